import SceneLanguage
import SceneText

extension OutletMoves {
    /// Changes the scene and the classes of its controller.
    func apply(to edits: inout SceneEdits) {
        guard !isEmpty || !storing.isEmpty else { return }
        let gone = Set(outlets.keys).union(collections.map(\.name.value))
        if !gone.isEmpty, let node = tree.node(at: scene.range) {
            edits.change("outlets", in: node, removing: gone)
        }
        for (place, definition) in code.chain.enumerated() {
            guard let node = edits.classNode(definition.name.value) else { continue }
            // What replaces an outlet is where all code that could see the outlet sees it too.
            let isOwner = { (outlet: String) in code.place(ofOutlet: outlet) == place }
            let properties = newProperties(stored.filter { isOwner($0.replaced.outlet) })
            if !gone.isEmpty { edits.change("outlets", in: node, removing: gone) }
            edits.change("properties", in: node, adding: properties, order: .classes)
            rewriteConfiguring(in: node, &edits)
            rewriteMaps(of: node, &edits)
            rewriteActions(of: definition, node, &edits)
        }
    }

    /// Adds actions to the classes of the controller, after what its rows are, and removes those that do nothing
    /// any more.
    func addActions(to edits: inout SceneEdits) {
        for (place, definition) in code.chain.enumerated() {
            guard let node = edits.classNode(definition.name.value) else { continue }
            let added = newActions.filter { action in
                (action.outlet.flatMap { code.place(ofOutlet: $0) } ?? 0) == place
            }
            let gone = idle.intersection(definition.actions.map(\.name.value))
            guard !added.isEmpty || !gone.isEmpty else { continue }
            edits.change(
                "actions",
                in: node,
                removing: gone,
                adding: added.map(\.pair),
                order: .classes
            )
        }
    }

    private func newProperties(_ stored: [Stored]) -> [YAMLPair] {
        stored.map { property in
            let type = YAMLValue.string(property.base.rawValue + property.mark)
            var pairs = [YAMLPair("type", type)]
            if let start = property.start { pairs.append(YAMLPair("value", YAMLValue(start))) }
            // What was an assignment to a view ran no code, and is none now.
            if hasConfiguring { pairs.append(YAMLPair("configures", .bool(false))) }
            return YAMLPair(property.name, pairs.count == 1 ? type : .mapping(pairs))
        }
    }

    private func rewriteConfiguring(in node: YAMLNodeID, _ edits: inout SceneEdits) {
        guard let inner = tree.value(for: "configureView", in: node) else { return }
        guard rewriting.touches(tree.range(inner)) else {
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
    private func rewriteMaps(of node: YAMLNodeID, _ edits: inout SceneEdits) {
        let keys = [
            "prepare", "shouldPerform", "select", "deselect", "accessoryTapped", "willDisplay",
            "didEndDisplaying", "swipe",
            "tables", "cell", "cells",
        ]
        for key in keys {
            guard let inner = tree.value(for: key, in: node),
                rewriting.touches(tree.range(inner))
            else { continue }
            edits.replace(inner, with: rewriting.value(of: inner))
        }
    }

    private func rewriteActions(
        of definition: ClassDefinition,
        _ node: YAMLNodeID,
        _ edits: inout SceneEdits
    ) {
        guard let actions = tree.value(for: "actions", in: node) else { return }
        for entry in tree.entries(actions) {
            let name = tree.text(of: entry.symbol)
            guard !idle.contains(name) else { continue }
            let isMine = code.actionOwners[name] == definition.name.value
            let stores = isMine ? storing[name] ?? [] : []
            let isIdle = isMine && configuresNothing(definition, entry.value)
            guard !stores.isEmpty || isIdle || rewriting.touches(tree.range(entry.value)) else {
                continue
            }
            rewrite(entry.value, storing: stores, &edits)
        }
    }

    /// The actions that only ran a `configureView` of which nothing is left, and that only views of the cells send.
    mutating func idleActions(_ plans: [PrototypePlan]) -> Set<String> {
        guard let owner = code.configuringClass, !hasConfiguring else { return [] }
        let views = plans.flatMap(\.readings).flatMap(\.views)
        let sent = views.flatMap(\.actions).flatMap(\.names).map(\.value).counts
        let sentByRows = Set(plans.flatMap(\.actions).flatMap(\.names))
        var idle: Set<String> = []
        for action in owner.actions {
            let name = action.name.value
            guard action.onlyConfigures, code.actionOwners[name] == owner.name.value,
                storing[name] == nil, !sentByRows.contains(name), !code.sends(name),
                let count = sent[name], count == counts[name]
            else { continue }
            idle.insert(name)
        }
        return idle
    }

    /// Whether an action asks among other things for a `configureView` of which nothing is left.
    private func configuresNothing(_ definition: ClassDefinition, _ action: YAMLNodeID) -> Bool {
        guard !hasConfiguring, definition.name.value == code.configuringClass?.name.value,
            tree.kind(action) == .sequence, tree.count(action) > 1
        else { return false }
        return tree.items(action).contains { Self.configures(tree.value(of: $0)) }
    }

    private func rewrite(
        _ node: YAMLNodeID,
        storing stores: [YAMLPair],
        _ edits: inout SceneEdits
    ) {
        let value = rewriting.value(of: node)
        let before = if case .list(let items, _) = value { items } else { [value] }
        var effects = before
        let followsRecords =
            before.count == 1 && stores.contains { $0.key == "update" } && configuringReadsRecords
        if !hasConfiguring || followsRecords {
            // Nothing is left to configure, or it follows what is stored, as the rows do.
            effects.removeAll(where: Self.configures)
        }
        effects = stores.map { .mapping([$0], .flow) } + effects.flatMap(withUpdates)
        if effects.count == 1 {
            edits.replace(node, with: effects == before ? value : effects[0])
        } else {
            edits.replace(node, with: .list(effects.map(\.inBlock), .block))
        }
    }

    /// An effect with what it sets in records updated there, in the same order.
    private func withUpdates(_ effect: YAMLValue) -> [YAMLValue] {
        guard case .mapping(let members, _) = effect, members.count == 1, members[0].key == "set",
            case .mapping(let pairs, let layout) = members[0].value,
            pairs.contains(where: { updates[$0.key] != nil })
        else { return [effect] }
        var parts: [(place: RecordPlace?, pairs: [YAMLPair])] = []
        for pair in pairs {
            let field = updates[pair.key]
            if parts.isEmpty || parts[parts.count - 1].place != field?.place {
                parts.append((field?.place, []))
            }
            parts[parts.count - 1].pairs.append(YAMLPair(field?.name ?? pair.key, pair.value))
        }
        return parts.map { place, pairs in
            guard let place else { return .mapping([YAMLPair("set", .mapping(pairs, layout))]) }
            let members = [
                YAMLPair("data", .string(place.data)),
                YAMLPair("at", .int(place.position ?? 0)),
                YAMLPair("set", .mapping(pairs, .flow)),
            ]
            return .mapping([YAMLPair("update", .mapping(members, .flow))])
        }
    }

    /// Whether an effect only runs `configureView`.
    private static func configures(_ effect: YAMLValue) -> Bool {
        [YAMLLayout.flow, .block].contains { layout in
            effect.bare == .mapping([YAMLPair("configure", .bool(true))], layout)
        }
    }

    /// Refuses what would bring the `configureView` of a superclass to life, where nothing is left in that
    /// which overrides it.
    func refuseHiddenCode(_ draft: inout ConversionDraft) {
        guard !hasConfiguring, let nearest = code.configuringClass,
            let hidden = code.chain.last(where: { !$0.configureView.isEmpty }),
            hidden.name.value != nearest.name.value
        else { return }
        draft.refuse(
            "what 'configureView' of '\(nearest.name.value)' does moves to the rows, and that of "
                + "'\(hidden.name.value)' would run in its place",
            at: hidden.configureView[0].path.range,
            help: "remove it, since it never runs now"
        )
    }

    /// Whether something stays in `configureView`.
    private var hasConfiguring: Bool {
        code.configuringClass?.configureView.contains {
            !movedConfiguring.contains($0.path.value)
        } ?? false
    }
}

extension ActionDeclaration {
    /// Whether the action runs `configureView` and does nothing else.
    fileprivate var onlyConfigures: Bool {
        !effects.isEmpty
            && effects.allSatisfy { if case .configure = $0.kind { true } else { false } }
    }
}

extension YAMLValue {
    /// A mapping with each entry on lines of its own.
    var inBlock: YAMLValue {
        switch self {
        case .mapping(let pairs, _): .mapping(pairs, .block)
        case .commented(let value, let comments): .commented(value.inBlock, comments)
        case .marked(let mark, let value): .marked(mark, value.inBlock)
        case .scalar, .source, .list: self
        }
    }
}
