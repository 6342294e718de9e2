import FoundationEssentials
import SceneRuntime

/// Feeds one section of a static table with rows.
final class FedSection: TableViewDataSource {
    let script: TableScript

    init(_ script: TableScript) { self.script = script }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        script.fedSection = section
        script.attach(to: tableView)
        return script.feed?.rowCount(inSection: 0) ?? 0
    }

    func tableView(
        _ tableView: TableView,
        cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { script.tableView(tableView, cellForRowAt: indexPath) }

    /// The rules for editing are those of a whole table.
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        script.feed?.header(ofSection: 0)
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        script.feed?.footer(ofSection: 0)
    }
}
