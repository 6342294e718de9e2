import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

/// What fails as soon as a scene is drawn, or a row is touched, is found before.
@Suite struct CertainAbsenceTests {
    private func scene(_ code: String, label: String = "") -> String {
        """
        initial: first
        scenes:
          first:
            controller: view
            class: First
            view:
              - label: {id: words\(label)}
              - button: {id: on, title: On, actions: {touchUpInside: "go:"}}
              - switch: {id: off, accessibility: {label: Off}, actions: {valueChanged: "go:"}}
            outlets: [words]
            segues: [{show: second, identifier: second}]
          second: {controller: view, class: Second, view: [{label: {id: more}}], outlets: [more]}
        classes:
          First:
            superclass: ViewController
            outlets: {words: Label}
            \(code.replacing("\n", with: "\n    "))
          Second:
            superclass: ViewController
            outlets: {more: Label}
            properties: {given: "String?"}
            configureView: {more.text: "{given}"}
        """
    }

    private static let silent = """
        actions: {"go:": {perform: second}}
        prepare: {second: {given: "one"}}
        """

    /// A law: where validation is silent, the scene can be drawn, and the other way round.
    @Test(arguments: [
        ("properties: {x: Int?}\nconfigureView: {words.text: \"{x + 1}\"}", false),
        ("properties: {x: String?}\nconfigureView: {words.text: \"{x}\"}", false),
        ("properties: {x: String?}\nconfigureView: {words.text: \"{x} {x}\"}", false),
        ("properties: {x: String?}\nconfigureView: {words.text: \"{x?}\"}", true),
        ("properties: {x: String?}\nconfigureView: {words.text: \"{x ?? 'none'}\"}", true),
        ("properties: {x: String?}\nconfigureView: {x: a, words.text: \"{x}\"}", true),
        ("properties: {x: {type: Int?, value: 3}}\nconfigureView: {words.text: \"{x}\"}", true),
        ("configureView: {title: \"{words.text?}\"}", true),
        ("configureView: {words.text: a, title: \"{words.text}\"}", true),
    ])
    func whatIsSilentIsDrawn(_ code: String, _ isGood: Bool) throws {
        let text = scene(code + "\n" + Self.silent)
        let file = SceneFile.read(SourceText(name: "test.yaml", text: text))
        let found = file.findings().map(\.code.name)
        #expect(found == (isGood ? [] : found.map { _ in "absent-value" }))
        #expect(found.isEmpty == isGood)
        let storyboard = Storyboard(file)
        _ = ScenePlayer(storyboard)
        #expect(storyboard.faults.isEmpty == isGood)
    }

    /// A label has a text that it is given in the scene or by code of the file, and no other.
    @Test func aTextThatNothingGivesIsFound() {
        let scene = CheckedScene(
            """
            scenes:
              a:
                controller: view
                class: A
                view: [{label: {id: words}}]
                outlets: [words]
            classes:
              A:
                superclass: ViewController
                outlets: {words: Label}
                configureView: {title: "{words.1️⃣text2️⃣}"}
            """
        )
        #expect(scene.messages == ["'words.text' is absent: nothing gives it a text"])
        #expect(scene.ranges == [scene.marked.range(1, 2)])
    }

    @Test func aTextOfTheSceneIsThere() {
        let code = "configureView: {title: \"{words.text}\"}\n" + Self.silent
        expectClean(scene(code, label: ", text: Hello"))
    }

    @Test(arguments: [("foo", true), ("isOn", true), ("on", false), ("enabled", false)])
    func aSenderOfSeveralKindsHasWhatOneOfThemHas(_ property: String, _ isFound: Bool) {
        let text = scene("actions: {\"go:\": {log: \"{sender.\(property)}\"}}")
        let messages = CheckedScene(text).messages
        let message = "neither a Button nor a Switch has a property '\(property)'"
        #expect(messages.contains(message) == isFound)
    }

    @Test func aPropertyOfUIKitIsSaidToHaveAnotherName() {
        let scene = CheckedScene(scene("actions: {\"go:\": {log: \"{sender.isOn}\"}}"))
        #expect(scene.helps.contains("it is called 'on' here"))
    }

    @Test(arguments: [
        ("select: {log: \"{1️⃣item2️⃣.n}\"}", "item?.n?"),
        ("select: {perform: \"{1️⃣item2️⃣.show?}\"}", "item?.show?"),
    ])
    func rowsThatAreWrittenOutHaveNoItem(_ rule: String, _ marked: String) {
        let scene = CheckedScene(
            """
            data: {a: [{n: A, show: s}]}
            initial: t
            scenes:
              t:
                controller: table
                class: A
                segues: [{show: next, identifier: s}]
                table:
                  prototypes: [{identifier: C}]
                  sections:
                    - cells: [{text: Static}]
                    - rows: a
                      cell: {identifier: C, set: {textLabel.text: "{item.n}"}}
              next: {controller: view}
            classes:
              A: {superclass: TableViewController, \(rule)}
            """
        )
        #expect(scene.ranges == [scene.marked.range(1, 2)])
        #expect(scene.helps.first?.contains("'\(marked)'") == true)
    }
}
