import SceneLanguage
import SceneText

extension Diagnostic {
    /// A tag that no view of a prototype has.
    static func unresolvedTag(
        _ tag: String,
        _ cell: Box<CellDefinition>,
        at place: Annotation,
        _ index: SceneIndex
    ) -> Diagnostic {
        let name = cell.identifier.map { " '\($0.value)'" } ?? ""
        return Diagnostic(
            .unresolvedTag,
            "no view of the cell\(name) has the tag \(tag.dropFirst())",
            at: place,
            secondary: cell.identifier.map { [index.mark($0.range, "the cell is declared here")] }
                ?? [],
            helps: [Help("give the view 'tag: \(tag.dropFirst())'")]
        )
    }
}

extension DiagnosticCode {
    static let unresolvedTag = DiagnosticCode(
        "unresolved-tag",
        .identifiers,
        .warning,
        summary: "a view is set by a tag that no view of the cell has",
        explanation: """
            `"#1.text"` sets the first view of the cell with the tag 1. There is none, so nothing \
            would be set: in UIKit `viewWithTag` is nil.
            """,
        good: """
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - identifier: NumberCell
                      content: {label: {tag: 1}}
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 3}
                cell:
                  identifier: NumberCell
                  set: {"#1.text": "{row}"}
            """,
        replacing: "#1.text",
        with: "#2.text"
    )
}
