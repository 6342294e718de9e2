/// Turns byte ranges into paths, lines and columns, for the sources of one run.
///
/// A source is scanned for its lines when it is first asked for, and once.
struct SourceLocator {
    /// Where a range is, as people count.
    struct Place {
        let path: String

        /// The bytes, none of them after the end of the source.
        let range: SourceRange

        let start: SourcePosition
        let end: SourcePosition
    }

    private let sources: SourceMap
    private var known: [SourceID: LineIndex] = [:]

    init(_ sources: SourceMap) {
        self.sources = sources
    }

    func text(of source: SourceID) -> SourceText { sources[source] }

    mutating func place(_ source: SourceID, _ range: SourceRange) -> Place {
        let end = sources[source].bytes.count
        let range = SourceRange(min(Int(range.start), end), min(Int(range.end), end))
        let lines = lines(of: source)
        return Place(
            path: sources[source].name,
            range: range,
            start: lines.position(of: range.start),
            end: lines.position(of: range.end)
        )
    }

    mutating func lines(of source: SourceID) -> LineIndex {
        if let found = known[source] { return found }
        let lines = LineIndex(sources[source])
        known[source] = lines
        return lines
    }
}
