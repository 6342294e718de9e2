package import SceneText

extension DiagnosticCode {
    /// A scene file with one screen of some views.
    package static func welcome(_ views: String...) -> String {
        "scenes:\n  welcome:\n" + screen(of: views).joined(separator: "\n")
    }

    /// A storyboard with one screen of some views, for codes about YAML.
    static func greeting(_ views: String...) -> String {
        "storyboard: Greeting\nscenes:\n  hello:\n"
            + screen(of: views).map { $0 + "\n" }.joined()
    }

    private static func screen(of views: [String]) -> [String] {
        ["    controller: view", "    view:"] + views.map { "      - " + $0 }
    }

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
