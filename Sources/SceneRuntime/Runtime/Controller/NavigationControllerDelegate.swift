/// Follows which controllers a navigation controller shows.
///
/// All methods have defaults, in place of UIKit's optional ones.
#if MainActor
    @MainActor
#endif
public protocol NavigationControllerDelegate: AnyObject {
    /// Tells that a controller is about to show, just after its `viewWillAppear`.
    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    )

    /// Tells that a controller shows, just after its `viewDidAppear`.
    func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    )
}

extension NavigationControllerDelegate {
    /// By itself nothing.
    public func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {}

    /// By itself nothing.
    public func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    ) {}
}

extension NavigationController {
    func tellShowing(_ controller: ViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    func tellShown(_ controller: ViewController, animated: Bool) {
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }
}
