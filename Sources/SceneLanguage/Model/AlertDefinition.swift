package import SceneText

/// What an effect asks or tells over the screen.
package struct AlertDefinition: Sendable {
    package var range: SourceRange
    package var title: ValueDefinition?
    package var message: ValueDefinition?
    package var style: Located<AlertStyle>?
    package var fields: [AlertFieldDefinition] = []
    package var actions: [AlertActionDefinition] = []
}

/// Where an alert comes from.
package enum AlertStyle: String, CaseIterable, Hashable, Sendable {
    case alert
    case actionSheet
}

/// A line of an alert to type into.
package struct AlertFieldDefinition: Sendable {
    package var range: SourceRange

    /// The outlet by which code reads what was typed.
    package var outlet: Located<String>?
    package var placeholder: ValueDefinition?
    package var text: ValueDefinition?
}

/// A button of an alert.
package struct AlertActionDefinition: Sendable {
    package var range: SourceRange
    package var title: ValueDefinition?
    package var style: Located<AlertActionStyle>?

    /// The name of the action that a tap sends once the alert is gone; nil where that is all it does.
    package var action: ValueDefinition?
}

/// What a button of an alert means.
package enum AlertActionStyle: String, CaseIterable, Hashable, Sendable {
    case `default`
    case cancel
    case destructive
}

extension EffectDefinition {
    /// The names of the actions that the effect sends: at once, or when a button of its alert is tapped.
    package var sentActions: [ValueDefinition] {
        switch kind {
        case .send(let name): [name]
        case .alert(let alert): alert.actions.compactMap(\.action)
        case .set, .configure, .log, .perform, .append, .update, .remove, .move, .reload: []
        }
    }
}

extension AlertDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [title, message, fields, actions] }
}

extension AlertFieldDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [placeholder, text] }
}

extension AlertActionDefinition: HoldsCode {
    package var inner: [any HoldsCode] { [title, action] }
}
