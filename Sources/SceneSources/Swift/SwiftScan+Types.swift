extension SwiftScan {
    /// Reads the head of a type, and goes into its body.
    mutating func typeDeclaration(
        _ index: Int,
        _ kind: TypeFacts.Kind,
        _ prefix: SwiftPrefix
    ) -> Int {
        let name = index + 1
        guard isName(name) || kind == .extension && self.kind(name) == .openBracket else {
            return name
        }
        var next = name + 1
        var written: String
        if kind == .extension {
            let type = type(name, isComposed: false)
            guard let typeName = type.isCollection ? "Array" : type.name, type.end > name else {
                return next
            }
            (written, next) = (typeName, type.end)
        } else {
            written = text(name)
        }
        let nameEnd = kind == .extension ? endOfPath(name) : next
        if let outer = enclosing { written = "\(outer).\(written)" }
        var facts = TypeFacts(
            kind,
            written,
            nameRange: range(name, nameEnd),
            headRange: range(index, next)
        )
        facts.otherName = kind == .extension ? nil : prefix.otherName
        facts.macros = macros(prefix)
        facts.exposesMembers =
            prefix.exposesMembers
            || [.extension, .protocol].contains(kind) && prefix.marks.contains(.exposed)
        if self.kind(next) == .less {
            facts.parameters = genericParameters(next).map { text($0) }
            next = afterGenerics(next) ?? next
        }
        if self.kind(next) == .colon {
            next = inherited(next + 1, into: &facts)
        }
        next = endOfHead(next)
        facts.headRange = range(index, next)
        return enter(facts, at: next, prefix)
    }

    /// Adds a type, and goes into the braces that are next, if any are.
    private mutating func enter(_ type: TypeFacts, at brace: Int, _ prefix: SwiftPrefix) -> Int {
        guard openTypes.count < Self.mostNestedTypes else {
            if kind(brace) == .openBrace { enterCode(brace, upTo: link(brace)) }
            return brace + 1
        }
        facts.types.append(type)
        guard kind(brace) == .openBrace else { return brace }
        openTypes.append(facts.types.count - 1)
        var scope = Scope(type: facts.types.count - 1, end: link(brace))
        if type.kind == .extension {
            scope.isPrivate = prefix.marks.contains(.isPrivate)
            scope.isPublic = prefix.isPublic
        }
        scopes.append(scope)
        return brace + 1
    }

    /// The end of a name with dots.
    private func endOfPath(_ start: Int) -> Int {
        var next = start + 1
        while kind(next) == .dot, isName(next + 1) { next += 2 }
        return next
    }

    /// The names after the colon.
    private func inherited(_ start: Int, into facts: inout TypeFacts) -> Int {
        var next = start
        while next < tokens.count {
            let isSuppressed = kind(next) == .operator
            if isSuppressed { next += 1 }
            if word(next) == .class {
                // What old sources write for `AnyObject`.
                facts.inherited.append("class")
                next += 1
            }
            let type = type(next, isComposed: false)
            guard type.end > next || word(next - 1) == .class else { return next }
            if !isSuppressed, !type.isCollection, let name = type.name {
                facts.inherited.append(name)
            }
            next = type.end
            guard kind(next) == .comma || kind(next) == .ampersand else { return next }
            next += 1
        }
        return next
    }

    /// The tokens of the parameters in `<…>`: the first name of each part.
    func genericParameters(_ open: Int) -> [Int] {
        guard let end = afterGenerics(open) else { return [] }
        var names: [Int] = []
        var depth = 0
        var isFirst = true
        var index = open
        while index < end - 1 {
            switch kind(index) {
            case .less: depth += 1
            case .greater: depth -= 1
            case .comma: if depth == 1 { isFirst = true }
            case .identifier:
                if word(index) == .where { return names }
                guard isFirst, depth == 1, ![.each, .let].contains(word(index)) else { break }
                names.append(index)
                isFirst = false
            default: break
            }
            index = after(index)
        }
        return names
    }

    /// The brace that begins a body, after a clause; where there is none, the end of what may be the head.
    private func endOfHead(_ start: Int) -> Int {
        var next = start
        while next < tokens.count {
            switch kind(next) {
            case .openBrace, .closeBrace, .semicolon, .closeParenthesis, .closeBracket: return next
            case .at, .hash: if tokens[next].startsLine { return next }
            case .identifier:
                let word = word(next)
                if tokens[next].startsLine, word.declares || word.modifies { return next }
            default: break
            }
            next = after(next)
        }
        return next
    }

    // MARK: Aliases

    /// `typealias X = Y`.
    mutating func alias(_ index: Int) -> Int {
        let name = index + 1
        guard isName(name) else { return name }
        var next = name + 1
        var parameters: [Int] = []
        if kind(next) == .less {
            parameters = genericParameters(next)
            next = afterGenerics(next) ?? next
        }
        guard kind(next) == .assign else { return next }
        let written = enclosing.map { "\($0).\(text(name))" } ?? text(name)
        var facts = TypeFacts(
            .alias,
            written,
            nameRange: range(name),
            headRange: range(index, next)
        )
        facts.parameters = parameters.map { text($0) }
        let end = type(next + 1).end
        _ = inherited(next + 1, into: &facts)
        facts.headRange = range(index, end)
        self.facts.types.append(facts)
        return max(end, next + 1)
    }

    /// The cases of an enumeration, as far as their raw values are texts.
    mutating func cases(_ index: Int) -> Int {
        guard let type = openTypes.last, facts.types[type].kind == .enumeration else {
            return index + 1
        }
        let hasTexts = facts.types[type].inherited.contains("String")
        var next = index + 1
        while isName(next) {
            let name = next
            next += 1
            let hasValues = kind(next) == .openParenthesis
            if hasValues { next = after(next) }
            if kind(next) == .assign {
                if kind(next + 1) == .text {
                    add(literal(next + 1), named: name, isCase: true)
                }
                next = expressionEnd(next + 1, scopeEnd)
            } else if hasTexts, !hasValues {
                add(.literal(text(name)), named: name, isCase: true)
            }
            guard kind(next) == .comma else { break }
            next += 1
        }
        return next
    }
}
