import SceneFiles
import SceneText

/// The files of a repository as they were at a commit, in a folder of their own as long as this lives.
struct EarlierFiles: ~Copyable {
    /// The console in whose eyes the folder that the program runs in is as it was then.
    let console: Console

    /// The top of the repository, and the folder that has its files as they were.
    let root: String
    private let files: String
    private let folder: TemporaryFolder

    /// Whether the folder that the program runs in is in the repository.
    private let isAround: Bool

    /// Writes the files of a commit of the repository around some paths.
    init(at reference: String, around paths: [String], _ console: Console) throws(Fault) {
        let top = try Git(around: paths, disk: console.disk).top()
        let folder = try Self.folder(with: reference, Git(folder: top), console)
        self.folder = folder
        root = console.disk.absolute(top)
        files = "\(folder.path)/files"
        let place = Self.place(of: console.disk.absolute("."), in: root)
        isAround = place != nil
        var earlier = console
        earlier.listings = Memo()
        earlier.disk = Disk(folder: Path.normalized(Path.joined(files, place ?? "")))
        self.console = earlier
    }

    deinit { folder.remove() }

    /// Where some paths were then; those that were not there are left out.
    func paths(of paths: [String], seenBy now: Console) throws(Fault) -> [String] {
        var found: [String] = []
        for path in paths {
            var there = path
            if path.hasPrefix("/") || !isAround {
                guard let rest = Self.place(of: now.disk.absolute(path), in: root) else {
                    throw Fault("'\(path)' is not in the repository '\(root)'")
                }
                there = Path.normalized(Path.joined(files, rest))
            }
            if console.disk.exists(there) { found.append(there) }
        }
        return found
    }

    /// The path that a file of then has in the repository of today.
    func today(_ name: String) -> String {
        let path = console.disk.absolute(name)
        let rest = Path.relative(path, to: console.disk.absolute(files))
        return rest.map { Path.joined(root, $0) } ?? path
    }

    private static func folder(
        with reference: String,
        _ git: Git,
        _ console: Console
    ) throws(Fault) -> TemporaryFolder {
        let commit = try git.commit(reference)
        let folder = try temporaryFolder(console)
        let index = "\(folder.path)/index"
        do throws(Fault) {
            let prefix = "--prefix=\(folder.path)/files/"
            guard try git.run("read-tree", commit, index: index),
                try git.run("checkout-index", "--all", "--quiet", prefix, index: index)
            else { throw Fault("git cannot write the files of '\(reference)'") }
        } catch {
            folder.remove()
            throw error
        }
        return folder
    }

    /// The way from the top of the repository to a path; nil for one that is not in it.
    private static func place(of path: String, in root: String) -> String? {
        path == root ? "" : Path.relative(path, to: root)
    }

    private static func temporaryFolder(_ console: Console) throws(Fault) -> TemporaryFolder {
        let parent = console.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        do throws(SystemError) {
            return try TemporaryFolder(in: parent)
        } catch {
            throw Fault("no folder can be made in '\(parent)': \(error.reason.lowercasedFirst)")
        }
    }
}
