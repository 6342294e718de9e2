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

    /// The texts of all values under a key, at any depth.
    func texts(underKey key: String) -> Set<String> {
        guard let root else { return [] }
        var texts: Set<String> = []
        collect(from: root, key, into: &texts)
        return texts
    }

    private func collect(from node: YAMLNodeID, _ key: String, into texts: inout Set<String>) {
        for item in items(node) { collect(from: item, key, into: &texts) }
        for entry in entries(node) {
            if text(of: entry.symbol) == key { texts.insert(text(entry.value)) }
            collect(from: entry.value, key, into: &texts)
        }
    }
}
