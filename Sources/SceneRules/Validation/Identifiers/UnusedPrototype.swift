import SceneLanguage
import SceneText

/// Finds prototypes of a dynamic table that no rule of its class asks for.
enum UnusedPrototype: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.tables where !site.isStatic {
            // What a program asks for is not seen here, and without rules the whole table is wrong.
            guard let controller = index.controller(of: site), !controller.isSwift else { continue }
            let rules = index.cellRules(of: site)
            let unused = site.table.identifiers(unusedBy: rules)
            guard !unused.isEmpty, rules.contains(where: { $0.identifier != nil }),
                index.undeclaredIdentifiers(of: site).isEmpty
            else { continue }
            for identifier in unused {
                log.report(
                    .unusedPrototype,
                    "no row of '\(controller.name)' asks for the prototype "
                        + "'\(identifier.value)'",
                    at: index.mark(identifier.range),
                    helps: ["name it in a rule under 'cells:', or remove it"]
                )
            }
        }
    }
}

extension DiagnosticCode {
    static let unusedPrototype = DiagnosticCode(
        "unused-prototype",
        .identifiers,
        .warning,
        summary: "a prototype of a dynamic table is never asked for",
        explanation: """
            No rule of the class names the identifier, so the cell is never shown. It is left over, or a rule with \
            `when:` is missing. Classes that a program registers are not checked, because their code is not in the \
            file.
            """,
        good: """
            data:
              cities: [Oslo, Roma]
            scenes:
              cities:
                controller: table
                class: Cities
                table:
                  prototypes:
                    - identifier: CityCell
            classes:
              Cities:
                superclass: TableViewController
                rows: cities
                cell:
                  identifier: CityCell
            """,
        replacing: "        - identifier: CityCell",
        with: "        - identifier: CityCell\n        - identifier: CapitalCell"
    )
}
