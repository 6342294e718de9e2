/// What a control reports to its targets: a touch, a changed value, an edit.
public enum Event: String, CaseIterable, Hashable, Sendable {
    case touchDown
    case touchDownRepeat
    case touchDragInside
    case touchDragOutside
    case touchDragEnter
    case touchDragExit
    case touchUpInside
    case touchUpOutside
    case touchCancel
    case valueChanged
    case primaryActionTriggered
    case editingDidBegin
    case editingChanged
    case editingDidEnd
    case editingDidEndOnExit
    case allTouchEvents
    case allEditingEvents
    case allEvents

    /// The events that every control sends.
    static let touches: [Event] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .allTouchEvents, .allEvents,
    ]

    /// The events of a control that holds a value.
    package static let values: [Event] = [.valueChanged, .primaryActionTriggered] + touches

    /// The events of a control that is pressed.
    package static let presses: [Event] =
        [.touchUpInside, .primaryActionTriggered] + touches.filter { $0 != .touchUpInside }

    /// The events of a control in which text is typed.
    package static let edits: [Event] =
        [
            .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
            .primaryActionTriggered, .allEditingEvents,
        ] + touches
}
