import SceneText

/// What changed between a golden file and what is drawn now, as a unified diff for people.
///
/// Rows are the same to the byte or they are shown. Under a changed row are marks for the changed
/// columns; equal stretches are folded; control codes and blanks at the end of a row are visible.
public struct GoldenDiff: Sendable {
    private let changes: LineDiff
    private let old: [DiffLine]
    private let new: [DiffLine]

    /// The most rows that a diff shows; a longer one says how many it leaves out.
    private static let rowLimit = 400

    /// Compares what is recorded with what is drawn.
    public init(recorded: String, drawn: String) {
        changes = LineDiff(old: recorded, new: drawn)
        old = DiffLine.lines(of: recorded)
        new = DiffLine.lines(of: drawn)
    }

    /// The diff; empty when nothing changed.
    public func text(
        oldName: String,
        newName: String,
        context: Int = 3,
        isColored: Bool = false
    ) -> String {
        guard !changes.changes.isEmpty else { return "" }
        var writer = DiffWriter(isColored: isColored, limit: Self.rowLimit)
        writer.header(oldName: oldName, newName: newName)
        var shown = 0
        for hunk in changes.hunks(context: context) {
            shown = write(hunk, after: shown, context: context, to: &writer)
        }
        writer.fold(old.count - shown)
        return writer.finished
    }

    /// Writes changes with the rows around them; returns how many old rows have been covered.
    private func write(
        _ hunk: ArraySlice<LineDiff.Change>,
        after told: Int,
        context: Int,
        to writer: inout DiffWriter
    ) -> Int {
        guard let first = hunk.first, let last = hunk.last else { return told }
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        let oldRows = first.old.lowerBound - before..<last.old.upperBound + after
        let newRows = first.new.lowerBound - before..<last.new.upperBound + after
        writer.fold(oldRows.lowerBound - told)
        writer.hunk(old: oldRows, new: newRows)
        var next = oldRows.lowerBound
        for change in hunk {
            for index in next..<change.old.lowerBound { writer.equal(DiffRow(old[index])) }
            write(change, to: &writer)
            next = change.old.upperBound
        }
        for index in next..<oldRows.upperBound { writer.equal(DiffRow(old[index])) }
        return oldRows.upperBound
    }

    private func write(_ change: LineDiff.Change, to writer: inout DiffWriter) {
        // Taking rows apart that are not shown would cost much for nothing.
        let (removed, added) = (change.old.prefix(Self.rowLimit), change.new.prefix(Self.rowLimit))
        let pairing = RowPairing(
            old: removed.map { DiffRow(old[$0]) },
            new: added.map { DiffRow(new[$0]) }
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
