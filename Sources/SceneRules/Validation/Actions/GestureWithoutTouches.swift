import SceneLanguage
import SceneText

/// Finds gestures in views that touches do not reach.
enum GestureWithoutTouches: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let deaf = index.views.filter { !$0.view.gestures.isEmpty && !$0.view.takesTouches }
        guard !deaf.isEmpty else { return }
        // Code may let touches through to a view that it knows, and a class to its own views.
        let connected = Set(index.owners.flatMap(\.outlets).flatMap(\.targets).map(\.value))
        for site in deaf
        where site.view.className == nil && !site.isKnownToCode(connected) {
            guard let gesture = site.view.gestures.first(where: \.isEnabled) else { continue }
            let name = site.view.kind.entry.shape.name
            log.report(
                .gestureWithoutTouches,
                "\(name) ignores touches, so its gestures are never recognised",
                at: index.mark(gesture.kind.range),
                helps: [Help("let touches reach it: 'userInteraction: true'")]
            )
        }
    }
}

extension ViewDefinition {
    fileprivate var takesTouches: Bool {
        switch properties[.userInteraction]?.value {
        case .boolean(let isOn): isOn
        case nil: kind.takesTouches
        default: true
        }
    }
}

extension GestureDefinition {
    fileprivate var isEnabled: Bool { properties[.enabled]?.value.flag != false }
}

extension DiagnosticCode {
    static let gestureWithoutTouches = DiagnosticCode(
        "gesture-without-touches",
        .actions,
        .warning,
        summary: "a gesture is on a view that does not receive touches",
        explanation: """
            As in UIKit, labels and images ignore touches by default, and other views ignore them with \
            `userInteraction: false`. The touch goes to the view behind, and a gesture on them is never recognised. \
            Set `userInteraction: true`, or put the gesture on a view around it.
            """,
        good: """
            scenes:
              photo:
                controller: view
                class: Photo
                view:
                  - image:
                      name: beach
                      accessibility: {label: A beach}
                      userInteraction: true
                      gestureRecognizers: [{kind: tap, action: enlarge}]
            classes:
              Photo:
                superclass: ViewController
                actions: {enlarge: {log: enlarged}}
            """,
        replacing: "          userInteraction: true\n",
        with: ""
    )
}
