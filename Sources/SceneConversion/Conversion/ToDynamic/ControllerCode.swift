import SceneKitLite
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
        case rules
    }

    /// The classes of the file, nearest first.
    let chain: [ClassDefinition]

    /// Everything that is assigned.
    private(set) var assignments: [Assignment] = []

    /// Everything that is computed.
    private(set) var expressions: [ValueExpression] = []

    /// The classes that declare actions, by the names of these; of two with one name the nearest.
    private(set) var actionOwners: [String: String] = [:]

    /// The places in the chain of the classes that declare outlets, by the names of these.
    private let outletOwners: [String: Int]

    init(of scene: SceneDefinition, in file: SceneFileDefinition) {
        let classes = ClassTable(file.classes, depthLimit: Limits().superclassDepth)
        let resolved = scene.className.flatMap { classes[$0.value] }
        chain = resolved?.chain.map(\.definition) ?? []
        let declared = chain.enumerated().flatMap { place, definition in
            definition.outlets.map { ($0.name.value, place) }
        }
        outletOwners = Dictionary(declared, uniquingKeysWith: { nearest, _ in nearest })
        take(configuringClass?.configureView ?? [], in: .configureView)
        for definition in chain {
            for action in definition.actions {
                guard actionOwners[action.name.value] == nil else { continue }
                actionOwners[action.name.value] = definition.name.value
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

    /// The class that declares an outlet.
    func owner(ofOutlet name: String) -> ClassDefinition? {
        outletOwners[name].map { chain[$0] }
    }

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
        take(rules.effects, in: .rules)
    }
}

extension AssignmentDefinition {
    /// The parts of the path.
    var parts: [String] {
        path.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}

/// Texts of a file with names in them replaced, as a conversion rewrites the code of a class.
struct CodeRewriting {
    private let source: YAMLSourceLayout
    private var tree: YAMLTree { source.tree }

    /// New names by the places of the old ones: the first parts of paths in expressions, and whole keys.
    private let names: [SourceRange: String]

    /// These places, from the first to the last of the file.
    private let places: [SourceRange]

    init(_ source: YAMLSourceLayout, replacing names: [SourceRange: String]) {
        self.source = source
        self.names = names
        places = names.keys.sorted { $0.start < $1.start }
    }

    /// The places within a range.
    private func places(in range: SourceRange) -> ArraySlice<SourceRange> {
        let first = places.indices.firstPlace { places[$0].start >= range.start }
        return places[first...].prefix { range.contains($0) }
    }

    /// Whether something within a range is replaced.
    func touches(_ range: SourceRange) -> Bool { !places(in: range).isEmpty }

    /// A node with all that is replaced in it.
    func value(of node: YAMLNodeID) -> YAMLValue {
        let layout: YAMLLayout = tree.style(node) == .flow ? .flow : .block
        switch tree.kind(node) {
        case .scalar:
            let range = tree.range(node)
            guard touches(range) else { return source.value(of: node) }
            let scalar = scalar(node)
            return scalar.root.map { scalar.value(of: $0) } ?? .null
        case .sequence:
            let items = tree.items(node).map { value(of: $0).with(source.comments(of: $0)) }
            return .list(items, layout)
        case .mapping:
            return .mapping(
                tree.entries(node).map { entry in
                    let key = names[tree.range(entry.key)] ?? tree.text(of: entry.symbol)
                    return YAMLPair(
                        key,
                        value(of: entry.value),
                        source.comments(of: entry.key)
                    )
                },
                layout
            )
        }
    }

    /// The text of a scalar with all that is replaced in it.
    func text(of node: YAMLNodeID) -> String {
        guard touches(tree.range(node)) else { return tree.text(node) }
        let scalar = scalar(node)
        return scalar.root.map { scalar.text($0) } ?? ""
    }

    /// A scalar with all that is replaced in it, read again as it would be written.
    private func scalar(_ node: YAMLNodeID) -> YAMLTree {
        let range = tree.range(node)
        let replaced = places(in: range)
        var bytes: [UInt8] = []
        var offset = Int(range.start)
        for place in replaced {
            bytes += tree.text.bytes[offset..<Int(place.start)]
            bytes += (names[place] ?? "").utf8
            offset = Int(place.end)
        }
        bytes += tree.text.bytes[offset..<Int(range.end)]
        var log = DiagnosticLog()
        var sources = SourceMap()
        let text = SourceText(name: "", bytes: bytes)
        return YAMLTree.parse(text, as: sources.add(text), limits: Limits(), log: &log)
    }
}
