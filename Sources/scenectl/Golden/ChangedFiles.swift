import SceneFiles
import SceneGoldens

/// The files that differ from a commit, as git reports them.
struct ChangedFiles: Sendable {
    /// Their absolute paths.
    let paths: Set<String>

    let disk: Disk

    /// The project file that counts for the run; nil where there is none.
    let projectFile: String?

    /// Whether a change can affect what is drawn of a scene, or what it is compared with.
    func affect(_ reading: SceneReading) -> Bool {
        if has(reading.name) || reading.resources.contains(where: has) { return true }
        if projectFile.map(has) ?? false || hasProjectFile(around: reading.name) { return true }
        let folder = disk.absolute(link: GoldenFile.folder(of: reading.name)) + "/"
        return paths.contains { $0.hasPrefix(folder) }
    }

    /// Whether a change can have made an orphan.
    func affect(_ orphan: Orphan) -> Bool { has(orphan.path) || has(orphan.source) }

    /// Whether a project file around a file has changed, which may be gone since.
    private func hasProjectFile(around path: String) -> Bool {
        var folder = disk.absolute(path)
        repeat {
            folder = Path.folder(of: folder)
            if paths.contains(Path.joined(folder, ProjectSettings.fileName)) { return true }
        } while !["", "/"].contains(folder)
        return false
    }

    private func has(_ path: String) -> Bool {
        // A link changes with what it leads to.
        paths.contains(disk.absolute(link: path)) || paths.contains(disk.absolute(path))
    }
}
