import SceneText

extension DiagnosticCode {
    /// A scene file with a table of three rows that show a text, for codes about what is in braces.
    static func numberedRows(showing text: String) -> String {
        """
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
                textLabel.text: "\(text)"
        """
    }
}
