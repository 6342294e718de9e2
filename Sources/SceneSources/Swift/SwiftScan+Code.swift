import SceneText

extension SwiftScan {
    /// Looks at a token that something in code may begin with; the result is where to go on.
    mutating func use(_ index: Int) -> Int {
        switch kind(index) {
        case .assign, .compoundAssign: assignment(index)
        case .equality: comparison(index)
        case .ampersand: reference(index)
        case .hash: selector(index)
        default: return use(index, word(index))
        }
        return index + 1
    }

    private mutating func use(_ index: Int, _ word: SwiftWord) -> Int {
        if isSought(index) { functionUse(index) }
        switch word {
        case .let, .var: return local(index)
        case .in: bind(before: index)
        case .func: return localFunction(index)
        case .typealias: return index + 3
        case .switch: segueSwitch(index)
        case .identifier: segueIdentifier(index)
        case .selector, .action, .nibName: label(index)
        default: if kind(index + 1) == .openParenthesis { call(index, word) }
        }
        return index + 1
    }

    /// A function in a function: its head has nothing of interest, and its parameters hide names.
    private mutating func localFunction(_ index: Int) -> Int {
        var next = index + 2
        guard isName(index + 1) else { return index + 1 }
        if isSought(index + 1) {
            functionUses.declared.append(FunctionName(base: text(index + 1), labels: []))
        }
        if kind(next) == .less {
            function.generic += genericParameters(next)
            next = afterGenerics(next) ?? next
        }
        guard kind(next) == .openParenthesis else { return next }
        var part = next + 1
        let end = min(link(next), scopeEnd)
        while part < end {
            if kind(part) == .colon, isName(part - 1) { function.unknown.append(part - 1) }
            part = after(part)
        }
        return end
    }

    // MARK: Assignments

    /// Remembers what `=` assigns to: the name before it, or those in the parentheses before it.
    private mutating func assignment(_ index: Int) {
        var last = index - 1
        while kind(last) == .postfixExclamation || kind(last) == .postfixQuestion { last -= 1 }
        if kind(last) == .closeParenthesis {
            guard kind(link(last)) == .openParenthesis else { return }
            var part = link(last) + 1
            // A tuple of more is rare, and nested ones would be looked through again.
            let end = min(last, part + 32)
            while part < end {
                if isName(part), kind(part + 1) == .comma || part + 1 == last { assign(part) }
                part = after(part)
            }
        } else if isName(last) {
            assign(last)
        }
    }

    /// Remembers that a name is assigned to, and whether it is that of the object itself.
    private mutating func assign(_ name: Int) {
        var owner = name - 2
        while kind(owner) == .postfixExclamation || kind(owner) == .postfixQuestion { owner -= 1 }
        let isOwn =
            kind(name - 1) != .dot || word(owner) == .`self` && kind(owner - 1) != .dot
        let key = text(name)
        facts.assigned.insert(key)
        if isOwn, let enclosing {
            ownAssigned[key, default: []].insert(enclosing)
        } else {
            otherAssigned.insert(key)
        }
    }

    /// Remembers what a function may assign to: `&name` and `&self.name`.
    private mutating func reference(_ index: Int) {
        var last = index + 1
        while isName(last), kind(last + 1) == .dot { last += 2 }
        guard isName(last) else { return }
        assign(last)
    }

    // MARK: Selectors

    /// `#selector(A.b(_:))`.
    private mutating func selector(_ index: Int) {
        let open = index + 1
        guard kind(open) == .openParenthesis else { return }
        let end = min(link(open), tokens.count)
        var part = open + 1
        // `getter: A.b`.
        if isName(part), kind(part + 1) == .colon { part += 2 }
        var path: [String] = []
        let start = part
        while part < end, isName(part), path.count < 16 {
            var name = text(part)
            part += 1
            if kind(part) == .openParenthesis, part < end {
                name += "(\(joined(part + 1, link(part)) ?? ""))"
                part = after(part)
            }
            path.append(name)
            while kind(part) == .postfixExclamation || kind(part) == .postfixQuestion { part += 1 }
            guard kind(part) == .dot else { break }
            part += 1
        }
        guard !path.isEmpty else { return }
        addSelector([.name(path)], at: range(start, max(start + 1, min(part, end))))
    }

    /// `selector: "x"`, as Swift 2 has it, and `nibName: "x"`.
    private mutating func label(_ index: Int) {
        guard kind(index + 1) == .colon else { return }
        if word(index) == .nibName {
            nib(index)
        } else if kind(index + 2) == .text,
            kind(index + 3) == .comma || kind(index + 3) == .closeParenthesis
        {
            addSelector([literal(index + 2)], at: range(index + 2))
        }
    }

    // MARK: Uses

    /// Adds the use of a selector.
    mutating func addSelector(_ values: [TextValue], at range: SourceRange) {
        guard !values.isEmpty else { return }
        facts.uses.append(IdentifierUse(.selector, values, enclosing: enclosing, at: range))
    }
}
