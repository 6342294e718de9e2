import SceneLanguage
import SceneText

/// Finds accessory segues of cells that have no detail button to tap.
enum AccessorySegueWithoutButton: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.segues where site.origin == .accessory {
            guard let cell = site.scope.cell.map({ index.cells[$0].cell }), !hasButton(cell, index)
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

    private static func hasButton(_ cell: CellDefinition, _ index: SceneIndex) -> Bool {
        for name in ["accessory", "editingAccessory"] {
            guard case .choice(let type) = cell.properties[name]?.value else { continue }
            if type == "detailButton" || type == "detailDisclosureButton" { return true }
        }
        return isSetByCode(cell, index)
    }

    /// Whether some rule sets the accessory of the cell row by row.
    private static func isSetByCode(_ cell: CellDefinition, _ index: SceneIndex) -> Bool {
        guard let identifier = cell.identifier?.value else { return false }
        return index.cellRules.contains { rule in
            rule.identifier?.value == identifier
                && rule.set.contains {
                    $0.path.value == "accessory" || $0.path.value == "editingAccessory"
                }
        }
    }
}

extension SceneIndex {
    /// The rules of all classes and fed sections.
    fileprivate var cellRules: [CellRuleDefinition] {
        file.classes.flatMap { ([$0.rules] + $0.tables.map(\.rules)).flatMap(\.cells) }
            + tables.flatMap { $0.table.fedRules }
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
