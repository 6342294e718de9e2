import SceneLanguage
import SceneText

/// Finds actions that are declared with different arguments than they are connected with.
enum ActionArity: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for action in index.doubtfulActions {
            if case .otherArity(let owner, let declared) = action.match {
                log.report(finding(action, owner, declared.name, index))
            }
        }
    }

    private static func finding(
        _ action: SentAction,
        _ owner: ResolvedClass,
        _ declared: Located<String>,
        _ index: SceneIndex
    ) -> Diagnostic {
        let name = declared.value
        let edit = action.isEditable ? index.edit(action.name.range, to: name) : nil
        return Diagnostic(
            .actionArity,
            "\(action.subject) is declared as '\(name)' by '\(owner.name)'",
            at: index.mark(
                action.name.range,
                action.viewFile == nil ? receives(action.name.value) : ""
            ),
            secondary: action.origins + [index.mark(declared.range, receives(name))],
            helps: [Help("connect '\(name)'", edit: edit)]
        )
    }

    private static func receives(_ name: String) -> String {
        switch ActionName(name)?.arity {
        case 0: "receives nothing"
        case 1: "receives the sender"
        default: "receives the sender and the event"
        }
    }
}

extension DiagnosticCode {
    static let actionArity = DiagnosticCode(
        "action-arity",
        .actions,
        summary: "an action is declared with other arguments than it is connected with",
        explanation: """
            The colons belong to the name, as in a selector: `save` receives nothing, `save:` the \
            sender, `save:event:` the sender and the event. To UIKit they are three different \
            methods, and it ends the program with "unrecognized selector" when the wrong one is sent.
            """,
        good: """
            scenes:
              volume:
                controller: view
                class: Volume
                view:
                  - slider: {accessibility: {label: Volume}, actions: {valueChanged: "changed:"}}
            classes:
              Volume:
                superclass: ViewController
                actions:
                  "changed:": {log: "{sender.value}"}
            """,
        replacing: "valueChanged: \"changed:\"",
        with: "valueChanged: changed"
    )
}
