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
        for text in texts(within: range) { counts[text, default: 0] += 1 }
        return counts
    }

    /// The texts of the scalars within a range.
    func texts(within range: SourceRange) -> [String] {
        let nodes = storage.nodes
        let first = nodes.indices.firstPlace { nodes[$0].range.start >= range.start }
        return nodes[first...].indices.prefix { nodes[$0].range.start < range.end }
            .filter { nodes[$0].kind == .scalar }
            .map { text(YAMLNodeID($0)) }
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
        let place = nodes.indices.firstPlace { nodes[$0].range.start > range.start } - 1
        guard place >= 0, nodes[place].kind == .scalar, nodes[place].range.contains(range) else {
            return nil
        }
        return YAMLNodeID(place)
    }
}
