import Testing

@testable import SceneKitLite
@testable import SceneRules

/// What a finger cannot reach is found before a scene is played, in the words of the player.
@Suite struct StepReachTests {
    private static let states = [
        "enabled: false", "hidden: true", "alpha: 0", "userInteraction: false",
    ]

    /// A view of some kind, with the step that touches it.
    private static let views = [
        ("button: {id: x, title: X, STATE}", "tap x"),
        ("button: {id: x, title: X, STATE, actions: {touchUpInside: go}}", "tap x"),
        ("button: {id: x, title: X, STATE, segue: {show: other}}", "tap x"),
        ("switch: {id: x, STATE, actions: {valueChanged: go}}", "tap x"),
        ("switch: {id: x, STATE, actions: {valueChanged: go}}", "set x true"),
        ("slider: {id: x, STATE, actions: {valueChanged: go}}", "tap x"),
        ("slider: {id: x, STATE, actions: {valueChanged: go}}", "set x 1"),
        ("stepper: {id: x, STATE}", "set x 1"),
        ("segmented: {id: x, segments: [A, B], STATE, actions: {valueChanged: go}}", "set x B"),
        ("pages: {id: x, numberOfPages: 3, STATE, actions: {valueChanged: go}}", "set x 1"),
        ("textField: {id: x, STATE, actions: {editingChanged: go}}", "tap x"),
        ("textField: {id: x, STATE, actions: {editingChanged: go}}", "set x Ada"),
        ("textField: {id: x, STATE, actions: {editingDidEndOnExit: go}}", "return x"),
        ("searchBar: {id: x, STATE}", "set x Ada"),
        ("textView: {id: x, STATE}", "set x Ada"),
        ("datePicker: {id: x, STATE, actions: {valueChanged: go}}", "set x 2024-01-01"),
        ("picker: {id: x, rows: [A, B], STATE}", "set x B"),
    ]

    private func scene(_ view: String, code: String = "go: {log: went}") -> String {
        """
        initial: bar
        scenes:
          bar: {controller: navigation, root: screen}
          screen:
            controller: view
            class: Screen
            view: [{\(view)}]
            rightItem: {title: Done, id: done, enabled: false, action: go}
          other: {controller: view, view: [{button: {id: spare, title: Spare}}]}
        classes:
          Screen:
            superclass: ViewController
            actions: {\(code)}
        """
    }

    /// What validation says of the steps.
    private func said(_ scene: String, _ steps: String) -> [String] {
        CheckedScene(scene + "\nsnapshots: {shot: {do: [\(steps)]}}\n").file.findings().filter {
            $0.code == .impossibleStep
        }.map(\.message)
    }

    /// What the player says of the steps.
    private func played(_ scene: String, _ steps: String) throws -> [String] {
        let scene = try OpenScene(scene)
        return steps.split(separator: ", ").flatMap { scene.player.play(String($0)) }.map(\.message)
    }

    @Test(arguments: views, states)
    func whatIsOutOfReachIsSaidAsThePlayerSaysIt(_ view: (String, String), _ state: String) throws {
        let scene = scene(view.0.replacing("STATE", with: state))
        let words = try played(scene, view.1)
        #expect(words.count == 1 && said(scene, view.1) == words)
    }

    @Test(arguments: views, states.dropFirst())
    func whatIsInsideOfSomethingOutOfReachIsSaidToo(
        _ view: (String, String),
        _ state: String
    ) throws {
        let inner = "{\(view.0.replacing(", STATE", with: ""))}"
        let box = "column: {id: box, \(state), views: [{row: [\(inner)]}]}"
        let scene = scene(box)
        let words = try played(scene, view.1)
        #expect(words.count == 1 && said(scene, view.1) == words)
    }

    @Test(arguments: views.dropFirst())
    func whatIsWithinReachIsSilent(_ view: (String, String)) throws {
        let scene = scene(view.0.replacing(", STATE", with: ""))
        #expect(said(scene, view.1) == (try played(scene, view.1)))
    }

    /// What code may set is not certain; nor what a segue may set, or an attribute at run time.
    @Test(arguments: states)
    func whatSomethingMayChangeIsSilent(_ state: String) {
        let property = state.prefix { $0 != ":" }
        let view = "button: {id: x, title: X, \(state), actions: {touchUpInside: go}}"
        let code = "go: {set: {x.\(property): \"{nil}\"}}"
        #expect(said(scene(view, code: code), "tap x") == [])
        let attribute = "runtimeAttributes: {\(property): true}"
        #expect(said(scene(view.replacing("id: x", with: "id: x, \(attribute)")), "tap x") == [])
    }

    @Test func aBarItemThatIsNotEnabledIsSaid() throws {
        let scene = scene("label: X")
        #expect(said(scene, "tap done") == ["'done' is not enabled"])
        #expect(try played(scene, "tap done") == said(scene, "tap done"))
    }

    /// A tap leads where its view leads, whatever else it does.
    @Test(arguments: [
        "button: {id: x, title: X, segue: {show: other}}",
        "button: {id: x, title: X, segue: {show: other}, actions: {touchUpInside: go}}",
        "label: {id: x, text: X, userInteraction: true, gestureRecognizers: [{kind: tap, segue: {show: other}}]}",
        "view: {id: box, gestureRecognizers: [{kind: tap, segue: {show: other}}], views: [{view: {id: x}}]}",
    ])
    func aTapLeadsToTheNextScreen(_ view: String) throws {
        let scene = scene(view)
        #expect(try played(scene, "tap x, tap spare") == ["a tap on 'spare' does nothing"])
        #expect(said(scene, "tap x, tap spare") == [])
    }

    /// Controls that lead to another screen, with what is entered, and whether it is certain that they do.
    private static let leading = [
        ("switch: {id: x, LEAD}", "set x true", true),
        ("switch: {id: x, LEAD}", "set x false", false),
        ("switch: {id: x, on: true, LEAD}", "set x false", true),
        ("switch: {id: x, on: true, LEAD}", "set x true", false),
        ("switch: {id: x, LEAD}", "tap x", true),
        ("segmented: {id: x, segments: [A, B], LEAD}", "set x B", true),
        ("segmented: {id: x, segments: [A, B], LEAD}", "set x 0", true),
        ("segmented: {id: x, segments: [A, B], selectedSegmentIndex: 1, LEAD}", "set x 0", true),
        ("segmented: {id: x, segments: [A, B], selectedSegmentIndex: 1, LEAD}", "set x B", false),
        ("textField: {id: x, LEAD}", "set x Ada", true),
        ("textField: {id: x, LEAD}", "tap x", true),
        ("searchBar: {id: x, LEAD}", "set x Ada", true),
        ("searchBar: {id: x, LEAD}", "tap x", true),
        ("slider: {id: x, LEAD}", "set x 1", false), ("slider: {id: x, LEAD}", "set x 0", false),
        ("slider: {id: x, LEAD, actions: {touchUpInside: go}}", "tap x", true),
        ("stepper: {id: x, LEAD}", "set x 1", false),
        ("pages: {id: x, numberOfPages: 3, LEAD}", "set x 1", false),
        ("datePicker: {id: x, LEAD}", "set x 2024-01-01", false),
    ]

    /// A control that a person changes performs its segue, and one that keeps its value does not.
    @Test(arguments: leading, ["tap spare", "tap after", "back", "tap again, STEP, tap after"])
    func aChangeLeadsToTheNextScreen(
        _ view: (kind: String, step: String, isCertain: Bool),
        _ next: String
    ) throws {
        let control = view.kind.replacing("LEAD", with: "segue: {show: other}")
        let scene = scene(
            control + "}, {button: {id: after, title: After, actions: {touchUpInside: go}}"
        )
        .replacing(
            "{button: {id: spare, title: Spare}}",
            with: "{button: {id: again, title: Again, segue: {show: screen}}}, "
                + "{button: {id: spare, title: Spare, segue: {show: screen}}}"
        )
        let steps = "\(view.step), " + next.replacing("STEP", with: view.step)
        let words = try played(scene, steps)
        let found = said(scene, steps)
        #expect(found.allSatisfy(words.contains))
        if view.isCertain, !next.contains("STEP") { #expect(found == words) }
    }

    /// What was entered before, or code may have set, is not certain to change again.
    @Test(arguments: [
        ("go: {log: went}", "set x true, back, set x true"),
        ("go: {set: {x.on: true}}", "set x true"),
    ])
    func aValueThatMayBeThereAlreadyLeadsAnywhere(_ code: String, _ steps: String) {
        let scene = scene("switch: {id: x, segue: {show: other}}", code: code)
        #expect(said(scene, steps + ", tap spare").filter { !$0.contains("does nothing") } == [])
        #expect(said(scene, steps + ", tap done").allSatisfy { $0.contains("not enabled") })
    }

    /// What is in rows made from data is in each of them, also where there is only one.
    @Test(arguments: ["tap x", "set x true", "press x", "swipe x left", "return x"])
    func whatIsInEveryRowNeedsTheRow(_ step: String) throws {
        let scene = """
            scenes:
              list:
                controller: table
                class: List
                table: {prototypes: [{identifier: C, content: {switch: {id: x}}}]}
            classes:
              List:
                superclass: TableViewController
                rows: {count: 1}
                cell: {identifier: C}
            """
        let words = ["'x' is in every row, so the step must say which one"]
        #expect(try played(scene, step) == words)
        #expect(said(scene, step) == words)
        #expect(try played(scene, "tap 0 0 x, set 0 0 x false") == [])
        #expect(said(scene, "tap 0 0 x, set 0 0 x false") == [])
    }

    /// What code sets of one view says nothing of another.
    @Test(arguments: states)
    func whatCodeSetsOfAnotherViewIsSaid(_ state: String) throws {
        let property = String(state.prefix { $0 != ":" })
        let value = ["alpha": "1", "hidden": "false"][property] ?? "true"
        let views = "button: {id: x, title: X, \(state)}}, {button: {id: y, title: Y}"
        let apart = scene(views, code: "go: {set: {other.\(property): \(value)}}")
            .replacing("class: Screen\n", with: "class: Screen\n    outlets: {other: y}\n")
            .replacing(
                "class: ViewController",
                with: "class: ViewController\n    outlets: {other: Button}"
            )
        let words = try played(apart, "tap x")
        #expect(words.count == 1 && said(apart, "tap x") == words)
        #expect(said(apart.replacing("{other: y}", with: "{other: x}"), "tap x") == [])
    }

    /// The same where the view is around the one that a step names.
    @Test func codeMayShowWhatIsAround() {
        let views = "column: {id: box, hidden: true, views: [{switch: {id: x}}]}"
        let shown = scene(views, code: "go: {set: {other.hidden: false}}")
            .replacing("class: Screen\n", with: "class: Screen\n    outlets: {other: box}\n")
            .replacing(
                "class: ViewController",
                with: "class: ViewController\n    outlets: {other: View}"
            )
        #expect(said(shown, "tap x") == [])
        #expect(
            said(shown.replacing("{other: box}", with: "{other: x}"), "tap x")
                == ["'x' is inside 'box', which is hidden"]
        )
    }

    /// Ways to the scene with an item in its bar, with what leads there, and whether a bar shows then.
    private static let ways = [
        ("bar: {controller: navigation, root: screen}", "", true),
        ("bar: {controller: tabs, tabs: [screen, other]}", "", false),
        (
            "bar: {controller: tabs, tabs: [way]}\n  way: {controller: navigation, root: screen}",
            "", true
        ),
        (
            "bar: {controller: navigation, root: way}\n  "
                + "way: {controller: view, view: [{button: {id: y, title: Y, segue: {show: screen}}}]}",
            "tap y, ", true
        ),
        (
            "bar: {controller: navigation, root: way}\n  "
                + "way: {controller: view, view: [{button: {id: y, title: Y, segue: {present: screen}}}]}",
            "tap y, ", false
        ),
        (
            "bar: {controller: view, view: [{button: {id: y, title: Y, segue: {show: screen}}}]}",
            "tap y, ", false
        ),
    ]

    @Test(arguments: ways)
    func anItemNeedsABar(_ way: (scenes: String, steps: String, hasBar: Bool)) throws {
        let scene = scene("label: X").replacing(
            "bar: {controller: navigation, root: screen}",
            with: way.scenes
        )
        let words =
            way.hasBar ? "'done' is not enabled" : "'done' is an item of a bar, but no bar is shown"
        #expect(try played(scene, way.steps + "tap done") == [words])
        #expect(said(scene, way.steps + "tap done") == [words])
    }

    @Test(arguments: ["press done", "swipe done left"])
    func anItemOfABarIsOnlyTapped(_ step: String) throws {
        let scene = scene("label: X")
        let words = try played(scene, step)
        #expect(
            words.first?.contains("an item of a bar such as 'done' does not respond to") == true
        )
        #expect(said(scene, step) == words)
    }

    private func table(_ table: String, cell: String = "") -> String {
        """
        initial: list
        scenes:
          list:
            controller: table
            table:
              style: plain
              \(table)
              sections:
                - cells:
                  - {id: first, text: One}
                  - {id: second, text: Two, accessory: detailButton\(cell)}
        """
    }

    @Test(arguments: ["press first", "swipe first left"])
    func aCellRecognizesNoGesture(_ step: String) throws {
        let scene = table("selection: single")
        #expect(try played(scene, step).count == 1)
        #expect(said(scene, step).count == 1)
    }

    @Test(
        arguments: ["select 0 1", "deselect 0 1", "accessory 0 1"],
        ["hidden: true", "alpha: 0", "userInteraction: false"]
    )
    func aRowOutOfReachIsSaid(_ step: String, _ state: String) throws {
        let view = """
            scenes:
              main:
                controller: view
                class: Main
                view:
                  - table:
                      id: list
                      \(state)
                      prototypes: [{identifier: Cell, accessory: detailButton}]
            classes:
              Main:
                superclass: ViewController
                tables: {list: {rows: {count: 2}, cell: {identifier: Cell}}}
            """
        for scene in [table("selection: multiple", cell: ", \(state)"), view] {
            let words = try played(scene, step)
            #expect(words.count == 1 && said(scene, step) == words)
        }
        #expect(said(table("selection: multiple"), step) == [])
    }
}
