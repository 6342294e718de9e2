import SceneLanguage

extension OutletMoves {
    /// Changes the scene and the classes of its controller.
    func apply(to edits: inout SceneEdits) {
        guard !isEmpty else { return }
        let gone = Set(outlets.keys).union(collections.map(\.name.value))
        if let node = tree.node(at: scene.range) {
            edits.change("outlets", in: node, removing: gone)
        }
        for definition in code.chain {
            guard let node = edits.classNode(definition.name.value) else { continue }
            edits.change("outlets", in: node, removing: gone)
            let isNearest = definition.name.value == code.chain[0].name.value
            if isNearest { addProperties(to: node, &edits) }
            rewriteConfiguring(definition, node, &edits)
            rewriteMaps(of: node, &edits)
            rewriteActions(definition, node, adding: isNearest ? newActions : [], &edits)
        }
    }

    func addProperties(to node: YAMLNodeID, _ edits: inout SceneEdits) {
        let pairs = stored.map { property in
            var type = property.type.base.rawValue
            if property.type.isOptional { type += "?" }
            guard let start = property.start else { return YAMLPair(property.name, .string(type)) }
            return YAMLPair(
                property.name,
                .mapping([YAMLPair("type", .string(type)), YAMLPair("value", YAMLValue(start))])
            )
        }
        edits.change("properties", in: node, adding: pairs, order: .classes)
    }

    func rewriteConfiguring(
        _ definition: ClassDefinition,
        _ node: YAMLNodeID,
        _ edits: inout SceneEdits
    ) {
        guard definition.name.value == code.configuringClass?.name.value,
            let inner = tree.value(for: "configureView", in: node)
        else { return }
        let isRewritten = rewriting.touches(tree.range(inner))
        guard isRewritten else {
            edits.change("configureView", in: node, removing: movedConfiguring)
            return
        }
        guard case .mapping(let pairs, let layout) = rewriting.value(of: inner) else { return }
        let kept = pairs.filter { !movedConfiguring.contains($0.key) }
        if kept.isEmpty {
            edits.remove(["configureView"], from: node)
        } else {
            edits.replace(inner, with: .mapping(kept, layout))
        }
    }

    /// Rewrites the parts of a class that only mention the outlets.
    func rewriteMaps(of node: YAMLNodeID, _ edits: inout SceneEdits) {
        let keys = [
            "prepare", "shouldPerform", "select", "deselect", "accessoryTapped", "willDisplay",
            "tables", "cell", "cells",
        ]
        for key in keys {
            guard let inner = tree.value(for: key, in: node),
                rewriting.touches(tree.range(inner))
            else { continue }
            edits.replace(inner, with: rewriting.value(of: inner))
        }
    }

    func rewriteActions(
        _ definition: ClassDefinition,
        _ node: YAMLNodeID,
        adding added: [YAMLPair],
        _ edits: inout SceneEdits
    ) {
        if let actions = tree.value(for: "actions", in: node) {
            for entry in tree.entries(actions) {
                rewrite(action: tree.text(of: entry.symbol), entry.value, definition, &edits)
            }
        }
        edits.change("actions", in: node, adding: added, order: .classes)
    }

    func rewrite(
        action: String,
        _ node: YAMLNodeID,
        _ definition: ClassDefinition,
        _ edits: inout SceneEdits
    ) {
        let isMine = code.actionOwners[action] == definition.name.value
        let stores = isMine ? (storing[action] ?? []) : []
        guard !stores.isEmpty || rewriting.touches(tree.range(node)) else { return }
        var effects: [YAMLValue]
        switch rewriting.value(of: node) {
        case .list(let items, _): effects = items
        case let one: effects = [one]
        }
        if !hasConfiguring {
            // Nothing is left to configure: the rows follow what is stored.
            effects.removeAll { $0 == Self.configure(.flow) || $0 == Self.configure(.block) }
        }
        effects = stores.map { .mapping([$0], .block) } + effects.map(\.inBlock)
        let isAlone = effects.count == 1 && !stores.isEmpty
        edits.replace(
            node,
            with: isAlone
                ? .mapping([stores[0]], .flow)
                : effects.count == 1 ? rewriting.value(of: node) : .list(effects, .block)
        )
    }

    static func configure(_ layout: YAMLLayout) -> YAMLValue {
        .mapping([YAMLPair("configure", .bool(true))], layout)
    }

    /// Whether something stays in `configureView`.
    var hasConfiguring: Bool {
        code.configuringClass?.configureView.contains {
            !movedConfiguring.contains($0.path.value)
        } ?? false
    }
}

extension YAMLValue {
    /// A mapping with each entry on lines of its own.
    fileprivate var inBlock: YAMLValue {
        guard case .mapping(let pairs, _) = self else { return self }
        return .mapping(pairs, .block)
    }
}
