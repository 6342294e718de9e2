import SceneText

extension Diagnostic {
    /// The views of a destination do not exist when `prepare` runs.
    static func unloadedOutlet(_ name: String, at place: Annotation) -> Diagnostic {
        Diagnostic(
            .badSetPath,
            "the outlet '\(name)' is not connected yet when 'prepare' runs",
            at: place,
            helps: [Help("set a property of the destination, and the outlet in 'configureView'")]
        )
    }
}

extension DiagnosticCode {
    static let badSetPath = DiagnosticCode(
        "bad-set-path",
        .names,
        summary: "what is set is no property of an outlet, of a tagged view or of the cell itself",
        explanation: """
            An assignment addresses an outlet of the class (`nameLabel.text`), a view of a cell by \
            its tag (`"#1.text"`), or a property of the cell or controller itself \
            (`textLabel.text`, `accessory`). Ids belong to the scene: code does not see them.
            """,
        good: """
            scenes:
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - identifier: NumberCell
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 3}
                cell:
                  identifier: NumberCell
                  set:
                    textLabel.text: "{row}"
            """,
        replacing: "textLabel.text",
        with: "textLabel.txt"
    )
}
