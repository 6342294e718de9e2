import SceneLanguage
import SceneText

/// Finds rules for rows that all have a condition, so that a row may match none of them.
enum RowWithoutCell: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for link in index.classes.links {
            check(link.definition.rules.cells, index, &log)
            for named in link.definition.tables { check(named.rules.cells, index, &log) }
        }
        for number in index.fedTables {
            for section in index.tables[number].table.sections ?? [] {
                check(section.rules, index, &log)
            }
        }
    }

    private static func check(
        _ rules: [CellRuleDefinition],
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        // A condition that could not be read has been reported.
        guard let condition = rules.last?.condition, !condition.isAlwaysTrue else { return }
        let isAlone = rules.count == 1
        log.report(
            .rowWithoutCell,
            isAlone
                ? "the only rule for cells has a 'when', so other rows have no cell"
                : "the last rule for cells has a 'when', so rows that match none have no cell",
            at: index.mark(condition.range),
            helps: [
                Help(
                    isAlone
                        ? "remove 'when', or add a rule without it below, under 'cells'"
                        : "remove 'when' from the last rule, so that it takes the rows that are left"
                )
            ]
        )
    }
}

extension ValueDefinition {
    /// Whether the value is the literal `true`.
    fileprivate var isAlwaysTrue: Bool {
        guard case .template(let template) = content, let expression = template.singleExpression
        else { return false }
        return expression.nodes[expression.root].kind == .literal(.bool(true))
    }
}

extension DiagnosticCode {
    static let rowWithoutCell = DiagnosticCode(
        "row-without-cell",
        .tables,
        summary: "a row may match none of the cell rules",
        explanation: """
            The rules of `cells:` are tried in order, and the first whose `when:` is true makes the cell. The last \
            rule must have no `when:`, so that it takes the rows that are left. If a data source returns no cell for \
            a row, a UIKit program ends.
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
                    - {identifier: FirstCell}
                    - {identifier: PersonCell}
            classes:
              ListController:
                superclass: TableViewController
                rows: people
                cells:
                  - when: "{row == 0}"
                    identifier: FirstCell
                  - identifier: PersonCell
                    set: {textLabel.text: "{item.name}"}
            """,
        replacing: "- identifier: PersonCell",
        with: "- when: \"{row == 1}\"\n        identifier: PersonCell"
    )
}
