import SceneKitLite
import SceneText

/// Writes the rows of a diff one after the other.
struct DiffWriter {
    private let palette: DiffPalette
    private var limit: Int
    private var text = ""
    private var leftOut = 0

    init(palette: DiffPalette, limit: Int) {
        self.palette = palette
        self.limit = limit
    }

    /// All that was written, with a word about what was not.
    var finished: String {
        guard leftOut > 0 else { return text }
        return text + palette.apply(.place, to: "… and \(leftOut) more rows") + "\n"
    }

    mutating func header(oldName: String, newName: String) {
        text += palette.apply(.name, to: "--- \(VisibleText.visible(oldName))") + "\n"
        text += palette.apply(.name, to: "+++ \(VisibleText.visible(newName))") + "\n"
    }

    /// Says how many equal rows are not shown.
    mutating func fold(_ count: Int, isLast: Bool) {
        guard count > 0, leftOut == 0 else { return }
        let rows = count == 1 ? "1 equal row" : "\(count) equal rows"
        text += palette.apply(.place, to: "⋯ \(rows)") + "\n"
    }

    /// Where the following rows are in both texts.
    mutating func hunk(old: Range<Int>, new: Range<Int>) {
        guard leftOut == 0 else { return }
        let places = "@@ -\(Self.span(old)) +\(Self.span(new)) @@"
        text += palette.apply(.place, to: places) + "\n"
    }

    /// Counts rows that are not even looked at.
    mutating func leaveOut(_ count: Int) { leftOut += count }

    mutating func equal(_ row: DiffRow) { line(" ", row, nil) }
    mutating func removed(_ row: DiffRow) { line("-", row, .removed) }
    mutating func added(_ row: DiffRow) { line("+", row, .added) }

    /// Writes a row and what became of it, each with marks under what differs.
    mutating func changed(from row: DiffRow, to other: DiffRow) {
        let columns = ChangedColumns(row, other)
        var (old, new) = (row, other)
        old.spellOut(columns.old, unlike: other)
        new.spellOut(columns.new, unlike: row)
        line("-", old, .removed)
        marks(under: columns.old, of: old, .removed)
        line("+", new, .added)
        marks(under: columns.new, of: new, .added)
    }

    private mutating func line(_ sign: String, _ row: DiffRow, _ part: DiffPalette.Part?) {
        guard limit > 0 else {
            leftOut += 1
            return
        }
        limit -= 1
        let shown = sign + row.cells.map(\.shown).joined()
        text += (part.map { palette.apply($0, to: shown) } ?? shown) + "\n"
        if !row.isTerminated { text += "\\ No newline at end of file\n" }
    }

    private mutating func marks(under changed: [Int], of row: DiffRow, _ part: DiffPalette.Part) {
        guard limit > 0, !changed.isEmpty else { return }
        var next = changed[...]
        var line = " "
        for (index, cell) in row.cells.enumerated() {
            guard let first = next.first else { break }
            let isChanged = index == first
            if isChanged { next.removeFirst() }
            line += String(repeating: isChanged ? "^" : " ", count: cell.columns)
        }
        text += palette.apply(part, to: line) + "\n"
    }

    /// The first row and the number of rows as diff and patch write them.
    private static func span(_ rows: Range<Int>) -> String {
        switch rows.count {
        case 0: "\(rows.lowerBound),0"
        case 1: "\(rows.lowerBound + 1)"
        default: "\(rows.lowerBound + 1),\(rows.count)"
        }
    }
}
