import SceneKitLite

/// How far the pipeline runs.
enum Stage: String, CaseIterable {
    /// To the node tree.
    case tree

    /// To the checked definitions.
    case checked

    /// Runs the stage on a text and returns what it found wrong; the files measured have nothing
    /// wrong.
    func run(on text: SourceText) -> [Diagnostic] {
        switch self {
        case .tree:
            var sources = SourceMap()
            var log = DiagnosticLog()
            let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
            return withExtendedLifetime(tree) { log.diagnostics }
        case .checked:
            return SceneFile.read(text).diagnostics
        }
    }
}
