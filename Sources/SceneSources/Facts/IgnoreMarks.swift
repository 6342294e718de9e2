import SceneText

/// The comments of a source that say which findings are to be left out: `// scenectl:ignore undeclared-action -- why`.
struct IgnoreMarks {
    private static let marker = Array("scenectl:ignore".utf8)

    /// Where each begins and ends, in the order of the source.
    private var places: [Range<Int>] = []

    /// Notes a comment that begins with the marker; any other is left alone.
    mutating func note(_ text: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        let first = Self.contentStart(text, start, end)
        guard first + Self.marker.count <= end, text[first] == UInt8(ascii: "s") else { return }
        for index in Self.marker.indices where text[first + index] != Self.marker[index] { return }
        places.append(start..<end)
    }

    /// The place after the slashes, stars and blanks that a comment begins with.
    private static func contentStart(
        _ text: borrowing Span<UInt8>,
        _ start: Int,
        _ end: Int
    ) -> Int {
        var place = start
        while place < end, text[place] <= 0x20 || "/*!".utf8.contains(text[place]) { place += 1 }
        return place
    }

    /// What the comments leave out, in the bytes that they were noted in.
    func comments(in bytes: [UInt8]) -> [IgnoreComment] {
        guard !places.isEmpty else { return [] }
        let lines = LineIndex(SourceText(name: "", bytes: bytes))
        return places.compactMap { place in
            guard let codes = Self.codes(bytes[place]) else { return nil }
            let first = lines.line(of: place.lowerBound)
            let last = lines.line(of: place.upperBound)
            // Alone in its lines, a comment speaks for the one after its last.
            let before = bytes[lines.range(ofLine: first).indices].prefix(upTo: place.lowerBound)
            let after = bytes[lines.range(ofLine: last).indices].suffix(from: place.upperBound)
            let isAlone = before.last { $0 > 0x20 } == nil && after.allSatisfy { $0 <= 0x20 }
            return IgnoreComment(codes: codes, line: isAlone ? last : first - 1)
        }
    }

    /// The codes after the marker, up to a reason after two hyphens; nil where the marker is the start of another word.
    private static func codes(_ comment: ArraySlice<UInt8>) -> [String]? {
        let start = contentStart(comment.span, 0, comment.count) + marker.count
        var rest = comment.dropFirst(start)
        guard rest.first.map(isOfCode) != true else { return nil }
        var codes: [String] = []
        while true {
            rest = rest.drop { " \t,".utf8.contains($0) }
            let code = rest.prefix(while: isOfCode)
            guard let first = code.first, first != UInt8(ascii: "-") else { return codes }
            codes.append(String(decoding: code, as: UTF8.self))
            rest = rest[code.endIndex...]
        }
    }

    private static func isOfCode(_ byte: UInt8) -> Bool {
        byte.isNamePart || byte == UInt8(ascii: "-")
    }
}
