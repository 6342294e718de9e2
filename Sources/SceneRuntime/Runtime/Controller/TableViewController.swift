public import FoundationEssentials

/// A controller whose view is a table, whose data source and delegate it is.
///
/// A subclass overrides what it wants to answer; what is left answers as UIKit does. A table with
/// static content takes its rows and titles from there and does not ask for them.
///
/// ```swift
/// override func tableView(
///     _ tableView: TableView,
///     cellForRowAt indexPath: IndexPath
/// ) -> TableViewCell {
///     let cell = tableView.dequeueReusableCell(withIdentifier: "Planet", for: indexPath)
///     cell.textLabel?.text = names[indexPath.row]
///     return cell
/// }
/// ```
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
    private let style: TableView.Style

    /// Whether the selection is cleared whenever the table comes onto the screen.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a controller whose table is of a style.
    public init(style: TableView.Style) {
        self.style = style
        super.init()
    }

    /// Makes a controller whose table is plain.
    public convenience override init() { self.init(style: .plain) }

    /// The table, which is the view.
    open var tableView: TableView {
        get {
            guard let table = view as? TableView else {
                fatalError(
                    """
                    the view of \(type(of: self)) is not a TableView but \(type(of: view)); set a \
                    TableView in loadView(), or use ViewController as the superclass
                    """
                )
            }
            return table
        }
        set { view = newValue }
    }

    /// The view; a table without a data source or a delegate gets the controller.
    open override var view: View {
        get { super.view }
        set {
            if let table = newValue as? TableView {
                if table.dataSource == nil { table.dataSource = self }
                if table.delegate == nil { table.delegate = self }
            }
            super.view = newValue
        }
    }

    /// Makes the table: that of the scene, or an empty one.
    open override func loadView() {
        view = viewLoader?(self) ?? TableView(frame: .zero, style: style)
    }

    /// What asks for new rows when a person pulls them down: the table's.
    open var refreshControl: RefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Clears the selection unless told not to.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { tableView.selectRow(at: nil, animated: animated) }
    }

    /// Starts or ends the editing of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    /// How many sections there are.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// How many rows a section has.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// The cell of a row.
    open func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        fatalError(
            """
            \(type(of: self)) counts rows but has no cells for them; override \
            tableView(_:cellForRowAt:)
            """
        )
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

    /// Whether a row can be edited; a subclass that takes edits of static cells says so here.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.staticContent == nil
    }

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

    /// The height of a row.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
        TableView.automaticDimension
    }

    /// About how high a row is; rows are measured as they show, and this is never asked.
    open func tableView(
        _ tableView: TableView,
        estimatedHeightForRowAt indexPath: IndexPath
    ) -> Double { TableView.automaticDimension }

    /// The height above a section.
    open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
        TableView.automaticDimension
    }

    /// The height below a section.
    open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
        TableView.automaticDimension
    }

    /// The view above a section.
    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    /// The view below a section.
    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    /// Tells that a cell is about to show.
    open func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Tells that a cell has left the screen.
    open func tableView(
        _ tableView: TableView,
        didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Tells that the view above a section is about to show.
    open func tableView(
        _ tableView: TableView,
        willDisplayHeaderView view: View,
        forSection section: Int
    ) {}

    /// Tells that the view below a section is about to show.
    open func tableView(
        _ tableView: TableView,
        willDisplayFooterView view: View,
        forSection section: Int
    ) {}

    /// Tells that the view above a section has left the screen.
    open func tableView(
        _ tableView: TableView,
        didEndDisplayingHeaderView view: View,
        forSection section: Int
    ) {}

    /// Tells that the view below a section has left the screen.
    open func tableView(
        _ tableView: TableView,
        didEndDisplayingFooterView view: View,
        forSection section: Int
    ) {}

    /// The title of the button that a swipe shows; nil for that of the system.
    open func tableView(
        _ tableView: TableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Whether a touch on a row performs its primary action.
    open func tableView(
        _ tableView: TableView,
        canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { !tableView.isEditing }

    /// Tells that a touch performs the primary action of a row, after it was selected.
    open func tableView(
        _ tableView: TableView,
        performPrimaryActionForRowAt indexPath: IndexPath
    ) {}

    /// Whether a row answers a touch.
    open func tableView(
        _ tableView: TableView,
        shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Tells that a row was highlighted.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Tells that a row is no longer highlighted.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row to select in place of the touched one.
    open func tableView(
        _ tableView: TableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Tells that a person selected a row.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// The row to deselect in place of another.
    open func tableView(
        _ tableView: TableView,
        willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Tells that a row is no longer selected because of what a person did.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Tells that the detail button of a row was tapped.
    open func tableView(
        _ tableView: TableView,
        accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// The control at the left of a row while editing.
    open func tableView(
        _ tableView: TableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { tableView.preferredEditingStyle(forRowAt: indexPath) }

    /// Whether the content of a row is indented while editing.
    open func tableView(
        _ tableView: TableView,
        shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// How far a row is indented; what the cell itself says unless overridden.
    open func tableView(
        _ tableView: TableView,
        indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { TableView.ownIndentationLevel }

    /// Tells that a swipe starts to edit a row.
    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Tells that the editing by a swipe is over.
    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The actions at the right edge of a swiped row; nil for Delete, where rows can be deleted.
    open func tableView(
        _ tableView: TableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// The actions at the left edge of a swiped row; nil for none.
    open func tableView(
        _ tableView: TableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Where a moved row goes in place of where it was dropped.
    open func tableView(
        _ tableView: TableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}
