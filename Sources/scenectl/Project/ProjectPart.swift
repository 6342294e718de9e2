import SceneFiles
import SceneInterchange
import SceneRules
import SceneSources
import SceneText

/// Files of a folder that belong together.
struct ProjectPart {
    /// A source file with its text and what was read of it.
    typealias Source = (file: ProjectScan.File, id: SourceID, facts: SourceFacts)
    typealias Document = (file: ProjectScan.File, document: InterfaceDocument)

    /// An Xcode project; nil where it cannot be read.
    typealias Project = (file: ProjectScan.File, folder: String, project: XcodeProject?)

    var sources: [Source] = []
    var documents: [Document] = []
    var projects: [Project] = []
    var programs: [(path: String, program: SceneProgram)] = []

    /// The manifests of packages, and the folders that they are in.
    var packages: [(folder: String, manifest: [UInt8])] = []

    /// The paths of all documents and sources that were found.
    var present: [String] = []

    /// The paths of documents that cannot be read.
    var unread: [String] = []

    var libraryMarks: [String] = []
    var workspaces: [String] = []

    /// Whether libraries belong to it.
    var hasLibraries = false

    /// The paths of what is reported on, where that is not all.
    var reported: Set<String>?

    /// Whether nothing in it is to be compared.
    var isEmpty: Bool { sources.isEmpty && documents.isEmpty && programs.isEmpty }

    /// Whether something in it says that libraries belong to it.
    var hasMarks: Bool {
        // A project that cannot be read may have any.
        !libraryMarks.isEmpty || projects.isEmpty && !workspaces.isEmpty
            || projects.contains { $0.project?.hasLibraries ?? true }
    }

    /// What belongs to each of the parts, by their numbers, and what belongs to none of them.
    func divided(by parts: ProjectParts) -> (parts: [Self], loose: Self) {
        var divided = Array(repeating: Self(), count: parts.count + 1)
        func place(_ path: String) -> Int { parts.part(of: path) ?? parts.count }
        for source in sources { divided[place(source.file.path)].sources.append(source) }
        for document in documents { divided[place(document.file.path)].documents.append(document) }
        for project in projects { divided[place(project.folder)].projects.append(project) }
        for program in programs { divided[place(program.path)].programs.append(program) }
        for package in packages { divided[place(package.folder)].packages.append(package) }
        for path in present { divided[place(path)].present.append(path) }
        for path in unread { divided[place(path)].unread.append(path) }
        for path in libraryMarks { divided[place(path)].libraryMarks.append(path) }
        for path in workspaces { divided[place(path)].workspaces.append(path) }
        let loose = divided.removeLast()
        for index in divided.indices { divided[index].hasLibraries = divided[index].hasMarks }
        return (divided, loose)
    }

    // MARK: Contents

    func content(_ texts: SourceMap, _ scan: ProjectScan) -> ProjectContent {
        let membership = membership(of: projects)
        let own = self.membership(of: projects.filter { $0.file.origin == .own })
        var modules = PackageModules()
        for (folder, manifest) in packages { modules.add(manifest, in: folder) }
        func home(_ path: String) -> SourceHome {
            var home = membership.home(of: path, project: scan.project(of: path))
            if home.targets.isEmpty { home.module = modules.module(of: path) }
            return home
        }
        let ownMissing = own.missing(beside: present).paths
        var missing = membership.missing(beside: present, own: Set(ownMissing))
        for path in unread { missing.add(unread: path, home(path)) }
        let files = sources.map { source in
            let path = source.file.path
            let home = home(path)
            return SourceFile(
                facts: source.facts,
                home: home,
                infersVisibility: membership.infersVisibility(home),
                labelsSelectors: membership.labelsSelectors(home),
                // What no target has is not built, except for headers.
                isVendored: isPassedOver(source.file, own)
                    || Path.fileExtension(path) != "h" && membership.isLeftOut(home)
            )
        }
        let documents = documents.map { file, document in
            let home = home(file.path)
            var found = ProjectDocument(
                document,
                path: file.path,
                home: home,
                isVendored: isPassedOver(file, own)
            )
            found.isLeftOut = membership.isLeftOut(home)
            return found
        }
        var content = ProjectContent(
            texts: texts,
            documents: documents,
            index: SourceIndex(files, missing: missing),
            fileIDs: sources.map(\.id),
            hasLibraries: hasLibraries
        )
        if reported == nil { content.missingFiles = ownMissing }
        content.modules = membership.modules
        content.programs = programs.map { path, program in
            var program = program
            program.home = home(path)
            return program
        }
        return content
    }

    private func membership(of projects: [Project]) -> ProjectMembership {
        ProjectMembership(
            projects.compactMap { _, folder, project in project.map { (folder, $0) } }
        )
    }

    /// Whether a file is of a library, or not to be reported on in this part.
    ///
    /// What a target of the app's own projects has is the app's, whatever its folder is called.
    private func isPassedOver(_ file: ProjectScan.File, _ own: ProjectMembership) -> Bool {
        file.origin == .library || reported.map { !$0.contains(file.path) } ?? false
            || file.origin == .perhapsLibrary
                && own.home(of: file.path, project: "").targets.isEmpty
    }
}
