import SceneLanguage
import SceneText

/// Finds alerts that UIKit ends the app for.
enum ImpossibleAlert: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for link in index.classes.links {
            for effect in link.definition.allEffects {
                if case .alert(let alert) = effect.kind { check(alert, index, &log) }
            }
            for rules in link.definition.allRules {
                for effects in rules.effectLists { checkTurns(effects, index, &log) }
            }
            for action in link.definition.actions { checkTurns(action.effects, index, &log) }
        }
        checkConnectedFields(index, &log)
    }

    /// Finds an alert that comes while another one shows, unless something between them may dismiss that.
    private static func checkTurns(
        _ effects: [EffectDefinition],
        _ index: SceneIndex,
        _ log: inout DiagnosticLog
    ) {
        var shown: AlertDefinition?
        for effect in effects {
            switch effect.kind {
            case .alert(let alert):
                guard let first = shown else {
                    shown = alert
                    continue
                }
                log.report(
                    .impossibleAlert,
                    "the alert never shows: another one is shown before it",
                    at: index.mark(alert.range),
                    secondary: [index.mark(first.range, "this one shows")],
                    helps: ["show it in the action of a button of the first"]
                )
                return
            // They may lead elsewhere.
            case .perform, .send: shown = nil
            case .set, .configure, .log, .append, .update, .remove, .move, .reload: break
            }
        }
    }

    /// Finds fields that take the place of a view of the scene in its outlet.
    private static func checkConnectedFields(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        var fields: [Int: [String: SourceRange]] = [:]
        for link in index.classes.links {
            for effect in link.definition.allEffects {
                guard case .alert(let alert) = effect.kind else { continue }
                for outlet in alert.fields.compactMap(\.outlet) {
                    fields[link.number, default: [:]][outlet.value] = outlet.range
                }
            }
        }
        guard !fields.isEmpty else { return }
        for (number, owner) in index.owners.enumerated() {
            let found = (owner.type?.chain).map { $0.compactMap { fields[$0.number] } } ?? []
            guard !found.isEmpty else { continue }
            for place in index.connections[ofOwner: number] {
                let outlet = index.outlet(of: place).name
                guard let field = found.lazy.compactMap({ $0[outlet.value] }).first else {
                    continue
                }
                log.report(
                    .impossibleAlert,
                    "a text field of an alert has the outlet '\(outlet.value)', "
                        + "which the \(owner.noun) connects",
                    at: index.mark(field),
                    secondary: [index.mark(outlet.range, "it is connected here")],
                    helps: ["give the field an outlet of its own"]
                )
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
            actions could never be dismissed. The texts of two fields with the same outlet could not be told apart, \
            nor could a field and a view that the scene connects to that outlet. Only one alert can be shown at a \
            time: a second one that the same action shows never appears.
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
