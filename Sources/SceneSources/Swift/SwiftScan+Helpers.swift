extension SwiftScan {
    /// The function that is read, where a text is the name of the class that the function is given, or a member of it.
    func helper(_ value: Range<Int>) -> IdentifierUse.Helper? {
        // With more than one, it is not certain which class is meant.
        guard let name = function.name, function.types.count == 1, function.generic.count <= 1
        else { return nil }
        if value.count == 1 { return helper(ofConstant: value.lowerBound) }
        var helper = IdentifierUse.Helper(name: text(name), labels: function.labels)
        if isNameOfGiven(value) { return helper }
        let start = value.lowerBound
        guard value.count == 3, isGiven(start), kind(start + 1) == .dot, isName(start + 2),
            word(start + 2) != .`self`
        else { return nil }
        helper.member = text(start + 2)
        return helper
    }

    /// What a constant of the function is, where nothing after it has its name.
    private func helper(ofConstant name: Int) -> IdentifierUse.Helper? {
        let last = function.unknown.suffix(256).last { isSame($0, name) }
        return function.helpers.suffix(64).last { $0.token == last }?.helper
    }

    /// Whether a text is the name of a class that the function is given: `String(describing: type)`, `"\(T.self)"`.
    private func isNameOfGiven(_ value: Range<Int>) -> Bool {
        let (start, end) = (value.lowerBound, value.upperBound)
        if kind(start) == .textStart {
            return link(start) == end - 1 && kind(start + 1) == .interpolationStart
                && link(start + 1) == end - 2 && hasNothingElse(start, end)
                && isGiven(start + 2, end - 2)
        }
        return word(start) == .String && kind(start + 1) == .openParenthesis
            && link(start + 1) == end - 1 && word(start + 2) == .describing
            && kind(start + 3) == .colon && isGiven(start + 4, end - 1)
    }

    /// Whether tokens are a class that the function is given, with or without `.self`.
    private func isGiven(_ start: Int, _ end: Int) -> Bool {
        guard isGiven(start) else { return false }
        return end == start + 1
            || end == start + 3 && kind(start + 1) == .dot && word(start + 2) == .`self`
    }

    private func isGiven(_ name: Int) -> Bool {
        isName(name) && (function.types + function.generic).contains { isSame($0, name) }
    }
}

/// A use of a function that takes a class: `register(cellType: FooCell.self)`.
package struct SwiftTypeCall: Sendable, Hashable {
    package var name: String

    /// The labels of the arguments; `_` where there is none.
    package var labels: [String]

    /// The class that is given; nil where it is not written there.
    package var type: String?
}

extension SwiftReader {
    /// All uses of functions of some names in a file, apart from their declarations.
    package static func calls(of names: Set<String>, in bytes: [UInt8]) -> Set<SwiftTypeCall> {
        guard bytes.count < UInt32.max else { return [] }
        let scan = SwiftScan(bytes, SwiftLexer.lex(bytes.span).tokens)
        var calls: Set<SwiftTypeCall> = []
        // What is also the name of a generic parameter or an alias in the file is not certainly that of a class.
        var generic: Set<String> = []
        for index in scan.tokens.indices where scan.kind(index) == .identifier {
            let before = scan.word(index - 1)
            if scan.kind(index + 1) == .less, before.declares || scan.word(index) == .`init` {
                generic.formUnion(scan.genericParameters(index + 1).map(scan.text))
            }
            let name = scan.text(index)
            if before == .typealias || scan.isAssociatedType(index - 1) {
                generic.insert(name)
            }
            guard names.contains(name), before != .func,
                scan.kind(index + 1) != .colon
            else { continue }
            calls.insert(scan.typeCall(name, index))
        }
        return Set(
            calls.map { call in
                var call = call
                if let type = call.type, generic.contains(type) { call.type = nil }
                return call
            }
        )
    }
}

extension SwiftScan {
    fileprivate func isAssociatedType(_ index: Int) -> Bool {
        written(index).elementsEqual("associatedtype".utf8)
    }

    /// A use of a function, which may be a mention of its name alone.
    func typeCall(_ name: String, _ index: Int) -> SwiftTypeCall {
        guard kind(index + 1) == .openParenthesis else {
            return SwiftTypeCall(name: name, labels: [])
        }
        let arguments = arguments(index + 1)
        let types = arguments.compactMap { metatype($0.value) }
        return SwiftTypeCall(
            name: name,
            labels: arguments.map { $0.label.map(text) ?? "_" },
            type: types.count == 1 ? types[0] : nil
        )
    }
}
