import SceneLanguage
import SceneText

/// Finds alerts that UIKit ends the app for.
enum ImpossibleAlert: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for link in index.classes.links {
            link.definition.forEachEffect { effect in
                if case .alert(let alert) = effect.kind { check(alert, index, &log) }
            }
        }
    }

    private static func check(
        _ alert: AlertDefinition,
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        let cancelling = alert.actions.compactMap(\.style).filter { $0.value == .cancel }
        if cancelling.count > 1 {
            log.report(
                .impossibleAlert,
                "an alert can have only one action with the style 'cancel'",
                at: index.mark(cancelling[1].range),
                secondary: [index.mark(cancelling[0].range, "the first is here")],
                helps: ["give the others another style"]
            )
        }
        if alert.actions.isEmpty {
            log.report(
                .impossibleAlert,
                "an alert without actions cannot be dismissed",
                at: index.mark(alert.range),
                helps: ["add one, as in 'actions: [OK]'"]
            )
        }
        for (outlet, first) in alert.fields.compactMap(\.outlet).repeated(by: \.value) {
            log.report(
                .impossibleAlert,
                "two text fields of the alert have the outlet '\(outlet.value)'",
                at: index.mark(outlet.range),
                secondary: [index.mark(first.range, "the other is here")],
                helps: ["give each an outlet of its own"]
            )
        }
        if let field = alert.fields.first, alert.style?.value == .actionSheet {
            log.report(
                .impossibleAlert,
                "an action sheet has no text fields",
                at: index.mark(field.range),
                helps: ["remove 'style: actionSheet'"]
            )
        }
    }
}

extension DiagnosticCode {
    static let impossibleAlert = DiagnosticCode(
        "impossible-alert",
        .actions,
        summary: "an alert is one that cannot be shown",
        explanation: """
            An alert can have only one action with the style `cancel`, which is also what a tap outside an action \
            sheet does, and text fields only in the style `alert`. UIKit ends the app otherwise. An alert without \
            actions could never be dismissed, and the texts of two fields with the same outlet could not be told \
            apart.
            """,
        good: """
            scenes:
              list:
                controller: view
                class: List
                view:
                  - button: {title: Clear, actions: {touchUpInside: askToClear}}
            classes:
              List:
                superclass: ViewController
                actions:
                  askToClear:
                    alert:
                      title: Clear the list?
                      actions:
                        - {title: Clear, style: destructive, action: clear}
                        - {title: Cancel, style: cancel}
                  clear: {log: Cleared}

            """,
        replacing: "style: destructive",
        with: "style: cancel"
    )
}
