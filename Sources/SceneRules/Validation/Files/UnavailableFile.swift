import SceneLanguage
import SceneText

/// Finds data and view files that cannot be read, or lie outside the folder of the scene file.
enum UnavailableFile: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for (path, error) in index.unavailableFiles {
            log.report(.unavailable(path, error, in: index.file.source))
        }
    }
}

extension Diagnostic {
    /// That a file cannot be read that a scene file names.
    static func unavailable(
        _ path: Located<String>,
        _ error: ResourceError,
        in source: SourceID
    ) -> Diagnostic {
        let name = path.value
        var help: String?
        let message: String
        switch error {
        case .missing:
            message = "there is no file '\(name)'"
            help = "files are found relative to the folder of the scene file"
        case .folder: message = "'\(name)' is a folder, not a file"
        case .tooLarge(let limit): message = "the file '\(name)' is larger than \(limit) bytes"
        case .unreadable(let reason): message = "the file '\(name)' cannot be read: \(reason)"
        case .outside:
            message = "the file '\(name)' is outside the folder of the scene file"
            help = "move the file into the folder, or allow it with '--allow-outside'"
        }
        return Diagnostic(
            error == .outside ? .outsideFolder : .missingFile,
            message,
            at: Annotation(source, path.range),
            helps: help.map { [Help($0)] } ?? []
        )
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
            Paths are relative to the folder of the scene file. There is no file at this path, or it is a folder, it \
            is larger than a scene may read, or the system refuses to open it.
            """,
        good: malformedData.good,
        replacing: "people.json",
        with: "poeple.json",
        files: ["people.json": "[{\"name\": \"Ada\"}, {\"name\": \"Grace\"}]\n"]
    )
}

extension DiagnosticCode {
    static let outsideFolder = DiagnosticCode(
        "outside-folder",
        .files,
        summary: "a data file or a view file is outside the folder of the scene file",
        explanation: """
            A scene can read files only in its own folder and the folders in it, so that a scene from elsewhere \
            cannot look around on your machine. `--allow-outside` lifts that limit for scenes that you trust.
            """,
        good: malformedData.good,
        replacing: "people.json",
        with: "../people.json",
        files: ["people.json": "[{\"name\": \"Ada\"}, {\"name\": \"Grace\"}]\n"]
    )
}
