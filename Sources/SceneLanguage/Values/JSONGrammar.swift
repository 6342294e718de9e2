import SceneText

/// What JSON is, by RFC 8259 and in UTF-8: where a value that starts at an offset ends.
///
/// It goes as fast as memory allows and builds nothing. Where something breaks the grammar the answer is
/// nil; `JSONScanner` then goes over the same bytes again to say what is wrong.
///
/// Inlining this always takes a quarter off the time of `bench-stage rows`, file reading aside.
enum JSONGrammar {
    /// The offset after a value, in which so many levels may be nested.
    @inline(__always)
    static func end(ofValueAt start: Int, levels: Int, in bytes: Span<UInt8>) -> Int? {
        guard start < bytes.count else { return nil }
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return end(ofContainerAt: start, levels: levels, in: bytes)
        default:
            return end(ofScalarAt: start, in: bytes)
        }
    }

    private static func end(
        ofContainerAt start: Int,
        levels: Int,
        in bytes: Span<UInt8>
    ) -> Int? {
        let isObject = bytes[start] == UInt8(ascii: "{")
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        var offset = pastSpace(from: start &+ 1, in: bytes)
        guard offset < bytes.count else { return nil }
        if bytes[offset] == closing { return offset &+ 1 }
        guard levels > 0 else { return nil }
        while true {
            if isObject {
                guard let value = value(afterKeyAt: offset, in: bytes) else { return nil }
                offset = value
            }
            guard let end = end(ofValueAt: offset, levels: levels &- 1, in: bytes) else {
                return nil
            }
            offset = pastSpace(from: end, in: bytes)
            guard offset < bytes.count else { return nil }
            if bytes[offset] == closing { return offset &+ 1 }
            guard bytes[offset] == UInt8(ascii: ",") else { return nil }
            offset = pastSpace(from: offset &+ 1, in: bytes)
        }
    }

    /// The offset of the value that follows a key and its colon.
    @inline(__always)
    private static func value(afterKeyAt start: Int, in bytes: Span<UInt8>) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\""),
            let end = end(ofStringAt: start, in: bytes)
        else { return nil }
        let colon = pastSpace(from: end, in: bytes)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return pastSpace(from: colon &+ 1, in: bytes)
    }

    /// The offset after white space.
    static func pastSpace(from start: Int, in bytes: Span<UInt8>) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset] <= 0x20 {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
            default: return offset
            }
        }
        return offset
    }

    /// Whether a byte belongs to a word or a number, which must not go on after its end.
    static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isNamePart || byte >= 0x80
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
}

// MARK: - Scalars

extension JSONGrammar {
    /// The offset after a string, a number or a word.
    @inline(__always)
    static func end(ofScalarAt start: Int, in bytes: Span<UInt8>) -> Int? {
        let end: Int?
        switch bytes[start] {
        case UInt8(ascii: "\""): return self.end(ofStringAt: start, in: bytes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            end = self.end(ofNumberAt: start, in: bytes)
        default: end = self.end(ofWordAt: start, in: bytes)
        }
        guard let end, end == bytes.count || !isWordByte(bytes[end]) else { return nil }
        return end
    }

    private static func end(ofWordAt start: Int, in bytes: Span<UInt8>) -> Int? {
        let letters = bytes.extracting(droppingFirst: start)
        guard letters.count >= 4 else { return nil }
        let word =
            UInt32(letters[0]) << 24 | UInt32(letters[1]) << 16 | UInt32(letters[2]) << 8
            | UInt32(letters[3])
        switch word {
        case 0x7472_7565, 0x6E75_6C6C: return start &+ 4  // true, null
        case 0x6661_6C73:  // fals
            return letters.count > 4 && letters[4] == UInt8(ascii: "e") ? start &+ 5 : nil
        default: return nil
        }
    }

    @inline(__always)
    private static func end(ofNumberAt start: Int, in bytes: Span<UInt8>) -> Int? {
        let first = bytes[start] == UInt8(ascii: "-") ? start &+ 1 : start
        var offset = pastDigits(from: first, in: bytes)
        guard offset > first, offset == first &+ 1 || bytes[first] != UInt8(ascii: "0") else {
            return nil
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            let fraction = offset &+ 1
            offset = pastDigits(from: fraction, in: bytes)
            guard offset > fraction else { return nil }
        }
        guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return offset }
        offset &+= 1
        if offset < bytes.count,
            bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-")
        {
            offset &+= 1
        }
        let exponent = offset
        offset = pastDigits(from: exponent, in: bytes)
        return offset > exponent ? offset : nil
    }

    @inline(__always)
    private static func pastDigits(from start: Int, in bytes: Span<UInt8>) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset].isDigit { offset &+= 1 }
        return offset
    }

    @inline(__always)
    static func end(ofStringAt start: Int, in bytes: Span<UInt8>) -> Int? {
        var offset = start &+ 1
        while true {
            offset = pastPlainText(from: offset, in: bytes)
            guard offset < bytes.count else { return nil }
            if bytes[offset] == UInt8(ascii: "\"") { return offset &+ 1 }
            let end =
                bytes[offset] == UInt8(ascii: "\\")
                ? end(ofEscapeAt: offset, in: bytes) : end(ofCharacterAt: offset, in: bytes)
            guard let end else { return nil }
            offset = end
        }
    }

    /// The offset of the first byte that is a quote, a backslash, a control character or no ASCII.
    ///
    /// It looks at eight bytes at once. In each of three differences the highest bit of a byte is set
    /// if that byte was too small, hence equal to what was subtracted; a borrow can set it in later
    /// bytes only, and the first is the one that matters.
    @inline(__always)
    private static func pastPlainText(from start: Int, in bytes: Span<UInt8>) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var offset = start
        while offset &+ 8 <= bytes.count {
            let word = eightBytes(at: offset, in: bytes)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
                | ((word &- ones &* 0x20) & ~word) | word
            let marks = found & (ones &* 0x80)
            if marks != 0 { return offset &+ marks.trailingZeroBitCount &>> 3 }
            offset &+= 8
        }
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<0x20, 0x80...: return offset
            default: offset &+= 1
            }
        }
        return offset
    }

    /// The offset after a backslash and what follows it.
    static func end(ofEscapeAt start: Int, in bytes: Span<UInt8>) -> Int? {
        guard start &+ 1 < bytes.count else { return nil }
        if JSONEscape.character(for: bytes[start &+ 1]) != nil { return start &+ 2 }
        guard let unit = codeUnit(at: start, in: bytes) else { return nil }
        guard UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) else { return start &+ 6 }
        guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(at: start &+ 6, in: bytes),
            UTF16.isTrailSurrogate(trail)
        else { return nil }
        return start &+ 12
    }

    /// The number of an escape such as `\u00e9`; nil where there is none.
    static func codeUnit(at start: Int, in bytes: Span<UInt8>) -> UInt16? {
        guard start &+ 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
            bytes[start &+ 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt16 = 0
        for offset in start &+ 2..<start &+ 6 {
            guard let digit = bytes[offset].hexadecimalValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// The offset after a character of two to four bytes of UTF-8.
    private static func end(ofCharacterAt start: Int, in bytes: Span<UInt8>) -> Int? {
        let lead = bytes[start]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead >= 0xC2, lead <= 0xF4, start &+ length <= bytes.count else { return nil }
        let second = bytes[start &+ 1]
        let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
        guard lowest <= second, second <= highest else { return nil }
        if length > 2, !bytes[start &+ 2].isContinuation { return nil }
        if length > 3, !bytes[start &+ 3].isContinuation { return nil }
        return start &+ length
    }

    /// Eight bytes as one number, the first one lowest.
    ///
    /// Written so that it becomes a single load.
    @inline(__always)
    private static func eightBytes(at offset: Int, in bytes: Span<UInt8>) -> UInt64 {
        let part = bytes.extracting(offset..<(offset &+ 8))
        guard part.count == 8 else { return 0 }
        let low =
            UInt64(part[0]) | UInt64(part[1]) << 8 | UInt64(part[2]) << 16 | UInt64(part[3]) << 24
        let high =
            UInt64(part[4]) << 32 | UInt64(part[5]) << 40 | UInt64(part[6]) << 48
            | UInt64(part[7]) << 56
        return low | high
    }
}
