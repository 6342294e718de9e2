import SceneLanguage
import SceneRules
import SceneText

extension OutletMoves {
    /// Where a record is.
    struct RecordPlace: Hashable {
        var data: String

        /// Its position in the data; nil in a group.
        var position: Int?

        /// The path to it in an expression.
        var path: String
    }

    /// A field of a record that replaces a property of a view.
    struct RecordField {
        var place: RecordPlace
        var name: String

        var path: String { place.path + name.asPathPart }

        /// What it is to code that read the view.
        var replacement: PathRewriting.Replacement { .init(text: path, presence: .always) }

        /// What it is to code about the row itself.
        var ownReplacement: PathRewriting.Replacement {
            .init(text: "item" + name.asPathPart, presence: .always)
        }
    }

    /// Makes rows show a stored property, and a person's touches change it.
    mutating func store(
        _ property: Stored,
        _ plans: inout [PrototypePlan],
        _ draft: inout ConversionDraft
    ) {
        let (name, path) = (property.replaced.outlet, property.replaced.path)
        guard let outlet = outlets[name] else { return }
        plans[outlet.plan].assign(
            "{\(property.name)\(property.mark)}",
            to: property.target,
            ofCell: outlet.cell
        )
        guard let number = outlet.view else { return }
        let view = plans[outlet.plan].model.views[number]
        guard path == [view.kind.entry.entered?.name] else { return }
        guard let event = view.kind.storingEvent else {
            draft.leaveInRows(
                of: plans[outlet.plan],
                "what a person chooses in '\(name)' is not kept: it sends no event",
                at: outlet.definition.name.range
            )
            return
        }
        let effect = YAMLPair(
            "set",
            .mapping([YAMLPair(property.name, .string("{sender.\(path[0])}"))])
        )
        let place = plans[outlet.plan].place(ofCell: outlet.cell, view: number)
        store(effect, by: event, at: place, as: property.name, name, in: &plans[outlet.plan])
    }

    /// Runs an effect when a person changes a view: first of all in the action that it sends, if no other
    /// view does, else in a new one.
    private mutating func store(
        _ effect: YAMLPair,
        by event: Event,
        at place: ViewPlace,
        as name: String,
        _ outlet: String? = nil,
        in plan: inout PrototypePlan
    ) {
        let view = place.view
        let sending = plan.actions.firstIndex {
            $0.place == SendingPlace(view: view, event: event) && outlet == nil
        }
        if let sending {
            let effects: [YAMLValue] = [effect, plan.actions[sending].effect].map {
                .mapping([$0], .block)
            }
            plan.actions[sending].action = addAction("\(name)Changed", .list(effects, .block))
            return
        }
        let sent = plan.model.views[view].actions.first { $0.event?.value == event }?.names ?? []
        let own = sent.first { action in
            action.value.hasSuffix(":") && code.actionOwners[action.value] != nil
                && counts[action.value] == plan.readings.count && !code.sends(action.value)
        }
        if let own {
            storing[own.value, default: []].append(effect)
            return
        }
        // Two prototypes whose records have the same field need one action.
        let value = YAMLValue.mapping([effect], .flow)
        let known = newActions.first { $0.outlet == outlet && $0.pair.value == value }
        let action = known?.pair.key ?? addAction("\(name)Changed", value, outlet)
        plan.storingActions[view, default: []].append((event, action))
    }

    /// Adds an action that takes its sender, and says what it is called.
    mutating func addAction(
        _ name: String,
        _ value: YAMLValue,
        _ outlet: String? = nil
    ) -> String {
        let taken = Set(newActions.map(\.pair.key)).union(code.actionOwners.keys)
        let action = Set(taken.map(\.actionBase)).free(name) + ":"
        newActions.append(NewAction(pair: YAMLPair(action, value), outlet: outlet))
        return action
    }

    /// Keeps what a person sets in rows in their records.
    mutating func keepEntered(of plan: inout PrototypePlan, in data: String) {
        for field in plan.fields {
            guard case .view(let number) = field.target.place, plan.keeps(field.target),
                let event = plan.model.views[number].kind.storingEvent
            else { continue }
            let value = YAMLValue.string("{sender.\(field.target.keys[0])}")
            let fields = [
                YAMLPair("data", .string(data)),
                YAMLPair("set", .mapping([YAMLPair(field.name, value)], .flow)),
            ]
            let effect = YAMLPair("update", .mapping(fields, .flow))
            store(
                effect,
                by: event,
                at: plan.place(ofCell: 0, view: number),
                as: plan.model.views[number].kind.rawValue,
                in: &plan
            )
        }
    }
}

extension ViewKind {
    /// The event by which a view reports that a person has changed its value.
    var storingEvent: Event? {
        let events = entry.events
        return [Event.valueChanged, .editingChanged].first { events.contains($0) }
    }
}

extension YAMLTree {
    /// Whether the expression at a place shows an Int in another way than a Double, or divides it: one that compares
    /// or has a format like `%.0f` does not.
    func tellsNumbersApart(at range: SourceRange) -> Bool {
        let bytes = text.bytes
        let start =
            bytes[..<range.indices.lowerBound].lastIndex(of: UInt8(ascii: "{")) ?? bytes.startIndex
        let end =
            bytes[range.indices.upperBound...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
        let expression = String(decoding: bytes[start..<end], as: UTF8.self)
        let isAlike = ["| %", "<", ">", "==", "!="].contains(where: expression.contains)
        return !isAlike || expression.contains("/")
    }
}
