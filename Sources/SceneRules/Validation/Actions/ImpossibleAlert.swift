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
                "an alert has one action with the style 'cancel' at most",
                at: index.mark(cancelling[1].range),
                secondary: [index.mark(cancelling[0].range, "the first is here")],
                helps: ["give the others another style"]
            )
        }
        if alert.actions.isEmpty {
            log.report(
                .impossibleAlert,
                "an alert without actions stays for good",
                at: index.mark(alert.range),
                helps: ["add one, as in 'actions: [OK]'"]
            )
        }
        var outlets: [String: SourceRange] = [:]
        for outlet in alert.fields.compactMap(\.outlet) {
            guard let first = outlets.updateValue(outlet.range, forKey: outlet.value) else {
                continue
            }
            log.report(
                .impossibleAlert,
                "two text fields of the alert have the outlet '\(outlet.value)'",
                at: index.mark(outlet.range),
                secondary: [index.mark(first, "the other is here")],
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
        summary: "an alert has what no alert can have",
        explanation: """
            An alert has at most one action with the style `cancel`, which is also what a tap beside \
            an action sheet does, and text fields only in the style `alert`. UIKit ends the app for \
            any other. Without actions an alert never goes, and what is typed into two fields of one \
            outlet cannot be told apart.
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
