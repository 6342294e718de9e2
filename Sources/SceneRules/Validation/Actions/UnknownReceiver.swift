import SceneLanguage
import SceneText

/// Finds actions that are sent to something that is not there.
enum UnknownReceiver: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.actions {
            for action in site.directed { check(action, site.scope, index, &log) }
        }
    }

    private static func check(
        _ action: DirectedAction,
        _ scope: PartScope,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let place = index.mark(action.receiver.range)
        switch action.word {
        case .controller, .firstResponder: return
        case .cell:
            guard scope.cell == nil else { return }
            log.report(
                .unknownReceiver,
                "the sender of '\(action.name.value)' is not in a cell",
                at: place,
                helps: ["write 'controller', or the id of an object of the scene"]
            )
        case nil:
            let id = action.receiver.value
            if let element = index.element(id), element.kind != .scene,
                element.scope.scene == scope.scene
            {
                return
            }
            let words = DirectedAction.Word.allCases.filter { $0 != .cell || scope.cell != nil }
            let ids = index.idsByScene[scope.scene]
            let reference = Reference(
                name: action.receiver,
                message: "'\(id)' is not an object of the scene",
                candidates: [NameIndex(words.map(\.rawValue))] + [ids].compactMap { $0 },
                remedy: "write 'controller', 'cell', 'firstResponder' or an id"
            )
            log.report(
                reference.diagnostic(
                    .unknownReceiver,
                    similar: "a receiver with a similar name",
                    in: index
                )
            )
        }
    }
}

extension DiagnosticCode {
    static let unknownReceiver = DiagnosticCode(
        "unknown-receiver",
        .actions,
        summary: "an action is sent to an object that does not exist",
        explanation: """
            `{to: …, action: …}` says where an action goes: to the `controller`, the `cell` around the sender, the \
            `firstResponder` (the object nearest to the sender that has the action), or an object of the scene, by \
            its id. Without `to:`, it goes to the nearest class that declares the action.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - button: {title: Start, actions: {touchUpInside: {to: controller, action: start}}}
            classes:
              Welcome:
                superclass: ViewController
                actions:
                  start: {log: Started}
            """,
        replacing: "to: controller",
        with: "to: controler"
    )
}
