import FoundationEssentials
import SceneKitLite
import Testing

/// Questions over a screen, as programs ask them.
@Suite(.exitTests) struct AlertTests {
    private final class List: TableViewController {
        var log: [String] = []

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 6 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }

        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }

        func ask(_ style: AlertController.Style = .alert) -> AlertController {
            let alert = AlertController(
                title: "Delete it?",
                message: "It cannot be brought back.",
                preferredStyle: style
            )
            alert.addAction(
                AlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                    self?.log.append("deleted, \(self?.presentedViewController == nil)")
                }
            )
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
            return alert
        }
    }

    @Test func anAlertIsDrawnOverTheScreenThatStaysThere() {
        let list = List(style: .plain)
        let window = Screen.window(list, columns: 40, lines: 14)
        _ = list.ask()
        #expect(list.log == ["didAppear"])
        #expect(
            Screen.picture(window) == """
                ┌──────────────────────────────────────┐
                │ Row 0                                │
                │ ─────────────────────────────────────│
                │ Row 1                                │
                │ ─╭────────────────────────────────╮──│
                │ R│           Delete it?           │  │
                │ ─│   It cannot be brought back.   │──│
                │ R│ [ Cancel ]          [ Delete ] │  │
                │ ─╰────────────────────────────────╯──│
                │ Row 4                                │
                │ ─────────────────────────────────────│
                │ Row 5                                │
                │                                      │
                └──────────────────────────────────────┘

                """
        )
    }

    @Test func aScreenReaderSaysTheAlertAlone() {
        let list = List(style: .plain)
        let window = Screen.window(list)
        _ = list.ask()
        #expect(
            Screen.speech(window) == """
                Delete it? (header)
                It cannot be brought back.
                Cancel (button)
                Delete (button)

                """
        )
    }

    @Test func aButtonDismissesAndThenCallsItsHandler() {
        let list = List(style: .plain)
        let window = Screen.window(list)
        let before = Screen.picture(window)
        let alert = list.ask()
        #expect(alert.alertActions[0].touch())
        #expect(list.log == ["didAppear", "deleted, true"])
        #expect(Screen.picture(window) == before)
        #expect(!alert.alertActions[0].touch())
    }

    @Test func aSheetIsAtTheBottomWithItsCancelLast() {
        let list = List(style: .plain)
        let window = Screen.window(list, columns: 40, lines: 14)
        _ = list.ask(.actionSheet)
        let lines = Screen.picture(window).split(separator: "\n")
        #expect(lines[lines.count - 4].contains("[ Delete ]"))
        #expect(lines[lines.count - 3].contains("[ Cancel ]"))
    }

    @Test func aFieldIsTypedIntoAndRead() {
        let list = List(style: .plain)
        let window = Screen.window(list)
        let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name of the list" }
        var name: String?
        alert.addAction(
            AlertAction(title: "OK", style: .default) { [unowned alert] _ in
                name = alert.textFields?.first?.text
            }
        )
        list.present(alert, animated: false)
        window.layoutIfNeeded()
        alert.textFields?.first?.type("Books")
        alert.alertActions[0].touch()
        #expect(name == "Books")
    }

    @Test func twoButtonsThatCancelAreAMistake() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(AlertAction(title: "No", style: .cancel))
            alert.addAction(AlertAction(title: "Never", style: .cancel))
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("can only have one action"))
    }
}
