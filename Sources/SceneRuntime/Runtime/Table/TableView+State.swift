import FoundationEssentials

extension TableView {
    /// What is kept of a table while it is gone: the selected rows and the first on the screen.
    public nonisolated struct RestorableState: Codable, Hashable, Sendable {
        /// A row by the name that the data source gives it, or by its place.
        public nonisolated enum Row: Codable, Hashable, Sendable {
            case name(String)
            case place(section: Int, row: Int)
        }

        /// The selected rows.
        public var selectedRows: [Row]

        /// The first row on the screen; nil for a table without rows.
        public var firstVisibleRow: Row?
    }

    /// The state to keep; nil for a table without a restoration identifier.
    public func restorableState() -> RestorableState? {
        guard restorationIdentifier != nil else { return nil }
        layoutIfNeeded()
        return RestorableState(
            selectedRows: selection.map(reference),
            firstVisibleRow: firstUncoveredRow.map(reference)
        )
    }

    /// Selects the rows of a state and scrolls to its first row; rows that are gone are left out.
    public func restore(_ state: RestorableState) {
        reloadIfNeeded()
        selection = []
        for row in shownRows { row.cell.setSelected(false, animated: false) }
        for indexPath in state.selectedRows.compactMap(indexPath(of:)) { select(indexPath) }
        guard let first = state.firstVisibleRow.flatMap(indexPath(of:)) else { return }
        scrollToRow(at: first, at: .top)
        // What is above the first row of all, such as the header of the table, shows again, too.
        let isFirst =
            first.row == 0 && !(0..<first.section).contains { numberOfRows(inSection: $0) > 0 }
        if isFirst { contentOffset.y = 0 }
    }

    /// The first row that no floating header covers.
    private var firstUncoveredRow: IndexPath? {
        let uncovered = shownRows.first { row in
            let header = style == .plain ? geometry.sections[row.item.section].header : 0
            return geometry.top(of: row.item) >= contentOffset.y + header
        }
        return (uncovered ?? shownRows.first)?.indexPath
    }

    private func reference(_ indexPath: IndexPath) -> RestorableState.Row {
        let names = dataSource as? any DataSourceModelAssociation
        if let name = names?.modelIdentifierForElement(at: indexPath, in: self) {
            return .name(name)
        }
        return .place(section: indexPath.section, row: indexPath.row)
    }

    private func indexPath(of row: RestorableState.Row) -> IndexPath? {
        let indexPath: IndexPath?
        switch row {
        case .name(let name):
            let names = dataSource as? any DataSourceModelAssociation
            indexPath = names?.indexPathForElement(withModelIdentifier: name, in: self)
        case .place(let section, let row):
            indexPath = IndexPath(row: row, section: section)
        }
        return indexPath.flatMap { hasRow(at: $0) ? $0 : nil }
    }
}
