/// Cuts the bytes of a Swift source into tokens, in one pass.
///
/// Nothing that it meets is an error: what is left open ends with the file, and brackets that do not match are
/// closed by what is around them. Nesting costs an entry in a list, and no call within a call.
struct SwiftLexer {
    var tokens: [SwiftToken] = []
    var marks = IgnoreMarks()

    /// Where the next byte is looked at.
    var offset = 0

    /// What is open, outermost first.
    var open: [SwiftOpening] = []

    /// How many of these are braces.
    var openBraces = 0

    /// The `<` that may begin generic arguments and are not closed.
    var angles: [Int] = []

    /// The token that opened what was closed last.
    var closed = 0

    /// For each `#if` that is open, how much was open before it.
    var conditions: [Int] = []

    /// What the next token says of the blanks before it.
    var pending: SwiftToken.Flags = [.startsLine, .followsBlank]

    /// No `/` before this offset begins a regular expression: none ends one.
    var noRegexBefore = 0

    /// No `#/` with as many `#` before this offset begins a regular expression.
    var noRawRegex = (hashes: Int.max, before: 0)

    private let words = SwiftWord.table
    private let classes = SwiftByte.table

    /// Cuts the whole text.
    static func lex(_ text: Span<UInt8>) -> SwiftLexer {
        var lexer = SwiftLexer()
        // Few sources have more tokens than one for every four bytes.
        lexer.tokens.reserveCapacity(text.count / 4 + 16)
        lexer.run(text)
        return lexer
    }

    private mutating func run(_ text: Span<UInt8>) {
        if hasBytes(text, 0, 0xEF, 0xBB), hasByte(text, 2, 0xBF) { offset = 3 }
        if hasBytes(text, offset, UInt8(ascii: "#"), UInt8(ascii: "!")) { skipLine(text) }
        // Most of the time passes with blanks and names, which are given the table.
        let table = classes
        let classes = table.span
        while offset < text.count {
            let byte = text[offset]
            let kind = classes[Int(byte)]
            if kind & SwiftByte.blank != 0 {
                blank(text, classes)
            } else if kind & SwiftByte.nameStart != 0 {
                name(text, classes)
            } else if kind & SwiftByte.digit != 0 {
                number(text)
            } else if kind & SwiftByte.symbol != 0 {
                symbol(text, byte)
            } else {
                punctuation(text, byte)
            }
        }
        closeAll()
    }

    // MARK: Bytes

    func hasByte(_ text: Span<UInt8>, _ place: Int, _ byte: UInt8) -> Bool {
        place < text.count && text[place] == byte
    }

    func hasBytes(_ text: Span<UInt8>, _ place: Int, _ first: UInt8, _ second: UInt8) -> Bool {
        place + 1 < text.count && text[place] == first && text[place + 1] == second
    }

    func isClass(_ text: Span<UInt8>, _ place: Int, _ kind: UInt8) -> Bool {
        place >= 0 && place < text.count && classes[Int(text[place])] & kind != 0
    }

    /// The next place from one on whose byte is of a kind; the end where there is none.
    func first(_ kind: UInt8, _ text: Span<UInt8>, from start: Int) -> Int {
        let classes = classes.span
        var place = start
        while place < text.count, classes[Int(text[place])] & kind == 0 { place += 1 }
        return place
    }

    /// The next place from one on whose byte is not of a kind; the end where there is none.
    func end(of kind: UInt8, _ text: Span<UInt8>, from start: Int) -> Int {
        let classes = classes.span
        var place = start
        while place < text.count, classes[Int(text[place])] & kind != 0 { place += 1 }
        return place
    }

    // MARK: Tokens

    /// Adds a token that ends at a place, and goes on from there.
    mutating func add(
        _ kind: SwiftToken.Kind,
        _ start: Int,
        _ end: Int,
        _ word: SwiftWord = .none,
        _ flags: SwiftToken.Flags = []
    ) {
        tokens.append(
            SwiftToken(
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: end),
                kind: kind,
                word: word,
                flags: pending.union(flags)
            )
        )
        pending = []
        offset = end
    }

    private mutating func blank(_ text: Span<UInt8>, _ classes: Span<UInt8>) {
        let (end, hasLine) = endOfBlanks(text, classes)
        pending.insert(hasLine ? [.followsBlank, .startsLine] : .followsBlank)
        offset = end
    }

    private func endOfBlanks(
        _ text: Span<UInt8>,
        _ classes: Span<UInt8>
    ) -> (Int, hasLine: Bool) {
        var place = offset
        var hasLine = false
        while place < text.count {
            let byte = text[place]
            if classes[Int(byte)] & SwiftByte.blank == 0 { break }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { hasLine = true }
            place += 1
        }
        return (place, hasLine)
    }

    private mutating func name(_ text: Span<UInt8>, _ classes: Span<UInt8>) {
        let start = offset
        if text[start] >= 0x80, isForeign(text) { return }
        var (end, isForeign) = endOfName(text, classes)
        if isForeign { end = endOfName(text, start, end) }
        let word = words.word(text, start, end)
        if word.declares, word != .let, !angles.isEmpty, word != .class { dropAngles() }
        add(.identifier, start, end, word, word.isOfInterest ? .isOfInterest : [])
    }

    /// Where a name ends, and whether it has bytes above ASCII.
    private func endOfName(
        _ text: Span<UInt8>,
        _ classes: Span<UInt8>
    ) -> (Int, isForeign: Bool) {
        var end = offset
        var seen: UInt8 = 0
        while end < text.count, classes[Int(text[end])] & SwiftByte.name != 0 {
            seen |= text[end]
            end += 1
        }
        return (end, seen >= 0x80)
    }

    private mutating func number(_ text: Span<UInt8>) {
        let start = offset
        var end = end(of: SwiftByte.name, text, from: start)
        if hasByte(text, end, UInt8(ascii: ".")), isClass(text, end + 1, SwiftByte.digit) {
            end = self.end(of: SwiftByte.name, text, from: end + 1)
        }
        add(.number, start, end)
    }

    private mutating func punctuation(_ text: Span<UInt8>, _ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("): openBracket(.openParenthesis)
        case UInt8(ascii: ")"): closeParenthesis(text)
        case UInt8(ascii: "{"): openBracket(.openBrace)
        case UInt8(ascii: "}"): closeBrace()
        case UInt8(ascii: "["): openBracket(.openBracket)
        case UInt8(ascii: "]"): closeBracket()
        case UInt8(ascii: ","): add(.comma, offset, offset + 1)
        case UInt8(ascii: ":"): add(.colon, offset, offset + 1)
        case UInt8(ascii: ";"): semicolon()
        case UInt8(ascii: "@"): add(.at, offset, offset + 1)
        case UInt8(ascii: "."): dot(text)
        case UInt8(ascii: "\""): string(text, hashes: 0, from: offset)
        case UInt8(ascii: "#"): hash(text)
        case UInt8(ascii: "`"): quotedName(text)
        default: add(.unknown, offset, offset + 1)
        }
    }

    private mutating func semicolon() {
        dropAngles()
        add(.semicolon, offset, offset + 1)
    }

    private mutating func dot(_ text: Span<UInt8>) {
        let start = offset
        guard hasByte(text, start + 1, UInt8(ascii: ".")) else {
            return add(.dot, start, start + 1)
        }
        var end = start + 1
        while end < text.count,
            text[end] == UInt8(ascii: ".") || isClass(text, end, SwiftByte.symbol)
        {
            if isCommentStart(text, end) { break }
            end += 1
        }
        add(.operator, start, end)
    }

    /// A name in backticks, which may be a keyword or have blanks.
    private mutating func quotedName(_ text: Span<UInt8>) {
        let start = offset + 1
        var end = start
        while end < text.count, text[end] != UInt8(ascii: "`"), text[end] != UInt8(ascii: "\n") {
            end += 1
        }
        guard hasByte(text, end, UInt8(ascii: "`")), end > start else {
            return add(.unknown, offset, start)
        }
        add(.identifier, start, end)
        offset = end + 1
    }

    /// `#if`, `#selector`, a raw text, a regular expression.
    private mutating func hash(_ text: Span<UInt8>) {
        let start = offset
        var end = start + 1
        while hasByte(text, end, UInt8(ascii: "#")) { end += 1 }
        if hasByte(text, end, UInt8(ascii: "\"")) {
            return string(text, hashes: end - start, from: end)
        }
        if hasByte(text, end, UInt8(ascii: "/")), rawRegex(text, hashes: end - start, from: end) {
            return
        }
        guard end == start + 1, isClass(text, end, SwiftByte.nameStart) else {
            return add(.unknown, start, end)
        }
        let nameEnd = self.end(of: SwiftByte.name, text, from: end)
        let word = words.word(text, end, nameEnd)
        condition(word)
        add(.hash, start, nameEnd, word, word == .selector ? .isOfInterest : [])
        if word == .if || word == .elseif { skipNever(text) }
    }
}
