import FoundationEssentials
import SceneKitLite
import Testing

/// What UIKit's documentation promises of controllers, a behaviour a test.
@Suite struct ControllerBehaviourTests {
    /// A controller that writes down its life.
    private final class Living: ViewController {
        let name: String
        let write: (String) -> Void

        init(_ name: String, _ write: @escaping (String) -> Void) {
            self.name = name
            self.write = write
        }

        override func viewDidLoad() { write("\(name) loads") }

        override func viewWillAppear(_ animated: Bool) { write("\(name) comes \(animated)") }

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

    @Test func whatIsPresentedOverEverythingSendsTheRestAway() {
        var log: [String] = []
        let root = Living("1") { log.append($0) }
        let window = Screen.window(root, columns: 20, lines: 8)
        let sheet = Living("2") { log.append($0) }
        sheet.modalPresentationStyle = .fullScreen
        log = []
        root.present(sheet, animated: true)
        root.dismiss(animated: true)
        #expect(log.contains("1 went") && log.last == "1 came")
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
