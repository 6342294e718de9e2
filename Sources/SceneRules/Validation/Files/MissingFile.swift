import SceneLanguage
import SceneText

/// Finds data and view files that cannot be read.
enum MissingFile: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (path, error) in index.unavailableFiles {
            guard let message = message(for: error, path.value) else { continue }
            log.report(
                Diagnostic(
                    .missingFile,
                    message,
                    at: index.mark(path.range),
                    helps: error == .missing
                        ? [Help("files are found relative to the folder of the scene file")] : []
                )
            )
        }
    }

    private static func message(for error: ResourceError, _ path: String) -> String? {
        switch error {
        case .missing: "there is no file '\(path)'"
        case .folder: "'\(path)' is a folder, not a file"
        case .tooLarge(let limit): "the file '\(path)' is larger than \(limit) bytes"
        case .unreadable(let reason): "the file '\(path)' cannot be read: \(reason)"
        case .outside: nil
        }
    }
}

extension SceneIndex {
    /// The files that could not be read, with the reason.
    var unavailableFiles: [(path: Located<String>, error: ResourceError)] {
        let dataFiles = (data.entries + data.replacements).compactMap { entry in
            if let file = entry.file, case .unavailable(let error) = entry.outcome {
                (file, error)
            } else {
                nil as (Located<String>, ResourceError)?
            }
        }
        let viewFiles = filledSites.all.compactMap { filled in
            if case .unavailable(let error) = filled.file {
                (filled.path, error)
            } else {
                nil as (Located<String>, ResourceError)?
            }
        }
        return dataFiles + viewFiles
    }
}

extension DiagnosticCode {
    static let missingFile = DiagnosticCode(
        "missing-file",
        .files,
        summary: "a data file or a view file cannot be read",
        explanation: """
            Files are named by their paths relative to the folder of the scene file. There is none \
            with this name, or it is a folder, or larger than a scene may read, or the system refuses \
            to open it.
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
        with: "poeple.json",
        files: ["people.json": "[{\"name\": \"Ada\"}, {\"name\": \"Grace\"}]\n"]
    )
}
