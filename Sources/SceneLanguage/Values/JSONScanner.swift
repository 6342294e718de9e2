import SceneText

/// Walks over JSON by byte offsets and builds nothing.
///
/// It checks what it passes against RFC 8259. `JSONReader` builds values on top of it, and
/// `JSONRecords` finds the elements of a list with it where `JSONSkimmer`, its short cut, does not.
struct JSONScanner {
    /// Where the scanner stands.
    var offset: Int

    private let depthLimit: Int
    private var depth: Int

    /// Makes a scanner that stands at an offset, inside of some containers.
    init(from offset: Int = 0, depthLimit: Int, depth: Int = 0) {
        self.offset = offset
        self.depthLimit = depthLimit
        self.depth = depth
    }

    /// The byte at which the scanner stands; nil at the end.
    func peek(in bytes: Span<UInt8>) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Steps over white space.
    mutating func skipSpace(in bytes: Span<UInt8>) {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    /// Steps over one value and the white space before it.
    mutating func skipValue(in bytes: Span<UInt8>) throws(DataFault) {
        skipSpace(in: bytes)
        switch peek(in: bytes) {
        case UInt8(ascii: "{"):
            guard try openContainer(in: bytes) else { return }
            repeat {
                _ = try scanKey(in: bytes)
                try skipValue(in: bytes)
            } while try nextElement(before: UInt8(ascii: "}"), in: bytes)
        case UInt8(ascii: "["):
            guard try openContainer(in: bytes) else { return }
            repeat {
                try skipValue(in: bytes)
            } while try nextElement(before: UInt8(ascii: "]"), in: bytes)
        default:
            _ = try scanScalar(in: bytes)
        }
    }

    /// Checks that nothing but white space follows.
    mutating func expectEnd(in bytes: Span<UInt8>) throws(DataFault) {
        skipSpace(in: bytes)
        guard offset == bytes.count else {
            throw DataFault("something follows the end of the data", word(in: bytes))
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

    /// Steps behind the comma that follows an element; false when the container closes instead.
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
                "a comma stands behind the last element",
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
            throw DataFault("no ':' follows the key", key.range)
        }
        offset += 1
        skipSpace(in: bytes)
        return key
    }
}
