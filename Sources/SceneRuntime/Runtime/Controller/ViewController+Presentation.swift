extension ViewController {
    /// The controller that this one, or a container around it, presents.
    public var presentedViewController: ViewController? { outermost.presented }

    /// The controller that presents this one, or a container around it.
    public var presentingViewController: ViewController? { outermost.presenting }

    /// Presents a controller over everything in the window.
    ///
    /// A controller that already presents another one cannot present a second, as in UIKit.
    public func present(
        _ viewController: ViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        let presenter = outermost
        guard viewController !== self, viewController !== presenter else {
            fatalError(
                """
                Application tried to present modal view controller on itself. Presenting controller \
                is \(type(of: viewController)); present another one
                """
            )
        }
        guard presenter.presented == nil else { return }
        presenter.presented = viewController
        viewController.presenting = presenter
        viewController.showsIn(presenter.hostWindow)
        viewController.transition = .presented
        presenter.hostWindow?.show(viewController, insteadOf: presenter, animated: animated)
        viewController.transition = []
        completion?()
    }

    /// Dismisses what this controller presents, or else this controller.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = outermost
        guard presenter.presented != nil else {
            presenter.presenting?.dismiss(animated: animated, completion: completion)
            return
        }
        let front = presenter.frontmost
        let window = presenter.hostWindow
        var controller: ViewController? = presenter
        while let current = controller {
            controller = current.presented
            current.presented = nil
            controller?.presenting = nil
            controller?.window = nil
        }
        front.transition = .dismissed
        window?.show(presenter, insteadOf: front, animated: animated)
        front.transition = []
        completion?()
    }

    /// The container around all others that hold this controller.
    var outermost: ViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// What covers this controller, or the controller itself.
    package var frontmost: ViewController {
        var controller = self
        while let presented = controller.presented { controller = presented }
        return controller
    }

    /// The window in which this controller is, or in which it is presented.
    var hostWindow: Window? { outermost.window }

    /// Notes the window of this controller and of all that is presented over it.
    func showsIn(_ window: Window?) {
        for controller in sequence(first: self, next: \.presented) {
            controller.window = window
        }
    }

    /// Goes back to this controller from wherever the screen is.
    func unwindToSelf() {
        if outermost.presented != nil { outermost.dismiss(animated: true) }
        var controller = self
        while let parent = controller.parent {
            (parent as? NavigationController)?.popToViewController(controller, animated: true)
            controller = parent
        }
    }
}
