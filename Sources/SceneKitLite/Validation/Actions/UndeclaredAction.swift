/// Finds actions that neither the class of the cell nor that of the controller declares.
enum UndeclaredAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.actions {
            guard let owners = index.actionOwners(of: site.place) else { continue }
            for name in site.names {
                guard case .undeclared = SceneIndex.match(name.value, in: owners) else { continue }
                log.report(finding(name, owners, index))
            }
        }
    }

    private static func finding(
        _ name: Located<String>,
        _ owners: [ResolvedClass],
        _ index: SceneIndex
    ) -> Diagnostic {
        let own = owners.filter { !$0.chain.isEmpty }
        let message: String
        var helps = index.nearest(to: name, among: own.flatMap(\.actions).map(\.name.value)) {
            "an action with a similar name exists: '\($0)'"
        }
        switch own.count {
        case 0:
            message = "action '\(name.value)' is sent to a scene that has no class"
            helps = [Help("give the scene a 'class:' that declares the action")]
        case 1: message = "action '\(name.value)' is not declared by '\(own[0].name)'"
        default:
            message =
                "action '\(name.value)' is declared neither by '\(own[0].name)' "
                + "nor by '\(own[1].name)'"
        }
        if helps.isEmpty, let controller = own.last {
            helps = [Help("declare it under 'actions:' of the class '\(controller.name)'")]
        }
        return Diagnostic(
            .undeclaredAction,
            message,
            at: index.mark(name.range),
            helps: helps
        )
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
