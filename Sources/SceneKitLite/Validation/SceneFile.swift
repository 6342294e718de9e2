/// One scene file as it was understood, with all that is wrong with it.
public struct SceneFile: Sendable {
    /// What was found, in source order.
    public let diagnostics: [Diagnostic]

    /// The texts that findings point into: the file itself, and the files that it names.
    public let sources: SourceMap

    /// What the file declares.
    package let definition: SceneFileDefinition

    /// The nodes that the definitions were decoded from.
    package let tree: YAMLTree

    /// Whether the scene can be used.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Reads and checks a scene file; nothing in a file makes this fail.
    public static func read(
        _ text: SourceText,
        resources: any Resources = MemoryResources(),
        limits: Limits = Limits()
    ) -> SceneFile {
        var sources = SourceMap()
        var log = DiagnosticLog()
        let source = sources.add(text)
        let tree = YAMLTree.parse(text, as: source, limits: limits, log: &log)
        let definition = SceneDecoder.decode(tree, limits: limits, log: &log)
        return SceneFile(
            diagnostics: log.sorted,
            sources: sources,
            definition: definition,
            tree: tree
        )
    }
}
