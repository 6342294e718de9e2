/// A master beside its detail if there is space for both, or else one after the other.
open class SplitViewController: ViewController {
    /// The least width of the window in points at which master and detail are side by side.
    ///
    /// Room at the edges of the window counts with it.
    public var minimumExpandedWidth = 720.0 {
        didSet { if minimumExpandedWidth != oldValue { viewDidChangeSize() } }
    }

    /// The width of the master in points while both are side by side.
    public var primaryColumnWidth = 320.0 {
        didSet { if primaryColumnWidth != oldValue { placeChildViews() } }
    }

    /// Whether only one of the two shows.
    public private(set) var isCollapsed = true

    /// Whether the detail was asked for, and so covers the master while collapsed.
    private var detailIsShown = false

    /// The master and the detail.
    public var viewControllers: [ViewController] {
        get { [master, detail].compactMap { $0 } }
        set {
            for child in children { child.removeFromParent() }
            master = newValue.first
            detail = newValue.dropFirst().first
            detailIsShown = false
            awaitsScreen = false
            if let master { addChild(master) }
            if !isCollapsed, let detail { addChild(detail) }
            arrangeChildViews()
        }
    }

    /// Whether the detail is to be presented as soon as there is a screen to present it on.
    private var awaitsScreen = false

    /// The controller at the left.
    public private(set) var master: ViewController?

    /// The controller at the right.
    public private(set) var detail: ViewController?

    /// Replaces the detail, which is pushed onto the master while collapsed.
    open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        let old = detail
        if isCollapsed {
            detail = viewController
            detailIsShown = true
            pushDetail()
        } else {
            detail = viewController
            old?.parent = nil
            children.removeAll { $0 === old }
            addChild(viewController)
            detailIsShown = true
            replaceVisibleChild(old, with: viewController)
        }
    }

    /// Shows a controller as the detail.
    open override func show(_ viewController: ViewController, sender: Any?) {
        showDetailViewController(viewController, sender: sender)
    }

    override func arrangeChildViews() {
        updateCollapse()
        super.arrangeChildViews()
    }

    override var placesChildViews: Bool { true }

    override func frame(of child: ViewController, in bounds: Rect) -> Rect {
        guard !isCollapsed else { return bounds }
        let detailStart = primaryColumnWidth + bars.dividerWidth
        var frame = bounds
        if child === detail {
            frame.origin.x += detailStart
            frame.size.width = max(0, bounds.width - detailStart)
        } else {
            frame.size.width = min(primaryColumnWidth, bounds.width)
        }
        return frame
    }

    override func viewDidChangeSize() {
        updateCollapse()
        super.viewDidChangeSize()
    }

    /// Follows the width: takes the detail out of the master's stack, or puts it there.
    private func updateCollapse() {
        guard let width = viewIfLoaded?.bounds.width else { return }
        let insets = rootWindow?.contentInsets ?? .zero
        let collapses =
            width + insets.left + insets.right < minimumExpandedWidth
            || rootWindow?.bounds.size.isSmallPhoneOnItsSide == true
        guard collapses != isCollapsed else { return }
        isCollapsed = collapses
        if collapses { collapse() } else { expand() }
    }

    private func collapse() {
        guard let detail else { return }
        if isOnScreen { detail.beginDisappearing() }
        detail.removeFromParent()
        installViews(of: visibleChildren)
        if isOnScreen { detail.endDisappearing() }
        if detailIsShown { pushDetail() }
    }

    private func expand() {
        guard let detail else { return }
        takeDetailBack()
        addChild(detail)
        installViews(of: visibleChildren)
        guard isOnScreen else { return }
        detail.beginAppearing()
        // A controller that is still appearing ends it for its children too.
        if appearance == .appeared { detail.endAppearing() }
    }

    /// Presents the detail that was asked for before there was a screen.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if awaitsScreen, isCollapsed { pushDetail() }
    }

    /// Puts the detail, or the root of its stack, onto the master's stack; a master without one presents it.
    private func pushDetail() {
        guard let detail else { return }
        guard let stack = master as? NavigationController else {
            awaitsScreen = !isOnScreen
            if isOnScreen { presentFirst(detail) }
            return
        }
        guard let inner = detail as? NavigationController else {
            stack.pushViewController(detail, animated: false)
            return
        }
        // A stack is not pushed onto a stack: its controllers do.
        let controllers = inner.viewControllers
        inner.children = []
        for controller in controllers {
            controller.parent = nil
            stack.pushViewController(controller, animated: false)
        }
        borrowed = controllers
    }

    /// The controllers of the detail's stack that are on the master's.
    private var borrowed: [ViewController] = []

    private func takeDetailBack() {
        guard let detail else { return }
        awaitsScreen = false
        detail.leavePresented()
        guard let stack = master as? NavigationController else { return }
        let first = borrowed.first ?? detail
        // What was pushed onto the detail, and what was popped, has changed its stack, too.
        if let index = stack.viewControllers.firstIndex(where: { $0 === first }), index > 0 {
            borrowed = Array(stack.viewControllers[index...])
            stack.popToViewController(stack.viewControllers[index - 1], animated: false)
        }
        if let inner = detail as? NavigationController, !borrowed.isEmpty {
            inner.setViewControllers(borrowed, animated: false)
        }
        borrowed = []
    }
}
