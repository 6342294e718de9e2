import SceneInterchange
import SceneText

/// Reads the files that a scene file names, each once, and keeps their texts for findings.
package struct FileReader {
    let limits: Limits

    /// The texts that were read.
    private(set) var sources = SourceMap()

    private let resources: any Resources
    private var sourceIDs: [String: SourceID] = [:]

    /// What is around each folder.
    private var projects: [String: ProjectFiles] = [:]

    /// The folder of the file whose paths are read, relative to the scene file's.
    private var folder: String

    init(_ resources: any Resources, folder: String = "", limits: Limits) {
        self.resources = resources
        self.folder = folder
        self.limits = limits
    }

    /// Adds a text that is there already.
    mutating func add(_ text: SourceText) -> SourceID { sources.add(text) }

    /// Reads a file by its path relative to the file that names it, up to a limit of bytes.
    mutating func read(
        _ written: String,
        limit: Int
    ) throws(ResourceError) -> (SourceText, SourceID) {
        let path = path(written)
        if let source = sourceIDs[path] { return (sources[source], source) }
        let text = try resources.read(path, limit: limit)
        let source = sources.add(text)
        sourceIDs[path] = source
        return (text, source)
    }

    /// What is around a file that is named in the folder; nil means around that itself.
    mutating func project(around written: String? = nil) -> ProjectFiles {
        let folder = written.map { Self.folder(of: path($0)) } ?? folder
        let known = projects[folder]
        let project = known ?? ProjectFiles(around: folder, resources, limits: limits)
        projects[folder] = project
        return project
    }

    /// Reads a file by its path relative to the scene file, up to a limit of bytes, for a look at it.
    func look(at path: String, limit: Int) -> SourceText? {
        try? resources.read(path, limit: limit)
    }

    /// Gives the places of a text that was read numbers after those of another one.
    mutating func attach(_ source: SourceID, to owner: SourceID) -> UInt32 {
        sources.attach(source, to: owner)
    }

    /// A name in the folder of a path that is most like its last part.
    func similarPath(to written: String) -> String? {
        let path = path(written)
        let folder = Self.folder(of: path)
        let name = path.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
        let names = resources.names(inFolder: folder)
        guard let nearest = NearestName.nearest(to: String(name), among: names),
            nearest != name
        else { return nil }
        return written.dropLast(name.count) + nearest
    }

    /// The path of a file relative to the scene file, in one spelling.
    func path(_ written: String) -> String { Self.path(written, in: folder) }

    /// The path of a file that is written in a folder, in one spelling.
    package static func path(_ written: String, in folder: String) -> String {
        written.hasPrefix("/") ? written : "\(folder)/\(written)".pathInOneSpelling
    }

    /// Goes to the folder of a file, and returns the one to come back to.
    mutating func enterFolder(of path: String) -> String {
        defer { folder = Self.folder(of: path) }
        return folder
    }

    /// The folder of a file.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Comes back to a folder.
    mutating func leave(to folder: String) { self.folder = folder }
}
