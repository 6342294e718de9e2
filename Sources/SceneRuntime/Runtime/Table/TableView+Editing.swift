public import FoundationEssentials

extension TableView {
    /// Touches the control at the left of a row, which deletes the row or inserts one.
    @discardableResult
    public func touchEditingControl(forRowAt indexPath: IndexPath) -> Bool {
        guard isEditing, !marksRows, hasRow(at: indexPath) else { return false }
        let style = editingStyle(forRowAt: indexPath)
        guard style != .none else { return false }
        editor(ofRowAt: indexPath)?.tableView(self, commit: style, forRowAt: indexPath)
        return true
    }

    /// Swipes a row and confirms that it be deleted, which works outside editing.
    ///
    /// A row with swipe actions of its own shows those in place of Delete.
    @discardableResult
    public func swipeToDeleteRow(at indexPath: IndexPath) -> Bool {
        guard !isEditing, hasRow(at: indexPath), editingStyle(forRowAt: indexPath) == .delete,
            trailingSwipeActions(forRowAt: indexPath) == nil
        else { return false }
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        editor(ofRowAt: indexPath)?.tableView(self, commit: .delete, forRowAt: indexPath)
        delegate?.tableView(self, didEndEditingRowAt: hasRow(at: indexPath) ? indexPath : nil)
        return true
    }

    /// Lets a row be deleted, as a button for all rows that are selected does for each.
    package func commitDeletion(ofRowAt indexPath: IndexPath) {
        guard hasRow(at: indexPath), editingStyle(forRowAt: indexPath) == .delete else { return }
        editor(ofRowAt: indexPath)?.tableView(self, commit: .delete, forRowAt: indexPath)
    }

    /// Drags a row by its reorder control to where another row is.
    ///
    /// The table moves its own row and then tells the data source, which moves its data.
    @discardableResult
    public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> Bool {
        guard isEditing, canMove(indexPath), canDrop(indexPath, at: proposed) else { return false }
        if cellForRow(at: indexPath) == nil { scrollToRow(at: indexPath, at: .none) }
        guard shownCell(at: indexPath)?.showsReorderControl == true else { return false }
        let target =
            delegate?.tableView(
                self,
                targetIndexPathForMoveFromRowAt: indexPath,
                toProposedIndexPath: proposed
            ) ?? proposed
        guard target != indexPath, let source = reorderer(ofRowAt: indexPath) else {
            return target == proposed
        }
        let reloads = reloadCount
        source.tableView(self, moveRowAt: indexPath, to: target)
        // Rows that were asked for again are where they belong already.
        guard reloadCount == reloads else { return true }
        var update = TableUpdate()
        update.rows.moved = [TableUpdate.Move(from: indexPath, to: target)]
        apply(update)
        return true
    }

    /// Whether a row may be dropped in a place: that of another row, or after the last one of another section.
    private func canDrop(_ row: IndexPath, at place: IndexPath) -> Bool {
        if hasRow(at: place) { return true }
        return place.section != row.section && place.section >= 0
            && place.section < numberOfSections
            && place.row == numberOfRows(inSection: place.section)
    }

    /// The control at the left of a row: none if the data source forbids editing.
    public func editingStyle(forRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
        guard canEdit(indexPath) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: indexPath)
            ?? preferredEditingStyle(forRowAt: indexPath)
    }

    /// Whether a row can be moved: only if the data source implements it and allows it.
    public func canMove(_ indexPath: IndexPath) -> Bool {
        guard hasRow(at: indexPath), let source = reorderer(ofRowAt: indexPath) else {
            return false
        }
        return source.tableView(self, canMoveRowAt: indexPath)
    }

    /// What takes edits of a row: what feeds its section, else the data source.
    func editor(ofRowAt indexPath: IndexPath) -> (any TableViewDataSource)? {
        staticContent?.section(at: indexPath.section)?.source ?? dataSource
    }

    private func reorderer(
        ofRowAt indexPath: IndexPath
    ) -> (any TableViewDataSourceReordering)? {
        editor(ofRowAt: indexPath) as? any TableViewDataSourceReordering
    }

    func canEdit(_ indexPath: IndexPath) -> Bool {
        editor(ofRowAt: indexPath)?.tableView(self, canEditRowAt: indexPath) ?? false
    }

    /// What the cell of a row asks for, else delete.
    package func preferredEditingStyle(forRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle
    {
        let cell = shownCell(at: indexPath) ?? staticContent?.cell(at: indexPath)
        return cell?.preferredEditingStyle ?? .delete
    }

    /// Gives the cells on the screen that do not show it yet that the table is edited, or no longer.
    func configureEditingOfShownRows() {
        for row in shownRows
        where row.cell.isEditing != isEditing || isEditing && row.cell.canBeMarked != marksRows {
            configureEditing(of: row.cell, at: row.indexPath)
        }
    }

    /// Gives a cell on the screen the editing controls of its row.
    package func configureEditing(of cell: TableViewCell, at indexPath: IndexPath) {
        if isEditing {
            // Where rows are marked, no delegate is asked for their controls.
            cell.editingStyle = marksRows ? .none : editingStyle(forRowAt: indexPath)
            cell.canBeMarked = marksRows && canEdit(indexPath)
            cell.canBeMoved = canMove(indexPath)
            // A row that cannot be edited stays where it is.
            cell.indentationIsAllowed =
                canEdit(indexPath)
                && delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
        }
        cell.setEditing(isEditing, animated: false)
    }
}
