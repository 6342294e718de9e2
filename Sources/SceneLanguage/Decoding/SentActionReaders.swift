import SceneText

extension KeyReader where Value == SentActions {
    /// An action or several: a name, or a mapping that says who takes it.
    static var sentActions: KeyReader { KeyReader(.sentActions) { $0.sentActions($1) } }
}

extension SceneDecoder {
    func sentActions(_ field: Field) -> SentActions {
        var sent = SentActions()
        for item in items(of: field) {
            if tree.kind(item.value) == .mapping {
                if isEffect(item.value) {
                    log.report(
                        .wrongType,
                        "an event sends an action by its name, but this says what the action does",
                        at: mark(range(of: item)),
                        helps: ["name an action here, and write this under 'actions:' of the class"]
                    )
                } else if let action = read(item, as: Catalog.directedAction) {
                    sent.directed.append(action)
                }
            } else if let name = plainText(item) {
                sent.names.append(name)
            }
        }
        return sent
    }

    /// Whether a mapping is what an action does, as classes declare it.
    private func isEffect(_ node: YAMLNodeID) -> Bool {
        let keys = tree.entries(node).map { tree.text(of: $0.symbol) }
        return !keys.contains { Catalog.directedAction.shape.key($0) != nil }
            && keys.contains { Catalog.effect.shape.key($0) != nil }
    }
}

/// An action with its receiver while its keys are read.
struct DirectedActionDraft: EmptyDraft {
    var receiver: Located<String>?
    var name: Located<String>?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> DirectedAction? {
        guard let receiver, let name else { return nil }
        return DirectedAction(receiver: receiver, name: name)
    }
}

/// A gesture while its keys are read.
struct GestureDraft: EmptyDraft, PropertyHolder {
    var kind: Located<GestureKind>?
    var id: Located<String>?
    var properties: [PropertyDefinition] = []
    var actions = SentActions()
    var segue: SegueDefinition?

    func finish(_ reading: Reading, _ decoder: SceneDecoder) -> GestureDefinition? {
        guard let kind else { return nil }
        return GestureDefinition(
            kind: kind,
            range: decoder.range(of: reading.field),
            id: id,
            properties: properties,
            actions: actions,
            segue: segue
        )
    }
}
