import SceneText

/// What changed between a golden file and what is drawn now, as a unified diff for people.
///
/// Rows are the same to the byte or they are shown. Under a changed row are marks for the changed
/// columns; equal stretches are folded; control codes and blanks at the end of a row are visible.
public struct GoldenDiff: Sendable {
    private let lines: LineDiff

    /// The most rows that a diff shows; a longer one says how many it leaves out.
    private static let rowLimit = 400

    /// Compares what is recorded with what is drawn.
    public init(recorded: String, drawn: String) {
        lines = LineDiff(old: recorded, new: drawn)
    }

    /// The diff; empty when nothing changed.
    public func text(oldName: String, newName: String, isColored: Bool = false) -> String {
        guard !lines.changes.isEmpty else { return "" }
        var writer = DiffWriter(isColored: isColored, limit: Self.rowLimit)
        writer.header(oldName: oldName, newName: newName)
        var shown = 0
        for hunk in lines.hunks {
            writer.fold(hunk.old.lowerBound - shown)
            write(hunk, to: &writer)
            shown = hunk.old.upperBound
        }
        writer.fold(lines.old.count - shown)
        return writer.finished
    }

    /// Writes changes with the rows around them.
    private func write(_ hunk: LineDiff.Hunk, to writer: inout DiffWriter) {
        writer.hunk(old: hunk.old, new: hunk.new)
        var next = hunk.old.lowerBound
        for change in hunk.changes {
            for index in next..<change.old.lowerBound { writer.equal(DiffRow(lines.old[index])) }
            write(change, to: &writer)
            next = change.old.upperBound
        }
        for index in next..<hunk.old.upperBound { writer.equal(DiffRow(lines.old[index])) }
    }

    private func write(_ change: LineDiff.Change, to writer: inout DiffWriter) {
        // Taking rows apart that are not shown would cost much for nothing.
        let (removed, added) = (change.old.prefix(Self.rowLimit), change.new.prefix(Self.rowLimit))
        let pairing = RowPairing(
            old: removed.map { DiffRow(lines.old[$0]) },
            new: added.map { DiffRow(lines.new[$0]) }
        )
        for step in pairing.steps {
            switch step {
            case .removed(let row): writer.removed(row)
            case .added(let row): writer.added(row)
            case .changed(let row, let other): writer.changed(from: row, to: other)
            }
        }
        writer.leaveOut(change.old.count - removed.count + change.new.count - added.count)
    }
}
