import SceneFiles
import SceneInterchange
import SceneLanguage
import SceneRules
import SceneSources
import SceneText

/// What was read in a folder, which may hold several projects that have nothing to do with each other.
struct FolderContent {
    private let scan: ProjectScan
    /// All texts, into which findings point.
    private(set) var texts = SourceMap()
    private var all = ProjectPart()

    /// What projects, workspaces, packages and lists of package managers name outside of their folders.
    private var references: [(from: String, to: String)] = []

    /// Whether something of the folder itself may refer to anything in it.
    private var isOpen: Bool

    init(_ scan: ProjectScan) {
        self.scan = scan
        isOpen = scan.manifests.contains(where: \.isOpen)
        all.present = (scan.documents + scan.sources).map(\.path)
        all.unread = scan.nibs
        all.libraryMarks = scan.libraryMarks
        all.workspaces = Array(scan.workspaces)
    }

    // MARK: Adding

    mutating func add(_ file: ProjectScan.File, _ text: SourceText, _ facts: SourceFacts) {
        all.sources.append((file, texts.add(text), facts))
    }

    /// Adds a storyboard or xib; without a text it could not be read.
    mutating func add(_ file: ProjectScan.File, document text: SourceText?, _ limits: Limits) {
        var document: InterfaceDocument?
        if let text {
            var log = DiagnosticLog()
            let tree = XMLTree.parse(text, as: texts.add(text), limits: limits, log: &log)
            document = InterfaceDocument(tree, log: &log)
        }
        if let document {
            all.documents.append((file, document))
        } else {
            all.unread.append(file.path)
        }
    }

    mutating func add(_ file: ProjectScan.File, project: XcodeProject?) {
        let folder = Path.folder(of: Path.folder(of: file.path))
        all.projects.append((file, folder, project))
        guard let project else {
            isOpen = isOpen || file.origin == .own
            return
        }
        refer(to: project.outsidePaths, from: folder)
    }

    mutating func add(_ manifest: ProjectScan.Manifest, _ bytes: [UInt8]) {
        refer(to: OutsidePaths.all(in: bytes), from: manifest.folder)
        if manifest.isOwn, Path.name(of: manifest.path) == "Package.swift" {
            all.packages.append((manifest.folder, bytes))
        }
    }

    /// Adds a file of build settings: what it includes starts from its folder, and paths in it from the project.
    mutating func add(settings bytes: [UInt8], at path: String) {
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let project = scan.project(of: path)
        for line in lines {
            let isInclude = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                .starts(with: "#include".utf8)
            refer(to: OutsidePaths.all(in: line), from: isInclude ? Path.folder(of: path) : project)
        }
    }

    /// Adds the classes of a scene file that programs register.
    mutating func add(_ scene: SceneFile, at path: String) {
        if let program = SceneProgram(scene, home: SourceHome(), in: &texts) {
            all.programs.append((path, program))
        }
    }

    private mutating func refer(to paths: Set<String>, from folder: String) {
        for path in paths {
            references.append((folder, Path.normalized(Path.joined(folder, path))))
        }
    }

    // MARK: Contents

    /// Everything as one project.
    private var whole: ProjectContent { wholePart.content(texts, scan) }

    private var wholePart: ProjectPart {
        var part = all
        part.hasLibraries = all.hasMarks || all.projects.isEmpty && scan.isPart
        return part
    }

    /// What is to be compared, each without the others.
    ///
    /// What belongs to none of the parts may be anyone's, and is compared with everything.
    var contents: [ProjectContent] {
        guard let parts else { return [whole] }
        let (divided, loose) = all.divided(by: parts)
        var contents = divided.filter { !$0.isEmpty }.map { $0.content(texts, scan) }
        if !loose.isEmpty {
            var rest = wholePart
            rest.programs = loose.programs
            rest.reported = Set(loose.present)
            contents.append(rest.content(texts, scan))
        }
        return contents
    }

    /// What a file is compared with: its own project, or everything where it belongs to none.
    func content(around path: String) -> ProjectContent {
        guard let parts, let number = parts.part(of: path) else { return whole }
        return all.divided(by: parts).parts[number].content(texts, scan)
    }

    /// How the folder is divided; nil where nothing in it begins a project.
    private var parts: ProjectParts? {
        let roots = isOpen ? [""] : scan.roots
        guard !roots.isEmpty else { return nil }
        let parts = ProjectParts(roots: roots, references: references)
        let products = productReferences(between: parts)
        guard !products.isEmpty else { return parts }
        return ProjectParts(roots: roots, references: references + products)
    }

    /// Leads from projects to those that make the products which they take and nothing in their part makes.
    private func productReferences(between parts: ProjectParts) -> [(from: String, to: String)] {
        var makers: [String: [String]] = [:]
        for (_, folder, project) in all.projects {
            for product in project?.products ?? [] { makers[product, default: []].append(folder) }
        }
        var references: [(from: String, to: String)] = []
        var joined: Set<String> = []
        for (_, folder, project) in all.projects {
            for product in project?.foreignProducts ?? [] {
                guard let folders = makers[product], let first = folders.first,
                    !folders.contains(where: { parts.part(of: $0) == parts.part(of: folder) })
                else { continue }
                // Once the makers of one product are together, each leads to all.
                let targets = joined.insert(product).inserted ? folders : [first]
                references += targets.map { (folder, $0) }
            }
        }
        return references
    }
}
