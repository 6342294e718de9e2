import SceneFiles
import SceneText

/// Paths as services see them: from the top of the repository, wherever the program runs.
struct RepositoryPaths {
    private let disk: Disk

    /// The folder that the program runs in, and the top of the repository above it.
    private let folder: String
    private let top: String?

    init(disk: Disk) {
        self.disk = disk
        folder = disk.absolute(".")
        top = Git.root(above: folder, disk)
    }

    /// How paths are written.
    var naming: PathNaming {
        let (disk, folder, top) = (disk, folder, top)
        return PathNaming { path in
            guard let top else { return Path.normalized(path) }
            // A link is named as it was typed: the service shows the link, not what it leads to.
            let typed = Path.normalized(Path.joined(folder, path))
            return Path.relative(typed, to: top)
                ?? Path.relative(disk.absolute(path), to: top) ?? typed
        }
    }
}
