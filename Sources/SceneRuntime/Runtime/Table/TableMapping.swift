import FoundationEssentials
import SceneText

/// Where the sections and rows of a table are after a valid update.
nonisolated struct TableMapping {
    /// The removed and the added positions, both in ascending order and each once.
    private nonisolated struct Shift {
        let gone: [Int]
        let come: [Int]

        /// The new position of what stays: what goes before it makes room, and what
        /// comes before it takes some.
        func newPlace(of old: Int) -> Int { Self.place(of: old, without: gone, with: come) }

        /// The old position of what stayed.
        func oldPlace(of new: Int) -> Int { Self.place(of: new, without: come, with: gone) }

        private static func place(of place: Int, without gone: [Int], with come: [Int]) -> Int {
            let rest = place - gone.indices.firstPlace { gone[$0] >= place }
            return rest + come.indices.firstPlace { come[$0] - $0 > rest }
        }
    }

    private var sections = Shift(gone: [], come: [])
    private let deletedSections: Set<Int>
    private let reloadedSections: Set<Int>
    private let sectionTargets: [Int: Int]
    private let sectionSources: [Int: Int]
    private let insertedSections: Set<Int>
    private let leavingRows: Set<IndexPath>
    private let rowTargets: [IndexPath: IndexPath]
    private let goneRows: [Int: [Int]]
    private let comeRows: [Int: [Int]]

    init(_ update: TableUpdate) {
        let moves = update.sections.moved
        deletedSections = Set(update.sections.deleted)
        insertedSections = Set(update.sections.inserted)
        reloadedSections = Set(update.sections.reloaded)
        sectionTargets = Dictionary(firstOf: moves.map { ($0.from, $0.to) })
        sectionSources = Dictionary(firstOf: moves.map { ($0.to, $0.from) })
        sections = Shift(
            gone: (update.sections.deleted + moves.map(\.from)).sorted(),
            come: (update.sections.inserted + moves.map(\.to)).sorted()
        )
        leavingRows = Set(update.rows.deleted + update.rows.reloaded)
        rowTargets = Dictionary(firstOf: update.rows.moved.map { ($0.from, $0.to) })
        goneRows = Self.rows(update.rows.deleted + update.rows.moved.map(\.from))
        comeRows = Self.rows(update.rows.inserted + update.rows.moved.map(\.to))
    }

    /// The rows of each section, in ascending order.
    private static func rows(_ paths: [IndexPath]) -> [Int: [Int]] {
        Dictionary(grouping: paths, by: \.section).mapValues { $0.map(\.row).sorted() }
    }

    /// The new number of a section; nil when it was deleted.
    func section(_ old: Int) -> Int? {
        if let new = sectionTargets[old] { return new }
        return deletedSections.contains(old) ? nil : sections.newPlace(of: old)
    }

    /// The old number of a section; nil when it was inserted.
    func oldSection(_ new: Int) -> Int? {
        if let old = sectionSources[new] { return old }
        return insertedSections.contains(new) ? nil : sections.oldPlace(of: new)
    }

    /// The new place of a row; nil when it was deleted or reloaded.
    func row(_ old: IndexPath) -> IndexPath? {
        if let new = rowTargets[old] { return new }
        guard !leavingRows.contains(old), !reloadedSections.contains(old.section),
            let section = section(old.section)
        else { return nil }
        let shift = Shift(
            gone: goneRows[old.section] ?? [],
            come: comeRows[section] ?? []
        )
        return IndexPath(row: shift.newPlace(of: old.row), section: section)
    }
}
