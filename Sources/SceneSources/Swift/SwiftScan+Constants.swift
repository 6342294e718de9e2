extension SwiftScan {
    /// Adds a constant of the type around, or of the file.
    mutating func add(_ value: TextValue, named name: Int, isCase: Bool = false) {
        let owners = enclosing.map { $0.split(separator: ".").map(String.init) } ?? []
        facts.constants.append(
            TextConstant(
                path: owners + [text(name)],
                value: value,
                isCase: isCase,
                range: range(name)
            )
        )
    }

    /// Adds a property with its first value, if that is a text.
    mutating func addConstant(_ value: Range<Int>, named name: Int, type: String?, isConstant: Bool)
    {
        if isConstant, addNib(value, named: name) { return }
        guard type == nil || type == "String" || kind(value.lowerBound) == .text else { return }
        guard type != nil || value.count < 64 && mayBeText(value) else { return }
        for value in values(value) {
            switch value {
            case .literal(let text) where isConstant || !text.isEmpty:
                if !isConstant { variables.append(facts.constants.count) }
                add(value, named: name)
            case .typeName: add(value, named: name)
            case .name(let path) where isConstant && (path.count > 1 || type == "String"):
                add(value, named: name)
            default: break
            }
        }
    }

    /// Adds what a computed property or a function gives, if that is one text.
    mutating func addResult(_ start: Int, _ end: Int, named name: Int, type: String?) {
        let first = word(start) == .return ? start + 1 : start
        if first < end, addNib(first..<end, named: name) { return }
        guard type == nil || type == "String" else { return }
        // Longer bodies are no constants, and would be looked through twice.
        guard first < end, end - first < 64 else { return }
        for value in values(first..<end) {
            switch value {
            case .literal, .typeName: add(value, named: name)
            case .name(let path) where path.count > 1 || type == "String": add(value, named: name)
            default: break
            }
        }
    }

    /// Adds a nib by its name, as nothing that is one is ever used as a text.
    private mutating func addNib(_ value: Range<Int>, named name: Int) -> Bool {
        guard after(value.lowerBound + 1) == value.upperBound,
            let nibs = nibNames(value.lowerBound)
        else { return false }
        for nib in nibs { add(nib, named: name) }
        return true
    }

    /// Reads the variables of a declaration in a function, and goes on at their values.
    mutating func local(_ index: Int) -> Int {
        if let end = pattern(index + 1) { return end }
        guard isName(index + 1) else { return index + 1 }
        let locals = locals(index)
        for local in locals {
            if !declaresCondition(index) { function.locals.append(local) }
            function.unknown.append(local.token)
            let value = local.value
            if !value.isEmpty, isSegueIdentifier(value.lowerBound, value.upperBound) {
                function.segueIdentifiers.append(local.token)
            }
        }
        return locals.first?.value.lowerBound ?? index + 1
    }

    /// The variables that a declaration in a function has: `let a = "A", b: String`.
    func locals(_ index: Int) -> [SwiftLocal] {
        var found: [SwiftLocal] = []
        var name = index + 1
        while isName(name), found.count < 8, ![.let, .var, .case].contains(word(name)) {
            var next = name + 1
            if kind(next) == .colon { next = max(type(next + 1).end, next + 1) }
            // What follows a comma may be a condition.
            if !found.isEmpty, next == name + 1, kind(next) != .assign { break }
            let isAssigned = kind(next) == .assign
            let end = isAssigned ? localEnd(next + 1) : next
            let value = isAssigned ? min(next + 1, end)..<end : next..<next
            found.append(
                SwiftLocal(token: name, value: value, isConstant: word(index) == .let)
            )
            guard kind(end) == .comma else { break }
            name = end + 1
        }
        return found
    }

    /// Whether a variable is one of a condition, and known in its block alone.
    func declaresCondition(_ index: Int) -> Bool {
        [.if, .while, .case].contains(word(index - 1)) || kind(index - 1) == .comma
    }

    /// Whether a value has a text, or begins with the name of a type: most others need no closer look.
    private func mayBeText(_ value: Range<Int>) -> Bool {
        isCapital(value.lowerBound)
            || value.contains { kind($0) == .text || kind($0) == .textStart }
    }

    /// Where the value of a variable of a function ends, if it is short enough to be a text.
    func localEnd(_ start: Int) -> Int {
        var index = start
        let limit = min(scopeEnd, start + 48)
        while index < limit {
            switch kind(index) {
            case .comma, .semicolon, .openBrace, .closeBrace, .closeParenthesis: return index
            default:
                let token = tokens[index]
                let goesOn = [.dot, .question, .colon, .operator].contains(token.kind)
                if index > start, token.startsLine, !goesOn, kind(index - 1) != .colon,
                    kind(index - 1) != .question, kind(index - 1) != .operator
                {
                    return index
                }
                if word(index) == .else { return index }
            }
            index = min(after(index), limit)
        }
        return index
    }

    /// Whether a name is one whose value cannot be told: a parameter, or a variable without a text.
    func isUnknown(_ name: Int) -> Bool {
        // Functions of many variables are not looked through for each use.
        function.unknown.suffix(256).contains { isSame($0, name) }
    }

    /// Whether a name is a parameter for types.
    func isGeneric(_ name: Int) -> Bool {
        if tokens[name].range.count == 1, isCapital(name) { return true }
        if function.generic.prefix(64).contains(where: { isSame($0, name) }) { return true }
        guard let type = openTypes.last, !facts.types[type].parameters.isEmpty else { return false }
        return facts.types[type].parameters.prefix(64).contains(text(name))
    }
}
