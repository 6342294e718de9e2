import SceneFiles

/// What is below a folder and belongs to others: libraries, what was built, what git ignores.
///
/// A folder that a person names is looked through whatever it is called.
struct IgnoredFiles: Sendable {
    /// The folders of libraries and products, by the tools that put them there.
    private static let folders: Set<String> = [
        "Pods", "Carthage", "node_modules", ".build", "DerivedData",
    ]

    /// The paths that git ignores, from the folder; none where the folder itself is ignored.
    private let paths: Set<String>
    private let root: String

    /// Whether git has told which files it ignores, or there is no repository.
    let areKnown: Bool

    /// Asks git about a folder, where that is in a repository.
    init(below root: String, disk: Disk) {
        self.root = root
        let ignored = Git.ignoredPaths(in: root, disk: disk)
        paths = ignored.map { $0.contains(".") ? [] : $0 } ?? []
        areKnown = ignored != nil
    }

    /// Whether a file or folder is passed over.
    func contains(_ path: String, named name: String) -> Bool {
        if name.hasPrefix(".") || Self.folders.contains(name) { return true }
        guard !paths.isEmpty else { return false }
        return paths.contains(Path.relative(path, to: root) ?? path)
    }
}
