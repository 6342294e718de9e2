/// A stack of controllers, the topmost of which shows.
open class NavigationController: ViewController {
    /// The stack, from the root to the top.
    public var viewControllers: [ViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Whether the bar is hidden, so that the visible controller gets its space.
    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { placeChildViews() } }
    }

    /// The controller that shows.
    public var topViewController: ViewController? { children.last }

    /// Makes an empty stack.
    public override init() { super.init() }

    /// Makes a stack with its root.
    public convenience init(rootViewController: ViewController) {
        self.init()
        refuseStack(rootViewController)
        addChild(rootViewController)
    }

    /// Shows a controller on top of the others.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        refuseStack(viewController)
        guard !children.contains(where: { $0 === viewController }) else {
            fatalError(
                """
                Pushing the same view controller instance more than once is not supported \
                (\(type(of: viewController))); push a new one, or go back to it with \
                popToViewController(_:animated:)
                """
            )
        }
        let old = topViewController
        addChild(viewController)
        replaceVisibleChild(old, with: viewController)
    }

    /// Goes back by one controller; the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> ViewController? {
        guard children.count > 1, let top = topViewController else { return nil }
        popToViewController(children[children.count - 2], animated: animated)
        return top
    }

    /// Goes back to a controller of the stack, and returns those that were above it.
    @discardableResult
    open func popToViewController(
        _ viewController: ViewController,
        animated: Bool
    ) -> [ViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(children[(index + 1)...])
        guard let old = gone.last else { return [] }
        children.removeSubrange((index + 1)...)
        replaceVisibleChild(old, with: viewController)
        for controller in gone { controller.parent = nil }
        return gone
    }

    /// Goes back to the root, and returns those that were above it.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [ViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        viewControllers.forEach(refuseStack)
        let old = topViewController
        let gone = children.filter { child in !viewControllers.contains { $0 === child } }
        replaceChildren(with: viewControllers)
        replaceVisibleChild(old, with: topViewController)
        for controller in gone where controller.parent === self { controller.parent = nil }
    }

    /// Ends the program where a stack would be pushed onto a stack, as UIKit does.
    private func refuseStack(_ viewController: ViewController) {
        guard viewController is NavigationController else { return }
        fatalError(
            """
            Pushing a navigation controller is not supported (\(type(of: viewController))); push its \
            root, or present it
            """
        )
    }

    /// Shows a controller on top of the others; a stack, which cannot be there, is presented.
    open override func show(_ viewController: ViewController, sender: Any?) {
        if viewController is NavigationController {
            present(viewController, animated: false)
        } else {
            pushViewController(viewController, animated: false)
        }
    }

    override var placesChildViews: Bool { true }

    override func frame(of child: ViewController, in bounds: Rect) -> Rect {
        let top = isNavigationBarHidden ? 0 : bars.navigationBarHeight
        return bounds.inset(by: EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }

    package override var visibleChildren: [ViewController] { topViewController.map { [$0] } ?? [] }
}
