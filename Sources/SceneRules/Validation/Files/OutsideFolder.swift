import SceneLanguage
import SceneText

/// Finds data and view files outside the folder of the scene file.
enum OutsideFolder: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (path, error) in index.unavailableFiles where error == .outside {
            log.report(
                Diagnostic(
                    .outsideFolder,
                    "the file '\(path.value)' is outside the folder of the scene file",
                    at: index.mark(path.range),
                    helps: [
                        Help("move the file into the folder, or allow it with '--allow-outside'")
                    ]
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let outsideFolder = DiagnosticCode(
        "outside-folder",
        .files,
        summary: "a data file or a view file is outside the folder of the scene file",
        explanation: """
            A scene reads files from its own folder and the folders in it, so that a scene from \
            elsewhere cannot look around on a machine. `--allow-outside` lifts that for scenes that \
            are trusted.
            """,
        good: """
            data:
              people: {file: people.json}
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
            """,
        replacing: "people.json",
        with: "../people.json",
        files: ["people.json": "[{\"name\": \"Ada\"}, {\"name\": \"Grace\"}]\n"]
    )
}
