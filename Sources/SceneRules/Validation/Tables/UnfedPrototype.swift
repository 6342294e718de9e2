import SceneLanguage
import SceneText

/// Finds prototypes of a static table that no fed section asks for.
enum UnfedPrototype: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.tables where site.isStatic {
            guard site.table.prototypes != nil else { continue }
            let unused = site.table.identifiers(unusedBy: site.table.fedRules)
            guard !unused.isEmpty, index.undeclaredIdentifiers(of: site).isEmpty else { continue }
            for identifier in unused {
                log.report(
                    .unfedPrototype,
                    "no section of the static table uses the prototype "
                        + "'\(identifier.value)'",
                    at: index.mark(identifier.range),
                    helps: ["name it in the 'cell' of a section with 'rows'"]
                )
            }
        }
    }
}

extension DiagnosticCode {
    static let unfedPrototype = DiagnosticCode(
        "unfed-prototype",
        .tables,
        .warning,
        summary: "a static table has a prototype that no section uses",
        explanation: """
            Prototypes beside `sections:` are only for sections with `rows:` and `cell:`. Static cells are written \
            out in place. A prototype that no section names is never shown.
            """,
        good: """
            data:
              devices: [Lamp, Speaker]
            scenes:
              settings:
                controller: table
                table:
                  prototypes:
                    - identifier: DeviceCell
                  sections:
                    - cells: [{text: Name}]
                    - rows: devices
                      cell: {identifier: DeviceCell}
            """,
        replacing: "        - rows: devices\n          cell: {identifier: DeviceCell}",
        with: "        - cells: [{text: Lamp}]"
    )
}
