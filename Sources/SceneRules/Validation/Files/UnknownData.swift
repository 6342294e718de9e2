import SceneLanguage
import SceneText

/// Finds names of data that nobody declares.
enum UnknownData: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let names = index.data.nameIndex
        for reference in index.dataReferences where index.data[reference.name.value] == nil {
            let name = reference.name
            let isProperty =
                reference.className.flatMap { index.classes[$0] }?
                .properties[name.value] != nil
            let helps =
                isProperty
                ? [Help("a list that is a property is an expression: '\"{\(name.value)}\"'")]
                : index.nearest(to: name, among: names) {
                    "data with a similar name exists: '\($0)'"
                }
            log.report(
                Diagnostic(
                    .unknownData,
                    "no data is named '\(name.value)'",
                    at: index.mark(name.range),
                    helps: helps.isEmpty ? [Help("declare it under 'data:'")] : helps
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownData = DiagnosticCode(
        "unknown-data",
        .names,
        summary: "rows, an effect or a snapshot name data that nobody declares",
        explanation: """
            Data has a name under `data:` at the top of the file: a file with its path, or values \
            written in place. Rows are taken from it by that name, effects change it, and snapshots \
            put other files in its place.
            """,
        good: """
            data:
              people: [{name: Ada}, {name: Grace}]
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - identifier: PersonCell
            classes:
              ListController:
                superclass: TableViewController
                rows: people
                cell:
                  identifier: PersonCell
                  set:
                    textLabel.text: "{item.name}"
            """,
        replacing: "rows: people",
        with: "rows: poeple"
    )
}
