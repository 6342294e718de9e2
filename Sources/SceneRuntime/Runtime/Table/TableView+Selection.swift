public import FoundationEssentials

extension TableView {
    /// The rows that are selected, in the order in which they were; nil for none.
    public var indexPathsForSelectedRows: [IndexPath]? {
        reloadIfNeeded()
        return selection.isEmpty ? nil : selection
    }

    /// The row that was selected first; nil for none.
    public var indexPathForSelectedRow: IndexPath? {
        reloadIfNeeded()
        return selection.first
    }

    /// Selects a row without telling the delegate; nil deselects all.
    public func selectRow(
        at indexPath: IndexPath?,
        animated: Bool = false,
        scrollPosition: ScrollPosition = .none
    ) {
        guard let indexPath else { return clearSelection() }
        guard hasRow(at: indexPath), canSelect else { return }
        if !selectsSeveral { clearSelection(except: indexPath) }
        select(indexPath)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
        guard let index = selection.firstIndex(of: indexPath) else { return }
        selection.remove(at: index)
        shownCell(at: indexPath)?.setSelected(false, animated: animated)
    }

    /// Whether rows can be selected now.
    var canSelect: Bool {
        guard isEditing else { return allowsSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    /// Whether rows are selected only to mark them, for what is done to all of them.
    package var marksRows: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    /// Whether several rows can be selected now.
    package var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func clearSelection(except kept: IndexPath? = nil) {
        for indexPath in selection where indexPath != kept { deselectRow(at: indexPath) }
    }

    func select(_ indexPath: IndexPath) {
        if !selection.contains(indexPath) { selection.append(indexPath) }
        shownCell(at: indexPath)?.setSelected(true, animated: false)
    }
}
