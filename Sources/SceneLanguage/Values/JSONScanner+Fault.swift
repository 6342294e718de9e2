import SceneText

extension JSONScanner {
    /// The bytes that a message about this place should mark: a whole word, or one character.
    func word(in bytes: Span<UInt8>) -> SourceRange {
        var end = offset
        while end < bytes.count, JSONGrammar.isWordByte(bytes[end]) { end += 1 }
        if end == offset, end < bytes.count { end += 1 }
        return SourceRange(offset, end)
    }

    private func text(_ range: SourceRange, in bytes: Span<UInt8>) -> String {
        let shown = range.indices.prefix(40).map { bytes[$0] }
        return String(decoding: shown, as: UTF8.self)
    }

    /// What is wrong with a value that is neither a list nor an object.
    func scalarFault(in bytes: Span<UInt8>) -> DataFault {
        let range = word(in: bytes)
        guard let byte = peek(in: bytes) else {
            return DataFault("unexpected end of file, expected a value", range)
        }
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return DataFault("'\(text(range, in: bytes))' is not a valid JSON number", range)
        case UInt8(ascii: "'"):
            return DataFault("the string is in single quotes", range, help: Self.doubleQuotes)
        case UInt8(ascii: "/"), UInt8(ascii: "#"):
            return DataFault("JSON has no comments", range)
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            return DataFault("expected a value before '\(text(range, in: bytes))'", range)
        default:
            let word = text(range, in: bytes)
            let known = ["true", "false", "null"].first { $0 == word.lowercased() }
            return DataFault(
                "'\(word)' is not a valid JSON value",
                range,
                help: known.map { "it is written '\($0)'" } ?? Self.doubleQuotes
            )
        }
    }

    func notAKey(in bytes: Span<UInt8>) -> DataFault {
        let range = word(in: bytes)
        guard !range.isEmpty else {
            return DataFault("unexpected end of file, expected a key", range)
        }
        return DataFault(
            "expected a key before '\(text(range, in: bytes))'",
            range,
            help: Self.doubleQuotes
        )
    }

    func missingComma(before closing: UInt8, in bytes: Span<UInt8>) -> DataFault {
        let sign = Character(UnicodeScalar(closing))
        let range = word(in: bytes)
        guard !range.isEmpty else {
            return DataFault("unexpected end of file, expected '\(sign)'", range)
        }
        let found = text(range, in: bytes)
        return DataFault("expected ',' or '\(sign)' before '\(found)'", range)
    }

    /// What is wrong with a string; bytes that are not UTF-8 are reported for the whole file.
    func stringFault(in bytes: Span<UInt8>) -> DataFault {
        let unclosed = DataFault(
            "the string has no closing quote on its line",
            SourceRange(offset, offset + 1),
            help: #"write a line break in a string as '\n'"#
        )
        var next = offset + 1
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: "\\"):
                guard let end = JSONGrammar.end(ofEscapeAt: next, in: bytes) else {
                    return escapeFault(at: next, in: bytes)
                }
                next = end
            case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return unclosed
            case ..<0x20:
                return DataFault(
                    "unexpected control character in a string",
                    SourceRange(next, next + 1),
                    help: bytes[next] == UInt8(ascii: "\t")
                        ? #"write a tab as '\t'"# : #"it is written with '\u'"#
                )
            default: next += 1
            }
        }
        return unclosed
    }

    private func escapeFault(at start: Int, in bytes: Span<UInt8>) -> DataFault {
        var end = start
        // A character beyond the first 65,536 is written with two.
        for _ in 0..<2 {
            guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"),
                bytes[end + 1] == UInt8(ascii: "u")
            else { break }
            let unit = JSONGrammar.codeUnit(at: end, in: bytes)
            end += 2
            let digitsEnd = min(end + 4, bytes.count)
            while end < digitsEnd, bytes[end].hexadecimalValue != nil { end += 1 }
            guard let unit else {
                return DataFault(
                    #"expected four hexadecimal digits after '\u'"#,
                    SourceRange(start, end)
                )
            }
            if !UTF16.isLeadSurrogate(unit) { break }
        }
        guard end == start else {
            return DataFault("half of a surrogate pair is alone", SourceRange(start, end))
        }
        return DataFault(
            "unknown escape in a string",
            SourceRange(start, min(start + 2, bytes.count)),
            help: #"write a backslash as '\\'"#
        )
    }

    private static let doubleQuotes = "keys and strings are in double quotes"
}
