import Testing

@testable import SceneRuntime

/// Where containers place the views of the controllers that they hold.
@Suite struct ContainerGeometryTests {
    private func makeWindow(width: Double = 304, height: Double = 520) -> Window {
        Window(frame: Rect(x: 0, y: 0, width: width, height: height), measuring: GridMeasuring())
    }

    /// The place of a controller's view in the window.
    private func place(of controller: ViewController) -> Rect {
        var rect = controller.view.frame
        var view = controller.view.superview
        while let current = view, !(current is Window) {
            rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            view = current.superview
        }
        return rect
    }

    @Test func aControllerAloneFillsTheWindow() {
        let window = makeWindow()
        let screen = ViewController()
        window.rootViewController = screen
        #expect(place(of: screen) == Rect(x: 0, y: 0, width: 304, height: 520))
    }

    @Test func aNavigationBarTakesTwoLines() {
        let window = makeWindow()
        let screen = ViewController()
        let stack = NavigationController(rootViewController: screen)
        window.rootViewController = stack
        #expect(place(of: screen) == Rect(x: 0, y: 40, width: 304, height: 480))
        let next = ViewController()
        stack.pushViewController(next, animated: false)
        #expect(place(of: next) == Rect(x: 0, y: 40, width: 304, height: 480))
        stack.isNavigationBarHidden = true
        #expect(place(of: next) == Rect(x: 0, y: 0, width: 304, height: 520))
        stack.popViewController(animated: false)
        #expect(place(of: screen) == Rect(x: 0, y: 0, width: 304, height: 520))
    }

    @Test func aTabBarTakesTwoLinesBelowAStack() {
        let window = makeWindow()
        let first = ViewController()
        let second = ViewController()
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: first), second]
        window.rootViewController = tabs
        #expect(place(of: first) == Rect(x: 0, y: 40, width: 304, height: 440))
        tabs.selectedIndex = 1
        #expect(place(of: second) == Rect(x: 0, y: 0, width: 304, height: 480))
    }

    @Test func aWideSplitViewHasAColumnBetweenMasterAndDetail() {
        let window = makeWindow(width: 752)
        let master = ViewController()
        let detail = ViewController()
        let split = SplitViewController()
        split.viewControllers = [NavigationController(rootViewController: master), detail]
        window.rootViewController = split
        #expect(place(of: master) == Rect(x: 0, y: 40, width: 320, height: 480))
        #expect(place(of: detail) == Rect(x: 328, y: 0, width: 424, height: 520))
    }

    @Test(arguments: [(719.0, true), (720, false)])
    func aSplitViewIsSideBySideFrom720Points(width: Double, isCollapsed: Bool) {
        let window = makeWindow(width: width)
        let split = SplitViewController()
        split.viewControllers = [ViewController(), ViewController()]
        window.rootViewController = split
        #expect(split.isCollapsed == isCollapsed)
        let masterWidth = isCollapsed ? width : 320
        #expect(split.master.map { place(of: $0).width } == masterWidth)
    }

    @Test func aNarrowSplitViewGivesTheDetailAllOfTheStack() {
        let window = makeWindow()
        let master = NavigationController(rootViewController: ViewController())
        let split = SplitViewController()
        split.viewControllers = [master]
        window.rootViewController = split
        let detail = ViewController()
        split.showDetailViewController(detail, sender: nil)
        #expect(place(of: detail) == Rect(x: 0, y: 40, width: 304, height: 480))
        window.place(in: Rect(x: 0, y: 0, width: 752, height: 520))
        window.layoutIfNeeded()
        #expect(place(of: detail) == Rect(x: 328, y: 0, width: 424, height: 520))
    }

    @Test func whatIsPresentedCoversTheBars() {
        let window = makeWindow()
        let stack = NavigationController(rootViewController: ViewController())
        window.rootViewController = stack
        let sheet = ViewController()
        stack.present(sheet, animated: false)
        #expect(place(of: sheet) == Rect(x: 0, y: 0, width: 304, height: 520))
        #expect(window.seenSubviews.count == 1)
    }

    @Test func anEmbeddedControllerFillsItsContainer() {
        let window = makeWindow()
        let screen = ViewController()
        let container = ContainerView(frame: Rect(x: 8, y: 20, width: 200, height: 100))
        screen.viewLoader = { _ in
            let view = View()
            view.addSubview(container)
            return view
        }
        window.rootViewController = screen
        let inner = ViewController()
        screen.embed(inner, in: container)
        #expect(place(of: inner) == Rect(x: 8, y: 20, width: 200, height: 100))
        container.place(in: Rect(x: 0, y: 0, width: 304, height: 200))
        window.layoutIfNeeded()
        #expect(place(of: inner) == Rect(x: 0, y: 0, width: 304, height: 200))
    }

    @Test func barsStayWhereTheyAreWhenTheWindowGrows() {
        let window = makeWindow()
        let screen = ViewController()
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: screen)]
        window.rootViewController = tabs
        window.place(in: Rect(x: 0, y: 0, width: 552, height: 280))
        window.layoutIfNeeded()
        #expect(place(of: screen) == Rect(x: 0, y: 40, width: 552, height: 200))
    }
}
