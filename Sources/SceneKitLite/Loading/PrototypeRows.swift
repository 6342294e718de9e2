import FoundationEssentials
import SceneLanguage
import SceneRuntime

/// Shows each prototype of a table once, as Interface Builder's canvas does, where no code says which rows
/// there are.
final class PrototypeRows: TableViewDataSource {
    private let identifiers: [String]

    init(_ prototypes: [CellDefinition]) {
        identifiers = prototypes.compactMap(\.identifier?.value)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        identifiers.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row], for: indexPath)
    }
}

extension ViewMaker {
    /// Lets a dynamic table show its prototypes where objects of the library stand in for the class that
    /// would say which rows there are.
    func showPrototypes(_ definition: TableDefinition, in table: TableView) {
        guard loader.classes.hasStandIns, let controller, !definition.isStatic,
            ScriptedInstance.of(controller) == nil,
            !loader.classes.contains(controller.declaredClassName ?? "")
        else { return }
        let rows = PrototypeRows(definition.prototypes ?? [])
        controller.topLevelObjects.append(rows)
        table.dataSource = rows
    }
}
