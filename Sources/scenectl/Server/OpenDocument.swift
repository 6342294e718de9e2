import SceneFiles
import SceneInterchange
import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

/// A file that an editor has open, with what was understood of it.
struct OpenDocument {
    let uri: String

    /// Where it is; nil for one that was never saved.
    let path: String?
    private(set) var text: SourceText

    /// What was understood, once it was asked for.
    private var known: Analysis?

    /// The names that the file had when it was last valid YAML: they stay while a line is half typed.
    private var names: NameSites?
    private var data: [String: DataContent]?

    /// What was understood of a text.
    struct Analysis {
        let file: SceneFile
        let findings: [Diagnostic]
        let sources: SourceMap
        let names: NameSites
    }

    init(uri: String, text: String) {
        self.uri = uri
        path = FileURI.path(of: uri)
        self.text = SourceText(name: path ?? uri, text: text)
    }

    var isProjectFile: Bool { path.flatMap(Path.name) == ProjectSettings.fileName }

    /// Whether it is a document of Interface Builder.
    var isInterface: Bool { XMLTree.isMeant(by: text) }

    /// Whether it is a YAML file of something else: an editor may send all that there are.
    var isForeign: Bool {
        !isProjectFile && !SceneFinder.isScene(text.bytes, named: text.name)
            && !SceneFinder.isSceneAsTyped(text.bytes)
    }

    /// What is at the top of the file.
    var root: KeyType { isProjectFile ? .shape(.project) : isForeign ? .data : .shape(.file) }

    /// Puts other bytes in its place.
    mutating func replace(_ bytes: [UInt8]) {
        text = SourceText(name: text.name, bytes: bytes)
        known = nil
    }

    /// Makes it be looked at again: another file has changed.
    mutating func forget() { known = nil }

    /// What is understood of the text as it is.
    mutating func analysis(_ world: ServerWorld) -> Analysis {
        if let known { return known }
        let project = world.project(around: self)
        var analysis: Analysis
        if isProjectFile || isForeign {
            let file = SceneFile.read(SourceText(name: text.name, text: ""))
            let reading =
                isForeign
                ? ProjectSettings.Reading()
                : ProjectSettings.reading(of: text, in: Path.folder(of: text.name), world.disk)
            analysis = Analysis(
                file: file,
                findings: reading.findings,
                sources: reading.sources,
                names: NameSites(of: file.tree)
            )
        } else {
            let file = SceneFile.read(text, resources: world.resources(of: self))
            var log = DiagnosticLog()
            if let choice = try? FindingChoice(Arguments(), project) {
                for finding in choice.findings(of: file) { log.report(finding) }
                let rows = RowCheck.findings(in: file, limit: ValidateOptions.rowLimit)
                for finding in choice.weighed(rows) { log.report(finding) }
            }
            var known = world.knownFindings(of: project)
            let isWhole = !file.diagnostics.contains { $0.code.check == .yaml }
            let own = isInterface ? NameSites(of: YAMLTree.empty) : NameSites(of: file.tree)
            if isWhole || names == nil { (names, data) = (own, file.data) }
            analysis = Analysis(
                file: file,
                findings: known.isEmpty
                    ? log.sorted
                    : log.sorted.filter { finding in
                        let place = file.sources.resolved(finding.primary)
                        let name = file.sources[place.source].name
                        return !known.take(finding, in: world.disk.absolute(name))
                    },
                sources: file.sources,
                names: own
            )
        }
        known = analysis
        return analysis
    }

    /// The data that the file has, or had when it was last whole.
    mutating func lastData(_ world: ServerWorld) -> [String: DataContent] {
        let own = analysis(world).file.data
        return data ?? own
    }

    /// The names that the file has, and those that it had when it was last whole.
    mutating func lastNames(_ world: ServerWorld) -> NameSites {
        var all = analysis(world).names
        if let names { all.add(names) }
        return all
    }
}

/// The paths of `file:` addresses.
enum FileURI {
    /// The path of an address; nil where it is none of a file.
    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file://") else { return nil }
        var bytes: [UInt8] = []
        var rest = Array(uri.utf8.dropFirst("file://".utf8.count))[...]
        // Between the slashes is the name of a machine.
        rest = rest.drop { $0 != UInt8(ascii: "/") }
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        let path = String(decoding: bytes, as: UTF8.self)
        return path.isEmpty || path.utf8.contains(0) ? nil : Path.normalized(path)
    }

    /// The address of a path.
    static func uri(of path: String) -> String { "file://" + path.escapedForURI }
}

/// What documents are understood with: the files of the disk, and those that are open in their place.
struct ServerWorld {
    let disk: Disk

    /// The texts of open documents, by their paths.
    var open: [String: SourceText] = [:]

    /// What the project says that a document is in.
    func project(around document: OpenDocument) -> ProjectSettings {
        guard let path = document.path else { return ProjectSettings() }
        return (try? ProjectSettings.find(around: [path], disk: disk, open: open))?.settings
            ?? ProjectSettings()
    }

    /// What need not be reported, as a project says.
    func knownFindings(of project: ProjectSettings) -> KnownFindings {
        project.baseline.flatMap { try? KnownFindings(of: $0, disk: disk) } ?? KnownFindings()
    }

    func resources(of document: OpenDocument) -> any Resources {
        guard let path = document.path else { return MemoryResources() }
        let folder = FolderResources(input: .named(path), disk: disk)
        return open.count > 1 ? OpenResources(folder: folder, open: open) : folder
    }
}

/// Files of which some are open in the editor, and count as they are there.
private struct OpenResources: Resources {
    let folder: FolderResources
    let open: [String: SourceText]

    func read(_ path: String, limit: Int) throws(ResourceError) -> SourceText {
        let whole = Path.normalized(Path.joined(folder.input.folder, path))
        if let text = open[whole], Path.relative(whole, to: folder.input.folder) != nil {
            guard text.bytes.count <= limit else { throw .tooLarge(limit: limit) }
            return text
        }
        return try folder.read(path, limit: limit)
    }

    func names(inFolder path: String) -> [String] { folder.names(inFolder: path) }
}

extension YAMLTree {
    /// A tree in which there is nothing.
    static var empty: YAMLTree { of(SourceText(name: "", text: "")) }

    /// The tree of a text by itself.
    static func of(_ text: SourceText) -> YAMLTree {
        var log = DiagnosticLog()
        var sources = SourceMap()
        return parse(text, as: sources.add(text), limits: Limits(), log: &log)
    }
}
