package import SceneText

/// What has to hold of the bytes of a text before libyaml sees them.
struct YAMLEncoding {
    /// The byte order mark that UTF-8 text may start with.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether every byte, a byte order mark aside, is a character.
    let isASCII: Bool

    /// Checks the size and encoding of a text; the first thing wrong is reported, and nil returned.
    init?(_ text: SourceText, as source: SourceID, limits: Limits, log: inout DiagnosticLog) {
        let bytes = text.bytes
        // Offsets are 32 bits wide, whatever the limit says.
        let limit = min(limits.sceneFileSize, Int(Int32.max))
        guard bytes.count <= limit else {
            log.report(.tooLarge(limit: limit, in: source))
            return nil
        }
        if let name = Self.wideEncoding(of: bytes) {
            log.report(.wideEncoding(name, in: source))
            return nil
        }
        // Three reductions without a branch, which the compiler makes wide.
        var union: UInt8 = 0
        var least: UInt8 = 0xFF
        var nearestToPercent: UInt8 = 0xFF
        for byte in bytes {
            union |= byte
            least = min(least, byte)
            nearestToPercent = min(nearestToPercent, byte ^ UInt8(ascii: "%"))
        }
        if least == 0, let offset = bytes.firstIndex(of: 0) {
            log.report(.nulByte(at: offset, in: source))
            return nil
        }
        if nearestToPercent == 0,
            let offset = Self.tagDirective(in: bytes, number: limits.tagDirectives + 1)
        {
            log.report(.tooManyTags(limits.tagDirectives, at: offset, in: source))
            return nil
        }
        let start = bytes.starts(with: Self.mark) ? Self.mark.count : 0
        guard union >= 0x80 else {
            isASCII = true
            return
        }
        switch Self.scan(bytes, from: start) {
        case .ascii: isASCII = true
        case .valid: isASCII = false
        case .broken(let range):
            log.report(.brokenUTF8(range, bytes[range.indices.lowerBound], in: source))
            return nil
        }
    }

    /// The place of the line that is the one of a number among those that may declare tags.
    private static func tagDirective(in bytes: [UInt8], number: Int) -> Int? {
        var count = 0
        for (offset, byte) in bytes.enumerated()
        where byte == UInt8(ascii: "%") && bytes[offset...].starts(with: "%TAG".utf8) {
            // Lines end with a control character or one beyond ASCII.
            let isAtStart = offset == 0 || bytes[offset - 1] < 0x20 || bytes[offset - 1] >= 0x80
            if isAtStart { count += 1 }
            if count == number { return offset }
        }
        return nil
    }

    /// The name of an encoding with wide units, told by its mark or by where zeros fall.
    private static func wideEncoding(of bytes: [UInt8]) -> String? {
        guard bytes.count >= 2 else { return nil }
        let isLong = bytes.count >= 4
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE): return isLong && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): return "UTF-16"
        case (0, 0): return isLong && bytes[2] == 0xFE && bytes[3] == 0xFF ? "UTF-32" : nil
        case (0, _): return !isLong || bytes[2] == 0 ? "UTF-16" : nil
        case (_, 0): return !isLong || bytes[3] == 0 ? "UTF-16" : nil
        default: return nil
        }
    }

    private enum Scan {
        case ascii
        case valid
        case broken(SourceRange)
    }

    private static func scan(_ bytes: [UInt8], from start: Int) -> Scan {
        var offset = start
        var result = Scan.ascii
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset += 1
                continue
            }
            result = .valid
            let (length, isValid) = sequence(in: bytes, at: offset)
            guard isValid else { return .broken(SourceRange(offset, offset + length)) }
            offset += length
        }
        return result
    }

    /// The length of the sequence that starts at a byte of 0x80 or more, or of what is broken there.
    private static func sequence(in bytes: [UInt8], at offset: Int) -> (length: Int, isValid: Bool)
    {
        let first = bytes[offset]
        let length: Int
        // The second byte is narrower than the others where it would spell an overlong form, a
        // surrogate or a number beyond Unicode (RFC 3629).
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if first == 0xE0 { second = 0xA0...0xBF }
            if first == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if first == 0xF0 { second = 0x90...0xBF }
            if first == 0xF4 { second = 0x80...0x8F }
        default: return (1, false)
        }
        for step in 1..<length {
            let allowed = step == 1 ? second : 0x80...0xBF
            guard offset + step < bytes.count, allowed.contains(bytes[offset + step]) else {
                return (step, false)
            }
        }
        return (length, true)
    }
}

extension Diagnostic {
    fileprivate static func tooLarge(limit: Int, in source: SourceID) -> Self {
        Diagnostic(
            .limitReached,
            "the file is larger than the limit of \(limit) bytes",
            at: Annotation(source, SourceRange(0, 0)),
            helps: [Help("keep rows in a data file and name it under 'data:'")]
        )
    }

    fileprivate static func tooManyTags(
        _ limit: Int,
        at offset: Int,
        in source: SourceID
    ) -> Self {
        Diagnostic(
            .limitReached,
            "the file has more than \(limit) lines that declare tags",
            at: Annotation(source, SourceRange(offset, offset + 4)),
            helps: [Help("take them out: a scene file has no tags of its own")]
        )
    }

    fileprivate static func wideEncoding(_ name: String, in source: SourceID) -> Self {
        Diagnostic(
            .wrongEncoding,
            "the file is \(name), not UTF-8",
            at: Annotation(source, SourceRange(0, 2)),
            helps: [Help("save it as UTF-8")]
        )
    }

    fileprivate static func nulByte(at offset: Int, in source: SourceID) -> Self {
        Diagnostic(
            .wrongEncoding,
            "a NUL byte cannot stand in a text",
            at: Annotation(source, SourceRange(offset, offset + 1)),
            helps: [Help("write \\0 in double quotes where the character is meant")]
        )
    }

    fileprivate static func brokenUTF8(
        _ range: SourceRange,
        _ byte: UInt8,
        in source: SourceID
    ) -> Self {
        let digits = String(byte, radix: 16, uppercase: true)
        return Diagnostic(
            .wrongEncoding,
            "the byte 0x\(digits) is not UTF-8 here",
            at: Annotation(source, range),
            helps: [Help("save the file as UTF-8")]
        )
    }
}

extension DiagnosticCode {
    package static let wrongEncoding = DiagnosticCode(
        "wrong-encoding",
        .yaml,
        summary: "a file is not UTF-8 text",
        explanation: """
            Scene files are UTF-8, with or without a byte order mark. A file in UTF-16, with bytes \
            that are not UTF-8 or with a NUL byte is not read at all, because every position in it \
            would be a guess. Save it again as UTF-8.
            """,
        good: """
            storyboard: Greeting
            scenes:
              hello:
                controller: view
                view:
                  - label: Hello

            """,
        replacing: "Hello",
        with: "Hel\u{0}lo"
    )
}
