import SceneLanguage
import SceneText

extension YAMLTree {
    /// The scalar that contains some bytes: in quotes a text is shorter than its node.
    func scalar(around range: SourceRange) -> YAMLNodeID? {
        let nodes = storage.nodes
        return nodes.firstIndex { $0.kind == .scalar && $0.range.contains(range) }
            .map { YAMLNodeID($0) }
    }

    /// The aliases outside some bytes that refer to something inside them.
    func aliases(into range: SourceRange) -> [SourceRange] {
        storage.nodes.filter { node in
            node.kind == .alias && !range.contains(node.range)
                && range.contains(storage.nodes[Int(node.first)].range)
        }.map(\.range)
    }
}
