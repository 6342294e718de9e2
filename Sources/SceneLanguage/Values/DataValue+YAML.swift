import SceneText

extension DataValue {
    /// Reads a node of a YAML tree with all that is in it.
    ///
    /// Nesting is bounded by the tree's limit, aliases by the limit on expanded nodes.
    package init(_ tree: YAMLTree, _ node: YAMLNodeID) {
        switch tree.kind(node) {
        case .sequence:
            self = .list(tree.items(node).map { DataValue(tree, $0) })
        case .mapping:
            self = .record(
                Record(
                    tree.entries(node).map { (tree.text(of: $0.symbol), DataValue(tree, $0.value)) }
                )
            )
        case .scalar:
            switch tree.resolved(node) {
            case nil, .null: self = .null
            case .bool(let value): self = .bool(value)
            case .int(let value): self = .int(value)
            case .double(let value): self = .double(value)
            case .string(let value): self = .string(value)
            }
        }
    }
}
