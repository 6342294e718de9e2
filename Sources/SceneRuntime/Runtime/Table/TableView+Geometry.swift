public import FoundationEssentials

extension TableView {
    /// How many sections the table has.
    public var numberOfSections: Int {
        reloadIfNeeded()
        return geometry.sections.count
    }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return 0 }
        return geometry.sections[section].rows.count
    }

    /// The cells on the screen, from top to bottom.
    public var visibleCells: [TableViewCell] {
        layoutIfNeeded()
        return shownRows.map(\.cell)
    }

    /// The rows on the screen, from top to bottom; nil for none.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return shownRows.isEmpty ? nil : shownRows.map(\.indexPath)
    }

    /// The cell of a row; nil while it is off the screen.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        layoutIfNeeded()
        return shownCell(at: indexPath)
    }

    /// The row of a cell on the screen.
    public func indexPath(for cell: TableViewCell) -> IndexPath? {
        // It is mostly where its row is.
        if cell.superview === self, let item = geometry.item(at: cell.frame.midY) {
            let index = shownIndex(of: item)
            if index < shownRows.count, shownRows[index].cell === cell {
                return shownRows[index].indexPath
            }
        }
        return shownRows.first { $0.cell === cell }?.indexPath
    }

    /// The row at a position in the content; nil if there is none.
    public func indexPathForRow(at point: Point) -> IndexPath? {
        layoutIfNeeded()
        guard point.y >= geometry.headerHeight,
            let item = geometry.item(at: point.y), rect(of: item).contains(point)
        else { return nil }
        return item.indexPath
    }

    /// Where a row is in the content; empty if there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> Rect {
        knownRect(of: TableItem(indexPath))
    }

    /// Where a section is in the content, with its header and footer.
    public func rect(forSection section: Int) -> Rect {
        layoutIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return Rect(
            x: 0,
            y: geometry.top(ofSection: section),
            width: bounds.width,
            height: geometry.sections[section].total
        )
    }

    /// Where the header of a section is in the content when it does not float.
    public func rectForHeader(inSection section: Int) -> Rect {
        knownRect(of: .header(section))
    }

    /// Where the footer of a section is in the content when it does not float.
    public func rectForFooter(inSection section: Int) -> Rect {
        knownRect(of: .footer(section))
    }

    /// Where a part is in the content when it does not float; empty if there is no such part.
    func knownRect(of item: TableItem) -> Rect {
        layoutIfNeeded()
        return geometry.contains(item) ? rect(of: item) : .zero
    }

    /// Whether there is such a row.
    func hasRow(at indexPath: IndexPath) -> Bool {
        reloadIfNeeded()
        return geometry.contains(TableItem(indexPath))
    }
}
