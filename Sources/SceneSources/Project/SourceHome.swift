import SceneText

/// Where a file belongs: the folder of its project, and the targets that have it.
package struct SourceHome: Hashable, Sendable {
    /// The folder of the nearest project or package.
    package var project: String

    /// The numbers of its targets; empty where no project says.
    package var targets: Set<Int>

    /// The module of a local package that it belongs to.
    package var module: String?

    package init(project: String = "", targets: Set<Int> = [], module: String? = nil) {
        self.project = project
        self.targets = targets
        self.module = module
    }

    /// Whether a target may have what belongs here and what belongs there, as far as projects say.
    package func mayShareTarget(with other: SourceHome) -> Bool {
        targets.isEmpty || other.targets.isEmpty || !targets.isDisjoint(with: other.targets)
    }

    /// Which of some values are meant from here: those of the same targets, else of the same project, else all.
    func nearest<Value>(of values: [Value], _ home: (Value) -> SourceHome) -> [Value] {
        guard values.count > 1 else { return values }
        let same = values.filter { value in
            let home = home(value)
            return !home.targets.isDisjoint(with: targets) || module != nil && home.module == module
        }
        if !same.isEmpty { return same }
        let near = values.filter { home($0).project == project }
        return near.isEmpty ? values : near
    }
}

/// The targets of all Xcode projects of a folder, and the files that they have.
package struct ProjectMembership: Sendable {
    private var targetsOfFiles: [String: Set<Int>] = [:]
    private var targetsOfFolders: [(folder: String, target: Int)] = []

    /// What is in the folders of targets and belongs to others alone.
    private var exceptions: [Int: Set<String>] = [:]

    private var versions: [String?] = []

    /// The modules that the targets make, by their numbers; nil where one is not known.
    package private(set) var modules: [String?] = []

    /// The folder of the project of each target.
    private var foldersOfTargets: [String] = []

    /// The folders of the projects that say which files they have.
    private var folders: Set<String> = []

    package init(_ projects: [(folder: String, project: XcodeProject)]) {
        for (folder, project) in projects {
            for target in project.targets {
                let number = versions.count
                versions.append(target.swiftVersion)
                modules.append(target.module)
                foldersOfTargets.append(folder)
                if !target.files.isEmpty { folders.insert(folder) }
                for file in target.files {
                    let path = "\(folder)/\(file)".pathInOneSpelling
                    targetsOfFiles[path, default: []].insert(number)
                }
                exceptions[number] = Set(
                    target.exceptions.map { "\(folder)/\($0)".pathInOneSpelling }
                )
                for inner in target.folders {
                    folders.insert(folder)
                    targetsOfFolders.append(
                        ("\(folder)/\(inner)".pathInOneSpelling + "/", number)
                    )
                }
            }
        }
    }

    /// Where a file of the folder belongs whose nearest project is known.
    package func home(of path: String, project: String) -> SourceHome {
        let names = Self.names(of: path)
        var targets = Set(names.flatMap { targetsOfFiles[$0] ?? [] })
        for (folder, target) in targetsOfFolders
        where path.hasPrefix(folder) && exceptions[target]?.isDisjoint(with: names) ?? true {
            targets.insert(target)
        }
        return SourceHome(project: project, targets: targets)
    }

    /// What a project may name a file by: its path, and that of all translations of it.
    private static func names(of path: String) -> [String] {
        guard path.contains(".lproj/") else { return [path] }
        let parts = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
        return [path, parts.joined(separator: "/")]
    }

    /// The files that targets have, as far as they are not among those of the folder.
    package func missing(beside present: [String], own: Set<String>? = nil) -> MissingFiles {
        let listed = targetsOfFiles.sorted { $0.key < $1.key }.map { path, targets in
            let project = targets.min().map { foldersOfTargets[$0] } ?? ""
            return (path: path, home: SourceHome(project: project, targets: targets))
        }
        return MissingFiles(of: listed, beside: present, own: own)
    }

    /// Whether the project of a file says which files it has, and this one is not among them.
    package func isLeftOut(_ home: SourceHome) -> Bool {
        home.targets.isEmpty && folders.contains(home.project)
    }

    /// Whether a file is of a target whose Swift may show all members of classes to Objective-C: an old one, or
    /// one that the project does not say.
    package func infersVisibility(_ home: SourceHome) -> Bool {
        home.targets.contains { (version(of: $0) ?? 0) < 4 }
    }

    /// Whether a file is of targets alone whose Swift gives the label of the first parameter to selectors, as
    /// since version 3.
    package func labelsSelectors(_ home: SourceHome) -> Bool {
        !home.targets.isEmpty && home.targets.allSatisfy { (version(of: $0) ?? 0) >= 3 }
    }

    /// The first number of the Swift of a target; nil where the project does not say it.
    private func version(of target: Int) -> Int? {
        versions[target].flatMap { Int($0.prefix { $0 != "." }) }
    }
}
