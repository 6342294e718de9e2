public import SceneText

/// A segue as a scene declares it, from which a segue is made each time it is performed.
public final class SegueTemplate {
    /// The name by which code knows the segue.
    public let identifier: String?

    /// How the destination comes onto the screen.
    public let kind: SegueKind

    /// The controller that the segue starts from.
    public private(set) weak var source: ViewController?

    /// The container view in which an embedded controller shows.
    public weak var container: ContainerView?

    /// The name of the action that an unwind segue looks for.
    public let unwindAction: String?

    private let makeDestination: () -> ViewController?

    /// Makes the template of a segue to a controller that is made each time.
    public init(
        identifier: String?,
        kind: SegueKind,
        source: ViewController,
        destination: @escaping () -> ViewController?
    ) {
        self.identifier = identifier
        self.kind = kind
        self.source = source
        unwindAction = nil
        makeDestination = destination
    }

    /// Makes the template of a segue back to the nearest controller that has an action.
    public init(identifier: String?, unwindAction action: String, source: ViewController) {
        self.identifier = identifier
        kind = .unwind
        self.source = source
        unwindAction = action
        makeDestination = { [weak source] in source?.unwindDestination(for: action) }
    }

    /// Makes a segue and prepares its destination, if the source lets it be performed.
    public func prepare(sender: Any?) -> Segue? {
        guard let source else { return nil }
        if let identifier,
            !source.shouldPerformSegue(withIdentifier: identifier, sender: sender)
        {
            return nil
        }
        return makeSegue(sender: sender)
    }

    /// Makes the controller that the segue would lead to, and leaves it as it is.
    package func makeUnprepared() -> ViewController? { makeDestination() }

    /// Makes a segue and prepares its destination without asking the source.
    func makeSegue(sender: Any?) -> Segue? {
        guard let source, let destination = makeDestination() else { return nil }
        let segue = Segue(
            identifier: identifier,
            kind: kind,
            source: source,
            destination: destination,
            sender: sender
        )
        segue.container = container
        segue.unwindAction = unwindAction
        source.prepare(for: segue, sender: sender)
        return segue
    }
}

extension ViewController {
    /// The nearest controller below this one, or what presents it, that an unwind segue ends at.
    fileprivate func unwindDestination(for action: String) -> ViewController? {
        var controller = self
        while true {
            if let stack = controller.parent as? NavigationController {
                let below = stack.viewControllers.prefix { $0 !== controller }
                if let found = below.last(where: {
                    $0.canPerformUnwindSegueAction(action, from: self)
                }) {
                    return found
                }
            }
            guard let next = controller.parent ?? controller.presenting else {
                return nil
            }
            controller = next
            if let found = controller.unwindCandidate(for: action, from: self) { return found }
        }
    }

    /// The controller itself or one inside, if an unwind segue may end there.
    private func unwindCandidate(for action: String, from source: ViewController) -> ViewController?
    {
        if canPerformUnwindSegueAction(action, from: source) { return self }
        for child in childrenToUnwindTo where child !== source {
            if let found = child.unwindCandidate(for: action, from: source) { return found }
        }
        return nil
    }
}
