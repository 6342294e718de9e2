import Foundation
import Observation
import SceneKitLite

/// What the screen shows; plain Swift 6 says itself that it belongs to the main actor.
@MainActor
@Observable
final class TasksModel {
    private(set) var titles: [String] = []

    init() {}

    func load() async { titles = await fetchTitles() }
}

/// Stands for a server.
func fetchTitles() async -> [String] {
    try? await Task.sleep(for: .milliseconds(5))
    return ["Read", "Write"]
}

/// A data source that is no controller: the protocol brings the isolation.
final class TasksSource: NSObject, TableViewDataSource {
    let model = TasksModel()

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        model.titles.count
    }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = model.titles[indexPath.row]
        return cell
    }
}

/// Loads in a task that holds it weakly, and shows what came.
final class TasksViewController: ViewController {
    private let source = TasksSource()
    private let table = TableView(frame: .zero, style: .plain)

    /// The task that loads, for tests to wait for.
    private(set) var loading: Task<Void, Never>?

    override func loadView() {
        table.register(TableViewCell.self, forCellReuseIdentifier: "task")
        table.dataSource = source
        view = table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        loading = Task { [weak self] in
            await self?.source.model.load()
            self?.table.reloadData()
        }
    }
}
