import FoundationEssentials
import SceneKitLite
import Testing

/// The parts of a cell, at rest and while its table is edited (A1, D3).
@Suite(.exitTests) struct CellPartsTests {
    private final class TasksViewController: TableViewController, TableViewDataSourceReordering {
        var tasks = ["Boil water", "Grind coffee", "add a task"]

        private var lastRow: Int { tasks.count - 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "TaskCell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { tasks.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCell", for: indexPath)
            cell.textLabel?.text = tasks[indexPath.row]
            cell.accessoryType = indexPath.row < lastRow ? .disclosureIndicator : .none
            cell.editingAccessoryType = indexPath.row == 0 ? .detailButton : .none
            cell.showsReorderControl = true
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            editingStyleForRowAt indexPath: IndexPath
        ) -> TableViewCell.EditingStyle { indexPath.row < lastRow ? .delete : .insert }

        override func tableView(
            _ tableView: TableView,
            commit editingStyle: TableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            switch editingStyle {
            case .none: break
            case .delete:
                tasks.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            case .insert:
                tasks.insert("New task", at: indexPath.row)
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }

        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row < lastRow
        }

        func tableView(
            _ tableView: TableView,
            moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

        override func tableView(
            _ tableView: TableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            IndexPath(row: min(proposedDestinationIndexPath.row, lastRow - 1), section: 0)
        }
    }

    private let controller = TasksViewController()
    private let window: Window

    init() {
        window = Screen.window(controller)
        window.layoutIfNeeded()
    }

    @Test func atRestTheContentStandsAtTheLeftAndTheAccessoryAtTheRight() {
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ Boil water                          ›│
                │ Grind coffee                        ›│
                │ add a task                           │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func whileEditingTheControlsStandAtBothEndsAndTheContentMovesOver() {
        controller.setEditing(true, animated: false)
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ ⊖ Boil water                      ⓘ ≡│
                │ ⊖ Grind coffee                      ≡│
                │ ⊕ add a task                         │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func theControlsDeleteInsertAndMoveRows() {
        controller.setEditing(true, animated: false)
        let table = controller.tableView
        #expect(table.touchEditingControl(forRowAt: .row(0)))
        #expect(table.touchEditingControl(forRowAt: .row(1)))
        #expect(controller.tasks == ["Grind coffee", "New task", "add a task"])
        #expect(table.dragRow(at: .row(0), to: .row(2)))
        #expect(controller.tasks == ["New task", "Grind coffee", "add a task"])
        #expect(!table.dragRow(at: .row(2), to: .row(0)))
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ ⊖ New task                          ≡│
                │ ⊖ Grind coffee                      ≡│
                │ ⊕ add a task                         │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func aSwipeDeletesOutsideEditing() {
        #expect(controller.tableView.swipeToDeleteRow(at: .row(1)))
        #expect(controller.tasks == ["Boil water", "add a task"])
        #expect(!controller.tableView.swipeToDeleteRow(at: .row(1)))
    }

    @Test func whereTableAndDataDisagreeTheProgramSaysSo() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Forgetful: TableViewController {
                override func tableView(
                    _ tableView: TableView,
                    numberOfRowsInSection section: Int
                ) -> Int { 3 }

                override func tableView(
                    _ tableView: TableView,
                    cellForRowAt indexPath: IndexPath
                ) -> TableViewCell { TableViewCell() }

                override func tableView(
                    _ tableView: TableView,
                    commit editingStyle: TableViewCell.EditingStyle,
                    forRowAt indexPath: IndexPath
                ) { tableView.deleteRows(at: [indexPath]) }
            }
            let controller = Forgetful()
            let window = Screen.window(controller)
            window.layoutIfNeeded()
            controller.tableView.swipeToDeleteRow(at: .row(0))
        }
        #expect(end.lastWords.contains("Invalid update: invalid number of rows in section 0"))
    }
}
