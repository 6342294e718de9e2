import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// Typing in steps goes on until another view gets what is typed, as a keyboard stays.
@Suite struct TypingStepTests {
    private func open() throws -> OpenScene {
        try OpenScene(
            """
            scenes:
              stack: {controller: navigation, root: form}
              form:
                controller: table
                class: Form
                table:
                  sections:
                    - cells:
                        - content: {textField: {id: a, actions: {editingDidBegin: begin, editingChanged: change, editingDidEnd: end}}}
                        - content: {textField: {id: b, actions: {editingDidBegin: begin, editingChanged: change, editingDidEnd: end}}}
                        - {text: Other}
                rightItem: {id: go, title: Go, segue: {show: other}}
              other: {controller: view}
            classes:
              Form:
                superclass: TableViewController
                select: {log: selected}
                actions:
                  begin: {log: begin}
                  change: {log: change}
                  end: {log: end}
            initial: stack
            """
        )
    }

    @Test func aFieldIsTypedIntoUntilAnotherOneIs() throws {
        let scene = try open()
        scene.play("set a Ada", "set a Eva")
        #expect(scene.log == ["begin", "change", "change"])
        #expect(scene.player.window.firstResponder?.identifier == "a")
        scene.play("set b x")
        #expect(scene.log.dropFirst(3) == ["end", "begin", "change"])
    }

    @Test func aTouchOfSomethingElseLetsTheKeyboardStay() throws {
        let scene = try open()
        scene.play("set a Ada", "select 0 2", "rotate")
        #expect(scene.log == ["begin", "change", "selected"])
        #expect(scene.player.window.firstResponder?.identifier == "a")
    }

    @Test func typingEndsAsItsScreenGoes() throws {
        let scene = try open()
        scene.play("set a Ada", "tap go")
        #expect(scene.log == ["begin", "change", "end"])
        #expect(scene.player.window.firstResponder == nil)
    }

    @Test(arguments: TableView.KeyboardDismissMode.allCases)
    func aDragMayTakeTheKeyboardAway(_ mode: TableView.KeyboardDismissMode) throws {
        let scene = try open()
        try scene.table.keyboardDismissMode = mode
        scene.play("set a Ada", "scroll to 0 1")
        #expect((scene.player.window.firstResponder == nil) == (mode != .none))
    }
}
