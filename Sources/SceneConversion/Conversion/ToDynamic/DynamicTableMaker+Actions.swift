import SceneLanguage
import SceneRules
import SceneText

/// The actions that the cells of one prototype send for an event of a view: a field of each row names its own.
struct RowActions {
    let place: SendingPlace

    /// The field of the records.
    let field: String

    /// The names of the actions, by the numbers of the cells.
    let names: [String]

    /// How an effect sends the action of a row.
    let effect: YAMLPair

    /// The action of the class that has the effect; empty until that is known.
    var action = ""
}

extension DynamicTableMaker {
    /// Whether cells can be rows of one prototype although they send different actions: the class sends what
    /// each record says.
    ///
    /// Cells that code reaches by outlets are about what it does with each.
    func canSend(_ group: [CellReading], _ outlets: [String: [String]]) -> Bool {
        let places = group.differingSends
        guard !places.isEmpty else { return true }
        guard table.isOwn, !code.chain.contains(where: \.isSwift) else { return false }
        let ids = group.flatMap(\.cell.ids)
        guard !ids.contains(where: { outlets[$0] != nil }) else { return false }
        let className = group[0].cell.className?.value
        let cellClass = className.flatMap { file.classes[$0] }
        guard className == nil || cellClass?.isSwift == false else { return false }
        return group.flatMap { reading in places.compactMap { reading.sent[$0] } }.allSatisfy {
            code.actionOwners[$0] != nil && cellClass?.actions[$0] == nil
        }
    }

    /// Finds fields for the actions that differ among the cells of a prototype.
    mutating func planActions() {
        let used = usedFields
        for number in plans.indices {
            let places = plans[number].readings.differingSends
            var names = NumberedNames(besides: used.union([nameField, kindField]))
            for place in places {
                let kind = plans[number].model.views[place.view].kind
                let name =
                    places.count == 1
                    ? "action"
                    : Set(places.map(\.event)).count == places.count
                        ? place.event.rawValue : kind.rawValue + "Action"
                let field = names.name(name)
                let actions = plans[number].readings.compactMap { $0.sent[place] }
                let value = expression(ofField: field, isOptional: false)
                plans[number].actions.append(
                    RowActions(
                        place: place,
                        field: field,
                        names: actions,
                        effect: YAMLPair("send", .string(value))
                    )
                )
            }
        }
    }
}

extension OutletMoves {
    /// Adds actions that do nothing but send those of the rows.
    mutating func addSending(to plan: inout PrototypePlan) {
        for number in plan.actions.indices where plan.actions[number].action.isEmpty {
            let value = YAMLValue.mapping([plan.actions[number].effect], .flow)
            let known = newActions.first { $0.outlet == nil && $0.pair.value == value }
            let place = plan.actions[number].place
            plan.actions[number].action =
                known?.pair.key
                ?? addAction(plan.model.views[place.view].kind.rawValue + place.event.verb, value)
        }
    }
}

extension SendingPlace: Comparable {
    static func < (one: SendingPlace, other: SendingPlace) -> Bool {
        (one.view, one.event.rawValue) < (other.view, other.event.rawValue)
    }
}

extension [CellReading] {
    /// What does not send the same in all cells of one shape, in order.
    fileprivate var differingSends: [SendingPlace] {
        self[0].sent.keys.filter { place in
            contains { $0.sent[place] != self[0].sent[place] }
        }.sorted()
    }
}

extension Event {
    /// What has happened to what sends the event, at the end of the name of an action: `buttonTapped:`.
    fileprivate var verb: String {
        switch self {
        case .valueChanged, .editingChanged: "Changed"
        case .touchUpInside, .primaryActionTriggered: "Tapped"
        default: rawValue.uppercasedFirst
        }
    }
}
