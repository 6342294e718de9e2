import SceneLanguage
import SceneText

/// Finds static tables that are not a table controller's own table.
enum StaticOutsideTableController: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // In a view file such a table is its own data source.
        for site in index.tables where !site.isOwn {
            guard site.isStatic, site.scope.scene != nil else { continue }
            log.report(
                .staticOutsideTableController,
                "a static table is not in a table controller",
                at: index.mark(site.table.keyRange),
                helps: [
                    "make it the table of a table controller and embed that controller",
                    "or give it prototypes and rows",
                ]
            )
        }
    }
}

extension DiagnosticCode {
    static let staticOutsideTableController = DiagnosticCode(
        "static-outside-table-controller",
        .tables,
        summary: "a table with sections is not a table controller's own table",
        explanation: """
            A static table must belong to a table controller, which is its data source. Interface Builder refuses \
            others: "Static table views are only valid when embedded in UITableViewController instances". Embed a \
            table controller in a container view.
            """,
        good: """
            initial: account
            scenes:
              account:
                controller: view
                view:
                  - label: Account
                  - container: {segue: {embed: form}}
              form:
                controller: table
                table:
                  sections:
                    - cells: [{text: Name}]
            """,
        replacing: "      - label: Account",
        with: "      - table: {sections: [{cells: [{text: Account}]}]}"
    )
}
