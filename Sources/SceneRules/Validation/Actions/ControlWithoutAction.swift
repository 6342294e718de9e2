import SceneLanguage
import SceneText

/// Finds controls that neither send anything nor are read by code.
enum ControlWithoutAction: Rule {
    static func check(_ index: SceneIndex, _ log: inout DiagnosticLog) {
        let idle = index.views.filter { $0.view.kind.entry.isControl && sendsNothing($0.view) }
        guard !idle.isEmpty else { return }
        let connected = Set(index.owners.flatMap(\.outlets).flatMap(\.targets).map(\.value))
        for site in idle where !site.isKnownToCode(connected) {
            let kind = site.view.kind
            log.report(
                .controlWithoutAction,
                "\(kind.entry.shape.name) has no action, no segue and no outlet",
                at: index.mark(site.view.kindRange),
                helps: kind.entry.tellingEvent.map {
                    [Help("connect an action: 'actions: {\($0.rawValue): …}'")]
                } ?? []
            )
        }
    }

    private static func sendsNothing(_ view: ViewDefinition) -> Bool {
        view.actions.isEmpty && view.segue == nil
            && view.properties[.enabled]?.value.flag != false
    }
}

extension ViewSite {
    /// Whether code finds the view, where outlets lead to some ids.
    func isKnownToCode(_ connected: Set<String>) -> Bool {
        // Code finds a view by its tag, and a view file's owner by its id.
        if let tag = view.properties[.tag]?.value, !tag.isZero { return true }
        guard let id = view.id else { return false }
        return scope.scene == nil || connected.contains(id.value)
    }
}

extension PropertyValue {
    fileprivate var isZero: Bool {
        if case .integer(0) = self { true } else { false }
    }
}

extension DiagnosticCode {
    static let controlWithoutAction = DiagnosticCode(
        "control-without-action",
        .actions,
        .warning,
        isPedantic: true,
        summary: "a control can be touched and nothing happens",
        explanation: """
            The control sends no action, leads to no scene, and no outlet or tag lets code read it. \
            People can touch it and nothing happens. Connect it, or disable it with `enabled: \
            false` until it does something.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - button: {title: Start, actions: {touchUpInside: start}}
                  - button: {title: Later, enabled: false}
            classes:
              Welcome:
                superclass: ViewController
                actions:
                  start: {log: Started}
            """,
        replacing: ", enabled: false",
        with: ""
    )
}
