package import SceneText

/// One thing that an action does, while its key is read.
struct EffectDraft: EmptyDraft {
    var kind: EffectDefinition.Kind?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> EffectDefinition? {
        kind.map { EffectDefinition(kind: $0, range: decoder.range(of: reading.field)) }
    }
}

/// A record that joins data.
struct AppendDraft: EmptyDraft {
    var data: Located<String>?
    var item: [AssignmentDefinition] = []
    var section: ValueDefinition?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> EffectDefinition.Kind? {
        data.map { .append(data: $0, item: item, section: section) }
    }
}

/// A record whose fields change.
struct UpdateDraft: EmptyDraft {
    var data: Located<String>?
    var index: ValueDefinition?
    var fields: [AssignmentDefinition] = []

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> EffectDefinition.Kind? {
        data.map { .update(data: $0, at: index, set: fields) }
    }
}

/// A record that leaves data.
struct RemoveDraft: EmptyDraft {
    var data: Located<String>?
    var index: ValueDefinition?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> EffectDefinition.Kind? {
        data.map { .remove(data: $0, at: index) }
    }
}

/// A record that goes elsewhere within data.
struct MoveDraft: EmptyDraft {
    var data: Located<String>?
    var source: ValueDefinition?
    var destination: ValueDefinition?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> EffectDefinition.Kind? {
        guard let data, let source, let destination else { return nil }
        return .move(data: data, from: source, to: destination)
    }
}

extension EditingDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }
}

extension SwipeDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }
}

extension AlertDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }
}

extension AlertFieldDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }
}

extension AlertActionDefinition: MappingDraft {
    init(_ field: Field, _ decoder: SceneDecoder) { self.init(range: decoder.range(of: field)) }
}

extension KeyReader where Value == [EffectDefinition] {
    /// One effect or a list of effects.
    static var effects: KeyReader { .list(.shape(Catalog.effect)) }
}

extension SceneDecoder {
    /// Reports a name that no action can have.
    func reportActionName(_ name: Located<String>) {
        // The parameters of a method, at whose `:` reading stops, are reported there.
        if isBroken, name.value.contains("("), !name.value.contains(")") { return }
        let meant = name.asAction.value == name.value ? nil : name.asAction.value
        log.report(
            .badActionName,
            "'\(name.value)' is not the name of an action",
            at: mark(name.range),
            helps: [
                meant.map { meant in
                    let written = YAMLScalarWriter.text(of: meant, inFlow: true)
                    return Help(
                        "write \(written == meant ? "'\(meant)'" : written)",
                        replacing: mark(name.range),
                        with: written
                    )
                } ?? "an action is 'save', 'save:' with a sender, or 'save:event:'"
            ]
        )
    }
}

extension Located<String> {
    /// The name of an action, as it was meant where it is that of a method of Swift.
    var asAction: Located<String> {
        guard ActionName(value) == nil, let meant = value.selectorOfSwift,
            ActionName(meant) != nil
        else { return self }
        return Located(meant, at: range)
    }
}

extension DiagnosticCode {
    package static let badActionName = DiagnosticCode(
        "bad-action-name",
        .actions,
        summary: "the name of an action has none of UIKit's three forms",
        explanation: """
            An action is `save`, which receives nothing, `save:`, which receives the sender, or \
            `save:event:`, which receives the sender and the event. Names with colons need quotes \
            in YAML.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                class: Welcome
                view:
                  - button: {title: Start, actions: {touchUpInside: "start:"}}
            classes:
              Welcome:
                superclass: ViewController
                actions:
                  "start:": {log: Started}
            """,
        replacing: "\"start:\": {log",
        with: "\"start::\": {log"
    )
}
