import FoundationEssentials

/// Where the sections and rows of a table are after an update.
struct TableMapping {
    /// The places that go and the places that come, both in ascending order.
    private struct Shift {
        var gone: [Int] = []
        var come: [Int] = []

        /// The new place of what neither goes nor comes.
        func place(of old: Int) -> Int {
            var place = old - gone.count { $0 < old }
            for arrival in come where arrival <= place { place += 1 }
            return place
        }
    }

    private let update: TableUpdate
    private var sections = Shift()
    private var movedSections: [Int: Int] = [:]
    private var rows: [Int: Shift] = [:]
    private var movedRows: [IndexPath: IndexPath] = [:]

    init(_ update: TableUpdate, before: [Int], after: [Int]) {
        self.update = update
        for move in update.movedSections { movedSections[move.from] = move.to }
        for move in update.movedRows { movedRows[move.from] = move.to }
        sections.gone = (update.deletedSections.union(movedSections.keys)).sorted()
        sections.come = (update.insertedSections.union(movedSections.values)).sorted()
        let gone = update.deletedRows.union(movedRows.keys)
        let come = update.insertedRows.union(movedRows.values)
        let touched = Set(gone.map(\.section))
        for old in before.indices {
            guard let new = section(old), touched.contains(old) || !come.isEmpty else { continue }
            rows[old] = Shift(
                gone: gone.filter { $0.section == old }.map(\.row).sorted(),
                come: come.filter { $0.section == new }.map(\.row).sorted()
            )
        }
    }

    /// The new number of a section; nil when it was deleted.
    func section(_ old: Int) -> Int? {
        if let new = movedSections[old] { return new }
        return update.deletedSections.contains(old) ? nil : sections.place(of: old)
    }

    /// The new place of a row; nil when it was deleted or reloaded.
    func row(_ old: IndexPath) -> IndexPath? {
        if let new = movedRows[old] { return new }
        guard !update.deletedRows.contains(old), !update.reloadedRows.contains(old),
            !update.reloadedSections.contains(old.section), let new = section(old.section)
        else { return nil }
        return IndexPath(row: rows[old.section]?.place(of: old.row) ?? old.row, section: new)
    }
}
