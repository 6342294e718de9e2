import FoundationEssentials
import SceneKitLite
import Testing

/// Cells, headers, actions and controllers as they are written today.
@Suite struct ModernCellTests {
    private final class Header: TableViewHeaderFooterView {
        var reuses = 0

        override func prepareForReuse() { reuses += 1 }
    }

    private final class Sections: TableViewController {
        var headersMade: Set<ObjectIdentifier> = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "head")
            tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func numberOfSections(in tableView: TableView) -> Int { 40 }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { 2 }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(indexPath.section).\(indexPath.row)"
            if indexPath.row == 1 { content.secondaryText = "below" }
            cell.contentConfiguration = content
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            viewForHeaderInSection section: Int
        ) -> View? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
            if let header { headersMade.insert(ObjectIdentifier(header)) }
            header?.textLabel?.text = "Section \(section)"
            return header
        }
    }

    @Test func headersAreUsedAgain() {
        let controller = Sections(style: .grouped)
        let window = Screen.window(controller, columns: 30, lines: 16)
        window.layoutIfNeeded()
        for section in 0..<40 {
            controller.tableView.scrollToRow(
                at: IndexPath(row: 0, section: section),
                at: .top,
                animated: false
            )
            window.layoutIfNeeded()
        }
        #expect(controller.headersMade.count <= 5)
        #expect(Screen.picture(window).contains("Section 39"))
    }

    @Test func aContentIsShownAndSpoken() {
        let controller = Sections(style: .plain)
        let window = Screen.window(controller, columns: 30, lines: 9)
        #expect(
            Screen.picture(window) == """
                ┌────────────────────────────┐
                │ Section 0                  │
                │ Row 0.0                    │
                │ ───────────────────────────│
                │ Row 0.1                    │
                │ below                      │
                │ Section 1                  │
                │ Row 1.0                    │
                └────────────────────────────┘

                """
        )
        #expect(Screen.speech(window).contains("Row 0.1, below"))
    }

    @Test func aConfigurationFollowsTheStateOfItsCell() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "on" : "off"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.text == "off")
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.text == "on")
    }

    @Test func aRefreshControlShowsWhileItWaits() {
        let controller = Sections(style: .grouped)
        let window = Screen.window(controller, columns: 30, lines: 9)
        let refresh = RefreshControl()
        refresh.title = "Looking for news"
        var asked = 0
        refresh.addAction(Action { _ in asked += 1 }, for: .valueChanged)
        controller.refreshControl = refresh
        let before = Screen.picture(window)
        #expect(refresh.touch())
        #expect(asked == 1 && refresh.isRefreshing)
        #expect(Screen.picture(window).contains("Looking for news"))
        #expect(Screen.speech(window).hasPrefix("Looking for news"))
        refresh.endRefreshing()
        #expect(Screen.picture(window) == before)
    }

    @Test func actionsAreAddedReplacedAndRemoved() {
        let button = Button()
        var log: [String] = []
        button.addAction(
            Action(identifier: .init("x")) { _ in log.append("a") },
            for: .touchUpInside
        )
        button.addAction(
            Action(identifier: .init("x")) { _ in log.append("b") },
            for: .touchUpInside
        )
        button.addAction(
            Action { log.append("\($0.sender === button)") },
            for: .primaryActionTriggered
        )
        button.touch()
        #expect(log == ["b", "true"])
        button.removeAction(identifiedBy: .init("x"), for: .touchUpInside)
        button.touch()
        #expect(log == ["b", "true", "true"])
    }

    private final class Steps: ViewController {
        var log: [String] = []

        override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
        override func viewIsAppearing(_ animated: Bool) { log.append("is \(animated)") }
        override func viewDidAppear(_ animated: Bool) {
            log.append("did \(animated) \(isMovingToParent)")
        }
        override func viewWillDisappear(_ animated: Bool) {
            log.append("leaves \(animated) \(isMovingFromParent)")
        }
        override func willMove(toParent parent: ViewController?) {
            log.append("willMove \(parent != nil)")
        }
        override func didMove(toParent parent: ViewController?) {
            log.append("didMove \(parent != nil)")
        }
    }

    @Test func aControllerIsToldHowItComesAndGoes() {
        let stack = NavigationController(rootViewController: ViewController())
        _ = Screen.window(stack)
        let steps = Steps()
        stack.pushViewController(steps, animated: true)
        stack.popViewController(animated: true)
        #expect(
            steps.log == [
                "willMove true", "will true", "is true", "did true true", "didMove true",
                "willMove false", "leaves true true", "didMove false",
            ]
        )
    }
}
