import SceneLanguage

/// A view that a step names, with what its scene says keeps touches from it.
struct StepView: Sendable {
    let view: ViewDefinition

    /// What keeps touches from the view: the view itself, or else what is around it.
    let barrier: TouchBarrier?
}

/// A view or a cell that lets no touch through, as its scene has it.
struct TouchBarrier: Sendable {
    /// The property that keeps touches away.
    let property: String

    /// What that makes of the view.
    let state: String

    /// Where the view is that it keeps touches from: inside another one, unless it is that one itself.
    private(set) var place = ""

    /// The id of the view.
    let id: String?

    /// What the view is called that others are inside.
    private let name: String

    /// The same for what is inside.
    var around: TouchBarrier {
        var barrier = self
        barrier.place = "is inside \(name), which "
        return barrier
    }

    /// Nil for what lets touches through, and for what the scene alone does not decide.
    init?(
        _ properties: [PropertyDefinition],
        _ id: Located<String>?,
        _ kind: String,
        _ attributes: [RuntimeAttributeDefinition]
    ) {
        if properties[.hidden]?.value.flag == true {
            (property, state) = ("hidden", "is hidden")
        } else if let alpha = properties[.alpha]?.value.amount, alpha < 0.01 {
            (property, state) = ("alpha", "is transparent")
        } else if properties[.userInteraction]?.value.flag == false {
            (property, state) = ("userInteraction", "does not respond")
        } else {
            return nil
        }
        // What is set at run time has other names too, and counts last.
        guard attributes.isEmpty else { return nil }
        self.id = id?.value
        name = id.map { "'\($0.value)'" } ?? kind
    }
}

/// The views that steps name, noted while a file is walked: others would only take space.
struct StepViews: Sendable {
    private(set) var byID: [String: StepView] = [:]
    private let named: Set<String>

    /// What keeps touches from the views that are walked.
    private var barrier: TouchBarrier?

    init(_ snapshots: [SnapshotDefinition]) {
        named = Set(snapshots.lazy.flatMap(\.steps).compactMap(\.step.view?.value))
    }

    /// Notes a view if a step names it; the first of an id counts.
    mutating func note(_ view: ViewDefinition) {
        guard let id = view.id?.value, named.contains(id), byID[id] == nil else { return }
        byID[id] = StepView(view: view, barrier: Self.barrier(view) ?? barrier)
    }

    /// Goes into a view; what is returned is to be given back on leaving it.
    mutating func enter(_ view: ViewDefinition) -> TouchBarrier? {
        enter(named.isEmpty ? nil : Self.barrier(view))
    }

    /// Goes into a cell; what is returned is to be given back on leaving it.
    mutating func enter(_ cell: CellDefinition) -> TouchBarrier? {
        enter(named.isEmpty ? nil : cell.touchBarrier)
    }

    mutating func leave(to outer: TouchBarrier?) { barrier = outer }

    private mutating func enter(_ inner: TouchBarrier?) -> TouchBarrier? {
        defer { barrier = inner?.around ?? barrier }
        return barrier
    }

    private static func barrier(_ view: ViewDefinition) -> TouchBarrier? {
        TouchBarrier(view.properties, view.id, view.kind.entry.shape.name, view.runtimeAttributes)
    }
}

extension CellDefinition {
    /// What keeps touches from the cell and all that it holds.
    var touchBarrier: TouchBarrier? { TouchBarrier(properties, id, "a cell", runtimeAttributes) }
}

extension TableSite {
    /// What keeps touches from the table and all its rows, unless that is around it.
    var touchBarrier: TouchBarrier? {
        TouchBarrier(table.properties, id, "a table", table.runtimeAttributes)
    }
}

extension Step {
    /// The id of the view that the step names.
    fileprivate var view: Located<String>? {
        switch self {
        case .tap(let id, _), .set(let id, _, _), .press(let id, _), .return(let id, _),
            .swipe(.view(let id, _)):
            id
        default: nil
        }
    }
}
