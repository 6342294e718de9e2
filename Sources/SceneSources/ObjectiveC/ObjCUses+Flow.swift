import SceneText

extension ObjCUses {
    /// As deep as variables that are other variables are followed.
    private static let mostLevels = 4

    /// What a variable of the function that is read may be at a place; nil where the name is none.
    func values(of name: String, at place: Int, level: Int = 0) -> [TextValue]? {
        guard let body else { return given[name] }
        let flow = flow.flow(from: body.braces.lowerBound) { valueFlow(body.braces) }
        guard let variable = flow.variable(named: name, at: place) else { return given[name] }
        guard level < Self.mostLevels, let parts = flow.values(of: variable, at: place) else {
            return [.unknown]
        }
        var all: [TextValue] = []
        for part in parts {
            let values =
                part == Self.outside(body)
                ? given[name] ?? [.unknown]
                : made(part, level: level + 1) ?? resolved(part, level: level + 1)
            for value in values where !all.contains(value) { all.append(value) }
        }
        return all
    }

    /// What stands for the value that a function is given.
    private static func outside(_ body: ObjCDeclarations.Body) -> Range<Int> {
        body.braces.lowerBound..<body.braces.lowerBound + 1
    }

    /// How the values of variables flow through a function.
    private func valueFlow(_ braces: ClosedRange<Int>) -> ValueFlow {
        var walk = ObjCFlowReader(self, braces)
        for name in given.keys.sorted() { walk.declareGiven(name) }
        return walk.read()
    }
}

/// Reads the blocks of a function and what its variables get in them.
struct ObjCFlowReader {
    let uses: ObjCUses
    let tokens: ObjCTokens
    let braces: ClosedRange<Int>
    var flow: FlowBuilder

    /// The class of the variables of a statement, where it is one that matters.
    private var statementType = ObjCWord.none

    /// Where the parentheses of the last `for` end, whose semicolons end no statement.
    private var forEnd = 0

    /// The next line of `#if`.
    private var nextCondition: Int

    init(_ uses: ObjCUses, _ braces: ClosedRange<Int>) {
        self.uses = uses
        tokens = uses.tokens
        self.braces = braces
        flow = FlowBuilder(Range(braces))
        let conditions = uses.tokens.conditions
        nextCondition = conditions.indices.firstPlace {
            conditions[$0].place > braces.lowerBound
        }
    }

    /// Declares what the function is given as a text.
    mutating func declareGiven(_ name: String) {
        let first = braces.lowerBound
        flow.declare(name, first, first..<first + 1, upTo: first + 1)
    }

    mutating func read() -> ValueFlow {
        for place in braces.lowerBound + 1..<braces.upperBound {
            while nextCondition < tokens.conditions.count,
                tokens.conditions[nextCondition].place <= place
            {
                condition(tokens.conditions[nextCondition].directive, place)
                nextCondition += 1
            }
            let goesOn = goesOn(place)
            if flow.reach(place, goesOn: goesOn) { flow.endStatement(place, goesOn: goesOn) }
            read(place)
        }
        return flow.end(braces.upperBound)
    }

    private mutating func condition(_ directive: ObjCSkipping.Directive, _ place: Int) {
        flow.reach(place)
        switch directive {
        case .beginning: flow.beginCondition(place)
        case .other: flow.nextCondition(place, isLast: true)
        case .end: flow.endCondition(place)
        case .define, .unknown: break
        }
    }

    /// Whether another side of a condition follows a token.
    private func goesOn(_ place: Int) -> Bool {
        let next = tokens[place + 1]
        return next.word == .else || next.kind == .at && next.word == .catch
    }

    private mutating func read(_ place: Int) {
        let token = tokens[place]
        if token.kind == .openBrace {
            let end = max(place + 1, tokens.close(of: place))
            if !flow.beginExpected(place, end: end) { flow.begin(.init(kind: .block), place, end) }
            return
        }
        if flow.expects(place) { _ = flow.beginExpected(place, end: nil) }
        switch token.kind {
        case .semicolon:
            statementType = .none
            guard place >= forEnd else { return }
            flow.reach(place)
            flow.endStatement(place, goesOn: goesOn(place))
        case .equals: assignment(place)
        case .ampersand:
            let next = place + 1
            if tokens.kind(next) == .identifier, tokens.kind(next + 1) != .dot,
                tokens.kind(next + 1) != .arrow
            {
                flow.change(tokens.text(next), nil, upTo: next + 1)
            }
        case .caret: closure(place)
        // Any message may end what is tried.
        case .openBracket: flow.fail()
        case .at: statement(at: place, token.word)
        case .identifier where token.word != .none: statement(place, token.word)
        default: break
        }
    }

    // MARK: Variables

    private mutating func assignment(_ equals: Int) {
        let name = equals - 1
        guard tokens.kind(name) == .identifier, ![.dot, .arrow].contains(tokens.kind(name - 1))
        else { return }
        let value = equals + 1..<max(equals + 1, uses.expressionEnd(equals + 1))
        let isDeclared = uses.isDeclared(name)
        if isDeclared { statementType = uses.type(before: name, statementType) }
        let isFollowed = !value.isEmpty && (!isDeclared || statementType != .none)
        let known = isFollowed ? value : nil
        if isDeclared {
            flow.declare(tokens.text(name), name, known, upTo: value.upperBound)
        } else {
            flow.change(tokens.text(name), known, upTo: value.upperBound)
        }
    }

    /// A text, a storyboard or a nib that is declared without a value.
    private mutating func declaration(_ type: Int) {
        let name = uses.declaredName(after: type)
        guard name > type + 1, tokens.kind(name) == .identifier, tokens.kind(name + 1) != .equals
        else { return }
        let isOpen = [.semicolon, .comma].contains(tokens.kind(name + 1))
        flow.declare(tokens.text(name), name, isOpen ? name..<name : nil, upTo: name + 1)
    }

    // MARK: Blocks

    private mutating func closure(_ caret: Int) {
        var place = caret + 1
        let limit = place + 8
        while place < limit {
            switch tokens.kind(place) {
            case .openBrace: return flow.expect(.init(kind: .function), at: place)
            case .identifier, .star, .less, .greater, .openParen: place = tokens.after(place)
            default: return
            }
        }
    }

    private mutating func statement(at place: Int, _ word: ObjCWord) {
        let next = place + 1
        switch word {
        case .try: flow.expect(.init(kind: .tried), at: next)
        case .catch:
            let body = tokens.kind(next) == .openParen ? tokens.after(next) : next
            flow.expect(.init(kind: .branch, goesOn: true), at: body)
        case .throw:
            flow.fail()
            flow.leave()
        default: break
        }
    }

    private mutating func statement(_ place: Int, _ word: ObjCWord) {
        let next = place + 1
        let body = tokens.kind(next) == .openParen ? tokens.after(next) : nil
        switch word {
        case .string, .storyboard, .nib: declaration(place)
        case .if:
            guard let body else { return }
            flow.expect(.init(kind: .branch, goesOn: tokens.word(place - 1) == .else), at: body)
        case .else where tokens.word(next) != .if:
            flow.expect(.init(kind: .branch, goesOn: true, isLast: true), at: next)
        case .for, .while:
            guard let body, !isRepeated(place - 1) else { return }
            if word == .for { forEnd = max(forEnd, body) }
            flow.expect(.init(kind: .loop, node: flow.loopHead(place)), at: body)
        case .do where tokens.kind(next) == .openBrace:
            flow.expect(.init(kind: .repeated), at: next)
        case .switch:
            if let body { flow.expect(.init(kind: .options), at: body) }
        case .case, .default:
            guard word == .case || tokens.kind(next) == .colon else { return }
            if flow.isIn(.condition) { flow.giveUp() }
            flow.beginOption(place, falls: true)
        case .break: flow.leaveLoop()
        case .continue: flow.turn()
        case .return: flow.leave()
        case .abort, .exit: if body != nil { flow.leave() }
        case .throw:
            flow.fail()
            flow.leave()
        case .goto: flow.giveUp()
        default: break
        }
    }

    /// Whether a block that ends at a token is that of a `do`.
    private func isRepeated(_ end: Int) -> Bool {
        tokens.kind(end) == .closeBrace && tokens.word(Int(tokens[end].match) - 1) == .do
    }
}
