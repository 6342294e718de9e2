public import FoundationEssentials

extension TableViewDelegate {
    /// The cell and the table decide.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        TableView.automaticDimension
    }

    /// Nothing is known before a row shows.
    public func tableView(
        _ tableView: TableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> Double { TableView.automaticDimension }

    /// The header decides.
    public func tableView(
        _ tableView: TableView,
        heightForHeaderInSection section: Int
    ) -> Double { TableView.automaticDimension }

    /// The footer decides.
    public func tableView(
        _ tableView: TableView,
        heightForFooterInSection section: Int
    ) -> Double { TableView.automaticDimension }

    /// No view, so that the title counts.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    /// No view, so that the title counts.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    /// Nothing is changed.
    public func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        willDisplayHeaderView view: View,
        forSection section: Int
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        willDisplayFooterView view: View,
        forSection section: Int
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        didEndDisplayingHeaderView view: View,
        forSection section: Int
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        didEndDisplayingFooterView view: View,
        forSection section: Int
    ) {}

    /// That of the system.
    public func tableView(
        _ tableView: TableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// It does, outside editing.
    public func tableView(
        _ tableView: TableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        performPrimaryActionForRowAt indexPath: IndexPath
    ) {}

    /// Every row answers a touch.
    public func tableView(
        _ tableView: TableView,
        shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The touched row.
    public func tableView(
        _ tableView: TableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// The row itself.
    public func tableView(
        _ tableView: TableView,
        willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// What the cell of a static table asks for, else delete.
    public func tableView(
        _ tableView: TableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { tableView.preferredEditingStyle(forRowAt: indexPath) }

    /// What the cell itself says.
    public func tableView(
        _ tableView: TableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// What the cell itself says.
    public func tableView(
        _ tableView: TableView,
        indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { TableView.ownIndentationLevel }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Delete, if rows can be deleted.
    public func tableView(
        _ tableView: TableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// None.
    public func tableView(
        _ tableView: TableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Where it was dropped.
    public func tableView(
        _ tableView: TableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}
