import SceneKitLite
import SceneLanguage
import SceneText

extension StaticTableMaker {
    /// Finds outlets for what code asks records for, before cells are written.
    mutating func findKept(_ evaluated: [(ConvertedFeed, [EvaluatedSection])]) {
        for (feed, sections) in evaluated {
            let fields = KeptFields(feed, of: table, evaluator, draft.edits.layout)
            guard let fields, fields.obstacle == nil else { continue }
            kept.append(fields)
            let actions = evaluator.chain.flatMap(\.actions)
            for action in actions where fields.keepsAlone(action) {
                for mold in molds.values { mold.droppedActions.insert(action.name.value) }
            }
            let rows = sections.flatMap(\.rows)
            for use in fields.reads {
                guard let written = use.path, let path = path(of: use, fields, rows) else {
                    continue
                }
                let replacement = PathRewriting.Replacement(text: path, presence: .always)
                keptPaths[written.parts.map(\.name)] = replacement
            }
            for path in fields.counts {
                let count = evaluator.recordCount(of: feed.rows)
                let list = DataValue.list(Array(repeating: .null, count: count))
                keptPaths[[path.text]] = PathRewriting.Replacement(
                    text: path.text,
                    presence: .always,
                    literal: list
                )
            }
            for use in fields.updates.flatMap(\.uses) {
                keptFieldPaths[use.key] = path(of: use, fields, rows)
            }
        }
    }

    /// The path by an outlet to what a field of one row holds.
    private mutating func path(
        of use: KeptFields.Use,
        _ fields: KeptFields,
        _ rows: [EvaluatedRow]
    ) -> String? {
        let row = rows.first { row in
            row.context.place?.number == use.number && row.context.place?.inner?.number == use.inner
        }
        guard let row, let identifier = row.rule?.identifier else { return nil }
        return path(to: use.field, fields, row.context, identifier)
    }

    /// The path by an outlet to what a field of a row holds.
    private mutating func path(
        to field: String,
        _ fields: KeptFields,
        _ row: RowContext,
        _ identifier: String
    ) -> String? {
        guard let mold = molds[identifier], let target = fields.views[identifier]?[field],
            case .view(let number) = target.place
        else { return nil }
        let view = mold.parts.views[number]
        let stem = mold.parts.cell.outlets.first { outlet in
            outlet.targets.contains { $0.value == view.id?.value }
        }
        let words = stem?.name.value ?? view.kind.rawValue
        let name = freeName(words, row, isAlone: mold.rowCount == 1)
        let outlet = moved.outlet(
            to: id(mold.id(of: target.place, else: words), row),
            as: mold.parts.className(at: target.place),
            named: name
        )
        return ([outlet] + target.keys).joined(separator: ".")
    }

    /// What a value of a rule asks for that a person sets in its row, by the paths that lead there: paths by outlets;
    /// nothing where all of it stays as it is.
    mutating func keptPaths(
        in value: ValueDefinition,
        _ row: RowContext,
        _ rule: CellRule
    ) -> [String: String] {
        var paths: [String: String] = [:]
        for path in value.expressions.flatMap(\.paths) {
            let kept = keptPaths[path.parts.map(\.name)]
            if let kept, kept.literal == nil { paths[path.text] = kept.text }
        }
        guard let fields = kept.first(where: { $0.followers.contains(value.range) }) else {
            return paths
        }
        for path in value.expressions.flatMap(\.paths) {
            guard let field = fields.field(of: path) else { continue }
            paths[path.text] = self.path(to: field, fields, row, rule.identifier)
        }
        return paths
    }

    /// Lets code find what a person sets by outlets, and takes out the effects that kept it.
    mutating func writeKept() {
        guard !kept.isEmpty || !sentByRows.isEmpty else { return }
        let read = kept.flatMap(\.reads).compactMap(\.path) + kept.flatMap(\.counts)
        let places = read.map(\.root.range)
        let rewriting = CodeRewriting(draft.edits.layout, paths: keptPaths, at: places)
        for owner in evaluator.chain {
            guard let node = draft.edits.classNode(owner.name.value) else { continue }
            for entry in draft.edits.tree.entries(node) {
                switch draft.edits.tree.text(of: entry.symbol) {
                case "actions": writeActions(of: owner, node, rewriting)
                case "rows", "cell", "cells", "outlets": break
                case "configureView":
                    for pair in draft.edits.tree.entries(entry.value)
                    where rewriting.touches(draft.edits.tree.range(pair.value)) {
                        draft.edits.replace(pair.value, with: rewriting.value(of: pair.value))
                    }
                default:
                    guard rewriting.touches(draft.edits.tree.range(entry.value)) else { continue }
                    draft.edits.replace(entry.value, with: rewriting.value(of: entry.value))
                }
            }
        }
    }

    private mutating func writeActions(
        of owner: ClassDefinition,
        _ node: YAMLNodeID,
        _ rewriting: CodeRewriting
    ) {
        let stores = Set(kept.flatMap(\.stores).map(\.range))
        let needsConfigure = kept.contains(where: \.needsConfigure)
        let updates = Set(kept.flatMap(\.updates).map(\.range))
        var gone = Set(sentByRows.map(\.name)).intersection(owner.actions.map(\.name.value))
        for action in owner.actions where !gone.contains(action.name.value) {
            let touched = action.effects.contains { effect in
                stores.contains(effect.range) || updates.contains(effect.range)
                    || rewriting.touches(effect.range)
            }
            guard touched, let list = draft.edits.tree.value(for: "actions", in: node),
                let value = draft.edits.tree.value(for: action.name.value, in: list)
            else { continue }
            var effects: [YAMLValue] = []
            var configures = action.effects.contains { effect in
                if case .configure = effect.kind { true } else { false }
            }
            // Whether views show what is set in others, and have not been brought up to date.
            var isStale = false
            for effect in action.effects {
                if case .configure = effect.kind { isStale = false }
                if stores.contains(effect.range) {
                    if needsConfigure, !configures {
                        effects.append(.mapping([YAMLPair("configure", .bool(true))]))
                        configures = true
                    }
                    continue
                }
                guard let node = draft.edits.tree.node(at: effect.range) else { continue }
                if updates.contains(effect.range), case .update(_, let place, let set) = effect.kind
                {
                    append(outletSettings(set, place, rewriting), to: &effects)
                    isStale = needsConfigure
                } else {
                    effects.append(rewriting.value(of: node))
                }
            }
            if isStale { effects.append(.mapping([YAMLPair("configure", .bool(true))], .flow)) }
            let isListOfOne =
                draft.edits.tree.kind(value) == .sequence && action.effects.count == 1
            if effects.isEmpty {
                gone.insert(action.name.value)
            } else {
                draft.edits.replace(
                    value,
                    with: effects.count == 1 && !isListOfOne
                        ? effects[0] : .list(effects, isListOfOne ? .flow : .block)
                )
            }
        }
        if !gone.isEmpty { draft.edits.change("actions", in: node, removing: gone) }
    }

    /// What an update of a record sets by outlets.
    private func outletSettings(
        _ set: [AssignmentDefinition],
        _ place: ValueDefinition?,
        _ rewriting: CodeRewriting
    ) -> [YAMLPair] {
        guard case .literal(.int(let number))? = place?.content else { return [] }
        return set.compactMap { assignment in
            let use = KeptFields.Use(number: number, inner: nil, field: assignment.path.value)
            guard let path = keptFieldPaths[use.key],
                let node = draft.edits.tree.node(at: assignment.value.range)
            else { return nil }
            return YAMLPair(path, rewriting.value(of: node))
        }
    }

    /// Adds assignments to those of the effect before, where that only sets.
    private func append(_ pairs: [YAMLPair], to effects: inout [YAMLValue]) {
        guard case .mapping(let members, _)? = effects.last, members.count == 1,
            members[0].key == "set", case .mapping(let known, let layout) = members[0].value
        else {
            effects.append(.mapping([YAMLPair("set", .mapping(pairs))]))
            return
        }
        effects[effects.count - 1] = .mapping([YAMLPair("set", .mapping(known + pairs, layout))])
    }
}
