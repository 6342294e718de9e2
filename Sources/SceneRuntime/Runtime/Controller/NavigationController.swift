/// A stack of controllers, the topmost of which is on the screen.
open class NavigationController: ViewController {
    /// The stack, from the root to the top.
    public var viewControllers: [ViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The delegate that follows which controllers appear.
    public weak var delegate: (any NavigationControllerDelegate)?

    /// Whether the bar is hidden, so that the visible controller gets its space.
    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { placeChildViews() } }
    }

    /// Whether titles have a line of their own below the bar.
    ///
    /// UIKit has it on the bar.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { placeChildViews() } }
    }

    /// The colours of the bar with the title.
    open var navigationBar = BarLook()

    /// Whether the bar of tools at the bottom is hidden; it shows where the top controller has items for it.
    open var isToolbarHidden = true {
        didSet { if isToolbarHidden != oldValue { placeChildViews() } }
    }

    /// Whether the title of the top controller has a line of its own.
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isNavigationBarHidden, bars.largeTitleHeight > 0 else {
            return false
        }
        let modes = children.reversed().map(\.navigationItem.largeTitleDisplayMode)
        return modes.first { $0 != .automatic } != .never
    }

    /// The items of the bar of tools, where it shows.
    package var shownToolbarItems: [BarButtonItem] {
        isToolbarHidden || hidesBottomBars ? [] : topViewController?.toolbarItems ?? []
    }

    /// Whether a controller that was pushed hides the bars at the bottom.
    var hidesBottomBars: Bool { children.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// The controller that shows.
    public var topViewController: ViewController? { children.last }

    /// What shows: what is presented over the stack, else the controller on top.
    public var visibleViewController: ViewController? {
        presentedViewController ?? topViewController
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Shows or hides the bar of tools.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Makes an empty stack.
    public override init() { super.init() }

    /// Makes a stack with its root.
    public convenience init(rootViewController: ViewController) {
        self.init()
        refuseStack(rootViewController)
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
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
        let old = visibleChild
        addChild(viewController)
        viewController.transition = .movingToParent
        replaceVisibleChild(old, with: visibleChild, animated: animated)
        viewController.transition = nil
        viewController.didMove(toParent: self)
        followBottomBars()
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
        guard let last = gone.last else { return [] }
        let old = visibleChild
        for controller in gone { controller.willMove(toParent: nil) }
        children.removeSubrange((index + 1)...)
        last.transition = .movingFromParent
        replaceVisibleChild(old, with: visibleChild, animated: animated)
        last.transition = nil
        for controller in gone { letGo(of: controller) }
        followBottomBars()
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
        let old = visibleChild
        let gone = children.filter { child in !viewControllers.contains { $0 === child } }
        for controller in gone { controller.willMove(toParent: nil) }
        replaceChildren(with: viewControllers)
        replaceVisibleChild(old, with: visibleChild, animated: animated)
        for controller in gone where controller.parent == nil {
            controller.didMove(toParent: nil)
        }
        followBottomBars()
    }

    /// Lets a bar of tabs around the stack come and go with the controllers in it.
    private func followBottomBars() { (parent as? TabBarController)?.placeChildViews() }

    override var endsAboveIndicator: Bool {
        !shownToolbarItems.isEmpty || visibleChild?.endsAboveIndicator == true
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
            present(viewController, animated: true)
        } else {
            pushViewController(viewController, animated: true)
        }
    }

    override var placesChildViews: Bool { true }

    override func frame(of child: ViewController, in bounds: Rect) -> Rect {
        let bottom = shownToolbarItems.isEmpty ? 0 : bars.toolbarHeight
        let top = topBarHeight + (searchFrame(in: bounds)?.height ?? 0)
        return bounds.inset(by: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    /// Lets the bar and what is below it follow a search that comes, begins, ends or goes.
    func followSearch(of owner: ViewController, from old: ViewController, to new: ViewController) {
        guard isViewLoaded, topViewController === owner else { return }
        replaceVisibleChild(old, with: new)
    }

    /// The search in the bar of the top controller.
    private var search: SearchController? {
        isNavigationBarHidden ? nil : topViewController?.navigationItem.searchController
    }

    override var barViews: [View] { search.map { [$0.searchBar] } ?? [] }

    /// Where the line to search with is, below the bar.
    private func searchFrame(in bounds: Rect) -> Rect? {
        guard let search, let window = rootWindow else { return nil }
        let margin = window.layout.medium.metrics.cellMargin
        let line = bounds.inset(by: view.coveredSides).inset(left: margin, right: margin)
        let room = Size(width: line.width, height: .infinity)
        let height = window.measuring.size(of: search.searchBar, fitting: room).height
        return Rect(x: line.minX, y: topBarHeight, width: line.width, height: height)
    }

    override func placeBarViews(in bounds: Rect) {
        guard let frame = searchFrame(in: bounds) else { return }
        search?.searchBar.place(in: frame)
    }

    /// Whether the bar with the title shows: a search may hide it.
    package var showsNavigationBar: Bool {
        guard !isNavigationBarHidden else { return false }
        guard let search else { return true }
        return !(search.isActive && search.hidesNavigationBarDuringPresentation)
    }

    var topBarHeight: Double {
        guard showsNavigationBar else { return 0 }
        let prompt = topViewController?.navigationItem.prompt == nil ? 0 : bars.promptHeight
        return bars.navigationBarHeight + prompt + (showsLargeTitle ? bars.largeTitleHeight : 0)
    }

    /// The top controller, or what a search in it has found.
    private var visibleChild: ViewController? {
        topViewController?.navigationItem.searchController?.shownResults ?? topViewController
    }

    package override var visibleChildren: [ViewController] { visibleChild.map { [$0] } ?? [] }

    override var childrenToUnwindTo: [ViewController] { viewControllers.reversed() }
}
