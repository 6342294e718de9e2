public import FoundationEssentials

/// How the rows of a table look and what happens when a person uses them.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol TableViewDelegate: AnyObject {
    /// The height of a row; `TableView.automaticDimension` leaves it to the cell and the table.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

    /// About how high a row is; rows are measured as they show, and this is never asked.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double

    /// The height above a section; `TableView.automaticDimension` leaves it to the header.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

    /// The height below a section; `TableView.automaticDimension` leaves it to the footer.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double

    /// The view above a section, in place of a title.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// The view below a section, in place of a title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    /// Tells that a cell is about to show: the place for last changes of its look.
    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    )

    /// Tells that a cell has left the screen.
    func tableView(
        _ tableView: TableView,
        didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    )

    /// Tells that the view above a section is about to show.
    func tableView(
        _ tableView: TableView,
        willDisplayHeaderView view: View,
        forSection section: Int
    )

    /// Tells that the view below a section is about to show.
    func tableView(
        _ tableView: TableView,
        willDisplayFooterView view: View,
        forSection section: Int
    )

    /// Tells that the view above a section has left the screen.
    func tableView(
        _ tableView: TableView,
        didEndDisplayingHeaderView view: View,
        forSection section: Int
    )

    /// Tells that the view below a section has left the screen.
    func tableView(
        _ tableView: TableView,
        didEndDisplayingFooterView view: View,
        forSection section: Int
    )

    /// The title of the button that a swipe shows; nil for that of the system.
    func tableView(
        _ tableView: TableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// Whether a touch on a row performs its primary action.
    func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool

    /// Tells that a touch performs the primary action of a row, after it was selected.
    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// Whether a row answers a touch; without that it cannot be selected either.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

    /// Tells that a row was highlighted.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

    /// Tells that a row is no longer highlighted.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

    /// The row to select in place of the touched one; nil for none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Tells that a person selected a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// The row to deselect in place of another; nil for none.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Tells that a row is no longer selected because of what a person did.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Tells that the detail button of a row was tapped.
    func tableView(
        _ tableView: TableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    )

    /// The control at the left of a row while editing.
    func tableView(
        _ tableView: TableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle

    /// Whether the content of a row is indented while editing.
    func tableView(
        _ tableView: TableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool

    /// How far a row is indented.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    /// Tells that a swipe starts to edit a row.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Tells that the editing by a swipe is over.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

    /// The actions at the right edge of a swiped row; nil for Delete, where rows can be deleted.
    func tableView(
        _ tableView: TableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// The actions at the left edge of a swiped row; nil for none.
    func tableView(
        _ tableView: TableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?

    /// Where a moved row goes in place of where it was dropped.
    func tableView(
        _ tableView: TableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
}
