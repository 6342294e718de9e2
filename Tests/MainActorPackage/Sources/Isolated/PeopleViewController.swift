import Foundation
import Observation
import SceneKitLite

/// What the screen shows, as apps keep it today.
@Observable
final class PeopleModel {
    private(set) var names: [String] = []

    init() {}

    func load() async { names = await fetchNames() }
}

/// Stands for a server: it works away from the main actor.
@concurrent
func fetchNames() async -> [String] {
    try? await Task.sleep(for: .milliseconds(5))
    return ["Ada", "Grace", "Katherine"]
}

/// A cell that is made in code.
final class PersonCell: TableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }
}

/// Loads its rows in a task and shows them once they are there.
final class PeopleViewController: TableViewController {
    private let model: PeopleModel

    /// The task that loads, for tests to wait for.
    private(set) var loading: Task<Void, Never>?

    init(model: PeopleModel) {
        self.model = model
        super.init(style: .plain)
        title = "People"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
        loading = Task {
            await model.load()
            tableView.reloadData()
        }
    }

    override func tableView(
        _ tableView: TableView,
        numberOfRowsInSection section: Int
    ) -> Int { model.names.count }

    override func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        cell.textLabel?.text = model.names[indexPath.row]
        cell.detailTextLabel?.text = "\(indexPath.row + 1)"
        return cell
    }
}
