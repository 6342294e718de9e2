import SceneLanguage
import SceneText

/// Finds dynamic tables to which no class gives rows or cells.
enum DynamicTableWithoutRows: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var misplaced: [String: Bool] = [:]
        for site in index.tables where !site.isStatic {
            guard let scene = index.scene(of: site.scope),
                let controller = index.controller(of: site),
                !controller.isSwift
            else { continue }
            let rules = index.rules(of: site)
            guard let rows = rules.rows else {
                let isMisplaced =
                    misplaced[controller.name] ?? hasMisplacedRules(controller, index)
                misplaced[controller.name] = isMisplaced
                if site.isOwn || !isMisplaced {
                    log.report(withoutRows(site, scene, index))
                }
                continue
            }
            guard rules.cells.isEmpty else { continue }
            log.report(
                .dynamicTableWithoutRows,
                "'\(controller.name)' has rows and no 'cell' to show them",
                at: index.mark(rows.range),
                helps: ["add 'cell:' with the identifier of a prototype"]
            )
        }
    }

    /// Whether a class has rules for no table, or for one that does not exist, which may be meant
    /// for this one.
    private static func hasMisplacedRules(
        _ controller: ResolvedClass,
        _ index: SceneIndex
    ) -> Bool {
        controller.chain.map(\.definition).contains { definition in
            if definition.rules.rows != nil { return true }
            guard let known = index.tableNames(of: definition).map(Set.init) else { return false }
            return !definition.tables.allSatisfy { known.contains($0.table.value) }
        }
    }

    private static func withoutRows(
        _ site: TableSite,
        _ scene: SceneDefinition,
        _ index: SceneIndex
    ) -> Diagnostic {
        let table = site.table.id.map { "the table '\($0.value)'" } ?? "a dynamic table"
        let mark = index.mark(site.table.id?.range ?? site.table.keyRange)
        guard let name = scene.className else {
            return Diagnostic(
                .dynamicTableWithoutRows,
                "\(table) has no rows, because the scene has no class",
                at: mark,
                helps: ["give the scene a class with 'rows' and 'cell'"]
            )
        }
        let remedy =
            if site.isOwn {
                "add 'rows' and 'cell' to the class '\(name.value)'"
            } else if let id = site.table.id {
                "add 'tables: {\(id.value): {rows: …, cell: …}}' to the class '\(name.value)'"
            } else {
                "give the table an id, and its rows under 'tables:' of the class '\(name.value)'"
            }
        return Diagnostic(
            .dynamicTableWithoutRows,
            "\(table) gets no rows from '\(name.value)'",
            at: mark,
            secondary: [index.mark(name.range, "the class responsible for the table")],
            helps: [
                Help(remedy), "if a program registers the class, add 'implementation: swift'",
            ]
        )
    }
}

extension DiagnosticCode {
    static let dynamicTableWithoutRows = DiagnosticCode(
        "dynamic-table-without-rows",
        .tables,
        summary: "no class gives a dynamic table its rows",
        explanation: """
            A table with prototypes shows the rows of its data source. The class of a table controller has `rows:` \
            and `cell:`; for a table among other views, it has them under `tables:`, by the id of the table. Without \
            a data source, UIKit shows an empty table.
            """,
        good: unusedPrototype.good,
        replacing: "\n    rows: cities\n    cell:\n      identifier: CityCell",
        with: ""
    )
}
