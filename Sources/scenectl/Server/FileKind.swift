import SceneFiles
import SceneGoldens
import SceneLanguage
import SceneText

/// What kind of file a key names.
enum FileKind {
    case data
    case document
    case xib
    case view

    /// The kind at a place; nil where no file is named.
    init?(_ steps: [CursorContext.Step]) {
        let keys = steps.compactMap { step -> String? in
            if case .key(let name) = step { name } else { nil }
        }
        switch (keys.last, keys.dropLast().last) {
        case ("interface", nil): self = .document
        case ("file", _) where keys.first == "data": self = .data
        case (_, "register"): self = .xib
        case ("file", _) where keys.contains("register"): self = .xib
        case ("file", _): self = .view
        default: return nil
        }
    }

    /// What the files are.
    var detail: String {
        switch self {
        case .data: "a data file"
        case .document: "a storyboard or a xib"
        case .xib: "a xib"
        case .view: "a view file"
        }
    }

    private var endings: Set<String> {
        switch self {
        case .data: ["json", "csv", "yaml", "yml"]
        case .document: ["storyboard", "xib"]
        case .xib: ["xib"]
        case .view: ["yaml", "yml", "xml"]
        }
    }

    /// The files of the kind in a folder, and then the folders in it, as the key names them.
    ///
    /// What is in the folder of snapshots was made from scenes, and no scene reads it.
    func paths(below folder: String, _ resources: any Resources) -> [String] {
        let paths = resources.names(inFolder: folder)
            .filter { !$0.hasPrefix(".") && $0 != GoldenFile.folderName }
            .map { Path.joined(folder, $0) }
        let files = paths.filter { endings.contains(Path.fileExtension($0).lowercased()) }
        let others = paths.filter { !files.contains($0) }
        return files + others.filter { !resources.names(inFolder: $0).isEmpty }.map { $0 + "/" }
    }
}
