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
        while let outer = current.parent ?? current.presenting { current = outer }
        return current.window
    }

    private func ancestor<Container: ViewController>() -> Container? {
        let around = sequence(first: self, next: \.parent).dropFirst()
        return around.first { $0 is Container } as? Container
    }

    /// Adds a child controller; its view has to be added separately.
    ///
    /// It gets `willMove(toParent:)`; `didMove(toParent:)` is left to who adds it. Where the parent is
    /// on the screen, adding the view tells the child that it is about to appear, and the next layout, which
    /// gives the view its place, that it has appeared.
    public func addChild(_ child: ViewController) {
        if child.parent === self {
            children.removeAll { $0 === child }
        } else {
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Leaves the parent; the view has to be removed separately.
    ///
    /// The controller is told that it has moved; `willMove(toParent: nil)` is left to who removes it.
    public func removeFromParent() {
        guard parent != nil else { return }
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Takes a child out of the container that shows it, and tells it so.
    func letGo(of child: ViewController) {
        guard child.parent === self else { return }
        child.parent = nil
        child.didMove(toParent: nil)
    }

    func replaceChildren(with controllers: [ViewController]) {
        let old = children
        for child in old { child.parent = nil }
        children = []
        for controller in controllers {
            if old.contains(where: { $0 === controller }) {
                children.append(controller)
                controller.parent = self
            } else {
                addChild(controller)
                controller.didMove(toParent: self)
            }
        }
    }

    /// Shows a controller in a container view of this controller.
    func embed(_ child: ViewController, in container: ContainerView) {
        if let old = container.embeddedViewController {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(child)
        container.embeddedViewController = child
        child.view.place(in: container.bounds)
        container.addSubview(child.view)
        if appearance == .appeared { child.endAppearing() }
        child.didMove(toParent: self)
    }

    /// Puts the views of children into this controller's view, and takes all others out.
    func installViews(of controllers: [ViewController]) {
        guard let loadedView else { return }
        let views = controllers.map(\.view) + barViews
        for view in loadedView.subviews where !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        placeChildViews()
        for view in views where view.superview !== loadedView { loadedView.addSubview(view) }
    }

    /// Puts the views of the visible children where this controller has them.
    func placeChildViews() {
        guard let bounds = loadedView?.bounds else { return }
        rootWindow?.followIndicator()
        placeBarViews(in: bounds)
        for child in visibleChildren {
            guard let view = child.viewIfLoaded else { continue }
            let frame = frame(of: child, in: bounds)
            // Without a size yet, masks would lose what frames say.
            if frame.isEmpty, view.isDesigned { continue }
            if view.reachesUnderBars, let window = rootWindow, !window.layout.medium.readsFrames {
                place(view, behindBarsAround: frame, in: window)
            } else {
                view.place(in: view.isClearOfSides ? clearOfSides(frame) : frame)
            }
        }
    }

    /// The part of a frame in this controller's view that is clear of the sides of the screen.
    private func clearOfSides(_ frame: Rect) -> Rect {
        guard let window = rootWindow, let place = loadedView?.convert(frame, to: window) else {
            return frame
        }
        return frame.inset(by: window.sides(of: place))
    }

    /// Gives a view the height of the screen; what scrolls in it begins and ends at the bars.
    private func place(_ view: View, behindBarsAround frame: Rect, in window: Window) {
        guard let screen = loadedView?.convert(window.bounds, from: window) else { return }
        view.framing.coveredEdges = (frame.minY - screen.minY, screen.maxY - frame.maxY)
        view.place(
            in: Rect(x: frame.minX, y: screen.minY, width: frame.width, height: screen.height)
        )
        view.keepScrollsClearOfBars()
    }
}
