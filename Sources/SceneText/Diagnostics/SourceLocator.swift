/// Turns byte ranges into paths, lines and columns, for the sources of one run.
///
/// A source is scanned for its lines when it is first asked for, and once.
struct SourceLocator {
    /// Where a range lies, as people count.
    struct Place {
        let path: String

        /// The bytes, none of them behind the end of the source.
        let range: SourceRange

        let start: SourcePosition
        let end: SourcePosition
    }

    private struct Known {
        let lines: LineIndex
        var offset: UInt32
        var position: SourcePosition
    }

    private let sources: SourceMap
    private var known: [SourceID: Known] = [:]

    init(_ sources: SourceMap) {
        self.sources = sources
    }

    func text(of source: SourceID) -> SourceText { sources[source] }

    mutating func place(_ source: SourceID, _ range: SourceRange) -> Place {
        let end = sources[source].bytes.count
        let range = SourceRange(min(Int(range.start), end), min(Int(range.end), end))
        return Place(
            path: sources[source].name,
            range: range,
            start: position(of: range.start, in: source),
            end: position(of: range.end, in: source)
        )
    }

    mutating func lines(of source: SourceID) -> LineIndex { knowledge(of: source).lines }

    private mutating func knowledge(of source: SourceID) -> Known {
        if let found = known[source] { return found }
        let lines = LineIndex(sources[source])
        let made = Known(lines: lines, offset: 0, position: lines.position(of: 0))
        known[source] = made
        return made
    }

    /// Counts on from the last position on the same line: a file may be one line of many megabytes.
    private mutating func position(of offset: UInt32, in source: SourceID) -> SourcePosition {
        var knowledge = knowledge(of: source)
        let line = knowledge.lines.line(of: Int(offset))
        let lineStart = knowledge.lines.range(ofLine: line).start
        if line == knowledge.position.line, lineStart <= knowledge.offset,
            knowledge.offset <= offset
        {
            let between = SourceRange(start: knowledge.offset, end: offset)
            knowledge.position.column += sources[source].string(in: between).unicodeScalars.count
        } else {
            knowledge.position = knowledge.lines.position(of: offset)
        }
        knowledge.offset = offset
        known[source] = knowledge
        return knowledge.position
    }
}
