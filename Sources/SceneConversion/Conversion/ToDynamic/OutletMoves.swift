import SceneLanguage
import SceneRules
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
        var place: CellPlace

        /// The cell among those of the plan.
        var cell: Int

        /// The number of the view; nil for the cell itself and the parts of its style.
        var view: Int? { if case .view(let number) = place { number } else { nil } }
    }

    /// A property of a view, as the controller's code names it.
    struct ViewProperty: Hashable {
        var outlet: String
        var path: [String]
    }

    /// A place where code names a property of a view.
    private struct Mention {
        let property: ViewProperty

        /// What the property is in the cell.
        let target: CellPath
        let plan: Int
        let cell: Int
        let range: SourceRange

        /// What sets it there; nil where it is read.
        var assignment: ControllerCode.Assignment?

        /// Whether it is what a person sets in one of many rows, which the record of the row keeps.
        var isRecorded = false

        /// The number of the view; before all views for the cell and the parts of its style.
        var view: Int { if case .view(let number) = target.place { number } else { -1 } }
    }

    /// A property of the controller that replaces one of a view.
    struct Stored {
        var replaced: ViewProperty
        var target: CellPath
        var name: String
        var base: PropertyTypeName.Base
        var start: DataValue?

        /// What its type and expressions end with where it may be absent.
        var mark: String { start == nil ? "?" : "" }

        /// What it is to code that read the view.
        var replacement: PathRewriting.Replacement {
            PathRewriting.Replacement(text: name, presence: start == nil ? .unknown : .always)
        }
    }

    /// An action that keeps what a person sets in a view.
    struct NewAction {
        var pair: YAMLPair

        /// The outlet that code knows the view by.
        var outlet: String?
    }

    /// A cell of a plan.
    private struct CellID: Hashable {
        var plan: Int
        var cell: Int
    }

    let scene: SceneDefinition
    let code: ControllerCode
    let layout: YAMLSourceLayout
    var tree: YAMLTree { layout.tree }
    private(set) var outlets: [String: Outlet] = [:]
    private(set) var collections: [OutletDefinition] = []
    private(set) var stored: [Stored] = []
    private var mentions: [Mention] = []

    /// How often each text appears in the scene.
    lazy var counts = tree.mentions(within: scene.range)

    /// The fields that actions update in place of views, by their paths.
    private(set) var updates: [String: RecordField] = [:]

    /// The names of the properties that replace those of views.
    private var storedNames: [ViewProperty: String] = [:]
    private(set) var rewriting: CodeRewriting

    /// What actions do first: they store what a person has set.
    var storing: [String: [YAMLPair]] = [:]

    /// Actions that do nothing any more.
    var idle: Set<String> = []

    /// Actions that are new.
    var newActions: [NewAction] = []

    /// What records say to code about their own rows, by the paths to views that it read.
    private var ownFields: [CellID: [[String]: PathRewriting.Replacement]] = [:]

    /// The entries of `configureView` that rules of the rows take over.
    private(set) var movedConfiguring: Set<String> = []

    init(
        from scene: SceneDefinition,
        _ code: ControllerCode,
        _ plans: [PrototypePlan],
        in layout: YAMLSourceLayout
    ) {
        self.scene = scene
        self.code = code
        self.layout = layout
        rewriting = CodeRewriting(layout)
        guard !scene.outlets.isEmpty else { return }
        let places = Self.placesByID(plans)
        for outlet in scene.outlets { take(outlet, places) }
        for expression in code.expressions {
            for path in expression.paths where !path.members.isEmpty {
                let range = path.root.range.union(path.last.range)
                mention(path.parts.map(\.name), at: range, in: plans)
            }
        }
        for assignment in code.assignments {
            let definition = assignment.definition
            mention(definition.parts, at: definition.path.range, assignment, in: plans)
        }
    }

    private mutating func take(
        _ outlet: OutletDefinition,
        _ places: [String: (plan: Int, cell: Int, place: CellPlace)]
    ) {
        for target in outlet.targets {
            guard let place = places[target.value] else { continue }
            if outlet.isCollection {
                if collections.last?.range != outlet.range { collections.append(outlet) }
            } else {
                outlets[outlet.name.value] = Outlet(
                    definition: outlet,
                    plan: place.plan,
                    place: place.place,
                    cell: place.cell
                )
            }
        }
    }

    private mutating func mention(
        _ parts: [String],
        at range: SourceRange,
        _ assignment: ControllerCode.Assignment? = nil,
        in plans: [PrototypePlan]
    ) {
        guard let outlet = outlets[parts[0]] else { return }
        let path = Array(parts.dropFirst())
        var mention = Mention(
            property: ViewProperty(outlet: parts[0], path: path),
            target: CellPath(from: outlet.place, path),
            plan: outlet.plan,
            cell: outlet.cell,
            range: range,
            assignment: assignment
        )
        let plan = plans[outlet.plan]
        if plan.readings.count > 1, let view = outlet.view {
            mention.isRecorded = path == [plan.model.views[view].kind.entry.entered?.name]
        }
        mentions.append(mention)
    }

    /// The cell that an id is in, and what of it the id is of.
    private static func placesByID(
        _ plans: [PrototypePlan]
    ) -> [String: (plan: Int, cell: Int, place: CellPlace)] {
        var places: [String: (plan: Int, cell: Int, place: CellPlace)] = [:]
        for (number, plan) in plans.enumerated() {
            for (cell, reading) in plan.readings.enumerated() {
                if let id = reading.cell.id?.value { places[id] = (number, cell, .cell) }
                for part in reading.parts.styledParts {
                    if let id = part.view.id?.value {
                        places[id] = (number, cell, .part(part.slot))
                    }
                }
                // Of views with one id in a cell the first counts.
                for (view, definition) in reading.views.enumerated().reversed() {
                    if let id = definition.id?.value { places[id] = (number, cell, .view(view)) }
                }
            }
        }
        return places
    }

    /// Whether code that goes on configuring the screen reads what records keep.
    var configuringReadsRecords: Bool {
        let kept = code.configuringClass?.configureView.filter {
            !movedConfiguring.contains($0.path.value)
        }
        let ranges = (kept ?? []).map(\.value.range)
        return mentions.contains { mention in
            mention.isRecorded && ranges.contains { $0.contains(mention.range) }
        }
    }

    /// Whether no outlet leads into the cells.
    var isEmpty: Bool { outlets.isEmpty && collections.isEmpty }

    /// The targets that code sets or reads of the cells of a plan, by the numbers of these.
    func codeTargets(ofPlan plan: Int) -> [Int: Set<CellPath>] {
        Dictionary(grouping: mentions.filter { $0.plan == plan && !$0.isRecorded }, by: \.cell)
            .mapValues { Set($0.map(\.target)) }
    }

    /// What code gets from records in place of the controls of a plan, where it can tell a Double from an Int.
    func askedTargets(ofPlan plan: Int) -> Set<CellPath> {
        let asked = mentions.filter { $0.plan == plan && $0.isRecorded && $0.assignment == nil }
        return Set(asked.filter { tree.tellsNumbersApart(at: $0.range) }.map(\.target))
    }

    // MARK: - Planning

    /// Decides what to do with each mention of the outlets; what a person sets in one of many rows is found
    /// in the record of the row.
    mutating func plan(
        _ plans: inout [PrototypePlan],
        _ draft: inout ConversionDraft,
        field: (_ plan: Int, _ cell: Int, CellPath) -> RecordField?
    ) {
        for name in outlets.keys.sorted() {
            guard let outlet = outlets[name], let view = outlet.view,
                plans[outlet.plan].readings.count == 1
            else { continue }
            plans[outlet.plan].outlets[view] = name
        }
        findStored(plans, &draft)
        let replaced = mentions.filter { storedNames[$0.property] != nil }
        var keys = replaced.filter { $0.assignment != nil }.compactMap { mention in
            storedNames[mention.property].map { (mention.range, $0) }
        }
        var paths = stored.map { ([$0.replaced.outlet] + $0.replaced.path, $0.replacement) }
        var places = replaced.filter { $0.assignment == nil }.map(\.range)
        for mention in mentions where mention.isRecorded {
            guard let field = field(mention.plan, mention.cell, mention.target) else { continue }
            if mention.assignment != nil {
                updates[field.path] = field
                keys.append((mention.range, field.path))
            } else {
                let property = mention.property
                let path = [property.outlet] + property.path
                paths.append((path, field.replacement))
                places.append(mention.range)
                let cell = CellID(plan: mention.plan, cell: mention.cell)
                ownFields[cell, default: [:]][path] = field.ownReplacement
            }
        }
        rewriting = CodeRewriting(
            layout,
            keys: Dictionary(firstOf: keys),
            paths: Dictionary(firstOf: paths),
            at: places
        )
        for property in stored { store(property, &plans, &draft) }
        moveAssignments(&plans)
        refuseHiddenCode(&draft)
        for collection in collections {
            draft.leave(
                "the collection '\(collection.name.value)' cannot point to cells that repeat",
                at: collection.name.range,
                help: "it is no longer connected"
            )
        }
    }

    /// A property replaces whatever code reads, or sets outside `configureView`.
    private mutating func findStored(_ plans: [PrototypePlan], _ draft: inout ConversionDraft) {
        var taken = code.memberNames.union(draft.file.dataNames)
        taken.formUnion(["row", "section", "count", "item", "group", "sender"])
        taken.subtract(outlets.keys)
        var names = NumberedNames(besides: taken)
        let replaced = mentions.filter {
            !$0.isRecorded && !($0.assignment?.isConfiguring ?? false)
        }
        guard !replaced.isEmpty else { return }
        let evaluator = RowEvaluator(draft.file, scene)
        let placed = replaced.map { mention in
            (place: plans[mention.plan].place(ofCell: mention.cell, view: mention.view), mention)
        }
        let ordered = placed.sorted { one, other in
            (one.place, one.1.range.start) < (other.place, other.1.range.start)
        }
        for (_, mention) in ordered
        where storedNames[mention.property] == nil {
            let plan = plans[mention.plan]
            guard let key = plan.model.parts.key(of: mention.target) else { continue }
            let name = names.name(Self.name(of: mention.property, mention.target, plan))
            storedNames[mention.property] = name
            let reading = plan.readings[mention.cell]
            let living = CellMold(reading.cell, evaluator, layout).start(of: mention.target)
            guard living?.isPlain ?? true else {
                draft.refuse(
                    "'\(mention.property.path.joined(separator: "."))' of a view in a row holds "
                        + "several values, which no property of a class can",
                    at: mention.range
                )
                continue
            }
            let start =
                reading.value(of: mention.target) ?? living.flatMap { $0.isNull ? nil : $0 }
            stored.append(
                Stored(
                    replaced: mention.property,
                    target: mention.target,
                    name: name,
                    base: key.base,
                    start: start
                )
            )
        }
    }

    private static func name(
        of property: ViewProperty,
        _ target: CellPath,
        _ plan: PrototypePlan
    ) -> String {
        var words = property.path.filter { $0 != "textLabel" }.map {
            $0 == "detailTextLabel" ? "detail" : $0 == "imageView" ? "image" : $0
        }
        if words.count > 1, words.last == "text" { words.removeLast() }
        guard case .view(let number) = target.place else {
            return property.outlet.without(ending: "Cell") + words.map(\.uppercasedFirst).joined()
        }
        let stem = property.outlet.without(kind: plan.model.views[number].kind) ?? property.outlet
        return stem + words.map(\.uppercasedFirst).joined()
    }

    /// Rules of the rows take over what `configureView` sets in cells.
    private mutating func moveAssignments(_ plans: inout [PrototypePlan]) {
        for mention in mentions where storedNames[mention.property] == nil {
            guard let assignment = mention.assignment, assignment.isConfiguring,
                let node = tree.node(at: assignment.definition.value.range)
            else { continue }
            let definition = assignment.definition
            let own = ownFields[CellID(plan: mention.plan, cell: mention.cell)] ?? [:]
            let text = definition.ruleText(
                rewriting.text(of: node, own),
                start: plans[mention.plan].readings[mention.cell].value(of: mention.target),
                isOfText: mention.target.keys == ["text"],
                of: tree.source
            )
            movedConfiguring.insert(definition.path.value)
            plans[mention.plan].assign(text, to: mention.target, ofCell: mention.cell)
        }
    }
}

extension SceneDefinition {
    /// The outlets by the ids that they lead to.
    var outletsByID: [String: [String]] {
        var names: [String: [String]] = [:]
        for outlet in outlets where !outlet.isCollection {
            for target in outlet.targets {
                names[target.value, default: []].append(outlet.name.value)
            }
        }
        return names
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
}
