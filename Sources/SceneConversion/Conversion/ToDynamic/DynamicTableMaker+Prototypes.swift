import SceneLanguage
import SceneRules
import SceneText

extension DynamicTableMaker {
    /// Lets prototypes have one class where those that would be written for them differ only by the number in
    /// their names.
    mutating func shareClasses() {
        var known: [NewClass: [String]] = [:]
        for place in plans.indices {
            guard let name = plans[place].newClass else { continue }
            let type = NewClass(name, outletTypes(of: plans[place]))
            if let twin = known[type]?.first(where: { name.hasPrefix($0) }) {
                plans[place].newClass = twin
            } else {
                known[type, default: []].append(name)
            }
        }
    }

    /// The outlets that the class of a prototype declares, with their types.
    private func outletTypes(of plan: PrototypePlan) -> [String: String] {
        let pairs = plan.outlets.map { view, outlet in
            let view = plan.model.views[view]
            return (outlet, view.className?.value ?? view.kind.className)
        }
        return Dictionary(firstOf: pairs)
    }

    /// The class that is written for a prototype, or the outlets that its class lacks.
    mutating func addClass(of plan: PrototypePlan, besides written: inout Set<String>) {
        let types = outletTypes(of: plan)
        let declared = plan.outlets.sorted { $0.key < $1.key }.map { _, outlet in
            YAMLPair(outlet, .string(types[outlet] ?? ""))
        }
        if let name = plan.newClass {
            // What prototypes share is written with the first of them.
            guard written.insert(name).inserted else { return }
            var pairs = [YAMLPair("superclass", .string("TableViewCell"))]
            if !declared.isEmpty { pairs.append(YAMLPair("outlets", .mapping(declared))) }
            draft.edits.add(YAMLPair(name, .mapping(pairs, .block)), to: "classes")
            return
        }
        guard let name = plan.model.cell.className?.value,
            let definition = file.definition.classes.first(where: { $0.name.value == name }),
            let node = draft.edits.classNode(name)
        else { return }
        let known = Set(definition.outlets.map(\.name.value))
        let isShared = plans.count { $0.model.cell.className?.value == name } > 1
        let missing = declared.filter { !known.contains($0.key) }.map { pair in
            guard isShared, case .scalar(.string(let type)) = pair.value else { return pair }
            return YAMLPair(pair.key, .string(type + "?"))
        }
        draft.edits.change("outlets", in: node, adding: missing, order: .classes)
    }

    /// The prototype as it is written: the first cell, without what its rows say.
    func prototype(of plan: PrototypePlan) -> YAMLValue {
        let isAlone = plan.readings.count == 1 && plan.fields.isEmpty
        var sketch = CellSketch(
            plan.model.parts,
            in: file.tree,
            withComments: isAlone ? draft.edits.layout : nil
        )
        sketch.leading = [YAMLPair("identifier", .string(plan.identifier))]
        if let name = plan.newClass { sketch.leading.append(YAMLPair("class", .string(name))) }
        for key in ["id", "item", "value", "checked"] { sketch.set(.cell, [key], to: nil) }
        for target in plan.targets { sketch.set(target.place, target.keys, to: nil) }
        for way in plan.segues { sketch.set(.cell, [way.key], to: nil) }
        for slot in plan.disconnectedParts { sketch.set(.part(slot), ["id"], to: nil) }
        for (number, view) in plan.model.views.enumerated() {
            sketch.set(.view(number), ["id"], to: plan.ids[number].map(YAMLValue.string))
            if let tag = plan.tags[number] { sketch.set(.view(number), ["tag"], to: .int(tag)) }
            for (event, actions) in changedActions(of: view, number, in: plan) {
                let value = actions.count > 1 ? .list(actions) : actions.first
                sketch.set(.view(number), ["actions", event.rawValue], to: value)
            }
        }
        sketch.set(.cell, ["outlets"], to: outlets(of: plan))
        guard isAlone, let node = file.tree.node(at: plan.model.cell.range) else {
            return sketch.value()
        }
        return sketch.value().with(draft.edits.layout.comments(of: node))
    }

    /// The actions that a view sends from now on, for the events where these are not as its cells say.
    private func changedActions(
        of view: ViewDefinition,
        _ number: Int,
        in plan: PrototypePlan
    ) -> [(event: Event, actions: [YAMLValue])] {
        let storing = plan.storingActions[number] ?? []
        let sending = plan.actions.filter { $0.place.view == number }
        let idle = view.actions.filter { $0.sends(plan.idleActions) }.compactMap { $0.event?.value }
        let events = Set(storing.map(\.event) + sending.map(\.place.event) + idle)
        return events.sorted { $0.rawValue < $1.rawValue }.map { event in
            let own = view.actions.first { $0.event?.value == event }
            let first = storing.filter { $0.event == event }.map { YAMLValue.string($0.action) }
            let sent = sending.first { $0.place.event == event }.map {
                [YAMLValue.string($0.action)]
            }
            return (event, first + (sent ?? own?.written(without: plan.idleActions) ?? []))
        }
    }

    func outlets(of plan: PrototypePlan) -> YAMLValue? {
        var pairs: [YAMLPair] = []
        for outlet in plan.model.cell.outlets {
            let ids = outlet.targets.compactMap { target in
                plan.model.parts.view(withID: target.value).flatMap { plan.ids[$0] }
            }
            let value: YAMLValue =
                outlet.isCollection
                ? .list(ids.map(YAMLValue.string)) : .string(ids.first ?? "")
            pairs.append(YAMLPair(outlet.name.value, value))
        }
        for (view, outlet) in plan.outlets.sorted(by: { $0.key < $1.key }) {
            guard let id = plan.ids[view], !pairs.contains(where: { $0.key == outlet }) else {
                continue
            }
            pairs.append(YAMLPair(outlet, .string(id)))
        }
        return pairs.isEmpty ? nil : .mapping(pairs)
    }

    /// The rules by which rows are made; each but the last says which rows it is for.
    ///
    /// Cells that code is written for have rules of their own, which come before that of the others.
    func rules(for plans: [PrototypePlan]) -> [YAMLValue] {
        var rules: [(condition: String, pairs: [YAMLPair])] = []
        let names = plans.flatMap { plan in plan.readings.indices.map { plan.rowNames[$0] } }
        let mark = names.contains(nil) ? "?" : ""
        for plan in plans {
            let own = plan.hasOwnRules ? plan.code.keys.sorted() : []
            for cell in own {
                let condition = "item.\(nameField)\(mark) == '\(plan.rowNames[cell] ?? "")'"
                rules.append((condition, rule(of: plan, cell)))
            }
            if own.count < plan.readings.count {
                let cell = plan.hasOwnRules ? nil : plan.code.keys.first
                rules.append(("item.\(kindField) == '\(plan.identifier)'", rule(of: plan, cell)))
            }
        }
        return rules.enumerated().map { number, rule in
            let isLast = number == rules.count - 1
            let condition = isLast ? [] : [YAMLPair("when", .string("{\(rule.condition)}"))]
            return .mapping(condition + rule.pairs, .block)
        }
    }

    /// The rule of a prototype, or of one cell of it that code is written for.
    private func rule(of plan: PrototypePlan, _ cell: Int?) -> [YAMLPair] {
        let code = plan.code(ofCell: cell)
        let fields = plan.fields.filter { field in !code.contains { $0.target == field.target } }
        var pairs = [YAMLPair("identifier", .string(plan.identifier))]
        if let height = fields.first(where: { $0.target.isHeight }) {
            pairs.append(YAMLPair("height", .string("{item.\(height.name)}")))
        }
        var set = fields.filter { !$0.target.isHeight }.map { field in
            YAMLPair(plan.path(of: field.target), .string(expression(of: field)))
        }
        set += code.map { target, text in YAMLPair(plan.path(of: target), .string(text)) }
        let layout: YAMLLayout = set.count == 1 ? .flow : .block
        if !set.isEmpty { pairs.append(YAMLPair("set", .mapping(set, layout))) }
        return pairs
    }

    /// How a rule uses a field; in CSV an absent value is an empty text.
    func expression(of field: PrototypePlan.Field) -> String {
        if rowsAreItems { return "{item}" }
        return expression(ofField: field.name, isOptional: field.isOptional)
    }

    /// What a field of a row's record holds.
    func expression(ofField name: String, isOptional: Bool) -> String {
        let path = "item\(name.asPathPart)"
        guard isOptional else { return "{\(path)}" }
        return isCSV ? "{\(path) == '' ? nil : \(path)}" : "{\(path)?}"
    }
}

extension ActionDefinition {
    /// Whether one of some actions is sent to whatever declares it.
    fileprivate func sends(_ actions: Set<String>) -> Bool {
        names.contains { actions.contains($0.value) }
    }

    /// The actions in the order in which they are sent, as a scene writes them, besides some that are gone.
    fileprivate func written(without gone: Set<String>) -> [YAMLValue] {
        let named = names.filter { !gone.contains($0.value) }
            .map { ($0.range.start, YAMLValue.string($0.value)) }
        let directed = directed.map { action in
            let pairs = [
                YAMLPair("to", .string(action.receiver.value)),
                YAMLPair("action", .string(action.name.value)),
            ]
            return (action.receiver.range.start, YAMLValue.mapping(pairs))
        }
        return (named + directed).sorted { $0.0 < $1.0 }.map(\.1)
    }
}

extension String {
    /// A field's name as a part of a path; one with other characters is a subscript.
    var asPathPart: String { self == asIdentifier ? ".\(self)" : "['\(self)']" }
}

/// What classes of cells that are one have in common: the name without its number, and the outlets.
private struct NewClass: Hashable {
    let stem: Substring
    let outlets: [String: String]

    init(_ name: String, _ outlets: [String: String]) {
        stem = name.prefix(name.count - name.reversed().prefix(while: \.isNumber).count)
        self.outlets = outlets
    }
}
