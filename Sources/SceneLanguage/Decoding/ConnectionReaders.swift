package import SceneText

extension KeyReader where Value == [OutletDefinition] {
    /// Outlets as they are connected: `{name: id, names: [id, id]}`, or `[id, id]` for outlets that have the
    /// names of the ids.
    static var outlets: KeyReader {
        let named = KeyType.map(.outlets, .list(.reference(.view)))
        let type = KeyType.either([named, .onlyList(.reference(.view))])
        return KeyReader(type) { decoder, field in
            let isList = decoder.tree.kind(field.value) == .sequence
            let first = decoder.items(of: field).first { _ in true }
            let isOfKeys = isList && first.map { decoder.tree.kind($0.value) } == .mapping
            if isList, !isOfKeys { return decoder.outletsByID(field) }
            return decoder.entries(of: field, isOfKeys ? named : type) { entry in
                let targets = decoder.names(entry)
                for target in targets { decoder.outletTargets.insert(target.value) }
                return OutletDefinition(
                    name: decoder.givenName(of: entry),
                    targets: targets,
                    isCollection: decoder.tree.kind(entry.value) == .sequence,
                    range: decoder.range(of: entry)
                )
            }
        }
    }
}

extension SceneDecoder {
    /// Reads outlets that are called as the views that they lead to.
    fileprivate func outletsByID(_ field: Field) -> [OutletDefinition] {
        var outlets: [OutletDefinition] = []
        var first: [String: SourceRange] = [:]
        for id in names(field) {
            if let known = first[id.value] {
                log.report(
                    .duplicateKey,
                    "the outlet '\(id.value)' appears twice",
                    at: mark(id.range),
                    secondary: [mark(known, "it is first here")]
                )
                continue
            }
            first[id.value] = id.range
            outletTargets.insert(id.value)
            check(id, as: .outlets)
            outlets.append(
                OutletDefinition(name: id, targets: [id], isCollection: false, range: id.range)
            )
        }
        return outlets
    }
}

extension KeyReader where Value == [ActionDefinition] {
    /// What events send: `{touchUpInside: save}`.
    static var actions: KeyReader {
        KeyReader(.actions) { decoder, field in
            if let bare = decoder.bareActions(field) { return [bare] }
            return decoder.entries(of: field, .actions) { entry in
                let name = decoder.givenName(of: entry)
                decoder.observer?(name.range, "actions", Event.allCases.map(\.rawValue))
                let event = Event(rawValue: name.value).map { Located($0, at: name.range) }
                if event == nil { decoder.reportUnknownEvent(name) }
                let sent = decoder.sentActions(entry)
                return ActionDefinition(event: event, names: sent.names, directed: sent.directed)
            }
        }
    }
}

extension KeyReader where Value == SegueDefinition {
    static var segue: KeyReader {
        KeyReader(Catalog.segue.type) { decoder, field in
            decoder.bareSegue(field) ?? decoder.read(field, as: Catalog.segue)
        }
    }
}

extension KeyReader where Value == [SegueDefinition] {
    /// The segues of a controller, which code performs by their identifiers.
    static var controllerSegues: KeyReader {
        KeyReader(.list(.shape(.segue))) { decoder, field in
            decoder.items(of: field).compactMap { item in
                let findings = decoder.log.diagnostics.count
                let whole = Field(
                    subject: item.subject,
                    keyRange: decoder.range(of: item),
                    value: item.value
                )
                if let segue = decoder.bareSegue(whole, isOfController: true) { return segue }
                guard let segue = decoder.read(whole, as: Catalog.segue) else { return nil }
                if segue.identifier == nil, decoder.log.diagnostics.count == findings {
                    decoder.reportMissing(
                        "a segue of a controller needs the key 'identifier'",
                        at: segue.kind.range,
                        help: "add 'identifier:', the name that code performs the segue by"
                    )
                }
                return segue
            }
        }
    }
}

extension SceneDecoder {
    /// Reads a scene alone in place of a segue as the scene to show, and reports that.
    func bareSegue(_ field: Field, isOfController: Bool = false) -> SegueDefinition? {
        guard tree.kind(field.value) == .scalar, let target = tree.plainText(field.value),
            target.isIdentifier
        else { return nil }
        let range = range(of: field)
        let meant =
            isOfController ? "{show: \(target), identifier: \(target)}" : "{show: \(target)}"
        log.report(
            .wrongType,
            "a segue must say how it leads to '\(target)'",
            at: mark(range),
            helps: [Help("write '\(meant)'", replacing: mark(range), with: meant)]
        )
        return SegueDefinition(
            kind: Located(.show, at: range),
            target: Located(target, at: range),
            identifier: isOfController ? Located(target, at: range) : nil,
            range: range
        )
    }

    /// Reads names of actions without an event as those of the usual one, and reports that.
    fileprivate func bareActions(_ field: Field) -> ActionDefinition? {
        let isList = tree.kind(field.value) == .sequence
        guard tree.kind(field.value) != .mapping, !isNull(field.value), !tree.isFaulty(field.value),
            !isList || tree.items(field.value).allSatisfy({ tree.kind($0) == .scalar })
        else { return nil }
        var event = Event.touchUpInside
        if case .key(_, let shape) = field.subject,
            let view = Catalog.views.first(where: { $0.shape.number == shape })
        {
            event = view.tellingEvent ?? event
        }
        let names = names(field)
        let range = range(of: field)
        // A mapping in quotes, or its entries as a list of texts.
        let isMapping = names.contains { $0.value.contains(": ") }
        let words = names.map { YAMLScalarWriter.text(of: $0.value, inFlow: true) }
        let written = words.joined(separator: ", ")
        let meant =
            isMapping
            ? "{\(names.map { entry(inText: $0.value) }.joined(separator: ", "))}"
            : "{\(event.rawValue): \(isList ? "[\(written)]" : written)}"
        log.report(
            .wrongType,
            "'actions' takes a mapping from events to actions, not "
                + description(of: field.value),
            at: mark(range),
            helps: [Help("write '\(meant)'", replacing: mark(range), with: meant)]
        )
        return ActionDefinition(event: Located(event, at: range), names: isMapping ? [] : names)
    }
}

extension SceneDecoder {
    /// An event with its action, from a text that has both, as a mapping between braces has it.
    private func entry(inText text: String) -> String {
        guard let colon = text.firstRange(of: ": ") else { return text }
        let action = String(text[colon.upperBound...])
        // Several actions or entries are written as they are, and so is what is in quotes.
        guard !action.contains(where: { ",[]{}\"'".contains($0) }) else { return text }
        return text[..<colon.upperBound] + YAMLScalarWriter.text(of: action, inFlow: true)
    }
}

/// A way to another scene while its keys are read.
struct SegueDraft: EmptyDraft {
    var kind: Located<SegueKind>?
    var target: Located<String>?
    var identifier: Located<String>?
    var className: Located<String>?
    var presentationStyle: Located<String>?
    var transitionStyle: Located<String>?
    var animates: Located<Bool>?
    var creation: Located<String>?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> SegueDefinition? {
        guard let kind, let target else { return nil }
        return SegueDefinition(
            kind: kind,
            target: target,
            identifier: identifier,
            className: className,
            presentationStyle: presentationStyle,
            transitionStyle: transitionStyle,
            animates: animates,
            creation: creation,
            range: decoder.range(of: reading.field)
        )
    }
}

extension Entry where Draft == SegueDraft {
    /// A kind of segue, whose value is the target.
    static func kind(
        _ kind: SegueKind,
        _ reader: KeyReader<Located<String>>,
        _ summary: String,
        uikit: Key.Spelling = .absent,
        ib: Key.Spelling = .absent
    ) -> Entry {
        let key = Key(kind.rawValue, reader.type, summary, uikit: uikit, ib: ib)
        return Entry(key) { decoder, field, segue in
            segue.kind = Located(kind, at: field.keyRange)
            segue.target = reader.read(decoder, field)
        }
    }
}

extension SceneDecoder {
    fileprivate func reportUnknownEvent(_ name: Located<String>) {
        let events = Event.allCases.map(\.rawValue)
        let nearest = NearestName.nearest(to: name.value, among: events)
        let help =
            Catalog.synonym(of: name.value, as: .event).map { .called($0, at: mark(name.range)) }
            ?? nearest.map { Help.similar("a similar event", $0, at: mark(name.range)) }
            ?? "events are \(events.quotedList)"
        log.report(
            .unknownEvent,
            "'\(name.value)' is not an event",
            at: mark(name.range),
            helps: [help]
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
