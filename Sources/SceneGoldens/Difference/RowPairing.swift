/// Decides which of some new rows each of some old rows has become.
struct RowPairing {
    /// What became of one row.
    enum Step {
        case removed(DiffRow)
        case added(DiffRow)
        case changed(DiffRow, DiffRow)
    }

    /// The rows of both sides, in an order that keeps that of each.
    let steps: [Step]

    /// The most rows on both sides that are weighed against each other.
    private static let limit = 64

    /// Pairs as many rows as there are on each side one after the other; otherwise those most alike.
    init(old: [DiffRow], new: [DiffRow]) {
        if old.count == new.count {
            steps = zip(old, new).map { Step.changed($0, $1) }
        } else if old.isEmpty || new.isEmpty || old.count > Self.limit || new.count > Self.limit {
            steps = old.map { .removed($0) } + new.map { .added($0) }
        } else {
            steps = Self.weighed(old, new)
        }
    }

    /// The pairing with the greatest likeness in all, as an alignment of two sequences.
    private static func weighed(_ old: [DiffRow], _ new: [DiffRow]) -> [Step] {
        let likeness = old.map { row in new.map { Self.likeness(row, $0) } }
        // The best sum for all rows from an old and a new one on.
        var best = Array(
            repeating: Array(repeating: 0, count: new.count + 1),
            count: old.count + 1
        )
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                best[i][j] = max(best[i + 1][j], best[i][j + 1])
                if likeness[i][j] > 0 {
                    best[i][j] = max(best[i][j], best[i + 1][j + 1] + likeness[i][j])
                }
            }
        }
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, likeness[i][j] > 0,
                best[i][j] == best[i + 1][j + 1] + likeness[i][j]
            {
                steps.append(.changed(old[i], new[j]))
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, j == new.count || best[i][j] == best[i + 1][j] {
                steps.append(.removed(old[i]))
                i += 1
            } else {
                steps.append(.added(new[j]))
                j += 1
            }
        }
        return steps
    }

    /// How many cells in a hundred two rows have in common that are neither blanks nor frame; 0 when they are
    /// less than half.
    private static func likeness(_ old: DiffRow, _ new: DiffRow) -> Int {
        let ends = ChangedColumns.commonEnds(old.cells, new.cells)
        let common = old.cells.prefix(ends.start) + old.cells.suffix(ends.end)
        let longest = max(weight(old.cells[...]), weight(new.cells[...]))
        guard longest > 0 else { return 0 }
        let share = weight(common) * 100 / longest
        return share >= 50 ? share : 0
    }

    private static func weight(_ cells: ArraySlice<DiffRow.Cell>) -> Int {
        cells.count { $0.text.isLetter || $0.text.isNumber || $0.text.isPunctuation }
    }
}
