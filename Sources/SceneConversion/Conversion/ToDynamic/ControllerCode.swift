import SceneLanguage
import SceneRules
import SceneText

/// The code of a controller's class and of those that it inherits from.
struct ControllerCode {
    /// An assignment to a path that starts at the controller.
    struct Assignment {
        var definition: AssignmentDefinition
        var part: Part

        /// Whether it is in `configureView`.
        var isConfiguring: Bool { part == .configureView }
    }

    /// The parts of a class that assign.
    enum Part {
        case configureView
        case action
        case other
    }

    /// The classes of the file, nearest first.
    let chain: [ClassDefinition]

    /// Everything that is assigned.
    private(set) var assignments: [Assignment] = []

    /// Everything that is computed.
    private(set) var expressions: [ValueExpression] = []

    /// The classes that declare actions, by the names of these; of two with one name the nearest.
    private(set) var actionOwners: [String: String] = [:]

    /// The actions that effects send by name, and whether some compute the name.
    private var sentNames: Set<String> = []
    private var computesSent = false

    /// The places in the chain of the classes that declare outlets, by the names of these.
    private let outletOwners: [String: Int]

    init(of scene: SceneDefinition, in file: SceneFileDefinition) {
        let classes = ClassTable(file.classes, depthLimit: Limits().superclassDepth)
        let resolved = scene.className.flatMap { classes[$0.value] }
        chain = resolved?.chain.map(\.definition) ?? []
        let declared = chain.enumerated().flatMap { place, definition in
            definition.outlets.map { ($0.name.value, place) }
        }
        outletOwners = Dictionary(firstOf: declared)
        for effect in file.classes.all(EffectDefinition.self) {
            for name in effect.sentActions {
                if let word = name.word { sentNames.insert(word) } else { computesSent = true }
            }
        }
        let configuring = configuringClass?.name.value
        for definition in chain {
            // What a class nearer to the scene overrides never runs, but it names outlets all the same.
            let runs = definition.name.value == configuring
            take(definition.configureView, in: runs ? .configureView : .other)
            for action in definition.actions {
                let name = action.name.value
                if actionOwners[name] == nil { actionOwners[name] = definition.name.value }
                take(action.effects, in: .action)
            }
            expressions += definition.preparations.map(\.assignments).all(ValueExpression.self)
            expressions += definition.shouldPerform.all(ValueExpression.self)
            take(definition.rules)
            for table in definition.tables { take(table.rules) }
        }
    }

    /// The class whose configureView takes effect.
    var configuringClass: ClassDefinition? { chain.first { !$0.configureView.isEmpty } }

    /// The actions that run `configureView` before anything else, except that they log what sends them.
    var configuringActions: Set<String> {
        let actions = chain.flatMap(\.actions).filter { action in
            let first = action.effects.first { !$0.logsSender }
            return if case .configure? = first?.kind { true } else { false }
        }
        return Set(actions.map(\.name.value))
    }

    /// The paths that code sets and runs no `configureView` afterwards.
    var assignedWithoutConfiguring: Set<[String]> {
        var paths = Set(assignments.filter { $0.part != .action }.map(\.definition.parts))
        for action in chain.flatMap(\.actions) {
            var pending: Set<[String]> = []
            for effect in action.effects {
                switch effect.kind {
                case .set(let assigned): pending.formUnion(assigned.map(\.parts))
                case .configure: pending = []
                default: break
                }
            }
            paths.formUnion(pending)
        }
        return paths
    }

    /// Whether an effect may send an action, with whatever sender.
    func sends(_ action: String) -> Bool { computesSent || sentNames.contains(action) }

    /// The class that declares an outlet.
    func owner(ofOutlet name: String) -> ClassDefinition? {
        outletOwners[name].map { chain[$0] }
    }

    /// The place in the chain of the class that declares an outlet; the nearest where none does.
    func place(ofOutlet name: String) -> Int { outletOwners[name] ?? 0 }

    /// The names that outlets and properties have.
    var memberNames: Set<String> {
        Set(chain.flatMap { $0.outlets.map(\.name.value) + $0.properties.map(\.name.value) })
    }

    private mutating func take(_ assigned: [AssignmentDefinition], in part: Part) {
        assignments += assigned.map { Assignment(definition: $0, part: part) }
        expressions += assigned.all(ValueExpression.self)
    }

    private mutating func take(_ effects: [EffectDefinition], in part: Part) {
        for effect in effects {
            if case .set(let assigned) = effect.kind {
                take(assigned, in: part)
            } else {
                expressions += effect.all(ValueExpression.self)
            }
        }
    }

    /// Rules refer to cells, and effects to the controller.
    private mutating func take(_ rules: TableRulesDefinition) {
        expressions +=
            rules.willDisplay.all(ValueExpression.self) + rules.cells.all(ValueExpression.self)
        take(rules.effects, in: .other)
    }
}

extension EffectDefinition {
    /// Whether the effect logs nothing that code shows in views.
    fileprivate var logsSender: Bool {
        guard case .log(let value) = kind else { return false }
        return value.expressions.flatMap(\.paths).allSatisfy { $0.root.name == "sender" }
    }
}

extension AssignmentDefinition {
    /// The parts of the path.
    var parts: [String] {
        path.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}
