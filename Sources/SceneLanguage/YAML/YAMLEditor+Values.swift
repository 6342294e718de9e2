import SceneText

extension YAMLEditor {
    /// A node with all that is changed in it, as a value.
    func edited(_ node: YAMLNodeID) -> YAMLValue {
        if let value = replacements[node.index] { return value }
        guard tree.kind(node) != .scalar, !tree.isAlias(node) else { return layout.value(of: node) }
        let isMapping = tree.kind(node) == .mapping
        let changes = changes[node.index] ?? Changes()
        var pairs = changes.inserted[-1] ?? []
        for (place, child) in layout.children(of: node).enumerated() {
            if !changes.removed.contains(place) {
                var key = isMapping ? tree.text(child.node) : ""
                if isMapping, case .scalar(.string(let new))? = replacements[child.node.index] {
                    key = new
                }
                pairs.append(YAMLPair(key, edited(child.value), layout.comments(of: child.node)))
            }
            pairs += changes.inserted[place] ?? []
        }
        let style: YAMLLayout = tree.style(node) == .flow ? .flow : .block
        return isMapping
            ? .mapping(pairs, style) : .list(pairs.map { $0.value.with($0.comments) }, style)
    }

    /// The collections in one line that no longer fit on it with what is changed in them.
    var linesThatGrowTooLong: [YAMLNodeID] {
        var seen: Set<YAMLNodeID> = []
        let touched =
            changes.keys.map { YAMLNodeID($0) }
            + replacements.keys.compactMap { layout.parent(of: YAMLNodeID($0)) }
        return touched.compactMap { outermostLine(around: $0) }
            .filter { seen.insert($0).inserted && growsTooLong($0) }
            .sorted { $0.index < $1.index }
    }

    /// The collection in brackets that a node is, or is in, and that is inside no other.
    private func outermostLine(around node: YAMLNodeID) -> YAMLNodeID? {
        guard tree.kind(node) != .scalar, tree.style(node) == .flow else { return nil }
        var outermost = node
        while let parent = layout.parent(of: outermost), tree.style(parent) == .flow {
            outermost = parent
        }
        return outermost
    }

    private func growsTooLong(_ node: YAMLNodeID) -> Bool {
        let range = tree.range(node).indices
        let start = layout.line(of: range.lowerBound)
        let width = 100
        // An author who writes long lines goes on, and what others refer to is not written again.
        guard layout.line(of: range.upperBound) == start, range.upperBound - start <= width,
            !tree.hasReferences(within: tree.range(node))
        else { return false }
        let before = String(decoding: tree.text.bytes[start..<range.lowerBound], as: UTF8.self)
        let text = writer.flow(edited(node))
        return before.unicodeScalars.count + text.unicodeScalars.count > width
    }
}

extension YAMLTree {
    /// Whether there are anchors or aliases within a range.
    fileprivate func hasReferences(within range: SourceRange) -> Bool {
        let nodes = storage.nodes
        let first = nodes.indices.firstPlace { nodes[$0].range.start >= range.start }
        return nodes[first...].prefix { $0.range.start < range.end }
            .contains { $0.kind == .alias || $0.flags.contains(.anchored) }
    }
}
