import SceneKitLite

/// How far the pipeline runs.
enum Stage: String, CaseIterable {
    /// To the node tree.
    case tree

    /// To the checked definitions.
    case checked

    /// A data file to twenty rows, from row 900,000 on.
    case rows

    /// A data file to all of its rows, one after the other.
    case allRows = "all-rows"

    /// Runs the stage on a text and returns what it found wrong; the files measured have nothing
    /// wrong.
    func run(on text: SourceText) -> [Diagnostic] {
        switch self {
        case .tree:
            var sources = SourceMap()
            var log = DiagnosticLog()
            let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
            return withExtendedLifetime(tree) { log.diagnostics }
        case .checked:
            return SceneFile.read(text).diagnostics
        case .rows: return read(900_000..<900_020, of: text)
        case .allRows: return read(0..<Int.max, of: text)
        }
    }

    /// Reads those of some rows that there are.
    private func read(_ range: Range<Int>, of text: SourceText) -> [Diagnostic] {
        var sources = SourceMap()
        var log = DiagnosticLog()
        guard let format = DataFormat(path: text.name),
            case .rows(let rows)? = DataReader().open(
                text,
                as: sources.add(text),
                format: format,
                log: &log
            )
        else { return log.diagnostics }
        do throws(RowError) {
            var cursor = RowCursor()
            for index in range.clamped(to: 0..<rows.count) {
                _ = try rows.row(at: index, with: &cursor)
            }
            return []
        } catch {
            return [error.diagnostic]
        }
    }
}
