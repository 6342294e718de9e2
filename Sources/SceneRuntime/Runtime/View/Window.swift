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
            if oldValue != nil { show(nil) }
            oldValue?.showsIn(nil)
            rootViewController?.showsIn(self)
            show(rootViewController?.frontmost)
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

    /// Whether the window is larger than the screen, or scrolled through, only as long as a picture of all is drawn.
    package var isStretched = false

    /// The height of the home indicator's place: bars and what is not scrolled end above it.
    var indicatorHeight = 0.0

    /// Where the view of a controller is that fills the window.
    func contentRect(for controller: ViewController?) -> Rect {
        // What covers a part of the screen darkens all of it.
        if controller?.coversPart == true, !layout.medium.readsFrames {
            return Rect(origin: .zero, size: bounds.size)
        }
        var insets = contentInsets
        if controller?.endsAboveIndicator == true { insets.bottom += indicatorHeight }
        let rect = Rect(origin: .zero, size: bounds.size).inset(by: insets)
        return controller?.view.isClearOfSides == true ? rect.inset(by: sides(of: rect)) : rect
    }

    /// Makes a window of a size.
    public init(frame: Rect, measuring: any Measuring) {
        self.measuring = measuring
        super.init(frame: frame)
    }

    /// Fills the window with the view of the frontmost controller, or shows it as a sheet over the one below.
    open override func layoutSubviews() {
        for (index, view) in subviews.enumerated() {
            // A popover is beside a view of the screen below, which must have its place by then.
            if index > 0, view.viewController?.modalPresentationStyle == .popover {
                subviews[index - 1].layoutIfNeeded()
            }
            place(view, of: view.viewController)
        }
    }

    /// Gives the view of a controller its place; the status bar is in front of one that fills the screen.
    private func place(_ view: View, of controller: ViewController?) {
        let sheet = controller.flatMap(sheet)
        view.place(in: sheet ?? contentRect(for: controller))
        guard sheet == nil, !layout.medium.readsFrames, view.reachesUnderBars else { return }
        view.framing.coveredEdges = (statusBarHeight, 0)
        view.keepScrollsClearOfBars()
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool { true }

    /// Brings a controller to the front, with what stays in the window below it, and tells all that come or go.
    func show(_ new: ViewController?, animated: Bool = false) {
        front = new
        let layers = new?.layers ?? []
        for controller in layers {
            controller.loadViewIfNeeded()
            place(controller.view, of: controller)
        }
        let leaving = subviews.compactMap(\.viewController).filter { controller in
            !layers.contains { $0 === controller }
        }
        // From the top down: the one that showed is told first.
        for controller in leaving.reversed() { controller.beginDisappearing(animated: animated) }
        for controller in layers { controller.beginAppearing(animated: animated) }
        for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
        for view in layers.map(\.view) where view.superview !== self { addSubview(view) }
        for controller in layers { controller.endAppearing() }
        for controller in leaving.reversed() { controller.endDisappearing() }
    }

    /// The views that are seen: what is presented covers all below it, unless it covers only a part.
    package override var seenSubviews: [View] {
        let bottom = subviews.lastIndex { view in
            view.viewController.map { !$0.coversPart && sheet(of: $0) == nil } ?? false
        }
        return Array(subviews[(bottom ?? 0)...])
    }

    /// Controllers whose views came into the window by themselves, and are not placed yet.
    var arrivals: [ViewController] = []

    /// Tells controllers that they have appeared, now that their views are placed; says whether there were any.
    func endArrivals() -> Bool {
        let arrived = arrivals
        arrivals = []
        for controller in arrived { controller.endAppearing() }
        return !arrived.isEmpty
    }
}
