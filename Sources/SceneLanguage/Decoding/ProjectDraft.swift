package import SceneText

extension FindingWeight: WordSet {
    static let choice = Choice("severity", FindingWeight.self)
}

extension SceneDecoder {
    /// Decodes the tree of a project file; without content it says nothing.
    package static func project(
        _ tree: YAMLTree,
        limits: Limits,
        log: inout DiagnosticLog
    ) -> ProjectDefinition {
        var project = ProjectDefinition()
        guard let root = tree.root else { return project }
        let decoder = SceneDecoder(tree, limits: limits)
        let field = Field(
            subject: .part("a project file"),
            keyRange: decoder.firstKeyRange(of: root),
            value: root
        )
        _ = decoder.read(field, as: Catalog.project, into: &project)
        decoder.reportMisreadTexts()
        log.append(decoder.log)
        return project
    }
}
