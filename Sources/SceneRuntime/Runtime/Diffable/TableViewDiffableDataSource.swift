public import FoundationEssentials

/// A data source that shows snapshots, and finds out itself what changes from one to the next.
///
/// The table holds its data source weakly, as it does any: keep the data source in a property.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Side A"])
/// snapshot.appendItems([1, 2, 3])
/// source.apply(snapshot, animatingDifferences: false)
/// ```
open class TableViewDiffableDataSource<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
>: TableViewDataSource {
    /// What makes and fills the cell of a row.
    public typealias CellProvider = (
        _ tableView: TableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> TableViewCell?

    /// A snapshot of the sections and rows of this data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<
        SectionIdentifierType, ItemIdentifierType
    >

    /// How changes come in; text does not show it.
    open var defaultRowAnimation = TableView.RowAnimation.automatic

    private weak var tableView: TableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()

    /// Makes a data source without rows, and gives it to a table.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    /// What the table shows.
    open func snapshot() -> Snapshot { current }

    /// Shows a snapshot: rows that stay keep their cells and their selection.
    open func apply(
        _ snapshot: Snapshot,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let old = current
        var shown = snapshot
        shown.forgetReloads()
        guard let tableView, tableView.dataSource === self else {
            current = shown
            completion?()
            return
        }
        // What was there is counted before it changes.
        tableView.reloadIfNeeded()
        current = shown
        tableView.apply(SnapshotDifference(from: old, to: snapshot).update)
        let reloaded = snapshot.reloadedItemIdentifiers.filter {
            old.sectionIdentifier(containingItem: $0) != nil
        }
        let again = snapshot.reconfiguredItemIdentifiers + reloaded
        if !again.isEmpty {
            let paths = snapshot.paths()
            tableView.reconfigureRows(at: again.compactMap { paths[$0] })
        }
        completion?()
    }

    /// Shows a snapshot as `reloadData` does: nothing stays.
    open func applySnapshotUsingReloadData(
        _ snapshot: Snapshot,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.forgetReloads()
        tableView?.reloadData()
        completion?()
    }

    /// The row at a path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The path of a row; nil for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let number = current.indexOfSection(section),
            let row = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(row: row, section: number)
    }

    /// The section of a number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// The number of a section; nil for one that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    /// How many sections there are.
    open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

    /// How many rows a section has.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        current.numberOfItems(inSection: current.sectionIdentifiers[section])
    }

    /// The cell of a row, from the cell provider.
    open func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath),
            let cell = cellProvider(tableView, indexPath, item)
        else {
            fatalError(
                """
                the cell provider of the data source returned nil for row \(indexPath.row) of section \
                \(indexPath.section); return a cell for each row
                """
            )
        }
        return cell
    }

    /// The title above a section.
    open func tableView(
        _ tableView: TableView,
        titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// The title below a section.
    open func tableView(
        _ tableView: TableView,
        titleForFooterInSection section: Int
    ) -> String? { nil }

    /// Whether a row can be edited; not unless a subclass says so.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does what a person asked for with the editing control of a row.
    open func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// The titles of the section index.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section that a title of the index leads to.
    open func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }
}
