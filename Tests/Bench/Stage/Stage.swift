import SceneKitLite

/// How far the pipeline runs.
enum Stage: String, CaseIterable {
    /// To the node tree.
    case tree

    /// Runs the stage on a text and returns what it found wrong; the files measured have nothing
    /// wrong.
    func run(on text: SourceText) -> [Diagnostic] {
        switch self {
        case .tree: tree(text)
        }
    }

    private func tree(_ text: SourceText) -> [Diagnostic] {
        var sources = SourceMap()
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
        return withExtendedLifetime(tree) { log.diagnostics }
    }
}
