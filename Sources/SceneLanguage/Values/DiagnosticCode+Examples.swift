package import SceneText

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

    /// A scene file with a table of people, for codes about data and what it holds.
    package static func peopleByName(from data: String) -> String {
        """
        data:
          people: \(data)
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
        """
    }
}
