import SceneLanguage
import SceneText

/// Finds actions that are declared and that nothing sends.
enum UnusedAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let sent = SentActions(index)
        for number in index.file.classes.indices {
            let definition = index.file.classes[number]
            for place in definition.unboxed.actions.indices
            where !sent.contains(place, ofClass: number) {
                let action = definition.unboxed.actions[place].name
                log.report(
                    Diagnostic(
                        .unusedAction,
                        "action '\(action.value)' of '\(definition.name.value)' is never sent",
                        at: index.mark(action.range),
                        helps: [Help("connect a control to it, or take it out")]
                    )
                )
            }
        }
    }
}

/// The declarations of actions that something in a file sends or may send.
private struct SentActions {
    private let firstActions: [Int]

    /// For each action, whether it is sent; they are numbered from class to class.
    private var isSent: [Bool]

    init(_ index: SceneIndex) {
        firstActions = index.classes.firstActions
        isSent = [Bool](repeating: false, count: index.classes.actionCount)
        index.forEachSentAction { name, owners in
            insert(name, owners.lazy.flatMap(\.chain))
        }
        index.forEachSceneSegue(of: .unwind) { segue in
            insert(segue.target.value, index.classes.resolved.lazy.compactMap(\.link))
        }
        // A view file that could not be read may send any action of its owner.
        for filled in index.filledPlaces.all where !filled.isUnderstood {
            guard let owners = index.actionOwners(of: filled.place) else { continue }
            for owner in owners {
                for action in owner.actions {
                    let name = action.name.value
                    let nearest = owner.chain.first { link in
                        link.definition.actions.contains { $0.name.value == name }
                    }
                    if let nearest { insert(name, [nearest]) }
                }
            }
        }
    }

    func contains(_ place: Int, ofClass number: Int) -> Bool {
        isSent[firstActions[number] + place]
    }

    /// Takes in the actions of a name; where there is none, the one that was most likely meant.
    private mutating func insert(_ name: String, _ classes: some Sequence<ClassLink>) {
        if insert(classes, where: { $0 == name }) { return }
        if insert(classes, where: { $0.actionBase == name.actionBase }) { return }
        let names = classes.flatMap { $0.definition.actions.map(\.name.value) }
        guard let nearest = NearestName.nearest(to: name, among: names) else { return }
        _ = insert(classes) { $0 == nearest }
    }

    /// Takes in the actions whose names are meant; says whether there is one.
    private mutating func insert(
        _ classes: some Sequence<ClassLink>,
        where isMeant: (String) -> Bool
    ) -> Bool {
        var isFound = false
        for link in classes {
            let actions = link.definition.unboxed.actions
            for place in actions.indices where isMeant(actions[place].name.value) {
                isSent[firstActions[link.number] + place] = true
                isFound = true
            }
        }
        return isFound
    }
}

extension DiagnosticCode {
    static let unusedAction = DiagnosticCode(
        "unused-action",
        .actions,
        .warning,
        isPedantic: true,
        summary: "a class declares an action that nothing sends",
        explanation: """
            No control, bar item or unwinding segue names the action in any scene of the class or of \
            a class that inherits from it. It is left over, or a connection is missing.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - button: {title: Start, actions: {touchUpInside: start}}
            classes:
              Welcome:
                superclass: ViewController
                actions:
                  start: {log: Started}
            """,
        replacing: "      start: {log: Started}",
        with: "      start: {log: Started}\n      stop: {log: Stopped}"
    )
}
