import FoundationEssentials
import SceneKitLite
import Testing

// The code of the articles `DataSources` and `Storyboards`, which a test compares with them.

final class QueueSource: TableViewDataSource, TableViewDataSourceReordering {
    var tracks = ["Intro", "Verse", "Chorus"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        tracks.count
    }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = true
        cell.textLabel?.text = tracks[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tracks.insert(tracks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

final class GreetingViewController: ViewController {
    @Outlet var label: Label
    var name = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        actions.register("greet:", target: self, GreetingViewController.greet)
    }

    func greet(_ sender: Any) { label.text = "Hello, \(name)" }
}

@Suite struct DataSourcesCode {
    @Test func rowsFollowTheData() {
        let source = QueueSource()
        let table = TableView(frame: .zero, style: .plain)
        let controller = ViewController()
        controller.view = table
        table.dataSource = source
        let window = Screen.window(controller, columns: 20, lines: 12)
        window.layoutIfNeeded()
        source.tracks.append("Outro")
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        #expect(Screen.picture(window).contains("Outro"))
    }

    @Test func snapshotsFeedATable() {
        let controller = TableViewController(style: .plain)
        let table = controller.tableView
        let source = TableViewDiffableDataSource<String, Int>(tableView: table) {
            tableView,
            indexPath,
            number in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Track \(number)"
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["Side A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        let window = Screen.window(controller, columns: 20, lines: 12)
        #expect(Screen.picture(window).contains("Track 3"))
    }

    @Test func aSceneGetsItsClassAndData() {
        let text = """
            scenes:
              greeting:
                controller: view
                class: GreetingViewController
                view:
                  - label: {id: text}
                  - button: {title: Greet, actions: {touchUpInside: "greet:"}}
                outlets: {label: text}
            classes:
              GreetingViewController:
                superclass: ViewController
                implementation: swift
                outlets: {label: Label}
                actions: {"greet:": []}

            """
        let file = SceneFile.read(SourceText(name: "greeting.scene.yaml", text: text))
        #expect(file.diagnostics.map(\.message) == [])
        var classes = ClassRegistry()
        classes.register(GreetingViewController.self) {
            let controller = GreetingViewController()
            controller.name = "Ada"
            return controller
        }
        let storyboard = Storyboard(file, classes: classes)
        let controller = storyboard.instantiateInitialViewController()
        let window = Window.terminal(columns: 30, lines: 8)
        window.rootViewController = controller
        window.layoutIfNeeded()
        let greeting = controller as? GreetingViewController
        greeting?.greet(window)
        #expect(Screen.picture(window).contains("Hello, Ada"))
    }
}

/// The examples at the main types.
@Suite struct ExamplesAtTypes {
    @Test func anAlertAsks() {
        let controller = ViewController()
        let window = Screen.window(controller, columns: 40, lines: 12)
        var log: [String] = []
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            AlertAction(title: "Delete", style: .destructive) { _ in log.append("deleted") }
        )
        controller.present(alert, animated: true)
        alert.alertActions[1].touch()
        #expect(log == ["deleted"])
        _ = window
    }

    @Test func aConfigurationFillsACell() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Venus"
        content.secondaryText = "the second planet"
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.text == "Venus")
    }

    @Test func anActionIsPerformed() {
        var count = 0
        let button = Button(type: .system)
        button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
        button.touch()
        #expect(count == 1)
    }

    @Test func aPersonPlays() {
        let player = ScenePlayer(Screen.window(PlanetsViewController(), columns: 40, lines: 12))
        let faults = player.play("select 0 1")
        #expect(faults.isEmpty)
        #expect(ScreenRenderer().render(player.window).contains("▌Venus"))
    }

    @Test func aSearchFilters() {
        let list = PlanetsViewController()
        let updater = Updater()
        let search = SearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        list.navigationItem.searchController = search
        let window = Screen.window(
            NavigationController(rootViewController: list),
            columns: 40,
            lines: 12
        )
        search.searchBar.type("Ven")
        #expect(updater.text == "Ven")
        _ = window
    }

    private final class Updater: SearchResultsUpdating {
        var text = ""

        func updateSearchResults(for searchController: SearchController) {
            text = searchController.searchBar.text ?? ""
        }
    }
}
