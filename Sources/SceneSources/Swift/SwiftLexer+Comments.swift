extension SwiftLexer {
    /// Goes on to the end of the line.
    mutating func skipLine(_ text: Span<UInt8>) {
        var place = offset
        while place < text.count, text[place] != UInt8(ascii: "\n"),
            text[place] != UInt8(ascii: "\r")
        {
            place += 1
        }
        offset = place
    }

    mutating func lineComment(_ text: Span<UInt8>) {
        let start = offset
        skipLine(text)
        pending.insert(.followsBlank)
        marks.note(text, start, offset)
    }

    /// A comment in a block, with those in it.
    mutating func blockComment(_ text: Span<UInt8>) {
        let start = offset
        var depth = 1
        var place = start + 2
        while depth > 0 {
            place = first(SwiftByte.endsComment, text, from: place)
            guard place < text.count else { break }
            if hasBytes(text, place, UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                place += 2
            } else if hasBytes(text, place, UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                place += 2
            } else {
                place += 1
            }
        }
        place = min(place, text.count)
        offset = place
        pending.insert(.followsBlank)
        // A declaration after it may begin a line, as far as the words before it are concerned.
        if (start..<place).contains(where: { text[$0] == UInt8(ascii: "\n") }) {
            pending.insert(.startsLine)
        }
        marks.note(text, start, place)
    }
}
