extension SwiftLexer {
    /// Whether a comment begins at a place.
    func isCommentStart(_ text: Span<UInt8>, _ place: Int) -> Bool {
        guard hasByte(text, place, UInt8(ascii: "/")), place + 1 < text.count else { return false }
        return text[place + 1] == UInt8(ascii: "/") || text[place + 1] == UInt8(ascii: "*")
    }

    /// A comment, a regular expression, or an operator.
    mutating func symbol(_ text: Span<UInt8>, _ byte: UInt8) {
        let start = offset
        switch byte {
        case UInt8(ascii: "/"):
            if hasByte(text, start + 1, UInt8(ascii: "/")) { return lineComment(text) }
            if hasByte(text, start + 1, UInt8(ascii: "*")) { return blockComment(text) }
            if regex(text) { return }
        case UInt8(ascii: "<"): return openAngle()
        case UInt8(ascii: ">"): return closeAngle()
        case UInt8(ascii: "?") where isLeftBound(text):
            return add(.postfixQuestion, start, start + 1)
        case UInt8(ascii: "!") where isLeftBound(text):
            return add(.postfixExclamation, start, start + 1)
        default: break
        }
        operatorToken(text, byte)
    }

    /// Whether what is before the next byte is no blank, no bracket that opens and no separator.
    private func isLeftBound(_ text: Span<UInt8>) -> Bool {
        guard pending.isEmpty, offset > 0 else { return false }
        return switch text[offset - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            false
        default: true
        }
    }

    /// An operator up to a `<` or `>`, which are tokens of their own for the sake of generic arguments.
    private mutating func operatorToken(_ text: Span<UInt8>, _ byte: UInt8) {
        let start = offset
        var end = start + 1
        while isClass(text, end, SwiftByte.symbol), text[end] != UInt8(ascii: "<"),
            text[end] != UInt8(ascii: ">"), !isCommentStart(text, end)
        {
            end += 1
        }
        if end == start + 1, byte == UInt8(ascii: "-"), hasByte(text, end, UInt8(ascii: ">")) {
            return add(.arrow, start, end + 1)
        }
        guard end > start + 1 else {
            switch byte {
            case UInt8(ascii: "="):
                dropAngles()
                return add(.assign, start, end, .none, .isOfInterest)
            case UInt8(ascii: "&"): return add(.ampersand, start, end, .none, .isOfInterest)
            case UInt8(ascii: "?"): return add(.question, start, end)
            default: return add(.operator, start, end)
            }
        }
        guard text[end - 1] == UInt8(ascii: "=") else { return add(.operator, start, end) }
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "!"):
            add(.equality, start, end, .none, .isOfInterest)
        case UInt8(ascii: "~"): add(.operator, start, end)
        default: add(.compoundAssign, start, end, .none, .isOfInterest)
        }
    }

    // MARK: Characters above ASCII

    /// A blank or an operator above ASCII, where one is next.
    mutating func isForeign(_ text: Span<UInt8>) -> Bool {
        let (scalar, count) = scalar(text, offset)
        if SwiftByte.isBlank(scalar) {
            pending.insert(.followsBlank)
            offset += count
            return true
        }
        guard SwiftByte.isSymbol(scalar) else { return false }
        add(.operator, offset, offset + count)
        return true
    }

    /// Where a name ends that has characters above ASCII: before a blank or an operator of these.
    func endOfName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var place = start
        while place < end {
            guard text[place] >= 0x80 else {
                place += 1
                continue
            }
            let (scalar, count) = scalar(text, place)
            if place > start, SwiftByte.isBlank(scalar) || SwiftByte.isSymbol(scalar) {
                return place
            }
            place += count
        }
        return end
    }

    /// The character at a place, as far as two or three bytes say it; 0 for all others.
    private func scalar(_ text: Span<UInt8>, _ place: Int) -> (UInt32, Int) {
        let byte = text[place]
        if byte & 0xE0 == 0xC0, place + 1 < text.count {
            return (UInt32(byte & 0x1F) << 6 | UInt32(text[place + 1] & 0x3F), 2)
        }
        if byte & 0xF0 == 0xE0, place + 2 < text.count {
            let low = UInt32(text[place + 1] & 0x3F) << 6 | UInt32(text[place + 2] & 0x3F)
            return (UInt32(byte & 0x0F) << 12 | low, 3)
        }
        return (0, 1)
    }
}
