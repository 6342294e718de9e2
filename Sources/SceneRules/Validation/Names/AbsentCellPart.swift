import SceneLanguage
import SceneText

/// Finds labels and images that a cell sets and its style does not have.
enum AbsentCellPart: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // A custom cell that declares one of these parts has conflicting keys.
        for site in index.cells where site.style != .custom {
            let allowed = site.style.parts
            for part in site.cell.parts
            where part.slot.isPredefined && !allowed.contains(part.slot) {
                let name = Located(part.slot.rawValue, at: part.keyRange)
                log.report(.absentCellPart(name, of: site.cell, index))
            }
        }
    }
}

extension Diagnostic {
    /// A part that cells of a style do not have.
    static func absentCellPart(
        _ part: Located<String>,
        of cell: CellDefinition,
        _ index: SceneIndex
    ) -> Diagnostic {
        let style = cell.style
        let declaration = cell.declaredStyle?.range ?? cell.identifier?.range ?? cell.range
        let help =
            style == .custom
            ? Help("set a view of the cell's content, by an outlet or by its tag")
            : Help("'subtitle' and 'value1' have 'textLabel', 'detailTextLabel' and 'imageView'")
        return Diagnostic(
            .absentCellPart,
            "a cell of the style '\(style.rawValue)' has no '\(part.value)'",
            at: index.mark(part.range),
            secondary: [index.mark(declaration, "the cell is declared here")],
            helps: [help]
        )
    }
}

extension DiagnosticCode {
    static let absentCellPart = DiagnosticCode(
        "absent-cell-part",
        .names,
        summary: "a label or picture is set that the style of the cell does not have",
        explanation: """
            A cell with the style `default` has no `detailTextLabel`, one with the style `value2` has no \
            `imageView`, and one with its own content has none of them. In UIKit these are nil, and setting them \
            does nothing.
            """,
        good: """
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - {identifier: NumberCell, style: subtitle}
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 3}
                cell:
                  identifier: NumberCell
                  set:
                    textLabel.text: "{row}"
                    detailTextLabel.text: "of {count}"
            """,
        replacing: "style: subtitle",
        with: "style: default"
    )
}
