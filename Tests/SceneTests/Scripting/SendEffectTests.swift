import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Effects that send actions by name, as records say it.
@Suite struct SendEffectTests {
    private static let data =
        "things: [{name: a, way: first}, {name: b, way: \"second:\"}, {name: c}]"
    private static let cell =
        "rows: things\ncell: {identifier: Cell, set: {textLabel.text: \"{item.name}\"}}\n"

    @Test func theRecordSaysWhichActionIsSentWithItsRowAndSender() throws {
        let scene = try OpenScene(
            data: Self.data,
            class: Self.cell + """
                select: {send: "{item.way?}"}
                actions:
                  first: {log: "first {item.name}"}
                  "second:": {log: "second {sender.textLabel.text} {row}"}
                """
        )
        scene.play("select 0 0", "select 0 1", "select 0 2")
        #expect(scene.log == ["first a", "second b 1"])
    }

    @Test func whatNothingTakesIsReported() throws {
        let scene = try OpenScene(
            data: Self.data,
            class: Self.cell + """
                select: {send: "{item.name | uppercase}"}
                """
        )
        let faults = scene.player.play("select 0 0").map(\.message)
        #expect(faults == ["nothing takes the action 'A'"])
    }

    /// The cell of the sender comes before the controller, as where a control sends the action itself.
    @Test func theNearestTakesTheAction() throws {
        let text = """
            initial: nav
            scenes:
              nav: {controller: navigation, root: a}
              a:
                controller: table
                class: Form
                table:
                  sections:
                    - cells:
                        - class: Field
                          content: {button: {id: one, title: One, actions: {touchUpInside: "relay:"}}}
                        - content: {button: {id: two, title: Two, actions: {touchUpInside: "relay:"}}}
                        - class: Other
                          content: {button: {id: three, title: Three, actions: {touchUpInside: own}}}
                rightItem: {id: bar, title: Bar, action: "relay:"}
            classes:
              Form:
                superclass: TableViewController
                actions:
                  "relay:": {send: "{row? == 0 ? 'cellTook' : 'took:'}"}
                  "took:": {log: "controller took {sender.title}"}
              Field: {superclass: TableViewCell, actions: {cellTook: {log: cell took}}}
              Other: {superclass: TableViewCell, actions: {own: {send: "took:"}}}
            """
        let scene = try OpenScene(text)
        scene.play("tap one", "tap two", "tap three", "tap bar")
        #expect(
            scene.log == [
                "cell took", "controller took Two", "controller took Three", "controller took Bar",
            ]
        )
    }

    @Test func anActionThatSendsItselfComesToAnEnd() {
        let text = """
            scenes:
              a: {controller: view, class: C, view: [{button: {id: b, title: go, actions: {touchUpInside: one}}}]}
            classes:
              C: {superclass: ViewController, actions: {one: {send: two}, two: [{send: one}, {send: one}]}}
            snapshots: {p: {do: [tap b]}}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        #expect(file.diagnostics.withoutLabels().map(\.message) == [])
        #expect(file.findingsWhenDrawn.map(\.code.name) == ["runaway-scene"])
    }
}
