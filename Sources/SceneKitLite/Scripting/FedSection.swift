import FoundationEssentials
import SceneRuntime

/// Feeds one section of a static table with rows, which are edited as the class of the controller says.
final class FedSection: TableViewDataSourceReordering {
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

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        script.tableView(tableView, canEditRowAt: indexPath)
    }

    func tableView(
        _ tableView: TableView,
        commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { script.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        script.tableView(tableView, canMoveRowAt: indexPath)
    }

    func tableView(
        _ tableView: TableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { script.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        script.feed?.header(ofSection: 0)
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        script.feed?.footer(ofSection: 0)
    }
}

extension FedSection: SectionViewSource {
    func hasView(of item: TableItem) -> Bool { script.hasView(of: item) }

    func makeView(of item: TableItem) -> (any FilledSectionView)? { script.makeView(of: item) }
}
