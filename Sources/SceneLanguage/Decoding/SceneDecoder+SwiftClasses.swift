package import SceneText

extension SceneDecoder {
    /// Reports code that is declared for a class that a program registers, and leaves it out.
    func leaveOutScripts(of draft: inout ClassDraft, _ reading: Reading) {
        let name = draft.name.value
        let declarations = ["superclass", "implementation", "outlets", "properties", "actions"]
        for entry in tree.entries(reading.field.value) {
            let key = tree.text(of: entry.symbol)
            guard !declarations.contains(key), Catalog.classes.shape.key(key) != nil else {
                continue
            }
            reportScript(
                "'\(name)' is implemented in Swift, so '\(key)' would implement it twice",
                in: draft,
                at: tree.range(entry.key),
                help: "remove it, or remove 'implementation: swift'"
            )
        }
        for action in draft.actions where !action.effects.isEmpty {
            let key = YAMLScalarWriter.text(of: action.name.value, inFlow: false)
            reportScript(
                "'\(name)' is implemented in Swift, but its action '\(action.name.value)' has "
                    + "effects",
                in: draft,
                at: action.name.range,
                help: "declare only the name: '\(key): []'"
            )
        }
        draft.rules = TableRulesDefinition()
        draft.tables = []
        draft.preparations = []
        draft.shouldPerform = []
        draft.configureView = []
        draft.prepareForReuse = []
        draft.actions = draft.actions.map { ActionDeclaration(name: $0.name, effects: []) }
    }

    private func reportScript(
        _ message: String,
        in draft: ClassDraft,
        at range: SourceRange,
        help: String
    ) {
        let reason = draft.implementation.map { mark($0.range, "a program registers it") }
        log.report(
            .scriptedSwiftClass,
            message,
            at: mark(range),
            secondary: reason.map { [$0] } ?? [],
            helps: [Help(help)]
        )
    }
}

extension DiagnosticCode {
    package static let scriptedSwiftClass = DiagnosticCode(
        "scripted-swift-class",
        .names,
        summary: "a class that is implemented in Swift is given code in the scene file",
        explanation: """
            `implementation: swift` says that a program registers the class. The scene file declares only what \
            scenes connect: outlets, properties and actions. What they do is written in Swift, so rows, cells and \
            effects here would never run. Declare an action by its name alone: `save: []`.
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
                implementation: swift
                actions:
                  start: []
            """,
        replacing: "start: []",
        with: "start: {log: Started}"
    )
}
