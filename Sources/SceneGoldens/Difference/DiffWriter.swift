import SceneText

/// Writes the rows of a diff one after the other.
struct DiffWriter {
    private let isColored: Bool
    private var limit: Int
    private var text = ""
    private var leftOut = 0

    init(isColored: Bool, limit: Int) {
        self.isColored = isColored
        self.limit = limit
    }

    /// All that was written, with a word about what was not.
    var finished: String {
        guard leftOut > 0 else { return text }
        return text + painted("… and \(leftOut) more rows", .place) + "\n"
    }

    mutating func header(oldName: String, newName: String) {
        text += painted("--- \(VisibleText.visible(oldName))", .name) + "\n"
        text += painted("+++ \(VisibleText.visible(newName))", .name) + "\n"
    }

    /// Says how many equal rows are not shown.
    mutating func fold(_ count: Int) {
        guard count > 0, leftOut == 0 else { return }
        text += painted("⋯ \(count.counted("equal row"))", .place) + "\n"
    }

    /// Where the following rows are in both texts.
    mutating func hunk(old: Range<Int>, new: Range<Int>) {
        guard leftOut == 0 else { return }
        let places = "@@ -\(old.diffSpan) +\(new.diffSpan) @@"
        text += painted(places, .place) + "\n"
    }

    /// Counts rows that are not even looked at.
    mutating func leaveOut(_ count: Int) { leftOut += count }

    mutating func equal(_ row: DiffRow) { line(" ", row, nil) }
    mutating func removed(_ row: DiffRow) { line("-", row, .removed) }
    mutating func added(_ row: DiffRow) { line("+", row, .added) }

    /// Writes a row and what became of it, each with marks under what differs.
    mutating func changed(from row: DiffRow, to other: DiffRow) {
        let columns = ChangedColumns(row, other)
        let isMarked = !columns.isMost(of: row, other)
        var (old, new) = (row, other)
        old.spellOut(columns.old, unlike: other)
        new.spellOut(columns.new, unlike: row)
        line("-", old, .removed)
        if isMarked { marks(under: columns.old, of: old, .removed) }
        line("+", new, .added)
        if isMarked { marks(under: columns.new, of: new, .added) }
    }

    private mutating func line(_ sign: String, _ row: DiffRow, _ look: TextAttributes?) {
        guard limit > 0 else {
            leftOut += 1
            return
        }
        limit -= 1
        let shown = sign + row.cells.map(\.shown).joined()
        text += painted(shown, look) + "\n"
        if !row.isTerminated { text += "\\ No newline at end of file\n" }
    }

    private mutating func marks(under changed: [Int], of row: DiffRow, _ look: TextAttributes) {
        guard limit > 0, !changed.isEmpty else { return }
        var next = changed[...]
        var line = " "
        for (index, cell) in row.cells.enumerated() {
            guard let first = next.first else { break }
            let isChanged = index == first
            if isChanged { next.removeFirst() }
            line += String(repeating: isChanged ? "^" : " ", count: cell.columns)
        }
        text += painted(line, look) + "\n"
    }

    private func painted(_ text: String, _ look: TextAttributes?) -> String {
        guard isColored, !text.isEmpty, let look else { return text }
        return look.applied(to: text)
    }
}

extension TextAttributes {
    fileprivate static let removed = TextAttributes(foreground: .red)
    fileprivate static let added = TextAttributes(foreground: .green)

    /// The names of the texts.
    fileprivate static let name = TextAttributes(.bold)

    /// Where rows are, and how many are folded.
    fileprivate static let place = TextAttributes(foreground: .cyan)
}
