import SceneKitLite
import SceneText

/// The data and view files beside a scene file, read from disk.
struct FolderResources: Resources {
    /// The folder of the scene file.
    let folder: String

    /// Whether files may lie anywhere.
    var allowsOutside = false

    var disk = Disk()

    /// The most bytes of a file; ranges cannot point further.
    var limit = Int(UInt32.max)

    func read(_ path: String) throws(ResourceError) -> SourceText {
        let shown = Path.normalized(Path.joined(folder, path))
        var opened = shown
        if !allowsOutside {
            // What was checked is what is opened: a link that changes in between leads nowhere.
            opened = disk.resolved(shown)
            guard isInside(opened) else { throw .outside }
        }
        let bytes: [UInt8]
        do {
            bytes = try disk.read(opened, limit: limit)
        } catch {
            if error.isMissing { throw .missing }
            throw error.isFolder ? .folder : .unreadable(reason: error.reason.lowercasedFirst)
        }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return SourceText(name: shown, bytes: bytes)
    }

    private func isInside(_ resolved: String) -> Bool {
        let root = disk.resolved(folder.isEmpty ? "." : folder)
        return resolved.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }
}
