import SceneLanguage
import SceneText

/// Finds accessory segues of cells that have no detail button to tap.
enum AccessorySegueWithoutButton: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        lazy var setByCode = index.cellsWithSetAccessory
        for site in index.segues where site.origin == .accessory {
            guard let cell = site.scope.cell.map({ index.cells[$0].cell }), !cell.hasButton,
                cell.identifier.map({ setByCode.contains($0.value) }) != true
            else { continue }
            let accessory = cell.properties[.accessory]
            log.report(
                .accessorySegueWithoutButton,
                "the cell has an accessory segue but no detail button",
                at: index.mark(site.segue.kind.range),
                secondary: accessory.map {
                    [index.mark($0.range, "this accessory cannot be tapped")]
                } ?? [],
                helps: [
                    "set 'accessory' to 'detailButton' or 'detailDisclosureButton'",
                    "'segue' is performed when the row is selected",
                ]
            )
        }
    }
}

extension CellDefinition {
    /// Whether the cell has a detail button.
    fileprivate var hasButton: Bool {
        ["accessory", "editingAccessory"].contains { name in
            let type = properties[name]?.value.word
            return type == "detailButton" || type == "detailDisclosureButton"
        }
    }
}

extension SceneIndex {
    /// The identifiers of the cells whose accessory some rule sets row by row.
    fileprivate var cellsWithSetAccessory: Set<String> {
        let rules =
            file.classes.flatMap(\.allRules).flatMap(\.cells)
            + tables.flatMap { $0.table.fedRules }
        let setting = rules.filter { rule in
            rule.set.contains { ["accessory", "editingAccessory"].contains($0.path.value) }
        }
        return Set(setting.compactMap { $0.identifier?.value })
    }
}

extension DiagnosticCode {
    static let accessorySegueWithoutButton = DiagnosticCode(
        "accessory-segue-without-button",
        .segues,
        summary: "a cell has an accessory segue but no detail button to perform it",
        explanation: """
            `accessorySegue:` is performed by a tap on the detail button. Without an `accessory` of the type \
            `detailButton` or `detailDisclosureButton`, nobody can tap it. A disclosure indicator is a picture, not \
            a button, in UIKit too.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: table
                table:
                  sections:
                    - cells:
                        - text: About
                          accessory: detailButton
                          accessorySegue: {show: about}
              about:
                controller: view
                view:
                  - label: Hello
            """,
        replacing: "detailButton",
        with: "disclosureIndicator"
    )
}
