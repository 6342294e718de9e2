package import SceneText

/// The parts of a text that an editor left as they were, and where they are in the new text.
package struct YAMLKeptParts: Sendable {
    private struct Part {
        var new: Int
        var old: Int
        var count: Int
    }

    private var parts: [Part] = []

    mutating func add(_ old: Range<Int>, at new: Int) {
        guard !old.isEmpty else { return }
        parts.append(Part(new: new, old: old.lowerBound, count: old.count))
    }

    /// Where a range of the new text was in the old one; nil where it begins with something new.
    package func original(of range: SourceRange) -> SourceRange? {
        let start = Int(range.start)
        let place = parts.indices.firstPlace { parts[$0].new + parts[$0].count > start }
        guard place < parts.count, parts[place].new <= start else { return nil }
        let part = parts[place]
        let end = min(Int(range.end), part.new + part.count)
        return SourceRange(start - part.new + part.old, end - part.new + part.old)
    }
}
