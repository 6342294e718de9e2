package import SceneText

/// What must be true of the bytes of a text before libyaml sees them.
struct YAMLEncoding {
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
        if union >= 0x80, let range = bytes.firstBrokenUTF8 {
            log.report(.brokenUTF8(range, bytes[range.indices.lowerBound], in: source))
            return nil
        }
        isASCII = union < 0x80 || bytes.dropFirst(bytes.textStart).allSatisfy { $0 < 0x80 }
    }

    /// The position of the nth line that may declare tags.
    private static func tagDirective(in bytes: [UInt8], number: Int) -> Int? {
        guard bytes.count > "%TAG".utf8.count * number else { return nil }
        var (count, next) = (0, 0)
        while let offset = bytes.firstIndex(of: UInt8(ascii: "%"), from: next) {
            next = offset + 1
            guard bytes[offset...].starts(with: "%TAG".utf8) else { continue }
            // Lines end with a control character or one beyond ASCII.
            let isAtStart = offset == 0 || bytes[offset - 1] < 0x20 || bytes[offset - 1] >= 0x80
            if isAtStart { count += 1 }
            if count == number { return offset }
        }
        return nil
    }

    /// The name of an encoding with wide units, recognised by its mark or by its zeros.
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
}

extension Diagnostic {
    fileprivate static func tooLarge(limit: Int, in source: SourceID) -> Self {
        Diagnostic(
            .limitReached,
            "the file is larger than the limit of \(limit) bytes",
            at: Annotation(source, SourceRange(0, 0)),
            helps: ["keep rows in a data file and name it under 'data:'"]
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
            helps: ["remove them: a scene file has no tags of its own"]
        )
    }

    fileprivate static func wideEncoding(_ name: String, in source: SourceID) -> Self {
        Diagnostic(
            .wrongEncoding,
            "the file is \(name), not UTF-8",
            at: Annotation(source, SourceRange(0, 2)),
            helps: ["save it as UTF-8"]
        )
    }

    fileprivate static func nulByte(at offset: Int, in source: SourceID) -> Self {
        Diagnostic(
            .wrongEncoding,
            "a NUL byte is not allowed in a text",
            at: Annotation(source, SourceRange(offset, offset + 1)),
            helps: ["if you mean the character, write \\0 in double quotes"]
        )
    }

    fileprivate static func brokenUTF8(
        _ range: SourceRange,
        _ byte: UInt8,
        in source: SourceID
    ) -> Self {
        Diagnostic(
            .wrongEncoding,
            "the byte 0x\(byte.hexadecimal()) is not UTF-8 here",
            at: Annotation(source, range),
            helps: ["save the file as UTF-8"]
        )
    }
}

extension DiagnosticCode {
    package static let wrongEncoding = DiagnosticCode(
        "wrong-encoding",
        .yaml,
        summary: "a file is not UTF-8 text",
        explanation: """
            Scene files are UTF-8, with or without a byte order mark. A file that is in UTF-16, or has a NUL byte or \
            bytes that are not UTF-8, is not read at all, because every position in it would be a guess. Save it as \
            UTF-8.
            """,
        good: unknownTag.good,
        replacing: "Hello",
        with: "Hel\u{0}lo"
    )
}
