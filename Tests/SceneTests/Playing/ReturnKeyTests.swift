import Testing

@testable import SceneKitLite
@testable import SceneRuntime

/// The step `return`: the return key of text fields and search bars.
@Suite struct ReturnKeyTests {
    private func open(actions: String = "editingDidEndOnExit: done") throws -> OpenScene {
        try OpenScene(
            """
            scenes:
              screen:
                controller: view
                class: Screen
                view:
                  - textField:
                      id: name
                      actions: {editingDidBegin: began, editingDidEnd: ended, \(actions)}
                  - textField: {id: locked, enabled: false}
                  - textView: {id: notes, editable: true}
                  - searchBar: {id: query}
            classes:
              Screen:
                superclass: ViewController
                actions:
                  began: {log: began}
                  ended: {log: ended}
                  done: {log: done}
            """
        )
    }

    @Test func whoListensForTheKeyIsToldAndTheKeyboardGoes() throws {
        let scene = try open()
        scene.play("return name")
        #expect(scene.log == ["began", "done", "ended"])
        #expect(scene.player.window.firstResponder == nil)
    }

    @Test func aFieldThatIsBeingEditedDoesNotBeginAgain() throws {
        let scene = try open()
        scene.play("tap name", "return name")
        #expect(scene.log == ["began", "done", "ended"])
    }

    @Test func theKeyboardStaysWhereNobodyListens() throws {
        let scene = try open(actions: "primaryActionTriggered: done")
        scene.play("return name")
        #expect(scene.log == ["began", "done"])
        #expect(scene.player.window.firstResponder?.identifier == "name")
    }

    @Test(arguments: [
        ("return locked", "'locked' is not enabled"),
        ("return notes", "a TextView such as 'notes' does not respond to the return key"),
    ])
    func whatHasNoKeySaysSo(_ step: String, _ message: String) throws {
        #expect(try open().player.play(step).map(\.message) == [message])
    }

    /// A key that waits for a text cannot be pressed in an empty field.
    @Test(arguments: ["textField", "searchBar"])
    func aKeyThatWaitsForATextNeedsOne(_ kind: String) throws {
        let scene = try OpenScene(
            """
            scenes:
              screen:
                controller: view
                class: Screen
                view: {\(kind): {id: code, enablesReturnKeyAutomatically: true, actions: {editingDidEnd: ended}}}
            classes: {Screen: {superclass: ViewController, actions: {ended: {log: ended}}}}
            """
        )
        let fault = try #require(scene.player.play("return code").first)
        #expect(fault.message == "'code' is empty, so its return key is disabled")
        #expect(fault.helps.map(\.text) == ["enter a text first: 'set code TEXT'"])
        scene.play("set code 42", "return code")
    }

    @Test func theDelegateOfASearchBarIsTold() throws {
        final class Listener: SearchBarDelegate {
            var searches = 0
            func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searches += 1 }
        }
        let scene = try open()
        let listener = Listener()
        let bar = scene.player.window.descendants.compactMap { $0 as? SearchBar }.first
        bar?.delegate = listener
        scene.play("return query")
        #expect(listener.searches == 1)
    }
}
