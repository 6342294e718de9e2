extension SwiftScan {
    /// Whether tokens begin with the identifier of a segue: `segue.identifier`, or a variable that is it.
    func isSegueIdentifier(_ start: Int, _ end: Int) -> Bool {
        var index = start
        while kind(index) == .openParenthesis { index += 1 }
        guard index < end, isName(index) else { return false }
        if function.segueIdentifiers.suffix(16).contains(where: { isSame($0, index) }) {
            return true
        }
        var next = index + 1
        while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
        return isSegue(index) && kind(next) == .dot && word(next + 1) == .identifier
    }

    /// Whether a name is that of a segue.
    private func isSegue(_ index: Int) -> Bool {
        let name = written(index).suffix(5)
        return name.elementsEqual("segue".utf8) || name.elementsEqual("Segue".utf8)
    }

    /// `segue.identifier` that is compared, or the value that a pattern is for.
    mutating func segueIdentifier(_ index: Int) {
        guard kind(index - 1) == .dot else { return }
        var first = index - 2
        while kind(first) == .postfixQuestion || kind(first) == .postfixExclamation { first -= 1 }
        guard isName(first), isSegue(first) else { return }
        compare(first, index + 1)
    }

    /// `==` or `!=` after or before a variable that is the identifier of a segue.
    mutating func comparison(_ index: Int) {
        guard !function.segueIdentifiers.isEmpty else { return }
        var before = index - 1
        while kind(before) == .postfixQuestion || kind(before) == .postfixExclamation {
            before -= 1
        }
        for name in [before, index + 1] where isName(name) && kind(name - 1) != .dot {
            if function.segueIdentifiers.suffix(16).contains(where: { isSame($0, name) }) {
                return compare(name, name + 1)
            }
        }
    }

    /// Records what the value from one token to before another is compared with.
    private mutating func compare(_ start: Int, _ end: Int) {
        var next = end
        while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
        if kind(next) == .equality {
            let last = operandEnd(next + 1)
            if last > next + 1 { add(next + 1..<last, ["segue"]) }
        } else if kind(start - 1) == .equality {
            let first = operandStart(start - 2)
            if first <= start - 2 { add(first..<start - 1, ["segue"]) }
        } else if kind(start - 1) == .assign {
            let first = operandStart(start - 2)
            if first <= start - 2, word(first - 1) == .case { pattern(first..<start - 1) }
        }
    }

    private mutating func add(_ value: Range<Int>, _ receiver: [String]) {
        let values = values(value)
        guard !values.isEmpty else { return }
        var use = IdentifierUse(
            .compareSegue,
            values,
            enclosing: enclosing,
            at: range(value.lowerBound, value.upperBound)
        )
        use.receiver = receiver
        facts.uses.append(use)
    }

    /// The token after a text or a name with dots.
    private func operandEnd(_ start: Int) -> Int {
        var index = start
        var isPart = true
        while index < tokens.count, index < start + 32 {
            switch kind(index) {
            case .text, .textStart, .identifier, .openParenthesis:
                guard isPart || kind(index) == .openParenthesis && index > start else {
                    return index
                }
                isPart = false
                index = min(after(index), tokens.count)
            case .dot:
                isPart = true
                index += 1
            case .postfixQuestion, .postfixExclamation: index += 1
            default: return index
            }
        }
        return index
    }

    /// The first token of a text or a name with dots that ends with a token.
    private func operandStart(_ end: Int) -> Int {
        var index = end
        while index > 0, index > end - 32 {
            switch kind(index) {
            case .postfixQuestion, .postfixExclamation: index -= 1
            case .text: return index
            case .closeParenthesis, .textEnd:
                guard link(index) < index, link(index) > 0 else { return end + 1 }
                let open = link(index)
                if kind(index) == .textEnd || !isName(open - 1) && kind(open - 1) != .dot {
                    return open
                }
                index = open - 1
            case .identifier:
                // `.some` of a pattern begins with a dot.
                guard kind(index - 1) == .dot else { return index }
                guard
                    isName(index - 2) || kind(index - 2) == .closeParenthesis
                        || kind(index - 2) == .postfixQuestion
                        || kind(index - 2) == .postfixExclamation,
                    word(index - 2) != .case
                else { return index - 1 }
                index -= 2
            default: return end + 1
            }
        }
        return end + 1
    }

    // MARK: Patterns

    /// The cases of a switch over the identifier of a segue.
    mutating func segueSwitch(_ index: Int) {
        var brace = index + 1
        while brace < tokens.count, brace < index + 48, kind(brace) != .openBrace {
            brace = after(brace)
        }
        guard kind(brace) == .openBrace, isSegueIdentifier(index + 1, brace) else { return }
        let end = min(link(brace), tokens.count)
        var next = brace + 1
        while next < end {
            guard word(next) == .case, kind(next - 1) != .dot else {
                next = after(next)
                continue
            }
            next = cases(next + 1, end)
        }
    }

    /// Records the patterns of one `case`.
    private mutating func cases(_ start: Int, _ end: Int) -> Int {
        var first = start
        var next = start
        while next < end {
            let isEnd = kind(next) == .colon
            if isEnd || kind(next) == .comma {
                if first < next { pattern(first..<next) }
                first = next + 1
            }
            if isEnd { break }
            next = after(next)
        }
        return next + 1
    }

    /// Records what a pattern matches: a text, a name, `.some("x")`, `"x"?`.
    private mutating func pattern(_ tokens: Range<Int>) {
        var (start, end) = (tokens.lowerBound, tokens.upperBound)
        if kind(start) == .dot || word(start) == .Optional,
            let open = (start..<end).first(where: { kind($0) == .openParenthesis }),
            link(open) < end
        {
            (start, end) = (open + 1, link(open))
        }
        guard start < end else { return }
        if word(start) == .let || word(start) == .var || kind(start) == .dot { return }
        let values = values(start..<end).filter { $0 != .unknown && $0 != .name(["_"]) }
        if !values.isEmpty { add(start..<end, ["segue"]) }
    }
}
