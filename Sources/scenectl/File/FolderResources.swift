import SceneFiles
import SceneKitLite
import SceneText

/// The data and view files beside a scene file, read from disk.
struct FolderResources: Resources {
    /// The scene file.
    let input: SceneInput

    /// Whether files may be anywhere.
    var allowsOutside = false

    var disk = Disk()

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        let written = Path.joined(input.folder, path)
        do throws(SystemError) {
            return SourceText(name: Path.normalized(written), bytes: try bytes(written, limit))
        } catch {
            if error.isMissing { throw .missing }
            if error == .outside { throw .outside }
            if error == .folder { throw .folder }
            if error == .tooLarge { throw .tooLarge(limit: limit) }
            throw .unreadable(reason: error.reason.lowercasedFirst)
        }
    }

    func names(inFolder path: String) -> [String] {
        guard !path.hasPrefix("/"), !path.hasPrefix(".."),
            let folder = try? disk.openFolder(of: input).folder(path),
            let entries = try? folder.entries()
        else { return [] }
        return entries.map(\.name).sorted()
    }

    private func bytes(_ written: String, _ limit: Int) throws(SystemError) -> [UInt8] {
        if allowsOutside { return try disk.read(written, limit: limit) }
        // A path that leads out and back does not leave.
        guard let path = Path.relative(written, to: input.folder) else { throw .outside }
        return try disk.openFolder(of: input).read(path, limit: limit)
    }
}
