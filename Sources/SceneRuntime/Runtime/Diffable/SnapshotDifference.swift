import FoundationEssentials
import SceneText

/// The changes that lead from one snapshot to another, as a table takes them in one batch.
nonisolated struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

    private(set) var update = TableUpdate()

    init(from old: Snapshot, to new: Snapshot) {
        let before = Set(old.sectionIdentifiers)
        let after = Set(new.sectionIdentifiers)
        let reloaded = Set(new.reloadedSectionIdentifiers).intersection(before)
        let oldPlaces = Self.places(old.sectionIdentifiers)
        let newPlaces = Self.places(new.sectionIdentifiers)
        update.sections.deleted = old.sectionIdentifiers.filter { !after.contains($0) }
            .compactMap { oldPlaces[$0] }
        update.sections.inserted = new.sectionIdentifiers.filter { !before.contains($0) }
            .compactMap { newPlaces[$0] }
        let common = new.sectionIdentifiers.filter(before.contains)
        let moved = Self.moved(common) { oldPlaces[$0] ?? 0 }
        for section in moved {
            guard let from = oldPlaces[section], let to = newPlaces[section] else { continue }
            update.sections.moved.append(TableUpdate.Move(from: from, to: to))
        }
        // A section that moves and is reloaded has all of its rows reloaded.
        update.sections.reloaded = reloaded.subtracting(moved).compactMap { oldPlaces[$0] }.sorted()
        let closed = reloaded.subtracting(moved)
        addRows(old, new, staying: before.intersection(after).subtracting(closed))
    }

    /// Adds the changes of rows in sections that stay as they are.
    private mutating func addRows(_ old: Snapshot, _ new: Snapshot, staying: Set<Section>) {
        let oldPaths = old.paths(where: staying.contains)
        let newPaths = new.paths(where: staying.contains)
        update.rows.deleted = old.itemIdentifiers.compactMap { item in
            newPaths[item] == nil ? oldPaths[item] : nil
        }
        update.rows.inserted = new.itemIdentifiers.compactMap { item in
            oldPaths[item] == nil ? newPaths[item] : nil
        }
        var movedItems: Set<Item> = []
        for section in new.sectionIdentifiers where staying.contains(section) {
            let items = new.itemIdentifiers(inSection: section).filter { oldPaths[$0] != nil }
            let isHere = { (item: Item) in old.sectionIdentifier(containingItem: item) == section }
            let here = items.filter(isHere)
            movedItems.formUnion(items.filter { !isHere($0) })
            movedItems.formUnion(Self.moved(here) { oldPaths[$0]?.row ?? 0 })
        }
        for item in new.itemIdentifiers where movedItems.contains(item) {
            guard let from = oldPaths[item], let to = newPaths[item] else { continue }
            update.rows.moved.append(TableUpdate.Move(from: from, to: to))
        }
        let isReloaded = Set(new.reloadedItemIdentifiers).subtracting(movedItems)
        update.rows.reloaded = old.itemIdentifiers.compactMap { item in
            isReloaded.contains(item) && newPaths[item] != nil ? oldPaths[item] : nil
        }
    }

    private static func places(_ sections: [Section]) -> [Section: Int] {
        Dictionary(firstOf: sections.enumerated().map { ($1, $0) })
    }

    /// The fewest elements whose moves bring a list out of the order that it had.
    private static func moved<Element: Hashable>(
        _ list: [Element],
        oldPlace: (Element) -> Int
    ) -> Set<Element> {
        // The longest part that is still in order stays.
        let staying = Set(list.map(oldPlace).longestRise)
        return Set(list.enumerated().filter { !staying.contains($0.offset) }.map(\.element))
    }
}

nonisolated extension DiffableDataSourceSnapshot {
    /// Where the rows are, of all sections or of some.
    func paths(
        where isMeant: (SectionIdentifierType) -> Bool = { _ in true }
    ) -> [ItemIdentifierType: IndexPath] {
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (number, section) in sectionIdentifiers.enumerated() where isMeant(section) {
            for (row, item) in itemIdentifiers(inSection: section).enumerated() {
                paths[item] = IndexPath(row: row, section: number)
            }
        }
        return paths
    }
}
