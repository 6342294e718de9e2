package import SceneText

/// One thing that a swiped row offers.
package struct SwipeDefinition: Sendable {
    package var range: SourceRange
    package var title: ValueDefinition?
    package var style: Located<SwipeStyle>?
    package var edge: Located<SwipeEdge>?

    /// The rows that have the action; nil for all.
    package var condition: ValueDefinition?
    package var effects: [EffectDefinition] = []

    /// Whether the action is about the record that its row shows, so that other rows do not have it.
    package var needsRecord: Bool {
        effects.contains(where: \.changesRecordOfRow)
            || all(ValueExpression.self).flatMap(\.paths).map(\.root)
                .contains { ["item", "group"].contains($0.name) && !$0.mayBeAbsent }
    }
}

/// What a swipe action does to its row.
package enum SwipeStyle: String, CaseIterable, Hashable, Sendable {
    case normal
    case destructive
}

/// Where a swiped row shows an action.
package enum SwipeEdge: String, CaseIterable, Hashable, Sendable {
    case trailing
    case leading
}

extension EffectDefinition {
    /// Whether the effect changes or removes the record that the row shows, not one that it names.
    fileprivate var changesRecordOfRow: Bool {
        switch kind {
        case .update(_, nil, _), .remove(_, nil): true
        default: false
        }
    }
}
