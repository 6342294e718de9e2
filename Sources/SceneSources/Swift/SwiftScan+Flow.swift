extension SwiftScan {
    /// As many tokens as are looked at between a keyword and its block.
    private static let mostBetween = 256

    /// How the values of variables flow through code.
    func valueFlow(_ places: Range<Int>) -> ValueFlow {
        var flow = FlowBuilder(places)
        let end = min(places.upperBound, tokens.count)
        var index = places.lowerBound
        // The braces around all of it are no closure's.
        if kind(index) == .openBrace { index += 1 }
        while index < end {
            flow.reach(index, goesOn: goesOn(index))
            read(index, &flow)
            index += 1
        }
        return flow.end(end)
    }

    /// Whether another side of a condition follows a brace.
    private func goesOn(_ index: Int) -> Bool {
        kind(index) == .closeBrace && (word(index + 1) == .else || word(index + 1) == .catch)
    }

    private func read(_ index: Int, _ flow: inout FlowBuilder) {
        switch kind(index) {
        case .openBrace:
            let end = max(index + 1, link(index))
            if !flow.beginExpected(index, end: end) {
                flow.begin(.init(kind: .function), index, end)
            }
        case .assign, .compoundAssign: change(index, &flow)
        case .ampersand:
            if isName(index + 1), kind(index + 2) != .dot {
                flow.change(text(index + 1), nil, upTo: index + 2)
            }
        case .dot:
            if isName(index - 1), kind(index - 2) != .dot, Self.isChange(text(index + 1)) {
                flow.change(text(index - 1), nil, upTo: index + 2)
            }
        case .hash: condition(index, &flow)
        case .identifier where word(index) != .none:
            if kind(index - 1) != .dot || word(index) == .fatalError { statement(index, &flow) }
        default: break
        }
    }

    /// `#if` and the other lines of its condition.
    private func condition(_ index: Int, _ flow: inout FlowBuilder) {
        switch word(index) {
        case .if: flow.beginCondition(index)
        case .elseif: flow.nextCondition(index, isLast: false)
        case .else: flow.nextCondition(index, isLast: true)
        case .endif: flow.endCondition(index)
        default: break
        }
    }

    private func change(_ index: Int, _ flow: inout FlowBuilder) {
        var last = index - 1
        while kind(last) == .postfixExclamation || kind(last) == .postfixQuestion { last -= 1 }
        if kind(last) == .closeParenthesis, link(last) < last {
            // `(a, b) = (c, d)`.
            let end = min(last, link(last) + 32)
            for part in link(last)..<end where isName(part) && kind(part - 1) != .dot {
                flow.change(text(part), nil, upTo: index + 1)
            }
        }
        guard isName(last), kind(last - 1) != .dot, !isDeclared(last) else { return }
        let end = kind(index) == .assign ? localEnd(index + 1) : index
        let value = index + 1..<max(index + 1, end)
        flow.change(text(last), value.isEmpty ? nil : value, upTo: value.upperBound)
    }

    /// Whether a name before `=` is that of a new variable; one with a type has no name before it.
    private func isDeclared(_ name: Int) -> Bool {
        [.let, .var].contains(word(name - 1)) || kind(name - 1) == .comma
    }

    /// A keyword of a statement.
    private func statement(_ index: Int, _ flow: inout FlowBuilder) {
        let next = index + 1
        guard kind(next) != .colon || word(index) == .default else { return }
        switch word(index) {
        case .let, .var:
            guard isName(next), !declaresCondition(index) else { return }
            for local in locals(index) {
                flow.declare(
                    text(local.token),
                    local.token,
                    local.value,
                    upTo: local.value.upperBound
                )
            }
        case .if:
            let goesOn = word(index - 1) == .else
            expect(.init(kind: .branch, goesOn: goesOn), brace(next), &flow)
        case .guard: expect(.init(kind: .branch, leaves: true), guardBrace(next), &flow)
        case .else where kind(next) == .openBrace && !flow.expects(next):
            flow.expect(.init(kind: .branch, goesOn: true, isLast: true), at: next)
        case .catch: expect(.init(kind: .branch, goesOn: true), brace(next), &flow)
        case .do where kind(next) == .openBrace:
            let isTried = word(after(next)) == .catch
            flow.expect(.init(kind: isTried ? .tried : .block), at: next)
        case .for: loop(index, &flow)
        case .while where kind(index - 1) != .closeBrace || !isRepeated(index - 1):
            loop(index, &flow)
        case .repeat where kind(next) == .openBrace: flow.expect(.init(kind: .repeated), at: next)
        case .switch: expect(.init(kind: .options), brace(next), &flow)
        case .case, .default:
            guard beginsCase(index) else { return }
            if flow.isIn(.condition) { flow.giveUp() }
            flow.beginOption(index, falls: false)
        default: exit(index, &flow)
        }
    }

    /// A statement that ends its block.
    private func exit(_ index: Int, _ flow: inout FlowBuilder) {
        switch word(index) {
        case .break, .continue:
            // Where a label leads is not followed.
            if isName(index + 1), !startsLine(index + 1) { flow.giveUp() }
            if word(index) == .break { flow.leaveLoop() } else { flow.turn() }
        case .fallthrough: flow.fall()
        case .return: flow.leave()
        case .throw:
            flow.fail()
            flow.leave()
        case .try:
            if kind(index + 1) != .postfixQuestion, kind(index + 1) != .postfixExclamation {
                flow.fail()
            }
        case .fatalError, .preconditionFailure, .abort, .exit:
            if kind(index + 1) == .openParenthesis { flow.leave() }
        default: break
        }
    }

    private func loop(_ index: Int, _ flow: inout FlowBuilder) {
        guard let brace = brace(index + 1) else { return }
        flow.expect(.init(kind: .loop, node: flow.loopHead(index)), at: brace)
    }

    private func expect(_ head: FlowBuilder.Head, _ place: Int?, _ flow: inout FlowBuilder) {
        if let place { flow.expect(head, at: place) }
    }

    /// The brace of the block that a keyword begins.
    private func brace(_ start: Int) -> Int? {
        var index = start
        let limit = min(start + Self.mostBetween, tokens.count)
        while index < limit, kind(index) != .closeBrace {
            if kind(index) == .openBrace { return index }
            index = after(index)
        }
        return nil
    }

    /// The brace of the block that a `guard` ends with.
    private func guardBrace(_ start: Int) -> Int? {
        var index = start
        let limit = min(start + Self.mostBetween, tokens.count)
        while index < limit, kind(index) != .closeBrace {
            if word(index) == .else, kind(index + 1) == .openBrace { return index + 1 }
            index = after(index)
        }
        return nil
    }

    /// Whether a block that ends at a token is that of a `repeat`.
    private func isRepeated(_ end: Int) -> Bool { word(link(end) - 1) == .repeat }

    /// Whether a token begins the next case of a switch.
    private func beginsCase(_ index: Int) -> Bool {
        if word(index) == .default { return kind(index + 1) == .colon }
        return ![.if, .guard, .while, .for].contains(word(index - 1)) && kind(index - 1) != .comma
    }
}
