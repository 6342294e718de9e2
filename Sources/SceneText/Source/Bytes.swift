/// What bytes of text mean, in one place for all that read text byte by byte.
extension UInt8 {
    /// Whether the byte is a digit from 0 to 9.
    @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte is an ASCII letter.
    @inlinable package var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    /// Whether the byte is an ASCII letter, a digit or an underscore.
    @inlinable package var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Whether the byte is of an ASCII letter, a digit, an underscore, or a character beyond ASCII.
    @inlinable package var isIdentifierPart: Bool { isNamePart || self >= 0x80 }

    /// Whether the byte is allowed in an id: the same, or a hyphen.
    @inlinable package var isIDPart: Bool { isIdentifierPart || self == UInt8(ascii: "-") }

    /// Whether the byte goes on with a character of UTF-8 that began before it.
    @inlinable package var isContinuation: Bool { self & 0xC0 == 0x80 }

    /// The value of a hexadecimal digit; nil for any other byte.
    @inlinable package var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension [UInt8] {
    /// Where text begins: after the byte order mark, if there is one.
    package var textStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// The first place of a byte from an index on.
    ///
    /// Whole files are looked through by it, which `firstIndex(of:)` of a slice takes twice as long for.
    package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        let bytes = span
        var index = start
        while bytes.count - index >= 32 {
            // A block is looked through without a branch, which the compiler makes wide.
            let block = bytes.extracting(index..<index + 32)
            var nearest: UInt8 = 0xFF
            for place in 0..<32 { nearest = Swift.min(nearest, block[place] ^ byte) }
            if nearest == 0 { break }
            index += 32
        }
        while index < bytes.count {
            if bytes[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// The first bytes that are not UTF-8; nil where all are.
    package var firstBrokenUTF8: SourceRange? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: span)
            return nil
        } catch {
            return SourceRange(error.byteOffsets.lowerBound, error.byteOffsets.upperBound)
        }
    }
}

extension FixedWidthInteger {
    /// The number in hexadecimal, with so many digits at least.
    package func hexadecimal(digits: Int = 1, uppercase: Bool = true) -> String {
        let text = String(self, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
    }
}
