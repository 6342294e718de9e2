/// Finds segues that unwind to an action that no controller declares.
enum UnknownUnwindAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        guard let controllers = controllers(of: index) else { return }
        index.forEachSceneSegue { segue in
            guard segue.kind == .unwind else { return }
            var helps: [Help] = []
            switch SceneIndex.match(segue.target.value, in: controllers) {
            case .declared, .misnamed: return
            case .otherArity(let owner, let action):
                helps = [Help("'\(owner.name)' declares '\(action.name.value)'")]
            case .undeclared:
                let names = controllers.flatMap(\.actions).map(\.name.value)
                helps = index.help(nearestTo: segue, among: names) {
                    "an action with a similar name exists: '\($0)'"
                }
            }
            if helps.isEmpty {
                helps = [Help("declare it in the class of the scene to which the segue returns")]
            }
            log.report(
                Diagnostic(
                    .unknownUnwindAction,
                    "no controller declares the action '\(segue.target.value)', to which "
                        + "\(segue.subject) unwinds",
                    at: index.mark(segue.target.range),
                    secondary: segue.origins,
                    helps: helps
                )
            )
        }
    }

    /// The classes of all scenes, in order; nil where one of them is not known.
    private static func controllers(of index: SceneIndex) -> [ResolvedClass]? {
        var controllers: [ResolvedClass] = []
        for controller in index.controllers {
            guard let type = controller, type.isComplete else { return nil }
            controllers.append(type)
        }
        return controllers
    }
}

extension DiagnosticCode {
    static let unknownUnwindAction = DiagnosticCode(
        "unknown-unwind-action",
        .segues,
        summary: "a segue unwinds to an action that no controller declares",
        explanation: """
            An unwinding segue goes back to the nearest controller below that declares its action, \
            as `@IBAction func startAgain(_ segue: UIStoryboardSegue)` does in UIKit. Where no \
            controller has it, UIKit stays where it is and says nothing.
            """,
        good: """
            initial: list
            scenes:
              list:
                controller: view
                class: List
                view:
                  - button: {title: Detail, segue: {present: detail}}
              detail:
                controller: view
                view:
                  - button: {title: Done, segue: {unwind: "startAgain:"}}
            classes:
              List:
                superclass: ViewController
                actions:
                  "startAgain:": {log: again}
            """,
        replacing: "unwind: \"startAgain:\"",
        with: "unwind: \"startAgian:\""
    )
}
