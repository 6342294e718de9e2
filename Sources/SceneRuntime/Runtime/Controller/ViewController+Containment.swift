extension ViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: NavigationController? { ancestor() }

    /// The nearest tab bar controller around this one.
    public var tabBarController: TabBarController? { ancestor() }

    /// The nearest split view controller around this one.
    public var splitViewController: SplitViewController? { ancestor() }

    /// How much space the bars around controllers take.
    var bars: BarMetrics { rootWindow?.measuring.bars ?? BarMetrics() }

    /// The window that shows the controller or one around it.
    var rootWindow: Window? {
        var current = self
        while let outer = current.parent ?? current.presentingViewController { current = outer }
        return current.window
    }

    private func ancestor<Container: ViewController>() -> Container? {
        let around = sequence(first: self, next: \.parent).dropFirst()
        return around.first { $0 is Container } as? Container
    }

    /// Adds a child controller; its view has to be added separately.
    public func addChild(_ child: ViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    /// Leaves the parent; the view has to be removed separately.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func replaceChildren(with controllers: [ViewController]) {
        for child in children { child.parent = nil }
        children = []
        for controller in controllers { addChild(controller) }
    }

    /// Shows a controller in a container view of this controller.
    func embed(_ child: ViewController, in container: ContainerView) {
        if let old = container.embeddedViewController {
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(child)
        container.embeddedViewController = child
        child.view.place(in: container.bounds)
        container.addSubview(child.view)
        if appearance == .appeared {
            child.beginAppearing()
            child.endAppearing()
        }
    }

    /// Puts the views of children into this controller's view, and takes all others out.
    func installViews(of controllers: [ViewController]) {
        guard let loadedView else { return }
        let views = controllers.map(\.view)
        for view in loadedView.subviews where !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        placeChildViews()
        for view in views where view.superview !== loadedView { loadedView.addSubview(view) }
    }

    /// Puts the views of the visible children where this controller has them.
    func placeChildViews() {
        guard let bounds = loadedView?.bounds else { return }
        for child in visibleChildren {
            child.viewIfLoaded?.place(in: frame(of: child, in: bounds))
        }
    }
}
