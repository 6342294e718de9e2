import FoundationEssentials
import SceneKitLite
import Testing

/// What a program shows is played by steps, as a scene file is.
@Suite struct PlayedProgramTests {
    /// A list with all that a person can do to one.
    private final class List: TableViewController, SearchResultsUpdating {
        var names = ["Ada", "Grace", "Katherine"]
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Names"
            tableView.allowsMultipleSelectionDuringEditing = true
            let refresh = RefreshControl()
            refresh.identifier = "refresh"
            refresh.addAction(
                Action { [weak self] _ in self?.log.append("refresh") },
                for: .valueChanged
            )
            refreshControl = refresh
            let add = BarButtonItem(
                systemItem: .add,
                primaryAction: Action { [weak self] _ in self?.ask() }
            )
            add.identifier = "add"
            navigationItem.rightBarButtonItem = add
            let search = SearchController()
            search.searchBar.identifier = "search"
            search.searchResultsUpdater = self
            navigationItem.searchController = search
        }

        private func ask() {
            let alert = AlertController(title: "Who?", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            alert.addAction(
                AlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                    self?.names.append(alert?.textFields?.first?.text ?? "")
                    self?.tableView.reloadData()
                }
            )
            present(alert, animated: true)
        }

        func updateSearchResults(for searchController: SearchController) {
            log.append("search \(searchController.searchBar.text ?? "")")
        }

        override func tableView(
            _ tableView: TableView,
            numberOfRowsInSection section: Int
        ) -> Int { names.count }

        override func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: TableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? {
            SwipeActionsConfiguration(actions: [
                ContextualAction(style: .normal, title: "Call") { [weak self] _, _, done in
                    self?.log.append("call \(self?.names[indexPath.row] ?? "")")
                    done(true)
                }
            ])
        }
    }

    private let list = List(style: .plain)
    private let player: ScenePlayer

    init() {
        let stack = NavigationController(rootViewController: list)
        player = ScenePlayer(Screen.window(stack, columns: 40, lines: 14))
    }

    private func play(_ steps: String...) {
        for step in steps { #expect(player.play(step).map(\.message) == [], "\(step)") }
    }

    @Test func anAlertIsTypedIntoAndAnswered() {
        play("tap add", "set name Mary", "tap add")
        #expect(list.names.last == "Mary" && list.presentedViewController == nil)
        play("tap add", "tap cancel")
        #expect(list.names.count == 4)
    }

    @Test func anAlertKeepsFromWhatIsBelow() {
        play("tap add")
        #expect(player.play("tap refresh").map(\.message) == ["the alert has no button 'refresh'"])
    }

    @Test func aSearchIsTypedAndEnded() {
        play("set search Gra", "tap cancel")
        #expect(list.log == ["search ", "search Gra", "search "])
        #expect(list.navigationItem.searchController?.isActive == false)
    }

    @Test func aRefreshControlIsPulled() {
        play("tap refresh")
        #expect(list.log == ["refresh"] && list.refreshControl?.isRefreshing == true)
        #expect(Screen.picture(player.window).contains("◌"))
        #expect(Screen.speech(player.window).contains("Refreshing"))
    }

    @Test func aRowIsSwiped() {
        play("swipe 0 1 Call")
        #expect(list.log == ["call Grace"])
    }

    @Test func severalRowsAreSelectedInEditMode() {
        play("edit on", "select 0 0", "select 0 2")
        #expect(list.tableView.indexPathsForSelectedRows?.count == 2)
        #expect(Screen.speech(player.window).contains("Ada (selected)"))
    }
}
