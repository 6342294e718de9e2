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

/// A place where a variable gets another value.
struct SwiftChange {
    /// The token of its name.
    var token: Int

    /// The tokens of the value; none where that cannot be told.
    var value: Range<Int>
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
        let changes = changes(of: local, before: name)
        guard let keepsFirst = path(of: local, to: name, changes) else { return nil }
        var parts = changes.map(\.value)
        if keepsFirst { parts.insert(local.value, at: 0) }
        var all: [TextValue] = []
        for part in parts {
            let values = part.isEmpty ? [.unknown] : values(part, level: level + 1)
            for value in values where !all.contains(value) { all.append(value) }
        }
        return all.isEmpty || all.count > 8 || all.contains(.unknown) ? [.unknown] : all
    }

    /// The last variable of the function with the name that a token is.
    func local(of name: Int) -> SwiftLocal? {
        function.locals.suffix(256).last { !$0.isElement && isSame($0.token, name) }
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
        let mentions = function.body.reduce(into: 0) {
            $0 += isName($1) && isSame($1, found.token) ? 1 : 0
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
                    isNamedOnce: mentions == 1
                )
            )
        ]
    }

    /// The changes of a variable before a use of it.
    private func changes(of local: SwiftLocal, before name: Int) -> [SwiftChange] {
        guard !local.isConstant || local.value.isEmpty else { return [] }
        return function.changes.suffix(256).filter {
            $0.token > local.token && $0.token < name && isSame($0.token, local.token)
        }
    }

    /// Goes from a variable to a use of it; nil where the name does not reach so far, else whether the first value may
    /// be seen there.
    ///
    /// Other values often replace it in any case. Where a condition has no `else`, they do not.
    private func path(of local: SwiftLocal, to use: Int, _ changes: [SwiftChange]) -> Bool? {
        var keepsFirst = !local.value.isEmpty
        var conditionEnd = 0
        var depth = 0
        var index = max(local.token + 1, local.value.upperBound)
        guard use - index < Self.mostTokens,
            local.isConstant || !(local.token..<use).contains(where: { isMutation($0, of: local) })
        else { return nil }
        while index < use {
            let next = after(index)
            if next > use {
                depth += 1
                index += 1
                continue
            }
            if depth == 0, kind(index) == .closeBrace || beginsCase(index) { return nil }
            let isPassed = changes.contains { (index..<next).contains($0.token) }
            if isPassed, index >= conditionEnd {
                // A second condition may be the opposite of the first one.
                guard kind(index) == .openBrace, conditionEnd == 0,
                    let end = conditionalEnd(index)
                else {
                    keepsFirst = false
                    index = next
                    continue
                }
                conditionEnd = end
            }
            index = next
        }
        return keepsFirst
    }

    /// Whether a token begins the next case of a switch, where the variables of the one before it end.
    private func beginsCase(_ index: Int) -> Bool {
        if word(index) == .case {
            return ![.if, .guard, .while, .for].contains(word(index - 1))
                && kind(index - 1) != .comma
        }
        return isName(index) && kind(index + 1) == .colon
            && written(index).elementsEqual("default".utf8)
    }

    /// Whether a variable is changed by one of its methods: `name.append(…)`.
    private func isMutation(_ index: Int, of local: SwiftLocal) -> Bool {
        kind(index) == .dot && isSame(index - 1, local.token)
            && Self.isChange(text(index + 1))
    }

    /// The end of all parts of an `if` without `else`, the first of whose blocks opens at a token; nil for others.
    private func conditionalEnd(_ brace: Int) -> Int? {
        guard word(conditionStart(brace)) == .if else { return nil }
        var end = after(brace)
        while word(end) == .else {
            var next = end + 1
            guard word(next) == .if else { return nil }
            let limit = next + 48
            while next < limit, next < tokens.count, kind(next) != .openBrace { next = after(next) }
            guard kind(next) == .openBrace else { return nil }
            end = after(next)
        }
        return end
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
