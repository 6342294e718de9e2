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

    /// Whether the view is on the screen, and not about to leave it.
    var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

    /// Tells the controller and its visible children that they are about to appear.
    func beginAppearing() {
        guard !isOnScreen else { return }
        loadViewIfNeeded()
        arrangeChildViews()
        appearance = .appearing
        viewWillAppear(false)
        for child in visibleChildren { child.beginAppearing() }
    }

    /// Tells the controller and its visible children that they have appeared.
    func endAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        for child in visibleChildren { child.endAppearing() }
        viewDidAppear(false)
    }

    /// Tells the controller and its visible children that they are about to disappear.
    func beginDisappearing() {
        guard isOnScreen else { return }
        appearance = .disappearing
        viewWillDisappear(false)
        for child in visibleChildren { child.beginDisappearing() }
    }

    /// Tells the controller and its visible children that they have disappeared.
    func endDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        for child in visibleChildren { child.endDisappearing() }
        viewDidDisappear(false)
    }

    /// Puts one child in place of another, and tells both if this controller is on the screen.
    func replaceVisibleChild(_ old: ViewController?, with new: ViewController?) {
        guard old !== new else { return arrangeChildViews() }
        guard isOnScreen else {
            if isViewLoaded { arrangeChildViews() }
            return
        }
        new?.loadViewIfNeeded()
        old?.beginDisappearing()
        new?.beginAppearing()
        arrangeChildViews()
        old?.endDisappearing()
        if appearance == .appeared { new?.endAppearing() }
    }
}
