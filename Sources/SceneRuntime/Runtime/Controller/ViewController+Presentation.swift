extension ViewController {
    /// The controller that this one, or a container around it, presents.
    public var presentedViewController: ViewController? { outermost.presented }

    /// The controller that presents this one, or a container around it.
    public var presentingViewController: ViewController? { outermost.presenting }

    /// Presents a controller over everything in the window.
    ///
    /// As in UIKit, a controller that already presents another one cannot present a second, and one whose view
    /// is not in a window cannot present at all: nothing happens. What is presented over stays in the window,
    /// and gets no call that it disappears, unless the style is `fullScreen` or `currentContext`.
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
        guard reasonNotToPresent == nil else { return }
        presenter.presented = viewController
        viewController.presenting = presenter
        viewController.showsIn(presenter.hostWindow)
        viewController.transition = .presented
        presenter.hostWindow?.show(viewController, animated: animated)
        viewController.transition = nil
        completion?()
    }

    /// Dismisses what this controller presents, or else this controller.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = outermost
        guard presenter.presented != nil else {
            presenter.presenting?.dismiss(animated: animated, completion: completion)
            return
        }
        let window = presenter.hostWindow
        let gone = Array(sequence(first: presenter, next: \.presented).dropFirst())
        presenter.presented = nil
        for controller in gone {
            controller.presented = nil
            controller.presenting = nil
            controller.window = nil
            controller.transition = .dismissed
        }
        window?.show(presenter, animated: animated)
        for controller in gone { controller.transition = nil }
        completion?()
    }

    /// Presents a controller below what is presented already, unless it is itself.
    func presentFirst(_ viewController: ViewController) {
        guard viewController.presenting == nil else { return }
        let presenter = outermost
        guard let others = presenter.presented else {
            present(viewController, animated: false)
            return
        }
        presenter.presented = viewController
        viewController.presenting = presenter
        viewController.presented = others
        others.presenting = viewController
        viewController.showsIn(presenter.hostWindow)
        presenter.hostWindow?.show(presenter.frontmost)
    }

    /// Takes back the presentation of this controller alone: what it presents stays where it is.
    func leavePresented() {
        guard let presenter = presenting else { return }
        presenter.presented = presented
        presented?.presenting = presenter
        presented = nil
        presenting = nil
        window = nil
        presenter.hostWindow?.show(presenter.frontmost)
    }

    /// Whether what the controller is presented over leaves the window, as UIKit's styles say.
    var removesPresenter: Bool {
        !coversPart
            && (modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext)
    }

    /// The controllers whose views are in the window while this one is in front, from the bottom up.
    var layers: [ViewController] {
        if !removesPresenter, let presenting { presenting.layers + [self] } else { [self] }
    }

    /// Why the controller, with the containers around it, cannot present another one; nil if it can.
    package var reasonNotToPresent: String? {
        let presenter = outermost
        if let other = presenter.presented {
            return "\(presenter.className) is already presenting \(other.className)"
        }
        return presenter.viewIfLoaded?.window == nil
            ? "the view of \(presenter.className) is not in the window hierarchy" : nil
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
            if let tabs = parent as? TabBarController,
                let index = tabs.viewControllers.firstIndex(where: { $0 === controller }),
                index != tabs.selectedIndex
            {
                tabs.selectedIndex = index
            }
            controller = parent
        }
    }
}
