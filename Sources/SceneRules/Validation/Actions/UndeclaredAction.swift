import SceneLanguage
import SceneText

/// Finds actions that neither the class of the cell nor that of the controller declares.
enum UndeclaredAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for action in index.doubtfulActions {
            if case .undeclared = action.match {
                log.report(finding(action, index))
            }
        }
    }

    private static func finding(_ action: SentAction, _ index: SceneIndex) -> Diagnostic {
        let own = action.owners.filter { $0.link != nil }
        let message =
            switch own.count {
            case 0: "\(action.subject) is sent to a scene that has no class"
            case 1: "\(action.subject) is not declared by '\(own[0].name)'"
            default:
                "\(action.subject) is declared neither by '\(own[0].name)' "
                    + "nor by '\(own[1].name)'"
            }
        return Diagnostic(
            .undeclaredAction,
            message,
            at: index.mark(action.range),
            secondary: action.origins,
            helps: helps(action, own, index)
        )
    }

    private static func helps(
        _ action: SentAction,
        _ own: [ResolvedClass],
        _ index: SceneIndex
    ) -> [Help] {
        guard let controller = own.last else {
            return [Help("give the scene a 'class:' that declares the action")]
        }
        let nearest = NameIndex.nearest(to: action.name, in: own.map(\.actionNames))
        guard let nearest else {
            return [Help("declare it under 'actions:' of the class '\(controller.name)'")]
        }
        // A view file may have other owners, so that nothing in it is changed for this one.
        let edit =
            action.viewFile == nil
            ? TextEdit(index.file.source, action.range, replacement: nearest) : nil
        return [Help("an action with a similar name exists: '\(nearest)'", edit: edit)]
    }
}

extension DiagnosticCode {
    static let undeclaredAction = DiagnosticCode(
        "undeclared-action",
        .actions,
        summary: "a control sends an action that no class around it declares",
        explanation: """
            An action is looked for in the class of the cell that holds the control, then in that of \
            the controller, superclasses included. In UIKit the first tap on such a control ends the \
            program: "unrecognized selector sent to instance".
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
        replacing: "touchUpInside: start",
        with: "touchUpInside: strat"
    )
}
