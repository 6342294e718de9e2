/// Decides about the tabs that a person chooses, and follows them; code that sets `selectedIndex` does not ask it.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol TabBarControllerDelegate: AnyObject {
    /// Asks whether the tab of a controller may be chosen.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Tells that a person has chosen the tab of a controller, even the same again.
    func tabBarController(
        _ tabBarController: TabBarController,
        didSelect viewController: ViewController
    )
}

extension TabBarControllerDelegate {
    /// By itself every tab may be chosen.
    public func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// By itself nothing.
    public func tabBarController(
        _ tabBarController: TabBarController,
        didSelect viewController: ViewController
    ) {}
}

extension TabBarController {
    /// Does what a tap on a tab does: says whether it may be chosen.
    @discardableResult
    public func touchTab(at index: Int) -> Bool {
        guard viewControllers.indices.contains(index) else { return false }
        let controller = viewControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            return false
        }
        if index == selectedIndex {
            // The tab that is on already leads back to where it begins.
            (controller as? NavigationController)?.popToRootViewController(animated: true)
        }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }
}
