import FoundationEssentials
import SceneKitLite
import Testing

/// One row, several rows, sections with checkmarks, and state that is kept (D4, D5).
@Suite struct SelectionTests {
    private final class InstrumentsViewController: TableViewController, DataSourceModelAssociation {
        var names = (0..<40).map { "Instrument \($0)" }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.separatorStyle = .none
            tableView.restorationIdentifier = "instruments"
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "Cell")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { names.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
            names[indexPath.row]
        }

        func indexPathForElement(
            withModelIdentifier identifier: String,
            in view: View
        ) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    private let controller = InstrumentsViewController()
    private let window: Window

    init() {
        window = Screen.window(controller, lines: 6)
        window.layoutIfNeeded()
    }

    private var table: TableView { controller.tableView }

    @Test func aSecondTouchMovesTheSelection() {
        table.touchRow(at: .row(0))
        table.touchRow(at: .row(1))
        #expect(table.indexPathsForSelectedRows == [.row(1)])
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ Instrument 0                         │
                │▌Instrument 1                         │
                │ Instrument 2                         │
                │ Instrument 3                         │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func severalRowsAreSelectedOneByOneAndReloadingClearsThem() {
        table.allowsMultipleSelection = true
        for row in [0, 2, 3, 2] { table.touchRow(at: .row(row)) }
        #expect(table.indexPathsForSelectedRows == [.row(0), .row(3)])
        table.reloadData()
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(!Screen.picture(window).contains("▌"))
    }

    @Test func stateIsRestoredByNameInChangedData() throws {
        table.selectRow(at: .row(22))
        table.scrollToRow(at: .row(20), at: .top)
        let saved = try JSONEncoder().encode(try #require(table.restorableState()))

        let later = InstrumentsViewController()
        later.names.removeFirst(5)
        let window = Screen.window(later, lines: 6)
        window.layoutIfNeeded()
        let state = try JSONDecoder().decode(TableView.RestorableState.self, from: saved)
        later.tableView.restore(state)
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ Instrument 20                        │
                │ Instrument 21                        │
                │▌Instrument 22                        │
                │ Instrument 23                        │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func aSectionWithOneCheckmarkIsAChoice() {
        let table = StaticTableView(frame: .zero, style: .plain)
        table.separatorStyle = .none
        table.insertSection(at: 0, named: "appearance")
        table.setSelectionMode(.singleCheckmark, forSection: 0)
        for (row, value) in ["light", "dark", "automatic"].enumerated() {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = value
            cell.value = value
            table.insertCell(cell, forRowAt: .row(row))
        }
        table.setValue("light", forSection: 0)
        let controller = ViewController()
        controller.view = table
        let window = Screen.window(controller)
        window.layoutIfNeeded()
        table.touchRow(at: .row(1))
        #expect(table.value(forSection: 0) == AnyHashable("dark"))
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ light                                │
                │ dark                                ✓│
                │ automatic                            │
                └──────────────────────────────────────┘

                """
        )
    }
}
