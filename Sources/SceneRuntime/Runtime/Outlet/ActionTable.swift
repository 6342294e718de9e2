public import SceneText

/// The actions of one object by name, which a scene sends to it: what selectors are in UIKit.
public final class ActionTable {
    private var bodies: [String: (AnyObject, Event) -> Void] = [:]

    /// Makes a table without actions.
    public init() {}

    /// The names of all actions, in alphabetical order.
    public var names: [String] { bodies.keys.sorted() }

    /// Whether there is an action of a name.
    package func contains(_ name: String) -> Bool { bodies[name] != nil }

    /// Registers an action that takes nothing: `logHello`.
    public func register<Target: AnyObject>(
        _ name: String,
        target: Target,
        _ method: @escaping (Target) -> () -> Void
    ) {
        register(name, target: target) { target in { _, _ in method(target)() } }
    }

    /// Registers an action that takes the sender: `sliderValueChanged:`.
    public func register<Target: AnyObject, Sender: AnyObject>(
        _ name: String,
        target: Target,
        _ method: @escaping (Target) -> (Sender) -> Void
    ) {
        register(name, target: target) { target in
            { sender, _ in
                guard let sender = sender as? Sender else {
                    fatalError(
                        """
                        the action '\(name)' takes a \(Sender.self), but the sender is a \
                        \(type(of: sender)); widen the type of its parameter
                        """
                    )
                }
                method(target)(sender)
            }
        }
    }

    /// Registers an action that takes any sender: `@IBAction func save(_ sender: Any)`.
    public func register<Target: AnyObject>(
        _ name: String,
        target: Target,
        _ method: @escaping (Target) -> (Any) -> Void
    ) {
        register(name, target: target) { target in { sender, _ in method(target)(sender) } }
    }

    /// Registers an action that takes the sender and the event: `save:event:`.
    public func register<Target: AnyObject>(
        _ name: String,
        target: Target,
        _ method: @escaping (Target) -> (AnyObject, Event) -> Void
    ) {
        bodies[name] = { [weak target] sender, event in
            guard let target else { return }
            method(target)(sender, event)
        }
    }

    /// Performs an action, and says whether there is one of that name.
    @discardableResult
    public func perform(_ name: String, sender: AnyObject, event: Event) -> Bool {
        guard let body = bodies[name] else { return false }
        body(sender, event)
        return true
    }
}

/// An object to which a scene sends actions: a controller or a cell.
#if MainActor
    @MainActor
#endif
public protocol ActionResponder: AnyObject {
    /// Its actions by name.
    var actions: ActionTable { get }
}
