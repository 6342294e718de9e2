/// What controllers are told as their views come onto the screen and leave it.
extension ViewController {
    /// Whether the view is on the screen, or comes or goes.
    nonisolated enum Appearance {
        case disappeared

        /// The controller was told that its view is about to come.
        case appearing

        /// The view is in the window, and is placed before the controller is told that it has appeared.
        case arriving
        case appeared
        case disappearing
    }

    /// Why the view comes or goes while it does.
    nonisolated enum Transition {
        case movingToParent
        case movingFromParent
        case presented
        case dismissed
    }

    /// Whether the controller comes onto the screen because a container took it in.
    public var isMovingToParent: Bool { transition == .movingToParent }

    /// Whether the controller leaves the screen because it left its container.
    public var isMovingFromParent: Bool { transition == .movingFromParent }

    /// Whether the controller comes onto the screen because it is presented.
    public var isBeingPresented: Bool { transition == .presented }

    /// Whether the controller leaves the screen because it is dismissed.
    public var isBeingDismissed: Bool { transition == .dismissed }

    /// Whether the view is on the screen, and not about to leave it.
    var isOnScreen: Bool {
        appearance == .appearing || appearance == .arriving || appearance == .appeared
    }

    /// Whether the controller is told when its view alone comes or goes, as that of a child does.
    fileprivate var followsItsView: Bool {
        parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    /// The children that are told along with the controller, those first that show.
    private var followers: [ViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        var known: Set<ObjectIdentifier> = []
        return (visibleChildren + children).filter {
            known.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// Tells a child that its view is about to come or go, where the container does not do so by itself.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            beginAppearing(animated: animated)
        } else {
            beginDisappearing(animated: animated)
        }
    }

    /// Tells a child that its view has come or gone, as `beginAppearanceTransition` said.
    public func endAppearanceTransition() {
        if isOnScreen { endAppearing() } else { endDisappearing() }
    }

    /// Tells the controller and the children in its view that they are about to appear.
    func beginAppearing(animated: Bool = false) {
        guard !isOnScreen else { return }
        loadViewIfNeeded()
        arrangeChildViews()
        appearance = .appearing
        isTransitionAnimated = animated
        viewWillAppear(animated)
        (parent as? NavigationController)?.tellShowing(self, animated: animated)
        guard appearance == .appearing, shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in visibleChildren where child.viewIfLoaded?.isDescendant(of: view) == true {
            child.beginAppearing(animated: animated)
        }
    }

    /// Tells the controller and its children that they have appeared.
    func endAppearing() {
        arrive()
        settleIn()
    }

    /// Tells that the view is in its window, and places what comes for the first time.
    func arrive() {
        tellArrival()
        placeNewViews()
    }

    /// Tells that the view is in its window, from the outside in.
    private func tellArrival() {
        guard appearance == .appearing else { return }
        appearance = .arriving
        viewIsAppearing(isTransitionAnimated)
        for child in followers { child.tellArrival() }
    }

    private func placeNewViews() {
        guard appearance == .arriving else { return }
        if !hasAppeared {
            hasAppeared = true
            view.layoutIfNeeded()
        }
        for child in followers { child.placeNewViews() }
    }

    /// Tells that the view has appeared, from the inside out.
    private func settleIn() {
        guard appearance == .arriving else { return }
        appearance = .appeared
        for child in followers { child.settleIn() }
        guard appearance == .appeared else { return }
        viewDidAppear(isTransitionAnimated)
        (parent as? NavigationController)?.tellShown(self, animated: isTransitionAnimated)
        transition = nil
    }

    /// Tells the controller and its children that they are about to disappear.
    func beginDisappearing(animated: Bool = false) {
        guard isOnScreen else { return }
        appearance = .disappearing
        isTransitionAnimated = animated
        viewWillDisappear(animated)
        for child in followers { child.beginDisappearing(animated: animated) }
    }

    /// Tells the controller and its children that they have disappeared.
    func endDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        for child in followers { child.endDisappearing() }
        viewDidDisappear(isTransitionAnimated)
        transition = nil
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
        // A controller that is still appearing ends it for its children too.
        if appearance == .appeared { new?.arrive() }
        old?.endDisappearing()
        if appearance == .appeared { new?.endAppearing() }
    }
}

/// Controllers whose views come onto the screen and leave it with the views around them.
extension View {
    /// The controllers of the view and of those inside, the outer ones first.
    private func addControllers(to controllers: inout [ViewController]) {
        if let viewController { controllers.append(viewController) }
        for subview in subviews { subview.addControllers(to: &controllers) }
    }

    /// Tells controllers that their views are about to come into the window, and returns them.
    func beginAppearingInside() -> [ViewController] {
        var controllers: [ViewController] = []
        addControllers(to: &controllers)
        return controllers.filter { controller in
            guard controller.followsItsView, !controller.isOnScreen,
                controller.parent?.isOnScreen ?? true
            else { return false }
            controller.beginAppearing()
            return true
        }
    }

    /// Tells controllers that their views are about to leave the window, and returns them.
    func beginDisappearingInside() -> [ViewController] {
        var controllers: [ViewController] = []
        addControllers(to: &controllers)
        return controllers.filter { controller in
            guard controller.followsItsView, controller.isOnScreen else { return false }
            controller.beginDisappearing()
            return true
        }
    }
}
