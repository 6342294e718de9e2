import SceneText

/// Reads what the code of a file uses: calls with identifiers, constants, and names that are assigned to.
struct ObjCUses {
    let tokens: ObjCTokens
    let expressions: ObjCExpressions
    let bodies: [ObjCDeclarations.Body]
    let scopes: [ObjCDeclarations.Scope]

    var uses: [IdentifierUse] = []
    var constants: [TextConstant] = []
    var assigned = NameSet()

    /// What the function that is read is given.
    var given: [String: [TextValue]] = [:]

    /// What becomes of the values of its variables.
    let flow = ValueFlowCache()

    /// The constants that code can assign to, by their places in the list.
    var variables: [Int] = []

    /// The class whose code is read.
    private(set) var enclosing: String?
    private(set) var isInCategory = false

    /// The function that is read.
    private(set) var body: ObjCDeclarations.Body?

    /// How often each name is in a function, by where that begins.
    let mentions = Kept<Int, [String: Int]>()

    /// What the method that is read returns, if that is texts.
    var returned: [TextValue] = []

    /// The class of the variables of a statement, where it is one that matters.
    var statementType = ObjCWord.none

    /// The brackets that are open.
    private(set) var open: [Int32] = []

    /// The names of functions whose calls are looked for, and the bytes that they begin with.
    private let sought: Set<String>
    private let soughtFirsts: Set<UInt8>
    var functionUses = FunctionUses()

    private var nextBody = 0
    private var nextScope = 0

    /// The bracket of the last message that was read.
    private var lastMessage = -1

    /// The end of the last `@try`, in which what does not exist ends no app.
    private(set) var tryEnd = -1

    init(
        _ tokens: ObjCTokens,
        bodies: [ObjCDeclarations.Body] = [],
        scopes: [ObjCDeclarations.Scope] = [],
        sought: Set<String> = []
    ) {
        self.sought = sought
        soughtFirsts = Set(sought.compactMap(\.utf8.first))
        self.tokens = tokens
        self.bodies = bodies
        self.scopes = scopes
        expressions = ObjCExpressions(tokens: tokens)
        let (list, bytes) = (tokens.list, tokens.bytes)
        read(list.span, bytes.span)
    }

    private mutating func read(
        _ list: borrowing Span<ObjCToken>,
        _ bytes: borrowing Span<UInt8>
    ) {
        for place in 0..<list.count {
            let token = list[place]
            switch token.kind {
            case .openBrace, .openBracket, .openParen:
                if token.kind == .openBrace { beginBody(at: place) }
                if token.match >= 0 { open.append(Int32(truncatingIfNeeded: place)) }
            case .closeBrace, .closeBracket, .closeParen:
                close(Int(token.match))
                if token.kind == .closeBrace { endBody(at: place) }
            case .semicolon: statementType = .none
            case .equals: assignment(at: place, bytes)
            case .at: at(place, token.word)
            case .identifier:
                if !sought.isEmpty, soughtFirsts.contains(bytes[Int(token.start)]),
                    sought.contains(tokens.text(place))
                {
                    functionUse(at: place)
                }
                if token.word != .none {
                    word(at: place, token.word)
                } else if bytes[Int(token.start)] == UInt8(ascii: "s"), token.end - token.start > 3
                {
                    setter(at: place, bytes)
                }
            default: break
            }
        }
    }

    /// The message that a place is directly in; nil outside messages.
    var message: Int? {
        guard let last = open.last, tokens.kind(Int(last)) == .openBracket else { return nil }
        return Int(last)
    }

    /// Forgets a bracket and those inside it; each side of an `#if` may close the same one.
    private mutating func close(_ opener: Int) {
        guard opener >= 0 else { return }
        while let last = open.last, last >= opener { open.removeLast() }
    }

    // MARK: Bodies

    private mutating func beginBody(at place: Int) {
        while nextScope < scopes.count, scopes[nextScope].start <= place { advanceScope() }
        guard nextBody < bodies.count, bodies[nextBody].braces.lowerBound == place else { return }
        body = bodies[nextBody]
        nextBody += 1
        addParameters(of: bodies[nextBody - 1])
    }

    private mutating func advanceScope() {
        enclosing = scopes[nextScope].name
        isInCategory = scopes[nextScope].isCategory
        nextScope += 1
    }

    private mutating func endBody(at place: Int) {
        guard let body, body.braces.upperBound == place else { return }
        if let method = body.textMethod, let enclosing {
            let values = returned.isEmpty || returned.count > 8 ? [.unknown] : returned
            for value in values {
                constants.append(
                    TextConstant(path: [enclosing, method], value: value, range: body.textRange)
                )
            }
        }
        self.body = nil
        returned.removeAll(keepingCapacity: true)
        given.removeAll(keepingCapacity: true)
    }

    // MARK: Words

    private mutating func at(_ place: Int, _ word: ObjCWord) {
        switch word {
        case .implementation, .end:
            given.removeAll(keepingCapacity: true)
            while nextScope < scopes.count, scopes[nextScope].start <= place { advanceScope() }
        case .selector where tokens.kind(place + 1) == .openParen:
            let name = tokens.inside(place + 1)
            guard !name.isEmpty, name.count < ObjCExpressions.mostTokens else { return }
            uses.append(use(.selector, [.literal(tokens.joined(name))], name))
        case .try where tokens.kind(place + 1) == .openBrace:
            tryEnd = max(tryEnd, tokens.close(of: place + 1))
        default: break
        }
    }

    private mutating func word(at place: Int, _ word: ObjCWord) {
        switch word {
        case .string: declaration(at: place)
        case .return where body?.textMethod != nil:
            returned += resolved(place + 1..<expressionEnd(place + 1))
        case .textSelector where tokens.kind(place + 1) == .openParen:
            let value = tokens.inside(place + 1)
            guard !value.isEmpty else { return }
            uses.append(use(.selector, resolved(value), value))
        case .identifier: comparison(at: place)
        default:
            guard word.isCall, tokens.kind(place + 1) == .colon, let message,
                message != lastMessage
            else { return }
            lastMessage = message
            if let message = ObjCMessage(tokens, message) { read(message) }
        }
    }

    /// Notes what `[x setName:…]` assigns to.
    private mutating func setter(at place: Int, _ bytes: borrowing Span<UInt8>) {
        let range = tokens.range(place).indices
        let first = range.lowerBound
        guard tokens.kind(place + 1) == .colon, range.count > 3,
            bytes[first + 1] == UInt8(ascii: "e"), bytes[first + 2] == UInt8(ascii: "t"),
            message != nil
        else { return }
        assigned.insert(first + 3, range.upperBound, of: bytes)
        let name = String(decoding: tokens.bytes[first + 3..<range.upperBound], as: UTF8.self)
        assigned.insert(name.lowercasedFirst)
    }

    // MARK: Values

    func use(_ kind: IdentifierUse.Kind, _ values: [TextValue], _ places: Range<Int>)
        -> IdentifierUse
    {
        let values = values.map(counted)
        return IdentifierUse(
            kind,
            isInCategory ? values.map { $0 == .typeName("self") ? .unknown : $0 } : values,
            enclosing: enclosing,
            at: tokens.range(places.lowerBound, to: places.upperBound)
        )
    }

    /// What an expression may be, with variables of the function in which it is followed.
    func resolved(_ places: Range<Int>, level: Int = 0) -> [TextValue] {
        var values: [TextValue] = []
        for value in expressions.values(places) {
            for value in resolved(value, at: places.lowerBound, level)
            where !values.contains(value) { values.append(value) }
        }
        return values
    }

    private func resolved(_ value: TextValue, at place: Int, _ level: Int) -> [TextValue] {
        guard case .name(let names) = value, names.count == 1,
            let known = values(of: names[0], at: place, level: level)
        else { return [value] }
        return known.isEmpty || known.count > 8 || known.contains(.unknown) ? [.unknown] : known
    }

    /// The end of an expression: a semicolon, a comma, or the end of the brackets around it.
    func expressionEnd(_ start: Int) -> Int {
        var place = start
        var left = ObjCExpressions.mostTokens
        while left > 0 {
            switch tokens.kind(place) {
            case .semicolon, .comma, .nothing, .closeParen, .closeBracket, .closeBrace: return place
            default: place = tokens.after(place)
            }
            left -= 1
        }
        return start
    }
}
