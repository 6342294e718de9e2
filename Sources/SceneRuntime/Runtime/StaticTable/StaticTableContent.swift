public import FoundationEssentials

/// The sections of a static table, and the answers to what a data source and a delegate are asked.
public final class StaticTableContent {
    /// The sections, from top to bottom.
    public var sections: [StaticTableSection]

    /// The titles of the section index; nil for none.
    public var sectionIndexTitles: [String]?

    /// Makes the content of a static table.
    public init(sections: [StaticTableSection] = []) { self.sections = sections }

    /// The cell of a row that has one of its own; nil for a fed row.
    public func cell(at indexPath: IndexPath) -> TableViewCell? {
        guard let section = section(at: indexPath.section), section.source == nil,
            section.cells.indices.contains(indexPath.row)
        else { return nil }
        return section.cells[indexPath.row]
    }

    /// The number of the section of a name.
    public func section(named name: String) -> Int? {
        sections.firstIndex { $0.name == name }
    }

    /// The section of a number; nil if a subclass counts more sections than there are.
    package func section(at index: Int) -> StaticTableSection? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    package func prepareForDisplay(_ cell: TableViewCell, at indexPath: IndexPath) {
        guard let section = section(at: indexPath.section), section.source != nil,
            section.selectionMode != .default
        else { return }
        section.show(cell, inRow: indexPath.row)
    }

    /// Sets the values that are checked in a section, and the checkmarks of its rows.
    package func check(_ values: [AnyHashable], inSection number: Int, of tableView: TableView) {
        section(at: number)?.values = values
        for row in tableView.shownRows where row.item.section == number {
            prepareForDisplay(row.cell, at: row.indexPath)
        }
    }

    /// Changes the checkmarks after a touch, and says whether the section has checkmarks.
    func toggleCheckmark(
        of cell: TableViewCell,
        at indexPath: IndexPath,
        in tableView: TableView
    ) -> Bool {
        guard let section = section(at: indexPath.section), section.toggleCheckmark(of: cell)
        else { return false }
        for row in tableView.shownRows where row.item.section == indexPath.section {
            prepareForDisplay(row.cell, at: row.indexPath)
        }
        return true
    }
}

extension StaticTableContent: TableViewDataSource {
    /// How many sections there are.
    public func numberOfSections(in tableView: TableView) -> Int { sections.count }

    /// How many cells a section has, or how many rows feed it.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].source?.tableView(tableView, numberOfRowsInSection: section)
            ?? sections[section].cells.count
    }

    /// The cell of a row.
    public func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let section = sections[indexPath.section]
        return section.source?.tableView(tableView, cellForRowAt: indexPath)
            ?? section.cells[indexPath.row]
    }

    /// The title above a section.
    public func tableView(
        _ tableView: TableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        sections[section].headerTitle
            ?? sections[section].source?.tableView(tableView, titleForHeaderInSection: section)
    }

    /// The title below a section.
    public func tableView(
        _ tableView: TableView,
        titleForFooterInSection section: Int
    ) -> String? {
        sections[section].footerTitle
            ?? sections[section].source?.tableView(tableView, titleForFooterInSection: section)
    }

    /// The titles of the section index.
    public func sectionIndexTitles(for tableView: TableView) -> [String]? { sectionIndexTitles }

    /// The section that a title of the index leads to: the first whose header begins with it, else the one
    /// at its position.
    public func tableView(
        _ tableView: TableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        let headers = sections.indices.map {
            self.tableView(tableView, titleForHeaderInSection: $0)
        }
        return headers.firstIndex { $0?.hasPrefix(title) ?? false } ?? index
    }
}
