import SceneLanguage
import SceneText

/// Finds types that are given to columns which a data file does not have.
enum UnknownColumn: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for entry in index.data.entries {
            guard let file = entry.file, let format = DataFormat(path: file.value) else { continue }
            if format == .csv {
                checkHeader(of: entry, index, &log)
            } else if let first = entry.types.first {
                log.report(
                    Diagnostic(
                        .unknownColumn,
                        "only the columns of a CSV file are given types",
                        at: index.mark(first.column.range),
                        secondary: [index.mark(file.range, "not a CSV file")],
                        helps: [
                            Help("values of JSON and YAML have the types they are written with")
                        ]
                    )
                )
            }
        }
    }

    private static func checkHeader(
        of entry: DataTable.Entry,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        guard case .values(_, _, let columns?) = entry.outcome else { return }
        let names = NameIndex(columns)
        let known = Set(columns)
        for type in entry.types where !known.contains(type.column.value) {
            log.report(
                Diagnostic(
                    .unknownColumn,
                    "the data '\(entry.name.value)' has no column '\(type.column.value)'",
                    at: index.mark(type.column.range),
                    helps: index.nearest(to: type.column, among: names) {
                        "a column with a similar name exists: '\($0)'"
                    }
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownColumn = DiagnosticCode(
        "unknown-column",
        .files,
        summary: "a type is given to a column that the data file does not have",
        explanation: """
            The fields of a CSV file are texts unless `types:` says otherwise, column by column, by \
            the names of the header. A name that the header lacks would change nothing.
            """,
        good: """
            data:
              people: {file: ages.csv, types: {age: Int}}
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - {identifier: PersonCell, style: value1}
            classes:
              ListController:
                superclass: TableViewController
                rows: people
                cell:
                  identifier: PersonCell
                  set:
                    textLabel.text: "{item.name}"
                    detailTextLabel.text: "{item.age}"
            """,
        replacing: "age: Int",
        with: "aeg: Int",
        files: ["ages.csv": "name,age\nAda,36\nGrace,85\n"]
    )
}
