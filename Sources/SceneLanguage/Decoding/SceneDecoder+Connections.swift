package import SceneText

extension SceneDecoder {
    /// Decodes `outlets: {name: id, names: [id, id]}`.
    func outlets(_ node: YAMLNodeID) -> [OutletDefinition] {
        var outlets: [OutletDefinition] = []
        outlets.reserveCapacity(tree.count(node))
        for (name, value) in entries(of: node, "a mapping from outlets to ids", for: "outlets") {
            outlets.append(
                OutletDefinition(
                    name: name,
                    targets: names(value, for: name.value),
                    isCollection: tree.kind(value) == .sequence,
                    range: tree.range(value)
                )
            )
        }
        return outlets
    }

    /// Decodes `actions: {touchUpInside: save}`.
    func actions(_ node: YAMLNodeID) -> [ActionDefinition] {
        var actions: [ActionDefinition] = []
        actions.reserveCapacity(tree.count(node))
        for (name, value) in entries(of: node, "a mapping from events to actions", for: "actions") {
            observer?(name.range, "actions", Event.allCases.map(\.rawValue))
            let event = Event(rawValue: name.value).map { Located($0, at: name.range) }
            if event == nil { reportUnknownEvent(name) }
            actions.append(ActionDefinition(event: event, names: names(value, for: name.value)))
        }
        return actions
    }

    /// Decodes a list of segues.
    func segues(_ node: YAMLNodeID) -> [Box<SegueDefinition>] {
        var segues: [Box<SegueDefinition>] = []
        for item in items(of: node) {
            let errors = log.diagnostics.count
            guard let segue = segue(item, keyRange: tree.range(item)) else { continue }
            segues.append(segue)
            if segue.identifier == nil, log.diagnostics.count == errors {
                reportMissing(
                    "a segue of a controller needs the key 'identifier'",
                    at: segue.kind.range,
                    help: "add 'identifier:', the name by which code performs the segue"
                )
            }
        }
        return segues
    }

    /// Decodes `{show: detail, identifier: showDetail}`.
    func segue(_ node: YAMLNodeID, keyRange: SourceRange) -> Box<SegueDefinition>? {
        var kind: Located<SegueKind>?
        var target: Located<String>?
        var identifier: Located<String>?
        let errors = log.diagnostics.count
        for field in fields(of: node, as: .segue, owner: keyRange) {
            guard let segueKind = SegueKind(rawValue: field.name) else {
                identifier = plainText(field.value, for: field.name)
                continue
            }
            if let first = kind {
                reportConflict("a segue has one kind", at: field.keyRange, with: first.range)
                continue
            }
            kind = Located(segueKind, at: field.keyRange)
            target = plainText(field.value, for: field.name)
        }
        guard let kind else {
            if log.diagnostics.count == errors {
                let kinds = SegueKind.allCases.map(\.rawValue).quotedList
                reportMissing("a segue needs one of \(kinds)", at: keyRange)
            }
            return nil
        }
        guard let target else { return nil }
        return Box(
            SegueDefinition(
                kind: kind,
                target: target,
                identifier: identifier,
                range: tree.range(node)
            )
        )
    }

    private func reportUnknownEvent(_ name: Located<String>) {
        let events = Event.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: name.value, among: events)
        let help =
            Catalog.synonym(of: name.value, as: .event).map { .called($0, at: mark(name.range)) }
            ?? nearest.map {
                Help(
                    "a similar event exists: '\($0)'",
                    edit: TextEdit(source, name.range, replacement: $0)
                )
            } ?? Help("events are \(events.quotedList)")
        log.report(
            Diagnostic(
                .unknownEvent,
                "'\(name.value)' is not an event",
                at: mark(name.range),
                helps: [help]
            )
        )
    }
}

extension DiagnosticCode {
    package static let unknownEvent = DiagnosticCode(
        "unknown-event",
        .actions,
        summary: "an action is connected to an event that does not exist",
        explanation: """
            The keys of `actions:` are the events of UIControl, such as `touchUpInside`, \
            `valueChanged` or `editingDidEnd`; the values are the names of actions.
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
        replacing: "touchUpInside",
        with: "touchUpInsid"
    )
}
