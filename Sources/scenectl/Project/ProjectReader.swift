import SceneFiles
import SceneInterchange
import SceneRules
import SceneSources
import SceneText

/// Reads the documents and sources of a folder in parallel.
struct ProjectReader {
    private let scan: ProjectScan
    private let disk: Disk
    private let processors: Int
    private let limits = Limits()

    /// The folder of the project and the current one, as the system knows them.
    private let root: String
    private let current: String

    /// The text that counts in place of a document on the disk.
    var piped: SourceText?

    /// Looks through a folder; one without any source is refused, unless it may be.
    init(of folder: String, _ console: Console, mayBeEmpty: Bool = false) throws(Fault) {
        disk = console.disk
        processors = console.processors()
        root = disk.absolute(folder)
        current = disk.absolute(".")
        let foreign = Git.foreignPaths(in: folder, disk: disk)
        scan = ProjectScan(of: folder, foreign: foreign, disk: disk)
        guard !isEmpty || mayBeEmpty else {
            throw Fault("there are no Swift or Objective-C sources in '\(folder)'")
        }
    }

    /// Whether there are no sources.
    var isEmpty: Bool { scan.sources.isEmpty }

    /// The paths of all that is read.
    var paths: [String] {
        let files = scan.sources + scan.documents + scan.projectFiles + scan.settings
        return (files.map(\.path) + scan.manifests.map(\.path)).map { Path.joined(scan.root, $0) }
    }

    /// Reads everything.
    func read(collectsWords: Bool = false) async throws -> FolderContent {
        var content = FolderContent(scan)
        try await OrderedTasks.run(over: scan.sources, limit: processors * 4) { file in
            source(file, collectsWords)
        } then: { (source: Source?) in
            if let source { content.add(source.file, source.text, source.facts) }
        }
        let pipedPath = piped.map { disk.absolute($0.name) }
        for file in scan.documents {
            let isPiped = pipedPath == disk.absolute(Path.joined(scan.root, file.path))
            let text = isPiped ? piped : text(file.path, limit: limits.sceneFileSize)
            content.add(file, document: text, limits)
        }
        for file in scan.projectFiles {
            let bytes = bytes(file.path, limit: limits.sourceCodeSize)
            let project = bytes.flatMap { XcodeProject($0, settings: settings(of: file)) }
            content.add(file, project: project)
        }
        for manifest in scan.manifests {
            guard let bytes = bytes(manifest.path, limit: limits.sourceCodeSize) else { continue }
            content.add(manifest, bytes)
        }
        for file in scan.settings {
            guard let bytes = bytes(file.path, limit: limits.sourceCodeSize) else { continue }
            content.add(settings: bytes, at: file.path)
        }
        return content
    }

    /// The path of a file from the folder that was looked through; its own where it is not in it.
    func place(of name: String) -> String {
        Path.relative(disk.absolute(name), to: disk.absolute(scan.root)) ?? name
    }

    /// A source file with what was read of it.
    private typealias Source = (file: ProjectScan.File, text: SourceText, facts: SourceFacts)

    private func source(_ file: ProjectScan.File, _ collectsWords: Bool) -> Source? {
        guard let text = text(file.path, limit: limits.sourceCodeSize) else { return nil }
        let facts = SourceFacts.facts(
            of: text.bytes,
            fileExtension: Path.fileExtension(file.path),
            collectsWords: collectsWords
        )
        return facts.map { (file, text, $0) }
    }

    /// Reads the files of settings of a project by their paths from its folder.
    private func settings(of project: ProjectScan.File) -> @Sendable (String) -> [UInt8]? {
        let folder = Path.folder(of: Path.folder(of: project.path))
        return { path in
            bytes(Path.normalized(Path.joined(folder, path)), limit: limits.sourceCodeSize)
        }
    }

    private func text(_ path: String, limit: Int) -> SourceText? {
        bytes(path, limit: limit).map { SourceText(name: name(of: path), bytes: $0) }
    }

    private func bytes(_ path: String, limit: Int) -> [UInt8]? {
        try? disk.open(scan.root).read(path, limit: limit)
    }

    /// A file as findings name it: below the folder as it was typed, else by the path from the current one.
    private func name(of path: String) -> String {
        let name = Path.joined(scan.root, path)
        return scan.root.contains("..")
            ? Path.way(from: current, to: Path.joined(root, path)) : Path.normalized(name)
    }
}
