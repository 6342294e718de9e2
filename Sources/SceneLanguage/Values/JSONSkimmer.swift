/// Passes JSON values as fast as memory allows, and says only where they end.
///
/// It is the short cut of `JSONScanner`: what it passes, a scanner passes as well and ends at the
/// same byte. What it does not pass may be right or wrong; the scanner, which words the faults,
/// decides. Unlike the scanner it checks that strings are UTF-8.
///
/// What is inlined always takes a quarter off the time of `bench-stage rows`, file reading aside.
enum JSONSkimmer {
    /// The offset behind the value that starts at an offset; nil when the scanner has to decide.
    static func end(
        ofValueAt start: Int,
        depthLimit: Int = Containers.capacity,
        in bytes: Span<UInt8>
    ) -> Int? {
        var offset = start
        var containers = Containers(limit: min(depthLimit, Containers.capacity))
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                offset = pastSpace(from: offset &+ 1, in: bytes)
                guard offset < bytes.count else { return nil }
                guard bytes[offset] == byte &+ 2 else {
                    guard containers.open(isObject: byte == UInt8(ascii: "{")),
                        let element = element(of: containers, at: offset, in: bytes)
                    else { return nil }
                    offset = element
                    continue
                }
                offset &+= 1
            } else {
                guard let end = end(ofScalarAt: offset, in: bytes) else { return nil }
                offset = end
            }
            while true {
                guard containers.depth > 0 else {
                    // A word or number that goes on is none.
                    let goesOn = offset < bytes.count && JSONScanner.isWordByte(bytes[offset])
                    return goesOn ? nil : offset
                }
                offset = pastSpace(from: offset, in: bytes)
                guard offset < bytes.count else { return nil }
                if bytes[offset] == UInt8(ascii: ",") {
                    offset = pastSpace(from: offset &+ 1, in: bytes)
                    guard let element = element(of: containers, at: offset, in: bytes) else {
                        return nil
                    }
                    offset = element
                    break
                }
                guard bytes[offset] == containers.closing else { return nil }
                containers.close()
                offset &+= 1
            }
        }
        return nil
    }

    /// The offset behind white space.
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

    /// The lists and objects that are open, innermost last.
    struct Containers {
        /// One bit for each.
        static let capacity = 64

        /// How many may be open at once.
        let limit: Int

        private(set) var depth = 0
        private var objects: UInt64 = 0

        init(limit: Int) { self.limit = limit }

        /// Whether the innermost is an object.
        var isObject: Bool { objects & 1 == 1 }

        /// What closes the innermost.
        var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

        /// Opens one; false when there are too many.
        mutating func open(isObject: Bool) -> Bool {
            guard depth < limit else { return false }
            depth &+= 1
            objects = objects &<< 1 | (isObject ? 1 : 0)
            return true
        }

        /// Closes the innermost.
        mutating func close() {
            depth &-= 1
            objects &>>= 1
        }
    }

    /// The offset of the next value of a list or an object, behind its key.
    @inline(__always)
    private static func element(
        of containers: Containers,
        at start: Int,
        in bytes: Span<UInt8>
    ) -> Int? {
        guard containers.isObject else { return start }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\""),
            let end = end(ofStringAt: start, in: bytes)
        else { return nil }
        let colon = pastSpace(from: end, in: bytes)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        return pastSpace(from: colon &+ 1, in: bytes)
    }
}

// MARK: - Scalars

extension JSONSkimmer {
    /// The offset behind a string, a number or a word; what follows a word is not looked at.
    @inline(__always)
    static func end(ofScalarAt start: Int, in bytes: Span<UInt8>) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "\""): end(ofStringAt: start, in: bytes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            end(ofNumberAt: start, in: bytes)
        default: end(ofWordAt: start, in: bytes)
        }
    }

    /// What follows a word is looked at where a comma or the closing of a container is due.
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
        while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10 { offset &+= 1 }
        return offset
    }

    @inline(__always)
    private static func end(ofStringAt start: Int, in bytes: Span<UInt8>) -> Int? {
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
    /// if that byte was too small, hence equal to what was taken away; a borrow can set it in later
    /// bytes only, and the first is the one that counts.
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

    private static func end(ofEscapeAt start: Int, in bytes: Span<UInt8>) -> Int? {
        guard start &+ 1 < bytes.count else { return nil }
        if JSONEscape.character(for: bytes[start &+ 1]) != nil { return start &+ 2 }
        var scanner = JSONScanner(from: start, depthLimit: 0)
        // What is wrong with it, the scanner says when it is asked to pass the whole value.
        do throws(DataFault) { try scanner.scanEscape(in: bytes) } catch { return nil }
        return scanner.offset
    }

    /// The offset behind a character of two to four bytes of UTF-8.
    private static func end(ofCharacterAt start: Int, in bytes: Span<UInt8>) -> Int? {
        let lead = bytes[start]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead >= 0xC2, lead <= 0xF4, start &+ length <= bytes.count else { return nil }
        let second = bytes[start &+ 1]
        let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
        let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
        guard lowest <= second, second <= highest else { return nil }
        if length > 2, bytes[start &+ 2] & 0xC0 != 0x80 { return nil }
        if length > 3, bytes[start &+ 3] & 0xC0 != 0x80 { return nil }
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
