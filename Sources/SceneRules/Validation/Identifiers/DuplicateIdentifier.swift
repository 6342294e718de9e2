import SceneLanguage
import SceneText

/// Finds prototypes of one table that share an identifier.
enum DuplicateIdentifier: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.tables {
            guard let prototypes = site.table.prototypes, prototypes.count > 1 else { continue }
            let identifiers = prototypes.compactMap(\.identifier)
            for (identifier, first) in identifiers.repeated(by: \.value) {
                log.report(
                    .duplicateIdentifier,
                    "two prototypes of a table have the identifier '\(identifier.value)'",
                    at: index.mark(identifier.range),
                    secondary: [index.mark(first.range, "the first is here")]
                )
            }
        }
    }
}

extension DiagnosticCode {
    static let duplicateIdentifier = DiagnosticCode(
        "duplicate-identifier",
        .identifiers,
        summary: "two prototypes of a table have the same identifier",
        explanation: """
            A table keeps one queue of cells for each identifier. If two prototypes have the same identifier, UIKit \
            registers the last one, and the other is never shown. Tables in different scenes may use the same \
            identifiers.
            """,
        good: """
            scenes:
              cities:
                controller: table
                class: Cities
                table:
                  prototypes:
                    - identifier: CityCell
                    - identifier: CapitalCell
            classes:
              Cities:
                superclass: TableViewController
                implementation: swift
            """,
        replacing: "CapitalCell",
        with: "CityCell"
    )
}
