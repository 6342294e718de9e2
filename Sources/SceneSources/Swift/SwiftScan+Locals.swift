import SceneText

/// A variable of a function.
struct SwiftLocal {
    /// The token of its name.
    var token: Int

    /// The tokens of its first value; none where it has no value yet.
    var value: Range<Int>

    var isConstant: Bool

    /// Whether it is each element of a list in turn, and known in the block after it alone.
    var isElement = false
}

extension SwiftScan {
    /// As deep as variables that are other variables are followed.
    private static let mostLevels = 4

    /// As many tokens as are looked at between a variable and its use.
    private static let mostTokens = 2048

    /// What a name may be as a text where it is a variable or a parameter of the function; nil for all others, and
    /// where the name may mean something else.
    func localValues(_ name: Int, level: Int) -> [TextValue]? {
        guard level < Self.mostLevels, kind(name) == .identifier, kind(name - 1) != .dot else {
            return nil
        }
        // In `let name = name`, the second one is another.
        let own = function.locals.suffix(256).last { $0.value.contains(name) }?.token ?? name
        let local = function.locals.suffix(256).last { $0.token < own && isSame($0.token, name) }
        let hidden = function.unknown.suffix(256).last { $0 < own && isSame($0, name) }
        guard let local, local.token >= hidden ?? 0 else {
            return hidden.map(parameter) ?? givenClass(name)
        }
        if local.isElement {
            let brace = local.value.upperBound
            return brace < name && name < link(brace)
                ? elements(local.value.lowerBound, level) : nil
        }
        guard let parts = parts(of: local, at: name) else { return nil }
        var all: [TextValue] = []
        for part in parts {
            for value in values(part, level: level + 1) where !all.contains(value) {
                all.append(value)
            }
        }
        return all.isEmpty || all.count > 8 || all.contains(.unknown) ? [.unknown] : all
    }

    /// The values of the last variable of the function with the name that a token is.
    func parts(of name: Int, isConstant: Bool) -> [Range<Int>] {
        let local = function.locals.suffix(256).last { !$0.isElement && isSame($0.token, name) }
        guard let local, local.isConstant || !isConstant else { return [] }
        return parts(of: local, at: name) ?? []
    }

    /// What the elements of a list may be.
    func elements(_ open: Int, _ level: Int) -> [TextValue]? {
        let elements = arguments(open)
        // A list in a list would be taken apart again and again, and a colon is one of a dictionary.
        guard let last = elements.last, last.value.upperBound == link(open),
            level < Self.mostLevels,
            elements.allSatisfy({ $0.label == nil && kind(after($0.value.lowerBound)) != .colon })
        else { return nil }
        return elements.flatMap { values($0.value, level: level + 1) }
    }

    /// What `$0` may be in `["a", "b"].forEach { … }`.
    func elementValues(_ index: Int, level: Int) -> [TextValue]? {
        guard level < Self.mostLevels, written(index).elementsEqual("$0".utf8) else { return nil }
        let brace = conditionStart(index)
        guard kind(brace) == .openBrace, kind(brace - 2) == .dot, kind(brace - 3) == .closeBracket,
            written(brace - 1).elementsEqual("forEach".utf8)
        else { return nil }
        return elements(link(brace - 3), level)
    }

    /// Notes the variable of a loop over a list that is written there: `for id in ["a", "b"] {`.
    mutating func loop(_ name: Int, _ open: Int) {
        guard kind(open) == .openBracket, kind(after(open)) == .openBrace else { return }
        let list = open..<after(open)
        let local = SwiftLocal(token: name, value: list, isConstant: true, isElement: true)
        function.locals.append(local)
    }

    /// The text or class that a function is given by a name.
    private func parameter(_ name: Int) -> [TextValue]? {
        function.parameters.first { $0.token == name }.flatMap(value)
    }

    /// The class that a function is given, by the type that it is of: `T` of `_ type: T.Type`.
    private func givenClass(_ name: Int) -> [TextValue]? {
        guard !function.parameters.isEmpty, isCapital(name) else { return nil }
        let type = text(name)
        return function.parameters.first { $0.type == type }.flatMap(value)
    }

    private func value(_ found: SwiftParameter) -> [TextValue]? {
        guard let method = function.name else { return nil }
        let isText = found.type == nil
        let mentions = mentions.value(of: function.body.lowerBound) {
            function.body.lazy.filter(isName).reduce(into: [:]) { $0[text($1), default: 0] += 1 }
        }
        return [
            .parameter(
                TextParameter(
                    function: FunctionName(base: text(method), labels: function.labels),
                    place: found.place,
                    member: isText ? nil : "self",
                    defaults: found.value.isEmpty
                        ? [] : isText ? values(found.value, level: 1) : [.unknown],
                    enclosing: enclosing,
                    isCalledElsewhere: function.isCalledElsewhere,
                    isPrivate: function.isPrivate,
                    isNamedOnce: mentions[text(found.token)] == 1
                )
            )
        ]
    }

    /// The tokens of all values that a variable may have at a use of it: none where one cannot be told, nil where the
    /// name does not reach so far.
    func parts(of local: SwiftLocal, at use: Int) -> [Range<Int>]? {
        guard use - local.token < Self.mostTokens, let scope = scopes.last, scope.type == nil else {
            return nil
        }
        let flow = function.flow.flow(from: scope.start) { valueFlow(scope.start..<scope.end) }
        guard let variable = flow.declared[local.token], use < flow.variables[variable].end else {
            return nil
        }
        return flow.values(of: variable, at: use) ?? []
    }

    /// The token of the keyword that a block belongs to.
    private func conditionStart(_ brace: Int) -> Int {
        var index = brace - 1
        let first = max(0, brace - 48)
        while index > first {
            switch kind(index) {
            case .openBrace, .closeBrace, .semicolon: return index
            case .closeParenthesis, .closeBracket, .textEnd:
                index = link(index) < index ? link(index) - 1 : index - 1
            case .identifier where [.if, .switch, .while, .for, .guard].contains(word(index)):
                return index
            default: index -= 1
            }
        }
        return index
    }
}
