import Observation
import Testing
import UIKitNames

/// Concurrency as apps write it.
///
/// Each idiom begins with a bullet.
struct ConcurrencyIdioms {
    // Area: concurrency
    // • an observable model
    @Observable
    final class Model {
        private(set) var names: [String] = []

        // • loading in the model
        func load() async throws {
            try await Task.sleep(for: .milliseconds(1))
            names = await fetch()
        }

        // • work away from the main actor
        @concurrent
        nonisolated private func fetch() async -> [String] { ["Ada", "Grace"] }
    }

    final class NamesViewController: UITableViewController {
        let model = Model()
        private(set) var loading: Task<Void, Never>?
        private(set) var error: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            // • a task that starts with the view
            loading = Task { [weak self] in
                // • errors of a task
                do {
                    try await self?.model.load()
                    self?.tableView.reloadData()
                } catch {
                    self?.show(error)
                }
            }
        }

        private func show(_ error: any Error) { self.error = "\(error)" }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            // • a task that ends with the view
            loading?.cancel()
        }

        // • a model in a data source
        override func tableView(
            _ tableView: UITableView,
            numberOfRowsInSection section: Int
        ) -> Int { model.names.count }

        override func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = model.names[indexPath.row]
            return cell
        }

        // • a method that others await
        func refresh() async {
            try? await model.load()
            tableView.reloadData()
        }

        // • a completion handler as a method to await
        func answer() async -> String {
            await withCheckedContinuation { continuation in
                ask { continuation.resume(returning: $0) }
            }
        }

        private func ask(_ completion: @escaping (String) -> Void) { completion("yes") }
    }

    @Test func aControllerLoadsInATask() async {
        let controller = NamesViewController(style: .plain)
        controller.loadViewIfNeeded()
        #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
        await controller.loading?.value
        #expect(controller.tableView.numberOfRows(inSection: 0) == 2 && controller.error == nil)
        await controller.refresh()
        #expect(await controller.answer() == "yes")
        // • back on the main actor
        await Task.detached { await MainActor.run { controller.title = "Loaded" } }.value
        #expect(controller.title == "Loaded")
        // • later on the main queue
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                controller.title = "Queued"
                continuation.resume()
            }
        }
        #expect(controller.title == "Queued")
    }
}
