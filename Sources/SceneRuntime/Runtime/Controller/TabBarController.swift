/// Several controllers, one of which is chosen and on the screen.
open class TabBarController: ViewController {
    private var index = 0

    /// The delegate for the tabs that a person chooses.
    public weak var delegate: (any TabBarControllerDelegate)?

    /// The controllers, one for each tab.
    public var viewControllers: [ViewController] {
        get { children }
        set {
            let old = selectedViewController
            replaceChildren(with: newValue)
            index = children.firstIndex { $0 === old } ?? 0
            replaceVisibleChild(old, with: selectedViewController)
        }
    }

    /// The tab that shows; one that does not exist is a mistake of the program.
    open var selectedIndex: Int {
        get { index }
        set {
            guard children.indices.contains(newValue) else {
                fatalError(
                    "tab \(newValue) cannot be selected; there are \(children.count) tabs, from 0"
                )
            }
            let old = selectedViewController
            index = newValue
            replaceVisibleChild(old, with: selectedViewController)
        }
    }

    /// The controller that shows.
    public var selectedViewController: ViewController? {
        children.indices.contains(index) ? children[index] : nil
    }

    /// The colours of the bar of tabs.
    open var tabBar = BarLook()

    override var placesChildViews: Bool { true }

    override func frame(of child: ViewController, in bounds: Rect) -> Rect {
        let bottom = isTabBarHidden ? 0 : bars.tabBarHeight
        return bounds.inset(by: EdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    }

    override var endsAboveIndicator: Bool {
        !isTabBarHidden || selectedViewController?.endsAboveIndicator == true
    }

    /// Whether a controller that was pushed in the chosen tab hides the bar.
    package var isTabBarHidden: Bool {
        (selectedViewController as? NavigationController)?.hidesBottomBars ?? false
    }

    package override var visibleChildren: [ViewController] {
        selectedViewController.map { [$0] } ?? []
    }

    override var childrenToUnwindTo: [ViewController] {
        visibleChildren + viewControllers.filter { $0 !== selectedViewController }
    }
}
