import SceneLanguage
import SceneText

/// Finds rules for rows in classes that have no table of their own.
enum RulesWithoutTable: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        lazy var owners = Dictionary(grouping: index.owners, by: \.className)
        for (link, type) in zip(index.classes.links, index.classes.resolved) {
            guard let role = type.role, role != .controller(.table) else { continue }
            let definition = link.definition
            guard
                let key = definition.rules.firstKey
                    ?? definition.tablesKey(unlessIn: role),
                // A class that is used as the wrong kind has been reported.
                owners[definition.name.value]?.contains(where: { $0.role != role }) != true
            else { continue }
            log.report(finding(key, definition, role, index))
        }
    }

    private static func finding(
        _ key: Located<String>,
        _ definition: ClassDefinition,
        _ role: RuntimeClass.Role,
        _ index: SceneIndex
    ) -> Diagnostic {
        let name = definition.name.value
        let site = index.mark(key.range)
        guard case .controller = role else {
            let noun = role == .cell ? "a cell" : "a view"
            return Diagnostic(
                .rulesWithoutTable,
                "'\(name)' is \(noun), but '\(key.value)' is for the class of a controller",
                at: site,
                helps: ["move it to the class of the scene that has the table"]
            )
        }
        let tables = index.tableNames(of: definition) ?? []
        let help =
            tables.first.map {
                "put it under 'tables: {\($0): {…}}', which names the table by its id"
            }
            ?? "a table controller has a table of its own; others are named under 'tables:'"
        return Diagnostic(
            .rulesWithoutTable,
            "'\(name)' is not a table controller, so '\(key.value)' applies to no table",
            at: site,
            helps: [Help(help)]
        )
    }
}

extension ClassDefinition {
    /// The first of the rules for tables that are named, in a class that is not a controller.
    fileprivate func tablesKey(unlessIn role: RuntimeClass.Role) -> Located<String>? {
        if case .controller = role { return nil }
        return tables.first.map { Located("tables", at: $0.table.range) }
    }
}

extension DiagnosticCode {
    static let rulesWithoutTable = DiagnosticCode(
        "rules-without-table",
        .tables,
        summary: "a class without a table has rules for rows",
        explanation: """
            `rows:`, `cell:`, `select:` and similar keys do what a data source and a delegate do. In the class of a \
            table controller, they apply to its own table. The class of any other controller names the table: \
            `tables: {cities: {rows: …, cell: …}}`. A cell is filled by the class of its table's controller.
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
                    - {identifier: CityCell, class: CityCell}
            classes:
              CityCell:
                superclass: TableViewCell
              Cities:
                superclass: TableViewController
                rows: cities
                cell: {identifier: CityCell}
            """,
        replacing: "superclass: TableViewCell",
        with: "superclass: TableViewCell\n    select: {log: \"{item}\"}"
    )
}
