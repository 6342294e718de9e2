import SceneFiles

/// The files of the machine, seen from one folder, as a person names them.
///
/// What other files name is opened through `OpenFolder`.
struct Disk: Sendable {
    /// The folder that relative paths start from; empty for the one that the program runs in.
    var folder = ""

    /// Whether a file can be read, and holds just some bytes.
    func holds(_ bytes: [UInt8], at path: String) -> Bool {
        (try? read(path, limit: bytes.count + 1)) == bytes
    }

    /// Reads a file, and none of it where it is larger than a limit.
    ///
    /// A pipe or a device, which may never end, is read only where the user names it.
    func read(
        _ path: String,
        limit: Int,
        allowsStreams: Bool = false
    ) throws(SystemError) -> [UInt8] {
        try Descriptor.contents(of: located(path), limit: limit, allowsStreams: allowsStreams)
    }

    /// Opens a folder, so that nothing outside it is read or written.
    func open(_ folder: String) throws(SystemError) -> OpenFolder {
        try OpenFolder(typed: located(folder))
    }

    /// Opens the folder that a scene file is in.
    func openFolder(of input: SceneInput) throws(SystemError) -> OpenFolder {
        guard let way = input.way else { return try open(input.folder) }
        return try open(way.root).folder(Path.folder(of: way.rest))
    }

    /// Whether a path names a folder, or a link to one.
    func isFolder(_ path: String) -> Bool { FileStatus(at: located(path))?.isFolder ?? false }

    /// Whether there is anything at a path, even a link that leads nowhere.
    func exists(_ path: String) -> Bool { FileStatus.isThere(located(path)) }

    /// What is different once the file at a path was written; nil where there is none.
    func version(of path: String) -> [Int]? { FileStatus(at: located(path))?.version }

    /// Whether a path names a symbolic link.
    func isLink(_ path: String) -> Bool { FileStatus.isLink(located(path)) }

    /// What is in a folder, sorted by name; nil when it cannot be read.
    func entries(in folder: String) -> [FolderEntry]? {
        (try? open(folder).entries())?.sorted { $0.name < $1.name }
    }

    /// Whether an entry is a folder or a link to one; for only some the system has said that already.
    func isFolder(_ entry: FolderEntry, at path: String) -> Bool {
        entry.kind == .folder || entry.kind == .unknown && isFolder(path)
    }

    /// Whether an entry is a folder to go into: a link to one may lead back to where it is.
    func isOwnFolder(_ entry: FolderEntry, at path: String) -> Bool {
        entry.kind == .folder || isFolder(entry, at: path) && !isLink(path)
    }

    /// The absolute path without symbolic links, as far as there is anything: for comparing with others.
    func absolute(_ path: String) -> String {
        FileStatus.realPath(located(path)) ?? absolute(link: path)
    }

    /// The absolute path of a link itself: only its folder is without symbolic links.
    func absolute(link path: String) -> String {
        let folder = Path.folder(of: path)
        guard folder != path else { return path }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return Path.joined(absolute(folder.orDot), name)
    }

    /// Writes a file that a person named so that it has either all of the new content or its old one; a
    /// pipe or a device stays what it is, and gets the bytes, and a link stays a link.
    func replace(_ path: String, with bytes: [UInt8]) throws(Fault) {
        try Self.refuseStream(path)
        let parent = Path.folder(of: path)
        guard parent.isEmpty || isFolder(parent) else { throw .missingFolder(parent) }
        do throws(SystemError) {
            let whole = located(path)
            if try Descriptor.put(bytes, intoStreamAt: whole) { return }
            let place = isLink(path) ? FileStatus.realPath(whole) ?? whole : whole
            guard let name = Path.name(of: place) else { throw .folder }
            try OpenFolder(typed: Path.folder(of: place)).replace(name, with: bytes)
        } catch {
            throw Fault(writing: path, error)
        }
    }

    /// Refuses the word for standard output where only a file can be written.
    static func refuseStream(_ path: String) throws(Fault) {
        guard path == "-" else { return }
        throw Fault(
            "'-' is standard output, but this is written to a file",
            help: "name a file; './-' is a file of that name"
        )
    }

    /// Refuses to write over a file that was read.
    func protect(_ inputs: some Sequence<String>, from path: String) throws(Fault) {
        guard let output = FileStatus(at: located(path))?.identity else { return }
        if inputs.contains(where: { FileStatus(at: located($0))?.identity == output }) {
            throw Fault(
                "'\(path)' is read by this command, so it is not overwritten",
                help: "choose another name for the output"
            )
        }
    }

    /// The path as the system finds it.
    func located(_ path: String) -> String { Path.joined(folder, path) }
}

extension String {
    /// A folder as the system and messages name it: the current one is `.`.
    var orDot: String { isEmpty ? "." : self }
}
