import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// A tap changes what is on the screen, or calls somebody, or says that it does nothing.
@Suite struct TapLawTests {
    /// What is seen, said and kept of a screen.
    private func state(of window: Window) -> [String] {
        [.text, .tree, .accessibility].map { ScreenRenderer($0).render(window) }
    }

    @Test(
        .slow,
        arguments: ViewKind.allCases,
        [nil, .touchUpInside, .valueChanged, .editingDidBegin] as [Event?]
    )
    func aTapDoesSomethingOrSaysThatItDoesNot(kind: ViewKind, event: Event?) {
        let view = kind.makeView()
        view.identifier = "x"
        let controller = ViewController()
        controller.view.addSubview(view)
        let window = Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        let player = ScenePlayer(window)
        var calls = 0
        if let event, let control = view as? Control {
            control.addAction(Action { _ in calls += 1 }, for: event)
        }
        let before = state(of: window)
        let faults = player.play("tap x")
        let hasEffect = state(of: window) != before || calls > 0
        #expect(hasEffect != !faults.isEmpty, "\(faults.map(\.message))")
        #expect(faults.allSatisfy { $0.message.contains("'x'") })
    }

    @Test(arguments: [ViewKind.textField, .textView, .searchBar])
    func aTapOnATextBeginsTyping(kind: ViewKind) throws {
        let view = kind.makeView()
        view.identifier = "x"
        let controller = ViewController()
        controller.view.addSubview(view)
        let window = Window.terminal(columns: 40, lines: 12)
        window.rootViewController = controller
        let player = ScenePlayer(window)
        #expect(player.play("tap x").isEmpty && view.isFirstResponder)
        // What is typed goes on with what was begun.
        #expect(player.play("set x Ada").isEmpty && view.isFirstResponder)
        (view as? TextView)?.isEditable = false
        view.isEnabled = false
        view.endEditing(true)
        #expect(!player.play("tap x").isEmpty && !view.isFirstResponder)
    }

    @Test(arguments: [
        ("segmented: {id: x, segments: [A, B]}", "'set x VALUE'"),
        ("slider: {id: x}", "'set x VALUE'"), ("stepper: {id: x}", "'set x VALUE'"),
        ("pages: {id: x, numberOfPages: 3}", "'set x VALUE'"),
        ("datePicker: {id: x}", "'set x VALUE'"),
        ("button: {id: x, title: B}", "give it an action or a segue"),
    ])
    func whatToDoInsteadIsSaid(_ view: String, _ help: String) throws {
        let scene = try OpenScene(
            "scenes: {screen: {controller: view, view: [{\(view)}]}}"
        )
        let fault = try #require(scene.player.play("tap x").first)
        #expect(fault.message == "a tap on 'x' does nothing")
        #expect(fault.helps.map(\.text).contains { $0.contains(help) })
    }

    /// Of a class that the file leaves to a program nobody knows what it listens for.
    @Test func aClassThatOnlyAProgramHasMayListen() throws {
        let text = """
            scenes:
              screen: {controller: view, class: Screen, view: [{button: {id: x, title: B}}]}
            classes: {Screen: {superclass: ViewController, implementation: swift}}
            """
        let storyboard = Storyboard(
            SceneFile.read(SourceText(name: "a.scene.yaml", text: text)),
            classes: .standIns
        )
        let player = try #require(ScenePlayer(storyboard))
        #expect(player.play("tap x").isEmpty)
    }
}
