import SceneLanguage
import SceneText

/// The pages of names of classes, styles, scenes and data that nobody declares.
extension DiagnosticCode {
    static let unknownClass = DiagnosticCode(
        "unknown-class",
        .names,
        summary: "a scene names a class that is neither declared nor the runtime's",
        explanation: """
            Every class that a scene names must be declared under `classes:`, with its outlets and actions, so that \
            the connections can be checked. Declare a class whose code is in a Swift program with `implementation: \
            swift`.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - label: Hello
            classes:
              Welcome:
                superclass: ViewController
            """,
        replacing: "class: Welcome",
        with: "class: Welcom"
    )

    static let unknownSuperclass = DiagnosticCode(
        "unknown-superclass",
        .names,
        summary: "a class inherits from one that is neither declared nor the runtime's",
        explanation: """
            A superclass is another class under `classes:`, or a class of the runtime, under UIKit's name without \
            the prefix: `ViewController`, `TableViewController`, `TableViewCell`, `View`. As long as it is unknown, \
            nothing that the class might inherit can be checked.
            """,
        good: unknownClass.good,
        replacing: "superclass: ViewController",
        with: "superclass: ViewControler"
    )

    static let unknownStyle = DiagnosticCode(
        "unknown-style",
        .names,
        summary: "a view lists a style that the file does not declare",
        explanation: """
            `styles:` at the top of the file declares named sets of properties, and a view uses them by listing \
            their names. Fonts such as `headline` are not styles; write `font: headline`.
            """,
        good: styleMismatch.good,
        replacing: "styles: [title]",
        with: "styles: [titel]"
    )

    static let unknownScene = DiagnosticCode(
        "unknown-scene",
        .names,
        summary: "a container, `initial` or a snapshot names a scene that does not exist",
        explanation: """
            `root`, `tabs`, `master`, `detail`, `initial` and the `scene` of a snapshot are ids of \
            scenes of the same file. UIKit fails when it loads the storyboard: "doesn't contain a \
            view controller with identifier".
            """,
        good: misplacedScene.good,
        replacing: "root: tabs",
        with: "root: tab"
    )

    static let unknownData = DiagnosticCode(
        "unknown-data",
        .names,
        summary: "rows, an effect or a snapshot use data that is not declared",
        explanation: """
            Data is declared by name under `data:` at the top of the file, as the path of a file or as values in \
            place. Rows are made from it, effects change it, and snapshots replace it with other files.
            """,
        good: unknownField.good,
        replacing: "rows: people",
        with: "rows: poeple"
    )

    static let unknownColumn = DiagnosticCode(
        "unknown-column",
        .files,
        summary: "a type is given to a column that the data file does not have",
        explanation: """
            The fields of a CSV file are texts unless `types:` gives their column another type. Columns are named as \
            in the header, and a name that the header does not have would change nothing.
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

    static let unknownTable = DiagnosticCode(
        "unknown-table",
        .tables,
        summary: "a class has rules for a table that its scenes do not have",
        explanation: """
            The keys of `tables:` are ids of tables in the scenes of the class. One class may manage several tables, \
            just as a data source in UIKit tells them apart by its first argument.
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
