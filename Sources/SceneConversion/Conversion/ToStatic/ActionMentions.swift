import SceneLanguage
import SceneRules
import SceneText

/// How often a scene and its classes name actions, and all else that may mean these.
///
/// Another scene whose own class has an action of a name means that one.
struct ActionMentions {
    private let all: [String: Int]

    /// The actions that the classes of other scenes have, with what names them there.
    private var others: [(actions: Set<String>, counts: [String: Int])] = []

    init(of scene: SceneDefinition, _ evaluator: RowEvaluator) {
        let tree = evaluator.file.tree
        let definition = evaluator.file.definition
        all = tree.root.map { tree.mentions(within: tree.range($0)) } ?? [:]
        let own = Set(evaluator.chain.map(\.name.value))
        var known = own
        for other in definition.scenes where other.id.value != scene.id.value {
            let type = other.className.flatMap { evaluator.file.classes[$0.value] }
            let classes = type?.chain.map(\.definition) ?? []
            guard classes.allSatisfy({ !own.contains($0.name.value) }) else { continue }
            // What two scenes share is counted once.
            let ranges =
                [other.range] + classes.filter { known.insert($0.name.value).inserted }.map(\.range)
            let counts = ranges.map { tree.mentions(within: $0) }
                .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
            others.append((Set(classes.flatMap(\.actions).map(\.name.value)), counts))
        }
    }

    /// How often an action is named, its declaration among them.
    func count(of action: String) -> Int {
        others.filter { $0.actions.contains(action) }
            .reduce(all[action] ?? 0) { $0 - ($1.counts[action] ?? 0) }
    }
}
