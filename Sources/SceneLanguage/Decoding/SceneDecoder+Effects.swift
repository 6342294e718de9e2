package import SceneText

extension SceneDecoder {
    func actionDeclarations(_ field: Field) -> [ActionDeclaration] {
        var actions: [ActionDeclaration] = []
        actions.reserveCapacity(tree.count(field.value))
        for (name, value) in entries(
            of: field.value,
            "a mapping from actions to effects",
            for: field.name
        ) {
            if ActionName(name.value) == nil { reportActionName(name) }
            actions.append(ActionDeclaration(name: name, effects: effects(value)))
        }
        return actions
    }

    /// Reports a name that no action can have.
    func reportActionName(_ name: Located<String>) {
        log.report(
            Diagnostic(
                .badActionName,
                "'\(name.value)' is not the name of an action",
                at: mark(name.range),
                helps: [Help("an action is 'save', 'save:' with a sender, or 'save:event:'")]
            )
        )
    }

    /// Decodes one effect or a list of effects.
    func effects(_ node: YAMLNodeID) -> [EffectDefinition] {
        var effects: [EffectDefinition] = []
        if isNull(node) { return effects }
        for item in items(of: node) {
            if let effect = effect(item) { effects.append(effect) }
        }
        return effects
    }

    private func effect(_ node: YAMLNodeID) -> EffectDefinition? {
        var first: SourceRange?
        var kind: EffectDefinition.Kind?
        let owner = tree.kind(node) == .mapping ? firstKeyRange(of: node) : tree.range(node)
        for field in fields(of: node, as: .effect, owner: owner) {
            if let first {
                reportConflict(
                    "an effect is one thing",
                    at: field.keyRange,
                    with: first,
                    help: "write several effects as a list"
                )
                continue
            }
            first = field.keyRange
            kind = effectKind(field)
        }
        return kind.map { EffectDefinition(kind: $0, range: tree.range(node)) }
    }

    private func effectKind(_ field: Field) -> EffectDefinition.Kind? {
        switch field.keyword {
        case .set: return .set(assignments(field))
        case .configure: return flag(field) ? .configure : nil
        case .reload: return flag(field) ? .reload : nil
        case .log: return value(field.value).map { .log($0) }
        case .perform: return plainText(field.value, for: field.name).map { .perform($0) }
        case .append: return append(field)
        case .remove: return remove(field)
        default: return move(field)
        }
    }

    /// Reads a key that only `true` makes sense for.
    private func flag(_ field: Field) -> Bool {
        guard let flag = boolean(field.value, for: field.name) else { return false }
        if !flag.value {
            log.report(
                Diagnostic(
                    .wrongType,
                    "'\(field.name)' takes true; to do nothing, leave it out",
                    at: mark(flag.range)
                )
            )
        }
        return flag.value
    }

    private func append(_ field: Field) -> EffectDefinition.Kind? {
        var data: Located<String>?
        var item: [AssignmentDefinition] = []
        var section: ValueDefinition?
        for part in fields(of: field.value, as: .append, owner: field.keyRange) {
            switch part.keyword {
            case .data: data = plainText(part.value, for: part.name)
            case .item: item = assignments(part)
            default: section = value(part.value)
            }
        }
        return data.map { .append(data: $0, item: item, section: section) }
    }

    private func remove(_ field: Field) -> EffectDefinition.Kind? {
        var data: Located<String>?
        var place: ValueDefinition?
        for part in fields(of: field.value, as: .remove, owner: field.keyRange) {
            if part.keyword == .data {
                data = plainText(part.value, for: part.name)
            } else {
                place = self.place(part)
            }
        }
        guard let data, let place else { return nil }
        return .remove(data: data, at: place)
    }

    private func move(_ field: Field) -> EffectDefinition.Kind? {
        var data: Located<String>?
        var from: ValueDefinition?
        var to: ValueDefinition?
        for part in fields(of: field.value, as: .move, owner: field.keyRange) {
            switch part.keyword {
            case .data: data = plainText(part.value, for: part.name)
            case .from: from = place(part)
            default: to = place(part)
            }
        }
        guard let data, let from, let to else { return nil }
        return .move(data: data, from: from, to: to)
    }

    /// Reads the place of a record: a number from 0, or an expression.
    private func place(_ field: Field) -> ValueDefinition? {
        if template(field.value) != nil { return expression(field) }
        guard let place = integer(field.value, minimum: 0, for: field.name) else { return nil }
        return ValueDefinition(content: .literal(.int(place.value)), range: place.range)
    }

    /// Decodes what a person can do to the rows.
    func editing(_ field: Field) -> Box<EditingDefinition> {
        var editing = EditingDefinition(range: tree.range(field.value))
        for part in fields(of: field.value, as: .editing, owner: field.keyRange) {
            switch part.keyword {
            case .style:
                if template(part.value) != nil {
                    editing.style = expression(part)
                } else if let word = choice(part.value, of: .editingStyle, for: part.name) {
                    editing.style = ValueDefinition(
                        content: .literal(.string(word.value)),
                        range: word.range
                    )
                }
            case .move:
                if template(part.value) != nil {
                    editing.move = expression(part)
                } else if let flag = boolean(part.value, for: part.name) {
                    editing.move = ValueDefinition(
                        content: .literal(.bool(flag.value)),
                        range: flag.range
                    )
                }
            default: editing.insert = assignments(part)
            }
        }
        return Box(editing)
    }
}

extension DiagnosticCode {
    package static let badActionName = DiagnosticCode(
        "bad-action-name",
        .actions,
        summary: "the name of an action is not of one of UIKit's three forms",
        explanation: """
            An action is `save`, which receives nothing, `save:`, which receives the sender, or \
            `save:event:`, which receives the sender and the event. Names with colons want quotes \
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
