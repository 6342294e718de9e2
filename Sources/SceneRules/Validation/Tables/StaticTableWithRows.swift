import SceneLanguage
import SceneText

/// Finds classes that count the rows of a static table.
enum StaticTableWithRows: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.tables where site.isOwn && site.isStatic {
            guard let controller = index.controller(of: site) else { continue }
            let rules = index.rules(of: site)
            guard let range = rules.rows?.range ?? rules.cells.first?.range else { continue }
            log.report(
                .staticTableWithRows,
                "'\(controller.name)' has rules for rows, but its table is static",
                at: index.mark(range),
                secondary: [index.mark(site.table.keyRange, "the scene holds these rows")],
                helps: [
                    "remove 'rows' and 'cell' from the class",
                    "or fill a section from data: put 'rows' and 'cell' into it",
                ]
            )
        }
    }
}

extension DiagnosticCode {
    static let staticTableWithRows = DiagnosticCode(
        "static-table-with-rows",
        .tables,
        summary: "the class of a static table has rules for rows",
        explanation: """
            A static table takes its rows from the scene. In UIKit, a controller that implements \
            `numberOfRowsInSection` overrides the static cells and silently hides some of them; an empty template \
            method is a well-known trap. To fill a section of a static table from data, give it `rows:` and `cell:` \
            in the scene.
            """,
        good: wrongClassKind.good,
        replacing: "superclass: TableViewController",
        with: "superclass: TableViewController\n    rows: {count: 1}"
    )
}
