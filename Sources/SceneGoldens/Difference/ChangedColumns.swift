/// Which cells of two rows differ, one being what became of the other.
struct ChangedColumns {
    /// The indices of changed cells of the old row.
    let old: [Int]

    /// The indices of changed cells of the new row.
    let new: [Int]

    /// Compares place by place where both rows are as wide, as rows of pictures are; other rows by what
    /// is between their common beginning and end.
    init(_ old: DiffRow, _ new: DiffRow) {
        if old.cells.count == new.cells.count, old.columns == new.columns {
            let changed = old.cells.indices.filter { !old.cells[$0].isSame(as: new.cells[$0]) }
            self.old = changed
            self.new = changed
            return
        }
        let ends = Self.commonEnds(old.cells, new.cells)
        self.old = Array(ends.start..<old.cells.count - ends.end)
        self.new = Array(ends.start..<new.cells.count - ends.end)
    }

    /// Whether most of a row has changed that is wider than a terminal, so that marks under it say nothing.
    func isMost(of old: DiffRow, _ new: DiffRow) -> Bool {
        [(self.old, old), (self.new, new)].contains { changed, row in
            row.columns > Self.widthOfTerminal && changed.count * 2 > row.cells.count
        }
    }

    private static let widthOfTerminal = 80

    /// How many cells both rows start and end with.
    static func commonEnds(
        _ old: [DiffRow.Cell],
        _ new: [DiffRow.Cell]
    ) -> (start: Int, end: Int) {
        let limit = min(old.count, new.count)
        var start = 0
        while start < limit, old[start].isSame(as: new[start]) { start += 1 }
        var end = 0
        while end < limit - start,
            old[old.count - 1 - end].isSame(as: new[new.count - 1 - end])
        {
            end += 1
        }
        return (start, end)
    }
}
