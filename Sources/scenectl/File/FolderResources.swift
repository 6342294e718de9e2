import SceneFiles
import SceneText

/// The data and view files beside a scene file, read from disk.
struct FolderResources: Resources {
    /// The scene file.
    let input: SceneInput

    /// Whether files may be anywhere.
    var allowsOutside = false

    var disk = Disk()

    /// The names in folders, as they were when they were first asked for: the documents of a project look for what
    /// they name in the same folders, hundreds of them in the same few.
    var listings = Memo<String, [String]>()

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        let written = Path.joined(input.folder, path)
        do throws(SystemError) {
            return SourceText(name: Path.normalized(written), bytes: try bytes(path, limit))
        } catch {
            if error.isMissing { throw .missing }
            if error == .outside { throw .outside }
            if error == .folder { throw .folder }
            if error == .tooLarge { throw .tooLarge(limit: limit) }
            throw .unreadable(reason: error.reason.lowercasedFirst)
        }
    }

    func names(inFolder path: String) -> [String] {
        let whole = Path.normalized(Path.joined(folder, path))
        if allowsOutside { return disk.entries(in: whole)?.map(\.name) ?? [] }
        let project = project
        guard let rest = whole == project ? "" : Path.relative(whole, to: project) else {
            return []
        }
        // What one project may look at, another may not.
        return listings.value(of: "\(project)\0\(rest)") {
            guard let folder = try? disk.open(project).folder(rest),
                let entries = try? folder.entries()
            else { return [] }
            return entries.map(\.name).sorted()
        }
    }

    private func bytes(_ path: String, _ limit: Int) throws(SystemError) -> [UInt8] {
        let whole = Path.joined(folder, path)
        if allowsOutside { return try disk.read(whole, limit: limit) }
        if Self.isOfProject(path), let rest = Path.relative(whole, to: project) {
            return try disk.open(project).read(rest, limit: limit)
        }
        // A path that leads out and back does not leave.
        guard let rest = Path.relative(whole, to: folder) else { throw .outside }
        return try disk.openFolder(of: input).read(rest, limit: limit)
    }

    /// The folder of the file as the system knows it, so that it does not matter how a person typed it.
    private var folder: String { disk.absolute(input.folder.orDot) }

    /// Whether a path is that of what documents name without one: storyboards, and what is in asset catalogs.
    ///
    /// The file of a project says which of them there should be.
    private static func isOfProject(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xcodeproj/project.pbxproj")
            || path.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
    }

    /// The folder in which storyboards and asset catalogs are found.
    ///
    /// It is the one that a person named, else that of the file. A translation, such as `Base.lproj`, is a part
    /// of the folder that it is in.
    private var project: String {
        if let way = input.way { return disk.absolute(way.root.orDot) }
        let folder = folder
        return input.isDocument && folder.hasSuffix(".lproj") ? Path.folder(of: folder) : folder
    }
}
