import SceneText

/// The screen of a program: shows its root controller and hands its views measuring.
open class Window: View {
    /// How big views are and where their subviews go.
    public let measuring: any Measuring

    /// The controller whose view fills the window.
    public var rootViewController: ViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let root = rootViewController, root.window != nil {
                fatalError(
                    """
                    \(type(of: root)) is the root view controller of another window already; set the \
                    rootViewController of that window to nil first, or make another controller
                    """
                )
            }
            let old = oldValue?.frontmost
            oldValue?.showsIn(nil)
            rootViewController?.showsIn(self)
            show(rootViewController?.frontmost, insteadOf: old)
        }
    }

    /// The controller on top of all others, with its containers.
    package private(set) weak var front: ViewController?

    /// The view that gets what is typed.
    weak var firstResponder: View?

    /// Whether something such as an alert covers a part of the screen.
    package var isPartlyCovered: Bool { front?.coversPart == true }

    /// Room at the edges that the root controller's view does not get, such as that of a frame.
    public var contentInsets = EdgeInsets.zero {
        didSet { didChange(contentInsets, from: oldValue, affects: .subviews) }
    }

    /// Whether what it shows is useless because a limit was exceeded in making it.
    package var isAbandoned = false

    /// Where the view of the root controller is.
    private var contentRect: Rect {
        Rect(origin: .zero, size: bounds.size).inset(by: contentInsets)
    }

    /// Makes a window of a size.
    public init(frame: Rect, measuring: any Measuring) {
        self.measuring = measuring
        super.init(frame: frame)
    }

    /// Fills the window with the view of the frontmost controller.
    open override func layoutSubviews() {
        for view in subviews { view.place(in: contentRect) }
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool { true }

    /// Puts the view of one controller in place of another's, and tells both.
    ///
    /// What covers only a part of the screen leaves what is below it there.
    func show(
        _ new: ViewController?,
        insteadOf old: ViewController?,
        animated: Bool = false
    ) {
        let below = new?.coversPart == true ? new?.presenting : nil
        if let below, !below.isOnScreen { show(below, insteadOf: old) }
        front = new
        new?.loadViewIfNeeded()
        new?.view.place(in: contentRect)
        let leaving = subviews.compactMap(\.viewController).filter { $0 !== new && $0 !== below }
        // From the top down: the one that showed is told first.
        for controller in leaving.reversed() { controller.beginDisappearing(animated: animated) }
        new?.beginAppearing(animated: animated)
        for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
        if let view = new?.view, view.superview !== self { addSubview(view) }
        for controller in leaving.reversed() { controller.endDisappearing(animated: animated) }
        new?.endAppearing(animated: animated)
    }
}
