import UIKitNames

struct Item {
    var name: String
    var isDone = false
}

/// What the list shows, and where it comes from.
protocol ItemStore {
    func load() async -> [Item]
}

final class ItemCell: UITableViewCell {
    static let reuseIdentifier = "ItemCell"

    private let doneSwitch = UISwitch()
    var onToggle: ((Bool) -> Void)?

    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = doneSwitch
        doneSwitch.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.onToggle?(self.doneSwitch.isOn)
            },
            for: .valueChanged
        )
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onToggle = nil
    }

    func configure(with item: Item) {
        var content = defaultContentConfiguration()
        content.text = item.name
        content.secondaryText = item.isDone ? "Done" : nil
        contentConfiguration = content
        doneSwitch.isOn = item.isDone
    }
}

final class ItemsViewController: UITableViewController, TableViewDataSourceReordering {
    private let store: ItemStore
    private(set) var items: [Item] = []
    private(set) var loading: Task<Void, Never>?

    init(store: ItemStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.addItem() }
        )
        tableView.register(ItemCell.self, forCellReuseIdentifier: ItemCell.reuseIdentifier)
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: ItemsViewController.reload, for: .valueChanged)
        refreshControl = refresh
        reload()
    }

    private func reload() {
        loading = Task {
            items = await store.load()
            tableView.reloadData()
            refreshControl?.endRefreshing()
        }
    }

    private func addItem() {
        let alert = UIAlertController(title: "New item", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else {
                    return
                }
                self.items.insert(Item(name: name), at: 0)
                self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        )
        present(alert, animated: true)
    }

    // MARK: - Table view data source

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int {
        items.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: ItemCell.reuseIdentifier,
            for: indexPath
        )
        if let cell = cell as? ItemCell {
            cell.configure(with: items[indexPath.row])
            cell.onToggle = { [weak self] isOn in self?.items[indexPath.row].isDone = isOn }
        }
        return cell
    }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    // MARK: - Table view delegate

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self] _, _, completion in
            self?.items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView,
        didSelectRowAt indexPath: IndexPath
    ) {
        tableView.deselectRow(at: indexPath, animated: true)
        items[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
