import SceneText

/// Looking at the text around a problem.
extension YAMLSyntaxError {
    /// How entries are written on the line of their key; nil for a key that takes something else.
    func bracing(_ value: SourceRange, of key: SourceRange) -> Help? {
        let words = string(key).split { $0 == " " || $0 == "-" || $0 == "{" }
        guard let name = words.last.map(String.init) else { return nil }
        let keys = Shape.Name.allCases.flatMap { Catalog.shape($0).keys }.filter { $0.name == name }
        guard !keys.isEmpty, keys.allSatisfy({ $0.type.takesMapping }) else { return nil }
        let written = "{\(string(value))}"
        return fix("put what '\(name)' takes in braces: \(written)", value, written)
    }

    /// A finding at some bytes of the text.
    func make(
        _ message: String,
        at range: SourceRange,
        secondary: [Annotation] = [],
        helps: [Help] = []
    ) -> Diagnostic {
        var range = range
        // Within the text, also where the mistake is at its end.
        range.end = max(range.start, min(range.end, UInt32(clamping: bytes.count)))
        let place = Annotation(source, range)
        return Diagnostic(.yamlSyntax, message, at: place, secondary: secondary, helps: helps)
    }

    /// A remedy that replaces some bytes of the text.
    func fix(_ remedy: String, _ range: SourceRange, _ replacement: String) -> Help {
        Help(remedy, edit: TextEdit(source, range, replacement: replacement))
    }

    /// The byte at an offset; nil after the end.
    func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The text in a range.
    package func string(_ range: SourceRange) -> String {
        String(decoding: bytes[range.indices], as: UTF8.self)
    }

    /// The line around an offset, without its line end.
    func line(at offset: Int) -> SourceRange {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        if start == 0 { start = bytes.textStart }
        var end = max(start, min(offset, bytes.count))
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return SourceRange(start, end)
    }

    /// How many bytes are before an offset on its line.
    func column(of offset: Int) -> Int { offset - Int(line(at: offset).start) }

    /// What is on a line from an offset on, without spaces around.
    func content(from offset: Int, to limit: Int? = nil) -> SourceRange {
        var end = limit ?? Int(line(at: offset).end)
        var start = min(offset, end)
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return SourceRange(start, end)
    }

    /// The characters from an offset to the next blank or bracket; a bracket or comma alone.
    func word(at offset: Int) -> SourceRange {
        let start = min(offset, bytes.count)
        var end = start
        while end < bytes.count, bytes[end] > 0x20, end == start || !isFlowMark(bytes[end]) {
            end += 1
            if isFlowMark(bytes[end - 1]) { break }
        }
        return SourceRange(start, end)
    }

    /// The colon of the key that a line begins with, if a bracket follows it at once: `label:{text: A, id: b}`.
    func colonBeforeBracket(on line: SourceRange) -> Int? {
        let content = bytes[line.indices].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        let rest = content.drop(while: \.isIdentifierPart)
        guard rest.count > 1, rest.startIndex > content.startIndex, rest.first == UInt8(ascii: ":"),
            [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(rest[rest.startIndex + 1])
        else { return nil }
        return rest.startIndex
    }

    /// Whether a byte is a bracket or comma of a flow collection.
    func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"):
            true
        default: false
        }
    }
}
