/// What a declaration of a variable, a property or a parameter says: a type and names.
struct ObjCDeclarator {
    private(set) var marks: MemberFacts.Marks = []
    private(set) var isOptional = false
    private(set) var isCollection = false

    /// The place of the type; nil where it is that of a block or a function.
    private(set) var type: Int?

    /// The places of the names.
    private(set) var names: [Int] = []

    private let tokens: ObjCTokens

    /// The names of one declarator that are not known words, and how many were before its last `*`.
    private var words: [Int] = []
    private var wordsBeforeStar: Int?

    /// The place of what a collection has, where it is written.
    private var element: Int?

    /// The places of the names in the angle brackets after a type.
    private var listed: [Int] = []

    /// The place of the name of a block.
    private var blockName: Int?

    /// Reads the tokens of a declaration without its semicolon, or those of a type alone.
    init(_ tokens: ObjCTokens, _ places: Range<Int>, isNamed: Bool) {
        self.tokens = tokens
        var place = declarator(places)
        settle(isNamed: isNamed)
        while isNamed, place < places.upperBound {
            guard tokens.kind(place) == .comma else {
                place = tokens.after(place)
                continue
            }
            words.removeAll(keepingCapacity: true)
            wordsBeforeStar = nil
            blockName = nil
            let start = place + 1
            place = declarator(start..<places.upperBound)
            if let name = pickName() { names.append(name) }
        }
    }

    /// The type as text, which is `id` for a collection that does not say what it has.
    var typeText: String? {
        guard isCollection else { return type.map(tokens.text) }
        return element.map(tokens.text) ?? "id"
    }

    /// The protocols that are named after the type; none of a collection, whose brackets say what it has.
    ///
    /// What is not a protocol there is an argument of a generic class.
    var protocols: [String] { isCollection || type == nil ? [] : listed.map(tokens.text) }

    // MARK: One declarator

    /// Reads up to a comma, or to what follows a name; returns where it ended.
    private mutating func declarator(_ places: Range<Int>) -> Int {
        var place = places.lowerBound
        while place < places.upperBound {
            switch tokens.kind(place) {
            case .identifier: place = identifier(place, places.upperBound)
            case .less:
                let end = tokens.angleEnd(place, before: places.upperBound)
                if words.count == 1 || element == nil, wordsBeforeStar == nil {
                    let inside = place + 1..<max(place + 1, end)
                    element = element ?? firstWord(in: inside)
                    if listed.isEmpty { listed = names(in: inside) }
                }
                place = end + 1
            case .star, .ampersand:
                wordsBeforeStar = words.count
                place += 1
            case .openParen:
                if let name = nameOfBlock(place) {
                    blockName = name
                    return tokens.after(place)
                }
                place = tokens.after(place)
            case .comma, .openBracket, .colon, .equals: return place
            default: place = tokens.after(place)
            }
        }
        return place
    }

    private mutating func identifier(_ place: Int, _ end: Int) -> Int {
        let word = tokens.word(place)
        let hasGroup = place + 1 < end && tokens.kind(place + 1) == .openParen
        switch word {
        case .outlet: marks.insert(.outlet)
        case .action: marks.insert(.action)
        case .segueAction: marks.insert(.segueAction)
        case .inspectable: marks.insert(.inspectable)
        case .qualifiedWeak: marks.insert(.weak)
        case .outletCollection:
            marks.insert(.outlet)
            isCollection = true
            element = firstWord(in: tokens.inside(place + 1))
            return hasGroup ? tokens.after(place + 1) : place + 1
        case .attribute, .declspec: return hasGroup ? tokens.after(place + 1) : place + 1
        default:
            if word.isOptional {
                isOptional = true
            } else if !word.isQualifier {
                // A macro with arguments, unless the type of a block is before its name.
                if hasGroup, nameOfBlock(place + 1) == nil { return tokens.after(place + 1) }
                words.append(place)
            }
        }
        return place + 1
    }

    /// The name in `(^name)` or `(*name)`; nil for other brackets.
    private func nameOfBlock(_ place: Int) -> Int? {
        guard [.caret, .star].contains(tokens.kind(place + 1)) else { return nil }
        var next = place + 2
        let end = tokens.close(of: place)
        while next < end {
            if tokens.kind(next) == .identifier, !tokens.word(next).isQualifier,
                !tokens.word(next).isOptional
            {
                return next
            }
            next = tokens.after(next)
        }
        return place + 1
    }

    /// The first name that says what something is: `UIView` of `__kindof UIView *`.
    private func firstWord(in places: Range<Int>) -> Int? {
        places.first { tokens.kind($0) == .identifier && !tokens.word($0).isQualifier }
    }

    /// The names that commas part and nothing else is beside.
    private func names(in places: Range<Int>) -> [Int] {
        places.filter { place in
            tokens.kind(place) == .identifier
                && (place == places.lowerBound || tokens.kind(place - 1) == .comma)
                && (place + 1 == places.upperBound || tokens.kind(place + 1) == .comma)
        }
    }

    // MARK: Which name is which

    private mutating func settle(isNamed: Bool) {
        let name = isNamed ? pickName() : nil
        if let name { names.append(name) }
        guard blockName == nil else { return }
        var types = words[...]
        if let count = wordsBeforeStar, count > 0 {
            types = words[..<count]
        } else if let name, let index = words.firstIndex(of: name) {
            types = words[..<index]
        }
        // Macros are before types, and are none.
        type = types.last { !tokens.isMacro($0) } ?? types.last
        if let type, tokens.word(type).isCollection {
            isCollection = true
        } else if !isCollection {
            element = nil
        }
    }

    /// The name of a variable: the first after the last `*`, else the last that is not a macro.
    private func pickName() -> Int? {
        if let blockName { return tokens.kind(blockName) == .identifier ? blockName : nil }
        if let count = wordsBeforeStar, count < words.count { return words[count] }
        var count = words.count
        while count > 2, tokens.isMacro(words[count - 1]) { count -= 1 }
        return count > 0 ? words[count - 1] : nil
    }
}

extension ObjCTokens {
    /// The place of the `>` that closes a `<`; where none does, the last place that may be of a list of types.
    func angleEnd(_ start: Int, before limit: Int) -> Int {
        var depth = 0
        var place = start
        while place < limit {
            switch kind(place) {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return place }
            case .semicolon, .openBrace, .closeBrace, .nothing: return max(start, place - 1)
            case .at: return max(start, place - 1)
            default: break
            }
            place = after(place)
        }
        return max(start, limit - 1)
    }
}
