public import SceneText

/// A view that sends actions to targets when a person uses it.
open class Control: View, Highlightable {
    /// Whether the selected variant is drawn.
    open var isSelected = false

    /// Whether the highlighted variant is drawn.
    open var isHighlighted = false

    override func showHighlighted(_ isOn: Bool) { isHighlighted = isOn }

    private var actions: [ControlAction] = []

    /// How many methods were added, which have no names.
    private(set) var handlerCount = 0

    /// Calls a handler with a target whenever an event is sent.
    ///
    /// The target is held weakly, and a target gets an action of one name once for an event, as in
    /// UIKit. The name is UIKit's selector: `save`, `save:` or `save:event:`.
    public func addAction<Target: AnyObject>(
        _ name: String,
        target: Target,
        for event: Event,
        handler: @escaping (Target, Control, Event) -> Void
    ) {
        add(
            ControlAction(name: name, event: event, target: target, kept: nil) {
                target,
                sender,
                event in
                guard let target = target as? Target else { return }
                handler(target, sender, event)
            }
        )
    }

    private func add(_ action: ControlAction) {
        if let index = actions.firstIndex(where: { $0.isSame(as: action) }) {
            actions[index] = action
        } else {
            actions.append(action)
        }
    }

    /// Adds what is called for an event, and perhaps keeps its target alive.
    func add(
        _ name: String,
        keeping kept: AnyObject?,
        target: AnyObject,
        for event: Event,
        _ body: @escaping (AnyObject, Control) -> Void
    ) {
        handlerCount += 1
        if kept != nil {
            actions.removeAll { $0.kept != nil && $0.name == name && $0.event == event }
        }
        add(
            ControlAction(name: name, event: event, target: target, kept: kept) {
                target,
                sender,
                _ in
                body(target, sender)
            }
        )
    }

    /// Removes what is called where target, name and event are meant.
    func removeActions(where isMeant: (AnyObject?, String, Event) -> Bool) {
        actions.removeAll { isMeant($0.target, $0.name, $0.event) }
    }

    /// What is called for any event.
    var targets: [AnyObject] { actions.compactMap(\.target) }

    /// Removes an action; without a name, all actions of the target.
    public func removeAction(_ name: String?, target: AnyObject, for event: Event) {
        actions.removeAll {
            $0.target === target && $0.event == event && (name == nil || $0.name == name)
        }
    }

    /// The names of the actions that a target gets for an event, in the order in which they came.
    public func actions(forTarget target: AnyObject, for event: Event) -> [String] {
        actions.filter { $0.target === target && $0.event == event }.map(\.name)
    }

    /// Whether anything is called when an event is sent.
    public func hasActions(for event: Event) -> Bool {
        actions.contains { $0.target != nil && event.reaches($0.event) }
    }

    /// Sends an event to the targets that ask for it, in the order in which they came.
    open func sendActions(for event: Event) {
        for action in actions where event.reaches(action.event) {
            guard let target = action.target else { continue }
            action.handler(target, self, event)
        }
    }

    /// Does what a tap does: says whether the control takes it, and sends its events.
    @discardableResult
    open func touch() -> Bool {
        guard answersTouches else { return false }
        for event in touchEvents { sendActions(for: event) }
        return true
    }

    /// The events that a tap on no particular place of the control sends.
    var touchEvents: [Event] { [.touchDown, .touchUpInside] }

    /// Whether a tap changes anything or calls anybody, where the control takes it.
    package var touchHasEffect: Bool { touchEvents.contains(where: hasActions) }

    /// Text in a control is vertically centred.
    override func baselines(in size: Size, by layout: LayoutEngine) -> Baselines {
        let free = size.height - layout.medium.metrics.line
        let middle = layout.medium.half(free, along: .vertical)
        return Baselines(first: middle, last: middle)
    }

    /// A control is one element.
    package override func spokenElements() -> [SpokenElement]? { [SpokenElement(ofValueIn: self)] }

    package override var speaksAlone: Bool { true }

    /// What a finger reaches, where it does not reach a value of the right kind.
    package func reach(beyond value: String) -> String? { nil }

    /// Whether the return key of its keyboard cannot be pressed until there is a text.
    package var returnKeyWaits: Bool { false }

    /// Sends that the value was changed by a person.
    func sendValueChanged() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}

/// What a control calls for an event.
private struct ControlAction {
    let name: String
    let event: Event
    weak var target: AnyObject?

    /// What lives as long as the control because nothing else keeps it.
    let kept: AnyObject?
    let handler: (AnyObject, Control, Event) -> Void

    func isSame(as other: ControlAction) -> Bool {
        name == other.name && event == other.event && target === other.target
    }
}

nonisolated extension Event {
    /// Whether sending this event calls actions for another one, which may mean several.
    fileprivate func reaches(_ other: Event) -> Bool {
        switch other {
        case self, .allEvents: true
        case .allTouchEvents: rawValue.hasPrefix("touch")
        case .allEditingEvents: rawValue.hasPrefix("editing")
        default: false
        }
    }
}
