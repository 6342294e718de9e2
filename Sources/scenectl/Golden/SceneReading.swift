import SceneFiles
import SceneRules
import SceneText
import Synchronization

/// A scene file as it was read, with the files that it asked for.
struct SceneReading: Sendable {
    let name: String
    let file: SceneFile

    /// The paths of data and view files, found or not, as the program opens them.
    let resources: Set<String>

    /// Whether its text says that it is a scene; else only its golden files do.
    let looksLikeScene: Bool
}

/// Remembers which files a scene asked for, those that are not there too.
final class ResourceRecorder: Resources {
    private let folder: FolderResources
    private let asked = Mutex<Set<String>>([])

    init(_ folder: FolderResources) {
        self.folder = folder
    }

    /// The paths that were asked for.
    var paths: Set<String> { asked.withLock { $0 } }

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        let shown = Path.normalized(Path.joined(folder.input.folder, path))
        asked.withLock { _ = $0.insert(shown) }
        return try folder.read(path, limit: limit)
    }

    func names(inFolder path: String) -> [String] { folder.names(inFolder: path) }
}
