import SceneInterchange
import SceneSources
package import SceneText

extension ProjectContent {
    /// A project of some texts by their paths, as examples and tests have it.
    package init(_ files: [String: String], hasLibraries: Bool = false) {
        var texts = SourceMap()
        var sources: [SourceFile] = []
        var fileIDs: [SourceID] = []
        var documents: [ProjectDocument] = []
        let projects = files.keys.sorted().compactMap { path -> (String, XcodeProject)? in
            guard let folder = Self.project(path), let text = files[path] else { return nil }
            let project = XcodeProject(Array(text.utf8)) { path in
                files["\(folder)/\(path)".pathInOneSpelling].map { Array($0.utf8) }
            }
            return project.map { (folder, $0) }
        }
        let folders = files.keys.compactMap(Self.project)
        let membership = ProjectMembership(projects)
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let around = folders.filter { $0.isEmpty || path.hasPrefix("\($0)/") }
            let nearest = around.max { $0.count < $1.count } ?? ""
            let home = membership.home(of: path, project: nearest)
            let text = SourceText(name: path, text: text)
            let ending = path.split(separator: ".").last.map(String.init) ?? ""
            if let facts = SourceFacts.facts(of: text.bytes, fileExtension: ending) {
                fileIDs.append(texts.add(text))
                sources.append(
                    SourceFile(
                        facts: facts,
                        home: home,
                        infersVisibility: membership.infersVisibility(home),
                        labelsSelectors: membership.labelsSelectors(home)
                    )
                )
            } else if ["storyboard", "xib"].contains(ending) {
                let id = texts.add(text)
                var log = DiagnosticLog()
                let tree = XMLTree.parse(text, as: id, limits: Limits(), log: &log)
                guard let document = InterfaceDocument(tree, log: &log) else { continue }
                var found = ProjectDocument(document, path: path, home: home, isVendored: false)
                found.isLeftOut = membership.isLeftOut(home)
                documents.append(found)
            }
        }
        self.init(
            texts: texts,
            documents: documents,
            index: SourceIndex(sources, missing: membership.missing(beside: Array(files.keys))),
            fileIDs: fileIDs,
            hasLibraries: hasLibraries
        )
        modules = membership.modules
    }

    /// The folder of the project whose file a path leads to: `App` of `App/App.xcodeproj/project.pbxproj`.
    ///
    /// A file outside such a bundle is that of all the project, as in examples.
    private static func project(_ path: String) -> String? {
        guard path.hasSuffix(".pbxproj") else { return nil }
        let parts = path.split(separator: "/").dropLast()
        guard parts.last?.hasSuffix(".xcodeproj") == true else { return "" }
        return parts.dropLast().joined(separator: "/")
    }
}

extension DiagnosticCode {
    /// What comparing the example finds, as a person who asks for all would see it.
    package func projectFindings(in example: String, name: String) -> ([Diagnostic], SourceMap) {
        let content = ProjectContent(files.merging([name: example]) { $1 })
        let found = ProjectCheck.run(on: content, isPedantic: isPedantic).findings
        return (
            found.flatMap(\.findings).filter { isPedantic || !$0.code.isPedantic }, content.texts
        )
    }
}
