import SceneLanguage
import SceneText

/// Finds actions on events that the view does not send.
enum UnsentEvent: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        for site in index.actions {
            // A custom view may be a control of a program, which knows its own events.
            guard case .view(let kind) = site.sender, kind != .custom, let event = site.event,
                !kind.entry.events.contains(event.value)
            else { continue }
            log.report(finding(event, kind, index))
        }
    }

    private static func finding(
        _ event: Located<Event>,
        _ kind: ViewKind,
        _ index: SceneIndex
    ) -> Diagnostic {
        let site = index.mark(event.range)
        let name = kind.entry.shape.name
        guard let telling = kind.entry.tellingEvent else {
            return Diagnostic(
                .unsentEvent,
                "\(name) sends no events, so it does not send '\(event.value.rawValue)'",
                at: site,
                helps: ["only controls send events: put a button in its place"]
            )
        }
        let usual = kind.entry.usualEvents.map(\.rawValue)
        let meant = NearestName.nearest(to: event.value.rawValue, among: usual) ?? telling.rawValue
        let edit = TextEdit(index.file.source, event.range, replacement: meant)
        return Diagnostic(
            .unsentEvent,
            "\(name) does not send '\(event.value.rawValue)'",
            at: site,
            helps: [Help("\(name) sends \(usual.quotedList)", edit: edit)]
        )
    }
}

extension DiagnosticCode {
    static let unsentEvent = DiagnosticCode(
        "unsent-event",
        .actions,
        summary: "an action is connected to an event that the view does not send",
        explanation: """
            A button sends `touchUpInside`, a slider or a switch sends `valueChanged`, and a text field sends \
            `editingChanged` and similar events. Labels, images and plain views send nothing. UIKit accepts any \
            event for any control, but then the action is never sent.
            """,
        good: actionArity.good,
        replacing: "valueChanged",
        with: "editingChanged"
    )
}
