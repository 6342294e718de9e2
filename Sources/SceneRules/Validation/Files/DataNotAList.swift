import SceneLanguage
import SceneText

/// Finds rows that are taken from data which is not a list.
enum DataNotAList: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for reference in index.dataReferences where reference.needsList {
            guard let entry = index.data[reference.name.value] else { continue }
            switch entry.type {
            case .list, .unknown: continue
            case let type:
                log.report(
                    .dataNotAList,
                    "the data '\(entry.name.value)' is not a list",
                    at: index.mark(reference.name.range),
                    secondary: [index.mark(entry.name.range, type.withArticle)],
                    helps: helps(entry.name.value, type)
                )
            }
        }
    }

    /// A record that holds a list is what many services answer with.
    private static func helps(_ name: String, _ type: ValueType) -> [Help] {
        guard case .record(let record) = type else { return [] }
        let list = record.fields.first { field in
            if case .list = field.type.unwrapped { true } else { false }
        }
        return list.map { [Help("it contains a list: '\"{\(name).\($0.name)}\"'")] } ?? []
    }
}

extension DiagnosticCode {
    static let dataNotAList = DiagnosticCode(
        "data-not-a-list",
        .names,
        summary: "rows are taken from data that is not a list",
        explanation: """
            A table has a row for each element of a list. A record, as in a file that starts with `{`, is not a \
            list. If the list is one of its fields, use an expression: `rows: {from: "{answer.people}"}`.
            """,
        good: """
            data:
              people: [{name: Ada}]
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
                    textLabel.text: "{row}"
            """,
        replacing: "[{name: Ada}]",
        with: "{inline: {name: Ada}}"
    )
}
