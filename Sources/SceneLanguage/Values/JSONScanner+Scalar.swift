import SceneText

/// A string that a scanner has passed.
struct JSONString {
    /// The bytes with the quotes.
    var range: SourceRange

    /// Whether the content differs from the bytes between the quotes.
    var hasEscapes: Bool
}

/// A value without parts that a scanner has passed.
enum JSONScalar {
    case null
    case bool(Bool)
    case string(JSONString)
    case number(SourceRange, isWhole: Bool)
}

extension JSONScanner {
    /// Steps over a value that is neither a list nor an object.
    mutating func scanScalar(in bytes: Span<UInt8>) throws(DataFault) -> JSONScalar {
        switch peek(in: bytes) {
        case UInt8(ascii: "\""):
            return .string(try scanString(in: bytes))
        case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
            return try scanNumber(in: bytes)
        case UInt8(ascii: "t"):
            try scanWord("true", in: bytes)
            return .bool(true)
        case UInt8(ascii: "f"):
            try scanWord("false", in: bytes)
            return .bool(false)
        case UInt8(ascii: "n"):
            try scanWord("null", in: bytes)
            return .null
        default:
            throw notAValue(in: bytes)
        }
    }

    private mutating func scanWord(_ word: String, in bytes: Span<UInt8>) throws(DataFault) {
        let found = self.word(in: bytes)
        let isWord = word.utf8.enumerated().allSatisfy { place, byte in
            offset + place < bytes.count && bytes[offset + place] == byte
        }
        guard isWord, found.count == word.utf8.count else { throw notAValue(in: bytes) }
        offset += found.count
    }

    /// Steps over a string, with the quotes.
    mutating func scanString(in bytes: Span<UInt8>) throws(DataFault) -> JSONString {
        let start = offset
        var hasEscapes = false
        offset += 1
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                offset += 1
                return JSONString(range: SourceRange(start, offset), hasEscapes: hasEscapes)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try scanEscape(in: bytes)
            } else if byte < 0x20 {
                throw controlCharacter(byte, from: start)
            } else {
                offset += 1
            }
        }
        throw unclosedString(from: start)
    }

    /// Steps over a backslash and what it stands before.
    mutating func scanEscape(in bytes: Span<UInt8>) throws(DataFault) {
        let start = offset
        offset += 1
        switch peek(in: bytes) {
        case UInt8(ascii: "u"):
            offset += 1
            let unit = try scanCodeUnit(from: start, in: bytes)
            guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return }
            try scanTrailSurrogate(behind: unit, from: start, in: bytes)
        case let byte? where JSONEscape.character(for: byte) != nil:
            offset += 1
        default:
            throw DataFault(
                "unknown escape in a string",
                SourceRange(start, min(start + 2, bytes.count)),
                help: #"a backslash is written '\\'"#
            )
        }
    }

    private mutating func scanTrailSurrogate(
        behind unit: UInt16,
        from start: Int,
        in bytes: Span<UInt8>
    ) throws(DataFault) {
        if UTF16.isLeadSurrogate(unit), offset + 1 < bytes.count,
            bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        {
            offset += 2
            if UTF16.isTrailSurrogate(try scanCodeUnit(from: start, in: bytes)) { return }
        }
        throw DataFault("half of a surrogate pair stands alone", SourceRange(start, offset))
    }

    private mutating func scanCodeUnit(
        from start: Int,
        in bytes: Span<UInt8>
    ) throws(DataFault) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek(in: bytes).flatMap(JSONEscape.hexadecimal) else {
                throw DataFault(
                    #"four hexadecimal digits are due behind '\u'"#,
                    SourceRange(start, offset)
                )
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }

    private mutating func scanNumber(in bytes: Span<UInt8>) throws(DataFault) -> JSONScalar {
        let start = offset
        var isWhole = true
        if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        let firstDigit = offset
        var isValid = skipDigits(in: bytes)
        if isValid, bytes[firstDigit] == UInt8(ascii: "0"), offset > firstDigit + 1 {
            isValid = false
        }
        if peek(in: bytes) == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            isValid = skipDigits(in: bytes) && isValid
        }
        if let byte = peek(in: bytes), byte | 0x20 == UInt8(ascii: "e") {
            isWhole = false
            offset += 1
            let sign = peek(in: bytes)
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
            isValid = skipDigits(in: bytes) && isValid
        }
        if let byte = peek(in: bytes), Self.isWordByte(byte) { isValid = false }
        guard isValid else { throw malformedNumber(from: start, in: bytes) }
        return .number(SourceRange(start, offset), isWhole: isWhole)
    }

    /// Steps over digits; false when there is none.
    private mutating func skipDigits(in bytes: Span<UInt8>) -> Bool {
        let start = offset
        while offset < bytes.count, bytes[offset] >= UInt8(ascii: "0"),
            bytes[offset] <= UInt8(ascii: "9")
        {
            offset += 1
        }
        return offset > start
    }
}
