import SceneText

/// A field of a CSV text that a scanner has passed.
struct CSVField {
    /// The bytes, quotes included.
    var range: SourceRange

    /// Whether it is in quotes.
    var isQuoted: Bool

    /// The content as text.
    func text(in bytes: [UInt8]) -> String {
        guard isQuoted else { return String(decoding: bytes[range.indices], as: UTF8.self) }
        let content = bytes[range.indices].dropFirst().dropLast()
        guard content.contains(UInt8(ascii: "\"")) else {
            return String(decoding: content, as: UTF8.self)
        }
        var isSecond = false
        let unquoted = content.filter { byte in
            isSecond = byte == UInt8(ascii: "\"") && !isSecond
            return !isSecond
        }
        return String(decoding: unquoted, as: UTF8.self)
    }
}

/// Walks over CSV by byte offsets and builds nothing.
struct CSVScanner {
    /// The position of the scanner.
    var offset: Int

    /// Steps over lines without any character.
    mutating func skipEmptyLines(in bytes: Span<UInt8>) {
        while offset < bytes.count, endsLine(in: bytes) { offset += 1 }
    }

    /// Steps over the fields up to the end of the line, none at the end of the text.
    ///
    /// They replace those that the array held.
    mutating func scanRow(
        into fields: inout [CSVField],
        in bytes: Span<UInt8>
    ) throws(DataFault) {
        fields.removeAll(keepingCapacity: true)
        guard offset < bytes.count else { return }
        fields.append(try scanField(in: bytes))
        while offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
            offset += 1
            fields.append(try scanField(in: bytes))
        }
    }

    private func endsLine(in bytes: Span<UInt8>) -> Bool {
        offset == bytes.count || bytes[offset] == UInt8(ascii: "\n")
            || bytes[offset] == UInt8(ascii: "\r")
    }

    private mutating func scanField(in bytes: Span<UInt8>) throws(DataFault) -> CSVField {
        let start = offset
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return CSVField(range: SourceRange(start, offset), isQuoted: false)
            case UInt8(ascii: "\""):
                guard offset == start else {
                    throw DataFault(
                        "unexpected quote inside a field without quotes",
                        SourceRange(offset, offset + 1),
                        help: "put the whole field in double quotes, and quotes in it are "
                            + "doubled"
                    )
                }
                return try scanQuotedField(in: bytes)
            default: offset += 1
            }
        }
        return CSVField(range: SourceRange(start, offset), isQuoted: false)
    }

    private mutating func scanQuotedField(in bytes: Span<UInt8>) throws(DataFault) -> CSVField {
        let start = offset
        offset += 1
        while offset < bytes.count {
            let isQuote = bytes[offset] == UInt8(ascii: "\"")
            offset += 1
            guard isQuote else { continue }
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
                offset += 1
                continue
            }
            guard endsLine(in: bytes) || bytes[offset] == UInt8(ascii: ",") else {
                throw DataFault(
                    "unexpected text after the closing quote of a field",
                    SourceRange(offset, offset + 1),
                    help: "double a quote inside a field"
                )
            }
            return CSVField(range: SourceRange(start, offset), isQuoted: true)
        }
        throw DataFault("the field has no closing quote", SourceRange(start, start + 1))
    }
}
