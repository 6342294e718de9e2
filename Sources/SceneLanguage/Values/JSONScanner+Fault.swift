import SceneText

extension JSONScanner {
    /// The bytes that a message about this place should mark: a whole word, or one character.
    func word(in bytes: Span<UInt8>) -> SourceRange {
        var end = offset
        while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        if end == offset, end < bytes.count { end += 1 }
        return SourceRange(offset, end)
    }

    /// Whether a byte belongs to a word or a number.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default:
            byte >= 0x80
        }
    }

    private func text(_ range: SourceRange, in bytes: Span<UInt8>) -> String {
        let shown = range.indices.prefix(40).map { bytes[$0] }
        return String(decoding: shown, as: UTF8.self)
    }

    func notAValue(in bytes: Span<UInt8>) -> DataFault {
        let range = word(in: bytes)
        guard let byte = peek(in: bytes) else {
            return DataFault("the file ends where a value is due", range)
        }
        switch byte {
        case UInt8(ascii: "'"):
            return DataFault("a string stands in single quotes", range, help: Self.doubleQuotes)
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return DataFault("a comment is no part of JSON", range)
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            return DataFault("a value is missing before '\(text(range, in: bytes))'", range)
        default:
            let word = text(range, in: bytes)
            let known = ["true", "false", "null"].first { $0 == word.lowercased() }
            return DataFault(
                "'\(word)' is no value of JSON",
                range,
                help: known.map { "it is written '\($0)'" } ?? Self.doubleQuotes
            )
        }
    }

    func notAKey(in bytes: Span<UInt8>) -> DataFault {
        let range = word(in: bytes)
        guard !range.isEmpty else { return DataFault("the file ends where a key is due", range) }
        return DataFault(
            "'\(text(range, in: bytes))' stands where a key is due",
            range,
            help: Self.doubleQuotes
        )
    }

    func missingComma(before closing: UInt8, in bytes: Span<UInt8>) -> DataFault {
        let sign = Character(UnicodeScalar(closing))
        let range = word(in: bytes)
        guard !range.isEmpty else {
            return DataFault("the file ends before the closing '\(sign)'", range)
        }
        let found = text(range, in: bytes)
        return DataFault("',' or '\(sign)' is due before '\(found)'", range)
    }

    mutating func malformedNumber(from start: Int, in bytes: Span<UInt8>) -> DataFault {
        while let byte = peek(in: bytes), Self.isWordByte(byte) { offset += 1 }
        let range = SourceRange(start, offset)
        return DataFault("'\(text(range, in: bytes))' is no number of JSON", range)
    }

    func controlCharacter(_ byte: UInt8, from start: Int) -> DataFault {
        guard byte != 0x0A, byte != 0x0D else { return unclosedString(from: start) }
        return DataFault(
            "a control character stands in a string",
            SourceRange(offset, offset + 1),
            help: byte == 0x09 ? #"a tab is written '\t'"# : #"it is written with '\u'"#
        )
    }

    func unclosedString(from start: Int) -> DataFault {
        DataFault(
            "the string has no closing quote on its line",
            SourceRange(start, start + 1),
            help: #"a line break in a string is written '\n'"#
        )
    }

    private static let doubleQuotes = "keys and strings stand in double quotes"
}
