import SceneText

/// A name, a literal or a symbol of Objective-C, with its place.
struct ObjCToken {
    enum Kind: UInt8 {
        /// What is before the first token and after the last.
        case nothing
        case identifier
        /// `@` with a name: `@interface`.
        case at
        case number
        case text
        /// A text that is an object: `@"x"`.
        case objectText
        case openParen, closeParen
        case openBracket, closeBracket
        case openBrace, closeBrace
        case semicolon, comma, colon, doubleColon, dot, arrow
        case star, less, greater, equals, question, plus, minus, caret, ampersand
        /// `==` and `!=`.
        case comparison
        /// Any other symbol, and literals that say nothing here.
        case other

        var isOpener: Bool { self == .openParen || self == .openBracket || self == .openBrace }
    }

    var start: UInt32
    var end: UInt32

    /// Of a bracket, the token that closes or opens it; -1 where there is none.
    var match: Int32 = -1

    var kind: Kind
    var word = ObjCWord.none

    init(_ kind: Kind, _ start: Int, _ end: Int, _ word: ObjCWord = .none) {
        self.kind = kind
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.word = word
    }
}

/// A line of `#if`, `#else` or `#endif`.
struct ObjCCondition {
    /// The token after it.
    var place: Int
    var directive: ObjCSkipping.Directive
}

/// The tokens of a file, or those of all its macros.
struct ObjCTokens {
    let bytes: [UInt8]
    let list: [ObjCToken]

    /// The lines of `#if` between the tokens.
    var conditions: [ObjCCondition] = []

    var count: Int { list.count }

    /// The token at a place; before the first and after the last, nothing.
    subscript(place: Int) -> ObjCToken {
        place >= 0 && place < list.count ? list[place] : ObjCToken(.nothing, 0, 0)
    }

    func kind(_ place: Int) -> ObjCToken.Kind { self[place].kind }

    func word(_ place: Int) -> ObjCWord { self[place].word }

    /// The place after a token, or after the whole pair of brackets that it opens.
    func after(_ place: Int) -> Int {
        let token = self[place]
        return token.kind.isOpener && Int(token.match) > place ? Int(token.match) + 1 : place + 1
    }

    /// The place of the bracket that closes one; where there is none, that of the bracket itself.
    func close(of place: Int) -> Int { max(place, after(place) - 1) }

    func range(_ place: Int) -> SourceRange {
        SourceRange(start: self[place].start, end: self[place].end)
    }

    /// The range of several tokens, the last of which is before `end`.
    func range(_ start: Int, to end: Int) -> SourceRange {
        SourceRange(start: self[start].start, end: max(self[end - 1].end, self[start].end))
    }

    /// What is written at a place.
    func text(_ place: Int) -> String {
        String(decoding: bytes[range(place).indices], as: UTF8.self)
    }

    /// What several tokens say without the blanks between them.
    func joined(_ places: Range<Int>) -> String { places.map(text).joined() }

    /// The places inside the pair of brackets that opens at one; none where nothing closes it.
    func inside(_ place: Int) -> Range<Int> { place + 1..<max(place + 1, close(of: place)) }

    func firstByte(_ place: Int) -> UInt8 {
        let start = Int(self[place].start)
        return start < bytes.count ? bytes[start] : 0
    }

    /// Whether a name begins with a capital letter.
    func isCapital(_ place: Int) -> Bool {
        kind(place) == .identifier && (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= firstByte(place)
    }

    /// Whether a name looks like that of a macro: `UI_APPEARANCE_SELECTOR`.
    func isMacro(_ place: Int) -> Bool {
        var hasUnderscore = false
        for byte in bytes[range(place).indices] {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "_"): hasUnderscore = true
            default: return false
            }
        }
        return hasUnderscore
    }
}
