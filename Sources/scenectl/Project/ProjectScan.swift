import SceneFiles
import SceneSources

/// What is in the folder of a project: documents, sources, and where projects begin.
struct ProjectScan: Sendable {
    /// Whose a file is, as far as the folders around it say.
    enum Origin: Comparable, Sendable {
        case own
        /// In a folder of a name that libraries often have, and sometimes a part of an app.
        case perhapsLibrary
        /// Of a library, or none of what git has.
        case library
    }

    /// A file by its path from the folder.
    struct File: Sendable {
        var path: String
        var origin: Origin
    }

    /// A file that says what belongs to a project, and the folder that its paths start from.
    struct Manifest: Sendable {
        var path: String
        var folder: String

        /// Whether it is the app's, and no library's.
        var isOwn: Bool

        /// Whether it is the app's, and may refer to more than the paths in it show.
        var isOpen: Bool { isOwn && ProjectScan.openManifests.contains(Path.name(of: path) ?? "") }
    }

    /// The folder as the user gave it, or the one around that has the project.
    let root: String

    private(set) var documents: [File] = []
    private(set) var sources: [File] = []

    /// The paths of compiled xibs and those of the oldest format, which cannot be read.
    private(set) var nibs: [String] = []

    /// The folders that have a project or a package.
    private(set) var projects: Set<String> = []

    /// The files of Xcode projects.
    private(set) var projectFiles: [File] = []

    /// The files that say what belongs to projects beside their own: workspaces, packages, lists of package managers.
    private(set) var manifests: [Manifest] = []

    /// The files of build settings, which may name files beside those of their project.
    private(set) var settings: [File] = []

    /// What says that libraries belong to the project around it which may not be here.
    private(set) var libraryMarks: [String] = []

    /// The folders with a workspace, whose projects may be elsewhere.
    private(set) var workspaces: Set<String> = []

    /// Whether the folder is a part of a project.
    private(set) var isPart = false

    /// The folders that have what begins something of its own.
    var roots: Set<String> {
        projects.union(manifests.map(\.folder))
    }

    private let disk: Disk
    private let foreign: Set<String>

    /// Looks through a folder; folders in `foreign` are read for declarations alone.
    init(of root: String, foreign: Set<String>, disk: Disk) {
        self.root = root
        self.foreign = foreign
        self.disk = disk
        var waiting = [(folder: File(path: "", origin: .own), depth: 0)]
        while let (folder, depth) = waiting.popLast() {
            let inner = take(folder)
            guard depth < Self.greatestDepth else { continue }
            waiting += inner.map { ($0, depth + 1) }.reversed()
        }
        guard projectFiles.isEmpty, libraryMarks.isEmpty else { return }
        let around = Self.folder(around: root, disk: disk) {
            Self.isProject($0) || Self.manifestNames.contains($0)
        }
        isPart = around != nil
    }

    private static let greatestDepth = 64

    /// The folders of libraries by the managers that put them there.
    private static let libraries: Set<String> = [
        "pods", "carthage", "deriveddata", ".build", "sourcepackages", "node_modules",
    ]

    /// Names of folders in which people keep libraries, and sometimes a part of their own app.
    ///
    /// Documentation/Sources.md lists them.
    private static let libraryNames: Set<String> = [
        "vendor", "vendors", "thirdparty", "third-party", "third_party", "3rdparty", "external",
        "externals", "libraries", "libs", "submodules",
    ]

    /// What says that a project has libraries which may be elsewhere: the lists of package managers, and the files
    /// from which tools make a project that may have any.
    private static let manifestNames: Set<String> = [
        "Podfile", "Cartfile", "Package.resolved", "Package.swift", "Project.swift",
        "Workspace.swift", "project.yml", "project.yaml", "BUILD.bazel", "MODULE.bazel", "BUCK",
    ]

    /// Those among them that refer to others by a path from the top, or by name.
    private static let openManifests: Set<String> = [
        "Project.swift", "Workspace.swift", "BUILD.bazel", "MODULE.bazel", "BUCK",
    ]

    /// The nearest folder around a file or folder that has a project, else one from whose files a tool makes it;
    /// nil where there is none.
    static func project(around path: String, disk: Disk) -> String? {
        folder(around: path, disk: disk, with: isProject)
            ?? folder(around: path, disk: disk) {
                manifestNames.contains($0) && !partNames.contains($0)
            }
    }

    /// What each part of a project may have, not only its top.
    private static let partNames: Set<String> = ["BUILD.bazel", "BUCK"]

    /// The top of the repository around a file; nil where it is in none, or where that is all that a person has.
    static func repository(around path: String, disk: Disk) -> String? {
        folder(around: path, disk: disk) { $0 == ".git" }
    }

    /// The folder of a document, if sources are beside it; nil where none are.
    ///
    /// A translation, such as `Base.lproj`, is a part of the folder that it is in.
    static func folder(withSourcesBeside document: String, disk: Disk) -> String? {
        var folder = Path.folder(of: document).orDot
        if disk.absolute(folder).hasSuffix(".lproj") { folder = Path.joined(folder, "..") }
        let hasSources = disk.entries(in: folder)?.contains {
            SourceFacts.fileExtensions.contains(Path.fileExtension($0.name))
        }
        return hasSources == true ? folder : nil
    }

    /// The nearest folder around a file or folder that has something, up to the top of the repository.
    ///
    /// What lies in a person's home folder or at the top of the disk is there for something else than the app.
    private static func folder(
        around path: String,
        disk: Disk,
        with isMeant: (String) -> Bool
    ) -> String? {
        let home = EnvironmentVariable.value(of: "HOME").map { disk.absolute($0) }
        var folder = path
        var place = disk.absolute(path)
        while !["", "/", home].contains(place), let entries = disk.entries(in: folder) {
            let names = entries.map(\.name)
            if names.contains(where: isMeant) { return folder }
            if names.contains(".git") { return nil }
            folder = Path.joined(folder, "..")
            place = Path.folder(of: place)
        }
        return nil
    }

    private static func isProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// Takes the files of a folder, and returns the folders in it.
    private mutating func take(_ file: File) -> [File] {
        let folder = file.path
        guard let entries = disk.entries(in: Path.joined(root, folder)) else { return [] }
        var inner: [File] = []
        for entry in entries {
            let name = entry.name
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if Self.manifestNames.contains(name) {
                libraryMarks.append(path)
                manifests.append(
                    Manifest(path: path, folder: folder, isOwn: file.origin == .own)
                )
            }
            if name.hasSuffix(".xcworkspace") {
                workspaces.insert(folder)
                let contents = "\(path)/contents.xcworkspacedata"
                manifests.append(
                    Manifest(path: contents, folder: folder, isOwn: file.origin == .own)
                )
            }
            if Self.isProject(name), !name.hasSuffix(".xcworkspace") { projects.insert(folder) }
            if name.hasSuffix(".xcodeproj") {
                projectFiles.append(File(path: "\(path)/project.pbxproj", origin: file.origin))
            }
            if ["framework", "xcframework"].contains(Path.fileExtension(name)) {
                libraryMarks.append(path)
            } else if Path.fileExtension(name) == "nib" {
                nibs.append(path)
            } else if disk.isFolder(entry, at: Path.joined(root, path)) {
                guard Self.isWorthALook(name), disk.isOwnFolder(entry, at: Path.joined(root, path))
                else { continue }
                inner.append(File(path: path, origin: max(file.origin, origin(of: name, path))))
            } else {
                let isForeign = foreign.contains(path)
                take(File(path: path, origin: isForeign ? .library : file.origin), name)
            }
        }
        return inner
    }

    private func origin(of name: String, _ path: String) -> Origin {
        let name = name.lowercased()
        if Self.libraries.contains(name) || foreign.contains(path) { return .library }
        return Self.libraryNames.contains(name) ? .perhapsLibrary : .own
    }

    private mutating func take(_ file: File, _ name: String) {
        switch Path.fileExtension(name) {
        case "storyboard", "xib": documents.append(file)
        case let ending where SourceFacts.fileExtensions.contains(ending): sources.append(file)
        case "xcconfig": settings.append(file)
        case "a": libraryMarks.append(file.path)
        default: break
        }
    }

    /// Whether a folder may have sources: catalogs, bundles of pictures and hidden folders have none.
    private static func isWorthALook(_ name: String) -> Bool {
        if name.hasPrefix(".") { return name == ".build" }
        return !["xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "docc"]
            .contains(Path.fileExtension(name))
    }

    /// The folder of the project that a path belongs to: the innermost around it.
    func project(of path: String) -> String {
        var folder = Path.folder(of: path)
        while !folder.isEmpty, !projects.contains(folder) { folder = Path.folder(of: folder) }
        return folder
    }
}
