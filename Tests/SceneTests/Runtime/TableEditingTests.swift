import FoundationEssentials
import Testing

@testable import SceneRuntime

/// Inserting, deleting and moving rows.
@Suite struct TableEditingTests {
    /// Rows of names that can be edited and moved; the first stays where it is.
    private final class Names: TableViewDataSourceReordering, TableViewDelegate {
        var names = ["Ada", "Bob", "Cyd", "Dee"]
        var log: [String] = []

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            names.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Name")
                ?? TableViewCell(style: .default, reuseIdentifier: "Name")
            cell.textLabel?.text = names[indexPath.row]
            cell.showsReorderControl = true
            return cell
        }

        func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 0
        }

        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 0
        }

        func tableView(
            _ tableView: TableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }

        func tableView(
            _ tableView: TableView,
            commit editingStyle: TableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            log.append("\(editingStyle) \(indexPath.row)")
            if editingStyle == .delete {
                names.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath])
            } else {
                names.insert("New", at: indexPath.row)
                tableView.insertRows(at: [indexPath])
            }
        }

        func tableView(
            _ tableView: TableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> TableViewCell.EditingStyle { indexPath.row == 3 ? .insert : .delete }

        func tableView(
            _ tableView: TableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposed: IndexPath
        ) -> IndexPath { IndexPath(row: max(1, proposed.row), section: 0) }

        func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("end")
        }
    }

    /// Names that offer something when they are swiped.
    private final class SwipedNames: TableViewDelegate {
        var log: [String] = []
        var configuration: SwipeActionsConfiguration?

        func tableView(
            _ tableView: TableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? {
            let archive = ContextualAction(style: .normal, title: "Archive") {
                [unowned self] action, view, done in
                log.append("\(action.title ?? "") \((view as? TableViewCell)?.joinedTexts ?? "")")
                done(true)
            }
            return indexPath.row == 1
                ? SwipeActionsConfiguration(actions: [archive]) : configuration
        }
    }

    private let names = Names()
    private let table: TableView

    init() {
        table = makeTable(names)
        table.delegate = names
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func whenEditingStartsThenEachRowShowsTheControlOfItsStyle() {
        table.setEditing(true, animated: true)
        let styles = table.visibleCells.map(\.visibleEditingStyle)
        #expect(styles == [.none, .delete, .delete, .insert])
        #expect(table.visibleCells.map(\.isReorderControlVisible) == [false, true, true, true])
        #expect(table.visibleCells.map(\.isIndentedForEditing) == [false, true, true, true])
        table.setEditing(false, animated: true)
        #expect(table.visibleCells.allSatisfy { $0.visibleEditingStyle == .none })
    }

    @Test func whenTheDeleteControlIsTouchedThenTheDataSourceCommits() {
        table.setEditing(true, animated: false)
        #expect(table.touchEditingControl(forRowAt: path(1)))
        #expect(names.log == ["delete 1"])
        #expect(texts(of: table) == ["Ada", "Cyd", "Dee"])
    }

    @Test func whenTheInsertControlIsTouchedThenTheDataSourceCommits() {
        table.setEditing(true, animated: false)
        #expect(table.touchEditingControl(forRowAt: path(3)))
        #expect(texts(of: table) == ["Ada", "Bob", "Cyd", "New", "Dee"])
    }

    @Test func whenARowCannotBeEditedThenItHasNoControl() {
        table.setEditing(true, animated: false)
        #expect(!table.touchEditingControl(forRowAt: path(0)))
        #expect(names.log == [])
    }

    @Test func whenARowIsSwipedThenItIsDeletedOutsideEditing() {
        #expect(table.swipeToDeleteRow(at: path(1)))
        #expect(names.log == ["begin 1", "delete 1", "end"])
        #expect(!table.swipeToDeleteRow(at: path(0)))
    }

    @Test func whenARowHasSwipeActionsThenTheyReplaceDelete() {
        let swiped = SwipedNames()
        table.delegate = swiped
        #expect(table.swipeActions(forRowAt: path(1)).map(\.title) == ["Archive"])
        #expect(!table.swipeToDeleteRow(at: path(1)))
        #expect(table.touchSwipeAction("Archive", forRowAt: path(1)))
        #expect(!table.touchSwipeAction("Delete", forRowAt: path(1)))
        #expect(swiped.log == ["Archive Bob"])
        #expect(table.swipeActions(forRowAt: path(0)).isEmpty)
        #expect(table.touchSwipeAction("Delete", forRowAt: path(2)))
        #expect(texts(of: table) == ["Ada", "Bob", "Dee"])
        // An empty configuration lets nothing be done.
        swiped.configuration = SwipeActionsConfiguration(actions: [])
        #expect(!table.swipeToDeleteRow(at: path(2)))
        #expect(table.swipeActions(forRowAt: path(2)).isEmpty)
        table.setEditing(true, animated: false)
        #expect(table.swipeActions(forRowAt: path(1)).isEmpty)
        #expect(table.touchEditingControl(forRowAt: path(2)))
    }

    @Test func whenARowIsDraggedThenTheDelegateChoosesWhereItGoes() {
        table.setEditing(true, animated: false)
        let cell = table.cellForRow(at: path(2))
        #expect(table.dragRow(at: path(2), to: path(0)))
        #expect(names.log == ["move 2 1"])
        #expect(texts(of: table) == ["Ada", "Cyd", "Bob", "Dee"])
        #expect(table.cellForRow(at: path(1)) === cell)
    }

    @Test func whenARowCannotMoveThenDraggingDoesNothing() {
        #expect(!table.dragRow(at: path(1), to: path(2)))
        table.setEditing(true, animated: false)
        #expect(!table.dragRow(at: path(0), to: path(2)))
        #expect(names.log == [])
    }

    @Test func whenTheDataSourceDoesNotMoveRowsThenNoneCanMove() {
        let rows = NumberedRows(3)
        let table = makeTable(rows)
        #expect(!table.canMove(path(0)))
        #expect(table.editingStyle(forRowAt: path(0)) == .delete)
    }

    @Test func whenACellIsEditedThenItsEditingAccessoryTakesThePlace() throws {
        let cell = try #require(table.cellForRow(at: path(1)))
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .detailButton
        #expect(cell.visibleAccessoryType == .disclosureIndicator)
        table.setEditing(true, animated: false)
        #expect(cell.visibleAccessoryType == .detailButton)
    }

    @Test func whenARowIsScrolledInWhileEditingThenItShowsItsControl() {
        let rows = NumberedRows(100)
        let table = makeTable(rows, lines: 2)
        table.setEditing(true, animated: false)
        table.contentOffset = Point(x: 0, y: 600)
        #expect(table.visibleCells.map(\.visibleEditingStyle) == [.delete, .delete])
    }
}
