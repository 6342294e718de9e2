import Testing

@testable import SceneRuntime
@testable import SceneText

/// When views are loaded and what controllers are told.
@Suite(.exitTests) struct ControllerTests {
    /// Writes down what it is told, under its title.
    private final class Speaker: ViewController {
        let log: Log

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init()
            self.title = title
        }

        private func note(_ event: String) { log.lines.append("\(title ?? "") \(event)") }

        override func loadView() {
            super.loadView()
            note("loadView")
        }

        override func viewDidLoad() { note("didLoad") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        override func prepare(for segue: Segue, sender: Any?) {
            note("prepare \(segue.destination.isViewLoaded)")
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func makeWindow(width: Double = 320) -> Window {
        Window(frame: Rect(x: 0, y: 0, width: width, height: 480), measuring: GridMeasuring())
    }

    @Test func whenTheViewIsFirstUsedThenItIsLoadedOnce() {
        let controller = Speaker("a", log)
        #expect(!controller.isViewLoaded)
        _ = controller.view
        _ = controller.view
        #expect(log.lines == ["a loadView", "a didLoad"])
        #expect(controller.view.viewController === controller)
    }

    @Test func whenASceneLoadsTheViewThenItIsTheLoadersView() {
        let controller = ViewController()
        let label = Label()
        controller.viewLoader = { _ in label }
        #expect(controller.view === label)
    }

    @Test func whenLoadViewSetsNoViewThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Empty: ViewController {
                override func loadView() {}
            }
            _ = Empty().view
        }
        #expect(end.lastWords.contains("loadView() of Empty did not set the view; assign it there"))
    }

    @Test func whenAControllerIsPushedThenBothHearInOrder() {
        let window = makeWindow()
        let stack = NavigationController(rootViewController: Speaker("a", log))
        window.rootViewController = stack
        #expect(log.lines == ["a loadView", "a didLoad", "a willAppear", "a didAppear"])
        log.lines = []
        let next = Speaker("b", log)
        stack.pushViewController(next, animated: false)
        #expect(
            log.lines == [
                "b loadView", "b didLoad", "a willDisappear", "b willAppear", "a didDisappear",
                "b didAppear",
            ]
        )
        log.lines = []
        #expect(stack.popViewController(animated: false) === next)
        #expect(
            log.lines == ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"]
        )
        #expect(next.navigationController == nil)
        #expect(stack.popViewController(animated: false) == nil)
    }

    @Test func whenAControllerIsOnTheStackAlreadyThenPushingItTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let root = ViewController()
            NavigationController(rootViewController: root).pushViewController(root, animated: false)
        }
        #expect(
            end.lastWords.contains(
                "Pushing the same view controller instance more than once is not supported (ViewController)"
            )
        )
    }

    @Test func whenASegueIsPerformedThenThePreparationComesBeforeTheDestinationLoads() {
        let window = makeWindow()
        let master = Speaker("a", log)
        window.rootViewController = NavigationController(rootViewController: master)
        master.segues = [
            SegueTemplate(identifier: "showDetail", kind: .show, source: master) { [log] in
                Speaker("b", log)
            }
        ]
        log.lines = []
        master.performSegue(withIdentifier: "showDetail", sender: nil)
        #expect(log.lines.prefix(2) == ["a prepare false", "b loadView"])
        #expect(master.navigationController?.topViewController?.title == "b")
    }

    @Test func whenASegueHasAnUnknownIdentifierThenTheProgramTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ViewController().performSegue(withIdentifier: "nowhere", sender: nil)
        }
        #expect(
            end.lastWords.contains(
                "ViewController has no segue with the identifier 'nowhere'; its scene declares none"
            )
        )
    }

    @Test func whenThereIsNoNavigationControllerThenShowPresents() {
        let window = makeWindow()
        let first = Speaker("a", log)
        let second = Speaker("b", log)
        window.rootViewController = first
        log.lines = []
        first.show(second, sender: nil)
        #expect(first.presentedViewController === second)
        #expect(second.presentingViewController === first)
        #expect(window.seenSubviews.map { $0 === second.view } == [true])
        #expect(log.lines == ["b loadView", "b didLoad", "b willAppear", "b didAppear"])
        log.lines = []
        second.dismiss(animated: false)
        #expect(first.presentedViewController == nil)
        #expect(log.lines == ["b willDisappear", "b didDisappear"])
    }

    @Test func whenATabIsChosenThenItsControllerShows() {
        let window = makeWindow()
        let tabs = TabBarController()
        tabs.viewControllers = [Speaker("a", log), Speaker("b", log)]
        window.rootViewController = tabs
        #expect(log.lines.filter { $0.hasPrefix("b") }.isEmpty)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController?.title == "b")
        #expect(tabs.view.subviews.count == 1)
        #expect(log.lines.last == "b didAppear")
    }

    @Test func whenATabDoesNotExistThenChoosingItTraps() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            TabBarController().selectedIndex = 3
        }
        #expect(end.lastWords.contains("tab 3 cannot be selected; there are 0 tabs, from 0"))
    }

    @Test func whenASplitViewIsWideThenMasterAndDetailAreSideBySide() {
        let window = makeWindow(width: 768)
        let split = SplitViewController()
        split.viewControllers = [Speaker("a", log), Speaker("b", log)]
        window.rootViewController = split
        #expect(!split.isCollapsed)
        #expect(split.view.subviews.count == 2)
        let third = Speaker("c", log)
        split.master?.showDetailViewController(third, sender: nil)
        #expect(split.viewControllers.map(\.title) == ["a", "c"])
        #expect(log.lines.suffix(3) == ["c willAppear", "b didDisappear", "c didAppear"])
    }

    @Test func whenThereIsNoSplitViewThenTheDetailIsPresented() {
        let window = makeWindow()
        let stack = NavigationController(rootViewController: Speaker("a", log))
        window.rootViewController = stack
        let detail = Speaker("b", log)
        stack.topViewController?.showDetailViewController(detail, sender: nil)
        #expect(stack.topViewController?.title == "a")
        #expect(stack.presentedViewController === detail)
    }

    @Test func whenASplitViewIsNarrowThenTheDetailIsPushedOntoTheMaster() {
        let window = makeWindow()
        let split = SplitViewController()
        let master = NavigationController(rootViewController: Speaker("a", log))
        split.viewControllers = [master, Speaker("b", log)]
        window.rootViewController = split
        #expect(split.isCollapsed)
        #expect(split.view.subviews.count == 1)
        master.topViewController?.showDetailViewController(Speaker("c", log), sender: nil)
        #expect(master.topViewController?.title == "c")
        window.frame = Rect(x: 0, y: 0, width: 800, height: 480)
        window.layoutIfNeeded()
        #expect(!split.isCollapsed)
        #expect(master.topViewController?.title == "a")
        #expect(split.view.subviews.count == 2)
    }

    @Test func whenTheMasterOfANarrowSplitViewHasNoStackThenTheDetailIsPresentedOnceThereIsAWindow()
    {
        let split = SplitViewController()
        let detail = Speaker("b", log)
        split.viewControllers = [Speaker("a", log), detail]
        split.showDetailViewController(detail, sender: nil)
        let window = makeWindow()
        window.rootViewController = split
        #expect(split.presentedViewController === detail)
        #expect(log.lines.last == "b didAppear")
        window.frame = Rect(x: 0, y: 0, width: 800, height: 480)
        window.layoutIfNeeded()
        #expect(split.presentedViewController == nil)
        #expect(split.view.subviews.count == 2)
    }

    @Test func whenASplitViewTurnsThenWhatTheDetailPresentsStaysWithTheDetailBelow() {
        let window = makeWindow()
        let split = SplitViewController()
        let detail = Speaker("b", log)
        split.viewControllers = [Speaker("a", log), detail]
        window.rootViewController = split
        split.showDetailViewController(detail, sender: nil)
        let modal = Speaker("c", log)
        detail.present(modal, animated: false)
        for width in [800.0, 320, 800, 320] {
            window.frame = Rect(x: 0, y: 0, width: width, height: 480)
            window.layoutIfNeeded()
            #expect(window.front === modal)
            #expect(modal.isOnScreen)
            #expect(split.isCollapsed == (width == 320))
        }
        modal.dismiss(animated: false)
        #expect(window.front === detail)
        #expect(detail.isOnScreen)
        window.frame = Rect(x: 0, y: 0, width: 800, height: 480)
        window.layoutIfNeeded()
        #expect(split.view.subviews.count == 2)
    }

    @Test func whenADetailThatWasAskedForEarlyIsDismissedThenItStaysAway() {
        let split = SplitViewController()
        let detail = Speaker("b", log)
        split.viewControllers = [Speaker("a", log), detail]
        split.showDetailViewController(detail, sender: nil)
        let window = makeWindow()
        window.rootViewController = split
        // Asked for again, it is where it was.
        split.showDetailViewController(detail, sender: nil)
        #expect(window.front === detail)
        detail.dismiss(animated: false)
        #expect(split.presentedViewController == nil)
        #expect(log.lines.last == "b didDisappear")
    }

    @Test func whenAnUnwindSegueIsPerformedThenItsActionRunsAndTheStackGoesBack() {
        final class Target: ViewController {
            var sources: [String?] = []

            func done(_ segue: Segue) { sources.append(segue.source.title) }
        }
        let window = makeWindow()
        let target = Target()
        target.actions.register("done:", target: target, Target.done)
        let stack = NavigationController(rootViewController: target)
        window.rootViewController = stack
        stack.pushViewController(Speaker("b", log), animated: false)
        let last = Speaker("c", log)
        stack.pushViewController(last, animated: false)
        last.segues = [SegueTemplate(identifier: "back", unwindAction: "done:", source: last)]
        last.performSegue(withIdentifier: "back", sender: nil)
        #expect(target.sources == ["c"])
        #expect(stack.viewControllers.count == 1)
    }

    @Test func whenAControllerIsEmbeddedThenItsViewFillsTheContainer() {
        let window = makeWindow()
        let outer = ViewController()
        let container = ContainerView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
        window.rootViewController = outer
        outer.view.addSubview(container)
        let template = SegueTemplate(identifier: nil, kind: .embed, source: outer) { [log] in
            Speaker("b", log)
        }
        template.container = container
        template.prepare(sender: nil)?.perform()
        #expect(container.embeddedViewController?.parent === outer)
        #expect(container.subviews.first?.frame == container.bounds)
        #expect(log.lines.last == "b didAppear")
    }

    @Test func whenTheEditButtonIsTouchedThenEditingIsToggled() {
        let controller = TableViewController(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        #expect(controller.editButtonItem.systemItem == .edit)
        #expect(controller.editButtonItem.touch())
        #expect(controller.tableView.isEditing)
        #expect(controller.editButtonItem.systemItem == .done)
        controller.editButtonItem.isEnabled = false
        #expect(!controller.editButtonItem.touch())
    }

    @Test func whenAStackIsPutOnAStackThenTheProgramEnds() async {
        let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            NavigationController(rootViewController: ViewController())
                .pushViewController(NavigationController(), animated: false)
        }
        let root = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NavigationController(rootViewController: NavigationController())
        }
        let several = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            NavigationController().viewControllers = [ViewController(), NavigationController()]
        }
        for end in [pushed, root, several] {
            let words = "Pushing a navigation controller is not supported (NavigationController)"
            #expect(end.lastWords.contains(words))
        }
    }

    @Test func whenAStackIsShownOnAStackThenItIsPresented() {
        let window = makeWindow()
        let stack = NavigationController(rootViewController: Speaker("a", log))
        window.rootViewController = stack
        let other = NavigationController(rootViewController: Speaker("b", log))
        stack.topViewController?.show(other, sender: nil)
        #expect(stack.presentedViewController === other)
    }

    @Test func whenAControllerPresentsItselfThenTheProgramEnds() async {
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            let controller = TabBarController()
            controller.present(controller, animated: false)
        }
        let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent])
        {
            let tabs = TabBarController()
            tabs.viewControllers = [ViewController()]
            tabs.viewControllers[0].present(tabs, animated: false)
        }
        for end in [itself, parent] {
            let words = """
                Application tried to present modal view controller on itself. Presenting controller \
                is TabBarController
                """
            #expect(end.lastWords.contains(words))
        }
    }

    @Test func whenAControllerIsTheRootOfTwoWindowsThenTheProgramEnds() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let windows = [Window.terminal(columns: 9, lines: 9), .terminal(columns: 9, lines: 9)]
            let root = TabBarController()
            windows[0].rootViewController = root
            windows[1].rootViewController = root
        }
        let words = "TabBarController is the root view controller of another window already"
        #expect(end.lastWords.contains(words))
    }

    @Test func whenAWindowLetsItsRootGoThenAnotherMayHaveIt() {
        let (first, second) = (makeWindow(), makeWindow())
        let root = Speaker("a", log)
        first.rootViewController = root
        first.rootViewController = nil
        second.rootViewController = root
        #expect(root.view.window === second)
    }
}
