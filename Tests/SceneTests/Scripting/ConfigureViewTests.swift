import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Properties, `configureView` and actions of a class that a scene file writes out.
@Suite struct ConfigureViewTests {
    private static let form = """
        storyboard: Form
        scenes:
          form:
            controller: view
            class: FormController
            view:
              - label: {id: heading, text: Nothing}
              - label: {id: counter}
              - slider: {id: level, maximumValue: 10, actions: {valueChanged: "changed:"}}
              - button: {id: reset, title: Reset, actions: {touchUpInside: [reset, noted]}}
              - button: {id: again, title: Again, actions: {touchUpInside: again}}
            outlets: {headingLabel: heading, counterLabel: counter, slider: level}
        classes:
          FormController:
            superclass: ViewController
            properties:
              heading: "String?"
              runs: {type: Int, value: 0}
            outlets: {headingLabel: Label, counterLabel: Label, slider: Slider}
            configureView:
              runs: "{runs + 1}"
              headingLabel.text: "{heading?}"
              counterLabel.text: "{runs}"
            actions:
              "changed:": {log: "changed to {sender.value}"}
              reset: {set: {slider.value: 5}}
              noted: {log: noted}
              again: {configure: true}
        """

    @Test func whenAPropertyIsSetBeforeTheViewIsLoadedThenItIsOnlyStored() throws {
        let file = SceneFile.read(SourceText(name: "form.yaml", text: Self.form))
        #expect(file.diagnostics.withoutLabels().map(\.message) == [])
        let controller = Storyboard(file).instantiateInitialViewController()
        let script = try #require(controller.flatMap(ScriptedInstance.of))
        script.setProperty("heading", to: .string("Early"))
        script.setProperty("heading", to: .string("Earlier"))
        #expect(controller?.isViewLoaded == false)
        let labels = try #require(controller).view.subviews.compactMap { $0 as? Label }
        #expect(labels.map(\.text) == ["Earlier", "1"])
    }

    @Test func whenAPropertyIsSetLaterThenConfigureViewRunsEachTime() throws {
        let scene = try OpenScene(Self.form)
        let label: Label = try scene.view("heading")
        let counter: Label = try scene.view("counter")
        #expect(counter.text == "1")
        try scene.set("heading", to: .string("One"))
        #expect(label.text == "One")
        try scene.set("heading", to: .string("Two"))
        #expect(label.text == "Two")
        #expect(counter.text == "3")
    }

    @Test func whenConfigureViewSetsAPropertyThenItDoesNotRunAgain() throws {
        let scene = try OpenScene(Self.form)
        let counter: Label = try scene.view("counter")
        scene.play("tap again")
        #expect(counter.text == "2")
    }

    @Test func whenAValueIsAbsentThenConfigureViewSkipsTheAssignment() throws {
        let scene = try OpenScene(Self.form)
        let label: Label = try scene.view("heading")
        #expect(label.text == "Nothing")
        try scene.set("heading", to: .string("Something"))
        try scene.set("heading", to: .null)
        #expect(label.text == "Something")
    }

    @Test func whenCodeSetsAValueThenNoEventIsSent() throws {
        let scene = try OpenScene(Self.form)
        scene.play("tap reset")
        let slider: Slider = try scene.view("level")
        #expect(slider.value == 5)
        #expect(scene.log == ["noted"])
        scene.play("set level 7")
        #expect(scene.log == ["noted", "changed to 7.0"])
    }

    @Test func whenPreparedWithAnAbsentValueThenThePropertyIsNil() throws {
        let scene = try OpenScene(
            """
            storyboard: Way
            initial: stack
            data:
              people: [{name: Ada, note: first}, {name: Bob}]
            scenes:
              stack: {controller: navigation, root: list}
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - {identifier: Cell, segue: {show: detail, identifier: showDetail}}
              detail:
                controller: view
                class: DetailController
                view: [{label: {id: note, text: none}}]
                outlets: {noteLabel: note}
            classes:
              ListController:
                superclass: TableViewController
                rows: people
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                prepare: {showDetail: {note: "{item.note?}"}}
              DetailController:
                superclass: ViewController
                properties: {note: {type: "String?", value: start}}
                outlets: {noteLabel: Label}
                configureView: {noteLabel.text: "{note ?? 'nil'}"}
            """
        )
        scene.play("select 0 0")
        #expect(try scene.view("note", as: Label.self).text == "first")
        scene.play("back", "select 0 1")
        #expect(try scene.view("note", as: Label.self).text == "nil")
    }

    @Test func whenARefusedSegueIsAskedForThenNothingIsShown() throws {
        let scene = try OpenScene(
            """
            storyboard: Way
            initial: stack
            scenes:
              stack: {controller: navigation, root: list}
              list:
                controller: table
                class: ListController
                table:
                  prototypes:
                    - {identifier: Cell, segue: {show: detail, identifier: showDetail}}
              detail: {controller: view, view: [{label: Detail}]}
            classes:
              ListController:
                superclass: TableViewController
                rows: {count: 2}
                cell: {identifier: Cell, set: {textLabel.text: "{row}"}}
                shouldPerform: {showDetail: "{row > 0}"}
            """
        )
        scene.play("select 0 0")
        #expect(try scene.controller.identifier == "list")
        scene.play("select 0 1")
        #expect(try scene.controller.identifier == "detail")
    }
}
