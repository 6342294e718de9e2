import FoundationEssentials
import SceneGoldens

/// The files of the machine, seen from one folder.
struct Disk: Sendable {
    /// The folder that relative paths start from; empty for the one that the program runs in.
    var folder = ""

    /// Reads a file up to a limit, and one byte more when it is longer.
    ///
    /// A pipe or a device, which may never end, is read only where the user names it.
    func read(
        _ path: String,
        limit: Int,
        allowsStreams: Bool = false
    ) throws(SystemError) -> [UInt8] {
        try Descriptor.withFile(at: located(path), allowsStreams: allowsStreams) {
            file throws(SystemError) in
            try file.readToEnd(limit: limit)
        }
    }

    /// Whether a path names a folder, or a link to one.
    func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: located(path), isDirectory: &isFolder)
            && isFolder
    }

    /// Whether there is anything at a path.
    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: located(path))
    }

    /// Whether a path names a symbolic link.
    func isLink(_ path: String) -> Bool {
        // Asking any other file for its destination fails.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: located(path))) != nil
    }

    /// What is in a folder, sorted by name; nil when it cannot be read.
    func entries(in folder: String) -> [FolderEntry]? {
        Descriptor.entries(of: located(folder))?.sorted { $0.name < $1.name }
    }

    /// Whether an entry is a folder or a link to one; only of some the system has told that already.
    func isFolder(_ entry: FolderEntry, at path: String) -> Bool {
        entry.kind == .folder || entry.kind == .unknown && isFolder(path)
    }

    /// Whether an entry is a folder to go into: a link to one may lead back to where it stands.
    func isOwnFolder(_ entry: FolderEntry, at path: String) -> Bool {
        entry.kind == .folder || isFolder(entry, at: path) && !isLink(path)
    }

    /// The absolute path without symbolic links.
    func resolved(_ path: String) -> String {
        URL(fileURLWithPath: located(path)).resolvingSymlinksInPath().path
    }

    /// Writes a file so that it has either all of the new content or its old one; a pipe or a device
    /// stays what it is, and gets the bytes.
    func replace(_ path: String, with bytes: [UInt8]) throws {
        let parent = Path.folder(of: path)
        guard parent.isEmpty || isFolder(parent) else { throw OutputFault.missingFolder(parent) }
        if try Descriptor.put(bytes, intoStreamAt: located(path)) { return }
        do throws(GoldenStoreError) {
            try DiskStore(folder: folder).replace(path, with: bytes)
        } catch {
            throw OutputFault.unwritable(path, reason: error.reason)
        }
    }

    /// Refuses to write over a file that was read.
    func protect(_ inputs: some Sequence<String>, from path: String) throws(OutputFault) {
        let place = resolved(path)
        if inputs.contains(where: { resolved($0) == place }) { throw .input(path) }
    }

    /// The path as the system finds it.
    func located(_ path: String) -> String {
        folder.isEmpty ? path : Path.joined(folder, path)
    }
}
