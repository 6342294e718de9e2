/// What a table shows at one moment: its sections and their rows, by identifiers.
public nonisolated struct DiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable,
    ItemIdentifierType: Hashable
> {
    /// The sections, from top to bottom.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []

    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The rows whose cells are to be made again.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    /// The rows whose cells are to be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// The sections whose rows are to be made again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes a snapshot without sections.
    public init() {}

    /// How many rows there are.
    public var numberOfItems: Int { owners.count }

    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }

    /// The rows of all sections, from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { items[$0] ?? [] }
    }

    /// How many rows a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The rows of a section, from top to bottom.
    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        guard let items = items[identifier] else {
            fatalError("Section identifier was not found: \(identifier); append the section first")
        }
        return items
    }

    /// The section of a row; nil for a row that is not there.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { owners[identifier] }

    /// The position of a row among all rows; nil for a row that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// The position of a section; nil for a section that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }
}

// MARK: - Sections

nonisolated extension DiffableDataSourceSnapshot {
    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Adds sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection other: SectionIdentifierType
    ) { insert(identifiers, at: place(of: other)) }

    /// Adds sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection other: SectionIdentifierType
    ) { insert(identifiers, at: place(of: other) + 1) }

    /// Removes sections with their rows.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { owners[item] = nil }
            sectionIdentifiers.removeAll { $0 == identifier }
        }
    }

    /// Puts a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection other: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(of: identifier))
        sectionIdentifiers.insert(identifier, at: place(of: other))
    }

    /// Puts a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection other: SectionIdentifierType
    ) {
        sectionIdentifiers.remove(at: place(of: identifier))
        sectionIdentifiers.insert(identifier, at: place(of: other) + 1)
    }

    /// Asks for the rows of sections to be made again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = place(of: identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
            fatalError("Section identifier was not found: \(identifier); append the section first")
        }
        return index
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            guard items.updateValue([], forKey: identifier) == nil else {
                fatalError(
                    """
                    Supplied section identifiers are not unique: \(identifier); each section is in a \
                    snapshot once
                    """
                )
            }
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }
}

// MARK: - Rows

nonisolated extension DiffableDataSourceSnapshot {
    /// Adds rows at the end of a section, of the last one unless another is given.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection section: SectionIdentifierType? = nil
    ) {
        guard let section = section ?? sectionIdentifiers.last else {
            fatalError(
                "There are currently no sections in the data source; call appendSections(_:) first"
            )
        }
        insert(identifiers, at: numberOfItems(inSection: section), of: section)
    }

    /// Adds rows before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem other: ItemIdentifierType
    ) {
        let (section, row) = place(of: other)
        insert(identifiers, at: row, of: section)
    }

    /// Adds rows after another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem other: ItemIdentifierType
    ) {
        let (section, row) = place(of: other)
        insert(identifiers, at: row + 1, of: section)
    }

    /// Removes rows.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { owners[$0] }) {
            items[section]?.removeAll(where: gone.contains)
        }
        for identifier in identifiers { owners[identifier] = nil }
    }

    /// Removes all rows and sections.
    public mutating func deleteAllItems() { self = DiffableDataSourceSnapshot() }

    /// Puts a row before another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem other: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: other)
    }

    /// Puts a row after another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        afterItem other: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: other)
    }

    /// Asks for other cells for rows.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = owner(of: identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// Asks for the cells of rows to be configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = owner(of: identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    /// Forgets what was to be made again, once a table has.
    mutating func forgetReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    private func owner(of identifier: ItemIdentifierType) -> SectionIdentifierType {
        guard let section = owners[identifier] else {
            fatalError("Item identifier was not found: \(identifier); append the item first")
        }
        return section
    }

    private func place(of identifier: ItemIdentifierType) -> (SectionIdentifierType, Int) {
        let section = owner(of: identifier)
        return (section, items[section]?.firstIndex(of: identifier) ?? 0)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType],
        at row: Int,
        of section: SectionIdentifierType
    ) {
        for identifier in identifiers {
            guard owners.updateValue(section, forKey: identifier) == nil else {
                fatalError(
                    """
                    Supplied item identifiers are not unique: \(identifier); each item is in a \
                    snapshot once
                    """
                )
            }
        }
        items[section]?.insert(contentsOf: identifiers, at: row)
    }
}
