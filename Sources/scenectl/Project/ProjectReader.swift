import SceneFiles
import SceneInterchange
import SceneRules
import SceneSources
import SceneText

/// Reads the documents and sources of a project in parallel.
struct ProjectReader {
    private let scan: ProjectScan
    private let disk: Disk
    private let processors: Int
    private let limits = Limits()

    /// The folder of the project and the current one, as the system knows them.
    private let root: String
    private let current: String

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

    /// A source file with what was read of it; nil for what cannot be opened.
    private typealias Source = (text: SourceText, facts: SourceFacts)?

    /// Reads everything; scene files that programs belong to have been read before.
    func read(_ programs: [SceneFile] = [], collectsWords: Bool = false) async throws
        -> ProjectContent
    {
        let found = scan.projectFiles.compactMap { file in
            project(file.path).map { (origin: file.origin, project: $0) }
        }
        let projects = found.map(\.project)
        let membership = ProjectMembership(projects)
        let own = ProjectMembership(found.filter { $0.origin == .own }.map(\.project))
        let libraries = libraries(beside: own)
        let present = (scan.documents + scan.sources).map(\.path)
        var texts = SourceMap()
        var files: [SourceFile] = []
        var fileIDs: [SourceID] = []
        var rest = scan.sources[...]
        try await OrderedTasks.run(over: scan.sources, limit: processors * 4) { file -> Source in
            source(file.path, collectsWords)
        } then: { source in
            guard let file = rest.popFirst(), let (text, facts) = source else { return }
            let home = membership.home(of: file.path, project: scan.project(of: file.path))
            fileIDs.append(texts.add(text))
            files.append(
                SourceFile(
                    facts: facts,
                    home: home,
                    infersVisibility: membership.infersVisibility(home),
                    labelsSelectors: membership.labelsSelectors(home),
                    // What no target has is not built, except for headers.
                    isVendored: libraries.contains(file.path)
                        || Path.fileExtension(file.path) != "h" && membership.isLeftOut(home)
                )
            )
        }
        let documents = documents(membership, libraries, &texts)
        var missing = membership.missing(beside: present)
        let read = Set(documents.map(\.path))
        for file in scan.documents where !read.contains(file.path) {
            let project = scan.project(of: file.path)
            missing.add(unread: file.path, membership.home(of: file.path, project: project))
        }
        for path in scan.nibs {
            let project = scan.project(of: path)
            missing.add(unread: path, membership.home(of: path, project: project))
        }
        var content = ProjectContent(
            texts: texts,
            documents: documents,
            index: SourceIndex(files, missing: missing),
            fileIDs: fileIDs,
            // A project that cannot be read may have any.
            hasLibraries: scan.hasLibraries || projects.count < scan.projectFiles.count
                || projects.contains { $0.project.hasLibraries }
        )
        content.missingFiles = own.missing(beside: present).paths
        content.modules = membership.modules
        for file in programs {
            let name = file.sources.firstName
            let path = Path.relative(disk.absolute(name), to: disk.absolute(scan.root)) ?? name
            let home = membership.home(of: path, project: scan.project(of: path))
            if let program = SceneProgram(file, home: home, in: &content.texts) {
                content.programs.append(program)
            }
        }
        return content
    }

    private func project(_ path: String) -> (folder: String, project: XcodeProject)? {
        let bytes = try? disk.open(scan.root).read(path, limit: limits.sourceCodeSize)
        guard let project = bytes.flatMap({ XcodeProject($0) }) else { return nil }
        return (Path.folder(of: Path.folder(of: path)), project)
    }

    /// The files that are of libraries.
    ///
    /// What a target of the app's own projects has is the app's, whatever its folder is called.
    private func libraries(beside own: ProjectMembership) -> Set<String> {
        let files = (scan.sources + scan.documents).filter { file in
            file.origin == .library
                || file.origin == .perhapsLibrary
                    && own.home(of: file.path, project: "").targets.isEmpty
        }
        return Set(files.map(\.path))
    }

    private func documents(
        _ membership: ProjectMembership,
        _ libraries: Set<String>,
        _ texts: inout SourceMap
    ) -> [ProjectDocument] {
        scan.documents.compactMap { file in
            guard let text = text(file.path, limit: limits.sceneFileSize) else { return nil }
            let id = texts.add(text)
            var log = DiagnosticLog()
            let tree = XMLTree.parse(text, as: id, limits: limits, log: &log)
            guard let document = InterfaceDocument(tree, log: &log) else { return nil }
            let home = membership.home(of: file.path, project: scan.project(of: file.path))
            var found = ProjectDocument(
                document,
                path: file.path,
                home: home,
                isVendored: libraries.contains(file.path)
            )
            found.isLeftOut = membership.isLeftOut(home)
            return found
        }
    }

    private func source(_ path: String, _ collectsWords: Bool) -> Source {
        guard let text = text(path, limit: limits.sourceCodeSize) else { return nil }
        let facts = SourceFacts.facts(
            of: text.bytes,
            fileExtension: Path.fileExtension(path),
            collectsWords: collectsWords
        )
        return facts.map { (text, $0) }
    }

    private func text(_ path: String, limit: Int) -> SourceText? {
        guard let bytes = try? disk.open(scan.root).read(path, limit: limit) else { return nil }
        return SourceText(name: name(of: path), bytes: bytes)
    }

    /// A file as findings name it: below the folder as it was typed, else by the path from the current one.
    private func name(of path: String) -> String {
        let name = Path.joined(scan.root, path)
        return scan.root.contains("..")
            ? Path.way(from: current, to: Path.joined(root, path)) : Path.normalized(name)
    }
}
