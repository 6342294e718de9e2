import SceneLanguage
import SceneText

extension YAMLTree {
    /// The nodes of a kind in the order of the file, without aliases.
    func nodes(of kind: YAMLKind) -> some Sequence<YAMLNodeID> {
        (0..<UInt32(nodeCount)).lazy.map(YAMLNodeID.init)
            .filter { !isAlias($0) && self.kind($0) == kind }
    }

    /// How often a text appears as a scalar within a range.
    func mentions(within range: SourceRange) -> [String: Int] {
        var counts: [String: Int] = [:]
        for node in nodes(of: .scalar) where range.contains(self.range(node)) {
            counts[text(node), default: 0] += 1
        }
        return counts
    }

    /// The column at which a node would end that was written in one line, from where it starts.
    func endInOneLine(of node: YAMLNodeID) -> Int {
        let start = Int(range(node).start)
        let line = text.bytes[..<start].lastIndex(of: 0x0A) ?? -1
        return start - line - 1 + YAMLWriter().flow(value(of: node)).unicodeScalars.count
    }

    /// The scalar that contains some bytes: in quotes a text is shorter than its node.
    func scalar(around range: SourceRange) -> YAMLNodeID? {
        let nodes = storage.nodes
        return nodes.firstIndex { $0.kind == .scalar && $0.range.contains(range) }
            .map { YAMLNodeID($0) }
    }
}
