public import FoundationEssentials

/// A static table that is its own data source and delegate, as MarkupKit's table view is.
open class StaticTableView: TableView, TableViewDataSource, TableViewDelegate {
    private let content = StaticTableContent()

    /// Makes a table without sections.
    public override init(frame: Rect, style: Style) {
        super.init(frame: frame, style: style)
        staticContent = content
        dataSource = self
        delegate = self
    }

    /// Puts a section in front of another one.
    public func insertSection(at section: Int, named name: String? = nil) {
        content.sections.insert(StaticTableSection(name: name), at: section)
        insertSections([section])
    }

    /// Removes a section with its cells.
    public func deleteSection(at section: Int) {
        content.sections.remove(at: section)
        deleteSections([section])
    }

    /// Puts a cell in front of the one that has a row.
    public func insertCell(_ cell: TableViewCell, forRowAt indexPath: IndexPath) {
        content.sections[indexPath.section].cells.insert(cell, at: indexPath.row)
        insertRows(at: [indexPath])
    }

    /// Removes a cell.
    public func deleteCell(forRowAt indexPath: IndexPath) {
        content.sections[indexPath.section].cells.remove(at: indexPath.row)
        deleteRows(at: [indexPath])
    }

    /// The cell of a row, on the screen or not.
    public func cell(forRowAt indexPath: IndexPath) -> TableViewCell? {
        content.cell(at: indexPath)
    }

    /// The name of a section.
    public func name(forSection section: Int) -> String? { content.sections[section].name }

    /// Names a section.
    public func setName(_ name: String?, forSection section: Int) {
        content.sections[section].name = name
    }

    /// The number of the section with a name; nil if there is none.
    public func section(withName name: String) -> Int? { content.section(named: name) }

    /// Sets the title above a section.
    public func setTitle(_ title: String?, forHeaderInSection section: Int) {
        content.sections[section].headerTitle = title
        heightsOfSectionsChanged()
    }

    /// Sets the title below a section.
    public func setTitle(_ title: String?, forFooterInSection section: Int) {
        content.sections[section].footerTitle = title
        heightsOfSectionsChanged()
    }

    /// Sets the view above a section.
    public func setView(_ view: View?, forHeaderInSection section: Int) {
        content.sections[section].headerView = view
        heightsOfSectionsChanged()
    }

    /// Sets the view below a section.
    public func setView(_ view: View?, forFooterInSection section: Int) {
        content.sections[section].footerView = view
        heightsOfSectionsChanged()
    }

    /// An update without changes asks for headers and footers again.
    private func heightsOfSectionsChanged() { performBatchUpdates(nil) }

    /// What a touch on a row of a section does.
    public func selectionMode(forSection section: Int) -> StaticTableSection.SelectionMode {
        content.sections[section].selectionMode
    }

    /// Sets what a touch on a row of a section does.
    public func setSelectionMode(
        _ mode: StaticTableSection.SelectionMode,
        forSection section: Int
    ) {
        content.sections[section].selectionMode = mode
    }

    /// The value of the checked cell of a section; nil for none.
    public func value(forSection section: Int) -> AnyHashable? {
        content.sections[section].values.first
    }

    /// Checks the cell of a value, and no other of the section.
    public func setValue(_ value: AnyHashable?, forSection section: Int) {
        content.sections[section].values = value.map { [$0] } ?? []
    }

    /// The values of all checked cells of a section.
    public func values(forSection section: Int) -> [AnyHashable] {
        content.sections[section].values
    }

    /// Checks the cells of values, and no others of the section.
    public func setValues(_ values: [AnyHashable], forSection section: Int) {
        content.sections[section].values = values
    }

    /// How many cells a section has.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        content.tableView(tableView, numberOfRowsInSection: section)
    }

    /// The cell of a row.
    open func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        content.tableView(tableView, cellForRowAt: indexPath)
    }

    /// Whether a row can be edited; a subclass that inserts and deletes cells says so here.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Does nothing; a subclass may insert and delete cells.
    open func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing more; a subclass may override it.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}
