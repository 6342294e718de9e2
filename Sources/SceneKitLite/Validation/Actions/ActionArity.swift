/// Finds actions that are declared with other arguments than they are connected with.
enum ActionArity: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.actions {
            guard let owners = index.actionOwners(of: site.place) else { continue }
            for name in site.names {
                guard
                    case .otherArity(let owner, let action) = SceneIndex.match(
                        name.value,
                        in: owners
                    )
                else { continue }
                let right = action.name.value
                let edit = TextEdit(index.file.source, name.range, replacement: quoted(right))
                log.report(
                    Diagnostic(
                        .actionArity,
                        "action '\(name.value)' is declared as '\(right)' by '\(owner.name)'",
                        at: index.mark(name.range, receives(name.value)),
                        secondary: [index.mark(action.name.range, receives(right))],
                        helps: [Help("connect '\(right)'", edit: edit)]
                    )
                )
            }
        }
    }

    /// A name as YAML wants it: one that ends in a colon would be a key.
    private static func quoted(_ name: String) -> String {
        name.hasSuffix(":") ? "\"\(name)\"" : name
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
            sender, `save:event:` the sender and the event. UIKit takes them for three different \
            methods, and ends the program with "unrecognized selector" when the wrong one is sent.
            """,
        good: """
            scenes:
              volume:
                controller: view
                class: Volume
                view:
                  - slider: {actions: {valueChanged: "changed:"}}
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
