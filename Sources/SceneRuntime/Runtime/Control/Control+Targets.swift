public import SceneText

/// The ways in which UIKit's code adds what a control does.
extension Control {
    /// Performs an action whenever an event is sent; one of the same identifier is replaced.
    public func addAction(_ action: Action, for event: Event) {
        add(action.identifier.rawValue, keeping: action, target: action, for: event) {
            action,
            sender in
            (action as? Action)?.perform(sender: sender)
        }
    }

    /// Removes an action.
    public func removeAction(_ action: Action, for event: Event) {
        removeAction(identifiedBy: action.identifier, for: event)
    }

    /// Removes the action of an identifier.
    public func removeAction(identifiedBy identifier: Action.Identifier, for event: Event) {
        removeActions { $0 is Action && $1 == identifier.rawValue && $2 == event }
    }

    /// Performs an action now, on behalf of the control.
    public func sendAction(_ action: Action) { action.perform(sender: self) }

    /// Calls a method of a target whenever an event is sent; the target is held weakly.
    ///
    /// Without Objective-C a method is named by its class, `Editor.save` in place of `#selector(save)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> () -> Void,
        for event: Event
    ) {
        addHandler(target, for: event) { target, _ in action(target)() }
    }

    /// Calls a method of a target with the control whenever an event is sent; the target is held weakly.
    public func addTarget<Target: AnyObject, Sender: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> (Sender) -> Void,
        for event: Event
    ) {
        addHandler(target, for: event) { target, control in
            guard let sender = control as? Sender else {
                fatalError(
                    """
                    the action of \(type(of: target)) takes a \(Sender.self), but the sender is a \
                    \(type(of: control)); widen the type of its parameter
                    """
                )
            }
            action(target)(sender)
        }
    }

    /// Calls a method of a target with the control whenever an event is sent; the target is held weakly.
    public func addTarget<Target: AnyObject>(
        _ target: Target,
        action: @escaping (Target) -> (Any) -> Void,
        for event: Event
    ) {
        addHandler(target, for: event) { target, control in action(target)(control) }
    }

    /// Removes all that a target is called for.
    public func removeTarget(_ target: AnyObject?, for event: Event) {
        removeActions { known, _, knownEvent in
            (target == nil || known === target) && (event == .allEvents || knownEvent == event)
        }
    }

    /// The targets of the control, each once.
    public var allTargets: [AnyObject] {
        targets.reduce(into: []) { all, target in
            if !all.contains(where: { $0 === target }) { all.append(target) }
        }
    }

    private func addHandler<Target: AnyObject>(
        _ target: Target,
        for event: Event,
        _ body: @escaping (Target, Control) -> Void
    ) {
        // Methods cannot be compared, so that each is another.
        add("method \(handlerCount)", keeping: nil, target: target, for: event) { target, control in
            if let target = target as? Target { body(target, control) }
        }
    }
}
