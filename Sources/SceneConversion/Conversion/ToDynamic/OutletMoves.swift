import SceneLanguage
import SceneRules
import SceneRuntime
import SceneText

/// Moves the outlets of a controller out of cells that will repeat, and keeps what its code did with
/// them.
///
/// Code that sets a view in a cell becomes a rule of the rows. Where code reads such a view, or sets it
/// in an action, a property of the controller takes the view's place, and the rows show the property.
struct OutletMoves {
    /// An outlet that leads into a cell.
    struct Outlet {
        var definition: OutletDefinition
        var plan: Int

        /// The view; nil for the cell itself.
        var view: Int?
    }

    /// What code names of a view.
    struct ViewProperty: Hashable {
        var outlet: String
        var path: [String]
    }

    /// A property of the controller that replaces one of a view.
    struct Stored {
        var outlet: String
        var path: [String]
        var name: String
        var type: PropertyTypeName
        var start: DataValue?
    }

    let scene: SceneDefinition
    let code: ControllerCode
    let tree: YAMLTree
    private(set) var outlets: [String: Outlet] = [:]
    private(set) var collections: [OutletDefinition] = []
    private(set) var stored: [Stored] = []

    /// How often each text appears in the scene.
    private lazy var mentions = tree.mentions(within: scene.range)

    /// The names of these properties.
    private var storedNames: [ViewProperty: String] = [:]
    private(set) var rewriting: CodeRewriting

    /// What actions do first: they store what a person has set.
    private(set) var storing: [String: [YAMLPair]] = [:]

    /// Actions that are new.
    private(set) var newActions: [YAMLPair] = []

    /// The entries of `configureView` that rules of the rows take over.
    private(set) var movedConfiguring: Set<String> = []

    init(
        from scene: SceneDefinition,
        _ code: ControllerCode,
        _ plans: [PrototypePlan],
        in tree: YAMLTree
    ) {
        self.scene = scene
        self.code = code
        self.tree = tree
        rewriting = CodeRewriting(tree)
        guard !scene.outlets.isEmpty else { return }
        let places = Self.placesByID(plans)
        for outlet in scene.outlets { take(outlet, places) }
    }

    private mutating func take(
        _ outlet: OutletDefinition,
        _ places: [String: (plan: Int, view: Int?)]
    ) {
        for target in outlet.targets {
            guard let place = places[target.value] else { continue }
            if outlet.isCollection {
                if collections.last?.range != outlet.range { collections.append(outlet) }
            } else {
                outlets[outlet.name.value] = Outlet(
                    definition: outlet,
                    plan: place.plan,
                    view: place.view
                )
            }
        }
    }

    /// The plan of the cell that an id is in, and the view; nil for the cell itself.
    private static func placesByID(
        _ plans: [PrototypePlan]
    ) -> [String: (plan: Int, view: Int?)] {
        var places: [String: (plan: Int, view: Int?)] = [:]
        for (number, plan) in plans.enumerated() {
            for reading in plan.readings {
                if let id = reading.cell.id?.value { places[id] = (number, nil) }
                // Of views with one id in a cell the first counts.
                for (view, definition) in reading.views.enumerated().reversed() {
                    if let id = definition.id?.value { places[id] = (number, view) }
                }
            }
        }
        return places
    }

    /// The outlets by the ids that they lead to.
    static func outletsByID(of scene: SceneDefinition) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for outlet in scene.outlets where !outlet.isCollection {
            for target in outlet.targets {
                names[target.value, default: []].append(outlet.name.value)
            }
        }
        return names
    }

    /// Whether no outlet leads into the cells.
    var isEmpty: Bool { outlets.isEmpty && collections.isEmpty }

    /// The targets that code sets, by the number of the plan.
    var assignedTargets: [Int: Set<CellPath>] {
        var targets: [Int: Set<CellPath>] = [:]
        for assignment in code.assignments {
            let parts = assignment.definition.parts
            guard let outlet = outlets[parts[0]] else { continue }
            targets[outlet.plan, default: []].insert(target(of: outlet, Array(parts.dropFirst())))
        }
        return targets
    }

    private func target(of outlet: Outlet, _ path: [String]) -> CellPath {
        CellPath(from: outlet.view.map { .view($0) } ?? .cell, path)
    }

    // MARK: - Planning

    /// Decides what to do with each mention of the outlets.
    mutating func plan(_ plans: inout [PrototypePlan], _ draft: inout ConversionDraft) {
        for name in outlets.keys.sorted() {
            guard let outlet = outlets[name], let view = outlet.view else { continue }
            plans[outlet.plan].outlets[view] = name
        }
        findStored(plans, draft)
        replaceReads()
        for number in stored.indices { store(stored[number], &plans, &draft) }
        moveAssignments(&plans)
        for collection in collections {
            draft.leave(
                "the collection '\(collection.name.value)' cannot point to cells that repeat",
                at: collection.name.range,
                help: "it is no longer connected"
            )
        }
    }

    /// A property replaces whatever code reads, or sets outside `configureView`.
    private mutating func findStored(_ plans: [PrototypePlan], _ draft: ConversionDraft) {
        var taken = code.memberNames.union(draft.file.dataNames)
        taken.formUnion(["row", "section", "count", "item", "group", "sender"])
        for outlet in outlets.keys { taken.remove(outlet) }
        var found: [(outlet: String, path: [String], at: UInt32)] = []
        for path in code.expressions.flatMap(\.paths) {
            guard outlets[path.root.name] != nil, !path.members.isEmpty else { continue }
            let names = path.members.map(\.name)
            found.append((path.root.name, names, path.root.range.start))
        }
        for assignment in code.assignments where !assignment.isConfiguring {
            let parts = assignment.definition.parts
            guard outlets[parts[0]] != nil else { continue }
            found.append(
                (parts[0], Array(parts.dropFirst()), assignment.definition.path.range.start)
            )
        }
        for (name, path, _) in found.sorted(by: { $0.at < $1.at }) {
            let used = ViewProperty(outlet: name, path: path)
            guard storedNames[used] == nil, let outlet = outlets[name]
            else { continue }
            let plan = plans[outlet.plan]
            let target = target(of: outlet, path)
            guard let key = plan.model.parts.key(of: target) else { continue }
            let basis = Self.name(of: name, path, target, plan)
            let property = FieldNames.unused(basis, in: taken)
            taken.insert(property)
            storedNames[used] = property
            let start = plan.model.value(of: target) ?? plan.start(of: target, key)
            stored.append(
                Stored(
                    outlet: name,
                    path: path,
                    name: property,
                    type: PropertyTypeName(base: key.base, isOptional: start == nil),
                    start: start
                )
            )
        }
    }

    private static func name(
        of outlet: String,
        _ path: [String],
        _ target: CellPath,
        _ plan: PrototypePlan
    ) -> String {
        var words = path.filter { $0 != "textLabel" }.map {
            $0 == "detailTextLabel" ? "detail" : $0 == "imageView" ? "image" : $0
        }
        if words.count > 1, words.last == "text" { words.removeLast() }
        guard case .view(let number) = target.place else {
            return (outlet.withoutCell + words.map(\.capital).joined())
        }
        let stem = outlet.without(kind: plan.model.views[number].kind) ?? outlet
        return stem + words.map(\.capital).joined()
    }

    private mutating func replaceReads() {
        for path in code.expressions.flatMap(\.paths) {
            let names = path.members.map(\.name)
            let used = ViewProperty(outlet: path.root.name, path: names)
            guard let name = storedNames[used] else { continue }
            rewriting.replace(path.root.range.union(path.last.range), with: name)
        }
        for assignment in code.assignments {
            let parts = assignment.definition.parts
            let used = ViewProperty(outlet: parts[0], path: Array(parts.dropFirst()))
            guard let name = storedNames[used] else { continue }
            rewriting.replace(assignment.definition.path.range, with: name)
        }
    }

    /// Makes rows show a stored property, and a person's touches change it.
    private mutating func store(
        _ property: Stored,
        _ plans: inout [PrototypePlan],
        _ draft: inout ConversionDraft
    ) {
        guard let outlet = outlets[property.outlet] else { return }
        let target = target(of: outlet, property.path)
        let mark = property.type.isOptional ? "?" : ""
        plans[outlet.plan].codeAssignments.append((target, "{\(property.name)\(mark)}"))
        guard let number = outlet.view else { return }
        let view = plans[outlet.plan].model.views[number]
        guard property.path == [view.kind.valueProperty] else { return }
        guard let event = view.kind.storingEvent else {
            draft.leave(
                "what a person chooses in '\(property.outlet)' is not kept: it sends no event",
                at: outlet.definition.name.range
            )
            return
        }
        let effect = YAMLPair(
            "set",
            .mapping([YAMLPair(property.name, .string("{sender.\(property.path[0])}"))])
        )
        let sent = view.actions.first { $0.event?.value == event }?.names.map(\.value) ?? []
        if let action = sent.first(where: { isSentOnce($0) }) {
            storing[action, default: []].append(effect)
            return
        }
        let action = FieldNames.unused("store\(property.name.capital)", in: []) + ":"
        newActions.append(YAMLPair(action, .mapping([effect])))
        plans[outlet.plan].storingActions[number, default: []].append((event, action))
    }

    /// Whether an action takes its sender, is the controller's, and one view of the scene sends it.
    private mutating func isSentOnce(_ action: String) -> Bool {
        guard action.hasSuffix(":"), code.actionOwners[action] != nil else { return false }
        return mentions[action] == 1
    }

    /// Rules of the rows take over what `configureView` sets in cells.
    private mutating func moveAssignments(_ plans: inout [PrototypePlan]) {
        for assignment in code.assignments where assignment.isConfiguring {
            let definition = assignment.definition
            let parts = definition.parts
            let used = ViewProperty(outlet: parts[0], path: Array(parts.dropFirst()))
            guard let outlet = outlets[parts[0]], storedNames[used] == nil,
                let node = tree.node(at: definition.value.range)
            else { continue }
            let target = target(of: outlet, Array(parts.dropFirst()))
            var text = rewriting.text(of: node)
            if definition.mayBeAbsent, let start = plans[outlet.plan].model.value(of: target),
                let literal = start.expressionLiteral
            {
                // Code skips what has no value; a rule would remove the text.
                let inner = text.dropFirst().dropLast()
                text =
                    inner.contains("|") ? "{(\(inner)) ?? \(literal)}" : "{\(inner) ?? \(literal)}"
            }
            movedConfiguring.insert(definition.path.value)
            plans[outlet.plan].codeAssignments.append((target, text))
        }
    }
}

extension String {
    /// An outlet's name without the word for a cell: `networkCell` is `network`.
    fileprivate var withoutCell: String {
        hasSuffix("Cell") && count > 4 ? String(dropLast(4)) : self
    }
}

extension ViewKind {
    /// The event by which a view reports that a person has changed its value.
    fileprivate var storingEvent: Event? {
        let events = entry.events
        return [Event.valueChanged, .editingChanged].first { events.contains($0) }
    }
}

extension PrototypePlan {
    /// The value that a target has where nothing is said; the text of a field is never nil.
    fileprivate func start(of target: CellPath, _ key: Key) -> DataValue? {
        if case .view(let view) = target.place, target.keys == ["text"],
            model.views[view].kind.valueProperty == "text"
        {
            return .string("")
        }
        return key.start
    }
}

extension Key {
    /// The type of a property of a class that holds the key's values.
    fileprivate var base: PropertyTypeName.Base {
        switch type.valueType {
        case .int: .int
        case .double: .double
        case .bool: .bool
        default: .string
        }
    }

    /// The value that applies when none is given; nil where there is none.
    fileprivate var start: DataValue? {
        guard let fallback else { return base == .bool ? .bool(false) : nil }
        switch base {
        case .int: return Int(fallback).map(DataValue.int)
        case .double: return Double(fallback).map(DataValue.double)
        case .bool: return .bool(fallback == "true")
        default: return .string(fallback == "empty" ? "" : fallback)
        }
    }
}

extension AssignmentDefinition {
    /// Whether the value may be absent, so that code leaves the property alone then.
    var mayBeAbsent: Bool {
        guard case .template(let template) = value.content,
            let expression = template.singleExpression
        else { return false }
        return expression.paths.contains { $0.parts.contains(where: \.mayBeAbsent) }
    }
}
