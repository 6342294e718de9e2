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

/// Steps over JSON by byte offsets and builds nothing.
///
/// `JSONGrammar` says what is right; what is wrong the scanner says, at the offset where it is.
/// `JSONReader` builds values on top of it, and `JSONRecords` finds the elements of a list with it.
struct JSONScanner {
    /// The offset of the next byte.
    var offset: Int

    private let depthLimit: Int
    private var depth: Int

    /// Makes a scanner at an offset, inside some containers.
    init(from offset: Int = 0, depthLimit: Int, depth: Int = 0) {
        self.offset = offset
        self.depthLimit = depthLimit
        self.depth = depth
    }

    /// The byte at the scanner's position; nil at the end.
    func peek(in bytes: Span<UInt8>) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Steps over white space.
    mutating func skipSpace(in bytes: Span<UInt8>) {
        offset = JSONGrammar.pastSpace(from: offset, in: bytes)
    }

    /// Steps over one value and the white space before it.
    mutating func skipValue(in bytes: Span<UInt8>) throws(DataFault) {
        skipSpace(in: bytes)
        let levels = depthLimit - depth
        if let end = JSONGrammar.end(ofValueAt: offset, levels: levels, in: bytes) {
            offset = end
        } else {
            try stepThroughValue(in: bytes)
        }
    }

    /// Steps over the parts of a value that breaks the grammar, up to the one that does.
    mutating func stepThroughValue(in bytes: Span<UInt8>) throws(DataFault) {
        skipSpace(in: bytes)
        let isObject = peek(in: bytes) == UInt8(ascii: "{")
        guard isObject || peek(in: bytes) == UInt8(ascii: "[") else {
            _ = try scanScalar(in: bytes)
            return
        }
        guard try openContainer(in: bytes) else { return }
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        repeat {
            if isObject { _ = try scanKey(in: bytes) }
            try stepThroughValue(in: bytes)
        } while try nextElement(before: closing, in: bytes)
    }

    /// Checks that nothing but white space follows.
    mutating func expectEnd(in bytes: Span<UInt8>) throws(DataFault) {
        skipSpace(in: bytes)
        guard offset == bytes.count else {
            throw DataFault("unexpected content after the end", word(in: bytes))
        }
    }
}

// MARK: - Containers

extension JSONScanner {
    /// Steps into a list or an object; false when it is empty, and then it has been passed.
    mutating func openContainer(in bytes: Span<UInt8>) throws(DataFault) -> Bool {
        let start = offset
        let closing: UInt8 =
            bytes[offset] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
        offset += 1
        skipSpace(in: bytes)
        if peek(in: bytes) == closing {
            offset += 1
            return false
        }
        guard depth < depthLimit else {
            throw DataFault(
                "the data nest deeper than \(depthLimit) levels",
                SourceRange(start, start + 1)
            )
        }
        depth += 1
        return true
    }

    /// Steps over the comma that follows an element; false when the container closes instead.
    mutating func nextElement(
        before closing: UInt8,
        in bytes: Span<UInt8>
    ) throws(DataFault) -> Bool {
        skipSpace(in: bytes)
        let byte = peek(in: bytes)
        if byte == closing {
            offset += 1
            depth -= 1
            return false
        }
        guard byte == UInt8(ascii: ",") else { throw missingComma(before: closing, in: bytes) }
        let comma = offset
        offset += 1
        skipSpace(in: bytes)
        if peek(in: bytes) == closing {
            throw DataFault(
                "unexpected comma after the last element",
                SourceRange(comma, comma + 1)
            )
        }
        return true
    }

    /// Steps over a key and its colon.
    mutating func scanKey(in bytes: Span<UInt8>) throws(DataFault) -> JSONString {
        skipSpace(in: bytes)
        guard peek(in: bytes) == UInt8(ascii: "\"") else { throw notAKey(in: bytes) }
        let key = try scanString(in: bytes)
        skipSpace(in: bytes)
        guard peek(in: bytes) == UInt8(ascii: ":") else {
            throw DataFault("expected ':' after the key", key.range)
        }
        offset += 1
        skipSpace(in: bytes)
        return key
    }
}

// MARK: - Scalars

extension JSONScanner {
    /// Steps over a value that is neither a list nor an object.
    mutating func scanScalar(in bytes: Span<UInt8>) throws(DataFault) -> JSONScalar {
        let start = offset
        switch peek(in: bytes) {
        case UInt8(ascii: "\""): return .string(try scanString(in: bytes))
        case let first?:
            guard let end = JSONGrammar.end(ofScalarAt: start, in: bytes) else {
                throw scalarFault(in: bytes)
            }
            offset = end
            switch first {
            case UInt8(ascii: "t"): return .bool(true)
            case UInt8(ascii: "f"): return .bool(false)
            case UInt8(ascii: "n"): return .null
            default: break
            }
            for place in start..<end
            where bytes[place] == UInt8(ascii: ".") || bytes[place] | 0x20 == UInt8(ascii: "e") {
                return .number(SourceRange(start, end), isWhole: false)
            }
            return .number(SourceRange(start, end), isWhole: true)
        case nil: throw scalarFault(in: bytes)
        }
    }

    /// Steps over a string, with the quotes.
    private mutating func scanString(in bytes: Span<UInt8>) throws(DataFault) -> JSONString {
        let start = offset
        guard let end = JSONGrammar.end(ofStringAt: start, in: bytes) else {
            throw stringFault(in: bytes)
        }
        offset = end
        for place in start..<end where bytes[place] == UInt8(ascii: "\\") {
            return JSONString(range: SourceRange(start, end), hasEscapes: true)
        }
        return JSONString(range: SourceRange(start, end), hasEscapes: false)
    }
}
