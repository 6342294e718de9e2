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
