import SceneText

/// Reads the declarations of a file: classes with their members, and where the bodies of functions are.
struct ObjCDeclarations {
    /// A method or function with its code.
    struct Body {
        /// The places of its braces.
        var braces: ClosedRange<Int>

        /// The name of a method without parameters whose value is a text; nil for all others.
        var textMethod: String?
        var textRange = SourceRange(0, 0)

        /// The labels of a method, and the names of its parameters that are texts, by their numbers.
        var labels: [String] = []
        var texts: [Int: Int] = [:]
    }

    /// Where the code of a class begins, or of none.
    struct Scope {
        var start: Int
        var name: String?

        /// Whether it is that of a category, whose `self` is often of a subclass.
        var isCategory = false
    }

    let tokens: ObjCTokens
    var types: [TypeFacts] = []
    private(set) var bodies: [Body] = []
    private(set) var scopes: [Scope] = []

    /// The type whose members are read, which is put among the others at its end.
    private(set) var current: TypeFacts?

    /// Whether the next brace is that of a namespace or of `extern "C"`, in which declarations go on.
    private var opensScope = false

    /// The name for Swift that a macro gives to the next type.
    private var swiftName: String?

    init(_ tokens: ObjCTokens) {
        self.tokens = tokens
        var place = 0
        while place < tokens.count { place = declaration(at: place) }
        endType(at: tokens.count)
    }

    /// Reads what begins at a place, and returns where it goes on.
    private mutating func declaration(at place: Int) -> Int {
        let token = tokens[place]
        switch token.kind {
        case .at: return word(at: place, token.word)
        case .identifier: return identifier(at: place, token.word)
        case .minus, .plus: return current == nil ? place + 1 : method(at: place)
        case .openBrace:
            guard !opensScope else {
                opensScope = false
                return place + 1
            }
            return addBody(at: place)
        case .equals: return initialValueEnd(place)
        case .semicolon:
            opensScope = false
            swiftName = nil
            return place + 1
        default: return tokens.after(place)
        }
    }

    private mutating func word(at place: Int, _ word: ObjCWord) -> Int {
        switch word {
        case .interface: return head(at: place, .class)
        case .implementation: return head(at: place, .implementation)
        case .protocol:
            guard tokens.kind(place + 1) == .identifier,
                tokens.kind(place + 2) != .semicolon, tokens.kind(place + 2) != .comma
            else { return place + 1 }
            return head(at: place, .protocol)
        case .end: endType(at: place)
        case .property: return property(at: place)
        case .synthesize, .dynamic: return synthesis(at: place)
        case .compatibilityAlias:
            addAlias(name: place + 1, meaning: place + 2, head: place..<place + 3)
            return place + 3
        default: break
        }
        return place + 1
    }

    private mutating func identifier(at place: Int, _ word: ObjCWord) -> Int {
        switch word {
        case .typedef: return alias(at: place)
        case .namespace: opensScope = true
        case .extern where tokens.kind(place + 1) == .text: opensScope = true
        case .swiftName, .swiftClass, .swiftProtocol:
            guard tokens.kind(place + 1) == .openParen else { break }
            let name = tokens.joined(tokens.inside(place + 1)).filter { $0 != "\"" }
            swiftName = name.isEmpty ? nil : name
            return tokens.after(place + 1)
        default: break
        }
        return place + 1
    }

    /// The end of what a variable begins with, which is no declaration.
    private func initialValueEnd(_ place: Int) -> Int {
        var place = place + 1
        while place < tokens.count {
            switch tokens.kind(place) {
            case .semicolon, .closeBrace: return place
            case .at where tokens.word(place) != .selector && tokens.word(place) != .none:
                return place
            default: place = tokens.after(place)
            }
        }
        return place
    }

    // MARK: Types

    /// Notes where code begins that is of another class than that before it.
    private mutating func beginScope(at place: Int, _ name: String?) {
        if scopes.isEmpty, name == nil { return }
        let isCategory = name != nil && tokens.kind(place + 2) == .openParen
        scopes.append(Scope(start: place, name: name, isCategory: isCategory))
    }

    mutating func endType(at place: Int) {
        guard let type = current else { return }
        if type.kind == .implementation { beginScope(at: place, nil) }
        types.append(type)
        current = nil
        swiftName = nil
    }

    private mutating func head(at place: Int, _ kind: TypeFacts.Kind) -> Int {
        endType(at: place)
        guard tokens.kind(place + 1) == .identifier else { return place + 1 }
        let name = tokens.text(place + 1)
        var type = TypeFacts(
            kind,
            name,
            nameRange: tokens.range(place + 1),
            headRange: tokens.range(place, to: place + 2)
        )
        if let swiftName, swiftName != name { type.otherName = swiftName }
        swiftName = nil
        let end = heading(of: &type, from: place + 2)
        type.headRange = tokens.range(place, to: end)
        if kind == .implementation {
            type.inherited = []
            beginScope(at: place, name)
        }
        current = type
        guard tokens.kind(end) == .openBrace, kind != .protocol else { return end }
        variables(at: end)
        return tokens.after(end)
    }

    /// Reads what is after the name of a type: parameters, a category, a superclass, protocols.
    private func heading(of type: inout TypeFacts, from start: Int) -> Int {
        var place = start
        if tokens.kind(place) == .less {
            let end = tokens.angleEnd(place, before: min(tokens.count, place + 64))
            let next = tokens.kind(end + 1)
            if type.kind == .class, next == .colon || next == .openParen {
                type.parameters = names(in: place + 1..<max(place + 1, end)).map(tokens.text)
                place = end + 1
            }
        }
        if tokens.kind(place) == .openParen, type.kind != .protocol {
            if type.kind == .class { type.kind = .extension }
            place = tokens.after(place)
        } else if tokens.kind(place) == .colon, tokens.kind(place + 1) == .identifier {
            type.inherited = [tokens.text(place + 1)]
            place += 2
        }
        while tokens.kind(place) == .less {
            let end = tokens.angleEnd(place, before: min(tokens.count, place + 256))
            let isArguments =
                (place..<end).contains { tokens.kind($0) == .star }
                || type.kind == .class && tokens.kind(end + 1) == .less
            if !isArguments {
                type.inherited += names(in: place + 1..<max(place + 1, end)).map(tokens.text)
            }
            place = end + 1
        }
        return place
    }

    /// The names in a list, each of which is the last of what commas part.
    private func names(in places: Range<Int>) -> [Int] {
        places.filter { place in
            tokens.kind(place) == .identifier && !tokens.word(place).isQualifier
                && (place + 1 == places.upperBound || tokens.kind(place + 1) == .comma
                    || tokens.kind(place + 1) == .colon)
                && tokens.kind(place - 1) != .colon
        }
    }

    // MARK: Aliases

    /// `typedef X Y;` of two names that begin with capital letters.
    private mutating func alias(at place: Int) -> Int {
        var end = place + 1
        while end < place + 24, tokens.kind(end) != .semicolon {
            switch tokens.kind(end) {
            case .identifier where ![.struct, .union, .enum].contains(tokens.word(end)): end += 1
            case .star, .less, .greater, .comma: end += 1
            default: return place + 1
            }
        }
        guard tokens.kind(end) == .semicolon else { return place + 1 }
        let declarator = ObjCDeclarator(tokens, place + 1..<end, isNamed: true)
        if let type = declarator.type, !declarator.isCollection, declarator.names.count == 1 {
            addAlias(name: declarator.names[0], meaning: type, head: place..<end)
        }
        return end
    }

    private mutating func addAlias(name: Int, meaning: Int, head: Range<Int>) {
        guard tokens.isCapital(name), tokens.isCapital(meaning) else { return }
        var type = TypeFacts(
            .alias,
            tokens.text(name),
            nameRange: tokens.range(name),
            headRange: tokens.range(head.lowerBound, to: head.upperBound)
        )
        type.inherited = [tokens.text(meaning)]
        types.append(type)
    }

    // MARK: Members

    mutating func add(_ member: MemberFacts) { current?.members.append(member) }

    /// Notes the code between braces, and returns where it ends.
    @discardableResult
    mutating func addBody(
        at place: Int,
        _ method: MemberFacts? = nil,
        texts: [Int: Int] = [:]
    ) -> Int {
        let end = tokens.close(of: place)
        guard end > place else { return place + 1 }
        var body = Body(braces: place...end)
        if let method, let type = method.type, type == "NSString", method.parameters.isEmpty {
            body.textMethod = method.name
            body.textRange = method.range
        }
        body.labels = method?.parameters.map(\.label) ?? []
        body.texts = texts
        bodies.append(body)
        return end + 1
    }
}
