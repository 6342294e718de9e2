import SceneLanguage
import SceneText

/// Finds actions that both the class of a cell and that of its controller declare.
enum ActionDeclaredTwice: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        // Several controls of one cell may send the action, and the mistake is only one.
        var reported: Set<SourceRange> = []
        for action in index.doubtfulActions {
            guard case .declared(let found) = action.match, found.count > 1,
                found[0].action.name.range != found[1].action.name.range,
                reported.insert(found[0].action.name.range).inserted
            else { continue }
            let classes = found.map { "'\($0.owner.name)'" }.joined(separator: " and by ")
            let declarations = [
                index.mark(found[0].action.name.range, "declared by the cell's class"),
                index.mark(found[1].action.name.range, "and by the controller's"),
            ]
            log.report(
                .actionDeclaredTwice,
                "\(action.subject) is declared by \(classes)",
                at: index.mark(action.name.range, action.viewFile == nil ? "sent from here" : ""),
                secondary: action.origins + declarations,
                helps: ["rename one of the two; to send both, list both names"]
            )
        }
    }
}

extension DiagnosticCode {
    static let actionDeclaredTwice = DiagnosticCode(
        "action-declared-twice",
        .actions,
        summary: "the class of a cell and that of its controller both declare an action",
        explanation: """
            A control in a cell sends its action to one of the two, and the name does not say to which. In UIKit, \
            with nil as its target, the action would go up the responder chain and never reach the controller. Give \
            the two actions different names; a control can send a list of actions.
            """,
        good: """
            data:
              tasks: [Boil water, Warm the pot]
            scenes:
              tasks:
                controller: table
                class: TasksViewController
                table:
                  prototypes:
                    - identifier: TaskCell
                      class: TaskCell
                      content:
                        button: {title: Done, actions: {touchUpInside: save}}
            classes:
              TaskCell:
                superclass: TableViewCell
              TasksViewController:
                superclass: TableViewController
                rows: tasks
                cell: {identifier: TaskCell}
                actions:
                  save: {log: saved}
            """,
        replacing: "superclass: TableViewCell",
        with: "superclass: TableViewCell\n    actions:\n      save: {log: kept}"
    )
}
