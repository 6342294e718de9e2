import FoundationEssentials
import SceneKitLite
import Testing

/// What UIKit's documentation promises of controllers, a behaviour a test.
@Suite(.exitTests) struct ControllerBehaviourTests {
    /// A controller that writes down its life.
    private final class Living: ViewController {
        let name: String
        var writesLayout = false
        let write: (String) -> Void

        init(_ name: String, _ write: @escaping (String) -> Void) {
            self.name = name
            self.write = write
        }

        override func viewDidLoad() { write("\(name) loads") }

        override func viewWillAppear(_ animated: Bool) { write("\(name) comes \(animated)") }

        override func viewDidLayoutSubviews() { if writesLayout { write("\(name) placed") } }

        override func viewDidAppear(_ animated: Bool) { write("\(name) came") }

        override func viewWillDisappear(_ animated: Bool) { write("\(name) goes \(animated)") }

        override func viewDidDisappear(_ animated: Bool) { write("\(name) went") }
    }

    @Test func aPushTellsTheOldAndTheNewInTurn() {
        var log: [String] = []
        let stack = NavigationController(rootViewController: Living("1") { log.append($0) })
        let window = Screen.window(stack, columns: 20, lines: 8)
        #expect(log == ["1 loads", "1 comes false", "1 came"])
        log = []
        stack.pushViewController(Living("2") { log.append($0) }, animated: true)
        #expect(log == ["2 loads", "1 goes true", "2 comes true", "1 went", "2 came"])
        _ = window
    }

    @Test func aPopTellsThemTheOtherWay() {
        var log: [String] = []
        let stack = NavigationController(rootViewController: Living("1") { log.append($0) })
        let window = Screen.window(stack, columns: 20, lines: 8)
        stack.pushViewController(Living("2") { log.append($0) }, animated: false)
        log = []
        stack.popViewController(animated: false)
        #expect(log == ["2 goes false", "1 comes false", "2 went", "1 came"])
        _ = window
    }

    /// The presented controller comes and has come before the one below it has gone.
    @Test(arguments: [ModalPresentationStyle.fullScreen, .currentContext])
    func whatIsPresentedOverEverythingSendsTheRestAway(style: ModalPresentationStyle) {
        var log: [String] = []
        let root = Living("1") { log.append($0) }
        let window = Screen.window(root, columns: 20, lines: 8)
        let cover = Living("2") { log.append($0) }
        cover.modalPresentationStyle = style
        log = []
        root.present(cover, animated: true)
        #expect(log == ["2 loads", "1 goes true", "2 comes true", "2 came", "1 went"])
        log = []
        root.dismiss(animated: true)
        #expect(log == ["2 goes true", "1 comes true", "1 came", "2 went"])
        _ = window
    }

    @Test(arguments: [
        ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
        .overCurrentContext, .popover, .custom,
    ])
    func whatASheetIsPresentedOverStays(style: ModalPresentationStyle) {
        var log: [String] = []
        let root = Living("1") { log.append($0) }
        let window = Screen.window(root, columns: 20, lines: 8)
        let sheet = Living("2") { log.append($0) }
        sheet.modalPresentationStyle = style
        log = []
        root.present(sheet, animated: true)
        #expect(log == ["2 loads", "2 comes true", "2 came"])
        #expect(root.view.window === window && sheet.view.window === window)
        log = []
        root.dismiss(animated: false)
        #expect(log == ["2 goes false", "2 went"])
    }

    @Test func aViewIsPlacedBeforeItHasAppeared() {
        var log: [String] = []
        let root = Living("1") { log.append($0) }
        root.writesLayout = true
        let stack = NavigationController(rootViewController: root)
        let window = Screen.window(stack, columns: 20, lines: 8)
        #expect(log.prefix(4) == ["1 loads", "1 comes false", "1 placed", "1 came"])
        let next = Living("2") { log.append($0) }
        next.writesLayout = true
        log = []
        stack.pushViewController(next, animated: false)
        #expect(
            log == ["2 loads", "1 goes false", "2 comes false", "2 placed", "1 went", "2 came"]
        )
        _ = window
    }

    @Test func aChildIsToldWhenItsViewComesAndGoes() {
        var log: [String] = []
        let parent = Living("1") { log.append($0) }
        let window = Screen.window(parent, columns: 20, lines: 8)
        let child = Living("2") { log.append($0) }
        child.writesLayout = true
        log = []
        parent.addChild(child)
        #expect(log == [])
        parent.view.addSubview(child.view)
        #expect(log == ["2 loads", "2 comes false"])
        child.didMove(toParent: parent)
        window.layoutIfNeeded()
        #expect(log == ["2 loads", "2 comes false", "2 placed", "2 came"])
        log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(log == ["2 goes false", "2 went"])
        child.removeFromParent()
        parent.addChild(child)
        child.removeFromParent()
        #expect(log.count == 2)
    }

    /// A container that tells its children itself.
    @Test func aContainerMayTellItsChildrenItself() {
        final class Container: ViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        var log: [String] = []
        let parent = Container()
        let child = Living("2") { log.append($0) }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let window = Screen.window(parent, columns: 20, lines: 8)
        #expect(log == ["2 loads"])
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        #expect(log == ["2 loads", "2 comes true", "2 came"])
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        child.endAppearanceTransition()
        #expect(log.suffix(2) == ["2 goes false", "2 went"])
        window.layoutIfNeeded()
        #expect(log.count == 5)
    }

    /// As in UIKit, where the console says so.
    @Test func aControllerOutsideTheWindowPresentsNothing() {
        var log: [String] = []
        let (outside, sheet) = (Living("1") { _ in }, Living("2") { log.append($0) })
        var isDone = false
        outside.present(sheet, animated: true) { isDone = true }
        #expect(outside.presentedViewController == nil && sheet.presentingViewController == nil)
        let window = Screen.window(outside, columns: 20, lines: 8)
        #expect(log == [] && !isDone)
        outside.present(sheet, animated: true) { isDone = true }
        #expect(isDone && sheet.view.window === window)
    }

    /// A field in a view that leaves no longer gets what is typed.
    @Test func aViewThatLeavesTheWindowGivesUpWhatIsTyped() {
        let parent = ViewController()
        let (first, second) = (TextField(), TextField())
        parent.view.addSubview(first)
        parent.view.addSubview(second)
        let window = Screen.window(parent, columns: 20, lines: 8)
        #expect(first.becomeFirstResponder())
        first.removeFromSuperview()
        #expect(!first.isFirstResponder)
        parent.view.addSubview(first)
        #expect(!first.isFirstResponder)
        #expect(second.becomeFirstResponder())
        _ = window
    }

    @Test func aViewIsLoadedOnceAndNotBeforeItIsUsed() {
        var log: [String] = []
        let controller = Living("1") { log.append($0) }
        #expect(!controller.isViewLoaded)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log == ["1 loads"])
    }

    @Test func aSegueIsPreparedBeforeItsDestinationLoads() throws {
        final class Source: ViewController {
            var wasLoaded: Bool?

            override func prepare(for segue: Segue, sender: Any?) {
                wasLoaded = segue.destination.isViewLoaded
            }
        }
        let text = """
            initial: first
            scenes:
              first:
                controller: view
                class: Source
                view: [{button: {title: Next, segue: {show: second, identifier: next}}}]
              second: {controller: view, view: [{label: Second}]}
            classes: {Source: {superclass: ViewController, implementation: swift}}

            """
        var classes = ClassRegistry()
        classes.register(Source.self) { Source() }
        let file = SceneFile.read(SourceText(name: "a.scene.yaml", text: text))
        let storyboard = Storyboard(file, classes: classes)
        let source = try #require(storyboard.instantiateInitialViewController() as? Source)
        let window = Screen.window(
            NavigationController(rootViewController: source),
            columns: 20,
            lines: 8
        )
        source.performSegue(withIdentifier: "next", sender: nil)
        #expect(source.wasLoaded == false)
        #expect(Screen.picture(window).contains("Second"))
    }

    @Test func anUnregisteredClassEndsTheProgramWithItsName() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let text = """
                scenes: {first: {controller: view, class: Missing}}
                classes: {Missing: {superclass: ViewController, implementation: swift}}

                """
            let file = SceneFile.read(SourceText(name: "a.scene.yaml", text: text))
            _ = Storyboard(file, classes: ClassRegistry()).instantiateInitialViewController()
        }
        #expect(result.lastWords.contains("Missing"), "\(result.lastWords)")
    }
}
