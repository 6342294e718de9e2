/// Finds actions that are declared and that nothing sends.
enum UnusedAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let sent = SentActions(index)
        for definition in index.file.classes {
            for action in definition.actions where !sent.contains(action) {
                log.report(
                    Diagnostic(
                        .unusedAction,
                        "action '\(action.name.value)' of '\(definition.name.value)' "
                            + "is never sent",
                        at: index.mark(action.name.range),
                        helps: [Help("connect a control to it, or take it out")]
                    )
                )
            }
        }
    }
}

/// The declarations of actions that something in a file sends or may send.
private struct SentActions {
    private var ranges: Set<SourceRange> = []

    init(_ index: SceneIndex) {
        for action in index.sentActions {
            insert(action.name, action.owners.flatMap { $0.chain.map(\.definition) })
        }
        index.forEachSceneSegue { segue in
            if segue.kind == .unwind { insert(segue.target.value, index.file.classes) }
        }
        // A view file that could not be read may send any action of its owner.
        for filled in index.filledPlaces.all where !filled.isUnderstood {
            for owner in index.actionOwners(of: filled.place) ?? [] {
                for action in owner.actions { ranges.insert(action.name.range) }
            }
        }
    }

    func contains(_ action: ActionDeclaration) -> Bool { ranges.contains(action.name.range) }

    /// Takes in the actions of a name; where there is none, the one that was most likely meant.
    private mutating func insert(_ name: String, _ classes: [Box<ClassDefinition>]) {
        var isDeclared = false
        for definition in classes {
            for action in definition.actions where action.name.value == name {
                ranges.insert(action.name.range)
                isDeclared = true
            }
        }
        if !isDeclared { insertNearest(to: name, classes.flatMap { $0.actions }) }
    }

    private mutating func insertNearest(to name: String, _ actions: [ActionDeclaration]) {
        var meant = actions.filter { $0.name.value.actionBase == name.actionBase }
        if meant.isEmpty {
            let nearest = NearestName.nearest(to: name, among: actions.map(\.name.value))
            meant = actions.filter { $0.name.value == nearest }
        }
        for action in meant { ranges.insert(action.name.range) }
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
