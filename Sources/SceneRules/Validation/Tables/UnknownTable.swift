import SceneLanguage
import SceneText

/// Finds rules for tables that no scene of the class has.
enum UnknownTable: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for definition in index.file.classes where !definition.tables.isEmpty {
            guard let names = index.tableNames(of: definition) else { continue }
            let known = Set(names)
            let indexNames = NameIndex(names)
            for table in definition.tables.map(\.table) where !known.contains(table.value) {
                log.report(
                    Diagnostic(
                        .unknownTable,
                        "'\(definition.name.value)' has rules for the table '\(table.value)', "
                            + "which no scene of the class has",
                        at: index.mark(table.range),
                        helps: index.nearest(to: table, among: indexNames) {
                            "a table with a similar id exists: '\($0)'"
                        }
                    )
                )
            }
        }
    }
}

extension SceneIndex {
    /// The ids of the tables in the scenes of a class; nil where no scene is of the class, or where
    /// view files may hold tables.
    func tableNames(of definition: Box<ClassDefinition>) -> [String]? {
        classes[definition.name.value].flatMap { use.tableNames(of: $0) }
    }
}

extension DiagnosticCode {
    static let unknownTable = DiagnosticCode(
        "unknown-table",
        .tables,
        summary: "a class has rules for a table that its scenes do not have",
        explanation: """
            The keys of `tables:` are ids of tables in the scenes of the class, which answers for \
            each of them. One object may serve several tables, as a data source in UIKit tells them \
            apart by its first argument.
            """,
        good: """
            data:
              cities: [Oslo, Roma]
            scenes:
              cities:
                controller: view
                class: Cities
                view:
                  - table: {id: left, prototypes: [{identifier: CityCell}]}
            classes:
              Cities:
                superclass: ViewController
                tables:
                  left:
                    rows: cities
                    cell: {identifier: CityCell}
            """,
        replacing: "      left:",
        with: "      lfet:"
    )
}
