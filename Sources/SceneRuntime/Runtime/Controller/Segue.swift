public import SceneText

/// A transition from one controller to another, while it is performed.
open class Segue {
    /// The name by which code knows the segue.
    public let identifier: String?

    /// How the destination comes onto the screen.
    public let kind: SegueKind

    /// The controller that the segue starts from.
    public let source: ViewController

    /// The controller that the segue leads to.
    public let destination: ViewController

    /// The container view in which an embedded controller shows.
    public internal(set) weak var container: ContainerView?

    /// The name of the action that an unwind segue sends to its destination.
    public internal(set) var unwindAction: String?

    private let sender: Any?

    /// Makes a segue; `perform` goes it.
    public init(
        identifier: String?,
        kind: SegueKind,
        source: ViewController,
        destination: ViewController,
        sender: Any? = nil
    ) {
        self.identifier = identifier
        self.kind = kind
        self.source = source
        self.destination = destination
        self.sender = sender
    }

    /// Makes a segue that shows its destination.
    public convenience init(
        identifier: String?,
        source: ViewController,
        destination: ViewController
    ) {
        self.init(identifier: identifier, kind: .show, source: source, destination: destination)
    }

    /// Brings the destination onto the screen.
    open func perform() {
        switch kind {
        case .show:
            source.show(destination, sender: sender)
        case .showDetail:
            source.showDetailViewController(destination, sender: sender)
        case .present:
            destination.presentationSender = sender as AnyObject?
            source.present(destination, animated: true)
        case .embed:
            if let container { source.embed(destination, in: container) }
        case .unwind:
            if let unwindAction {
                destination.actions.perform(
                    unwindAction,
                    sender: self,
                    event: .primaryActionTriggered
                )
            }
            destination.unwindToSelf()
        }
    }
}
