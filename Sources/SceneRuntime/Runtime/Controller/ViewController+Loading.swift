extension ViewController {
    /// Loads the view unless it is there.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else { return }
        script?.prepareView(of: self)
        viewDidLoad()
        arrangeChildViews()
    }

    /// Whether the view is on the screen, or comes or goes.
    nonisolated enum Appearance {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// Why the view comes or goes while it does.
    nonisolated struct Transition: OptionSet {
        let rawValue: Int

        static let movingToParent = Transition(rawValue: 1)
        static let movingFromParent = Transition(rawValue: 2)
        static let presented = Transition(rawValue: 4)
        static let dismissed = Transition(rawValue: 8)
    }

    /// Whether the controller comes onto the screen because a container took it in.
    public var isMovingToParent: Bool { transition.contains(.movingToParent) }

    /// Whether the controller leaves the screen because it left its container.
    public var isMovingFromParent: Bool { transition.contains(.movingFromParent) }

    /// Whether the controller comes onto the screen because it is presented.
    public var isBeingPresented: Bool { transition.contains(.presented) }

    /// Whether the controller leaves the screen because it is dismissed.
    public var isBeingDismissed: Bool { transition.contains(.dismissed) }

    /// Whether the view is on the screen, and not about to leave it.
    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// Tells the controller and its visible children that they are about to appear.
    func beginAppearing(animated: Bool = false) {
        guard !isOnScreen else { return }
        loadViewIfNeeded()
        arrangeChildViews()
        appearance = .appearing
        viewWillAppear(animated)
        for child in visibleChildren { child.beginAppearing(animated: animated) }
    }

    /// Tells the controller and its visible children that they have appeared.
    func endAppearing(animated: Bool = false) {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewIsAppearing(animated)
        for child in visibleChildren { child.endAppearing(animated: animated) }
        viewDidAppear(animated)
        transition = []
    }

    /// Tells the controller and its visible children that they are about to disappear.
    func beginDisappearing(animated: Bool = false) {
        guard isOnScreen else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in visibleChildren { child.beginDisappearing(animated: animated) }
    }

    /// Tells the controller and its visible children that they have disappeared.
    func endDisappearing(animated: Bool = false) {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        for child in visibleChildren { child.endDisappearing(animated: animated) }
        viewDidDisappear(animated)
        transition = []
    }

    /// Puts one child in place of another, and tells both if this controller is on the screen.
    func replaceVisibleChild(
        _ old: ViewController?,
        with new: ViewController?,
        animated: Bool = false
    ) {
        guard old !== new else { return arrangeChildViews() }
        guard isOnScreen else {
            if isViewLoaded { arrangeChildViews() }
            return
        }
        new?.loadViewIfNeeded()
        old?.beginDisappearing(animated: animated)
        new?.beginAppearing(animated: animated)
        arrangeChildViews()
        old?.endDisappearing(animated: animated)
        if appearance == .appeared { new?.endAppearing(animated: animated) }
    }
}
