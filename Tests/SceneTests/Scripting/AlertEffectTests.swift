import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Effects that ask or tell something over the screen.
@Suite struct AlertEffectTests {
    private static let data = "things: [{name: a}, {name: b}, {name: c}]"
    private static let rows =
        "rows: things\ncell: {identifier: Cell, set: {textLabel.text: \"{item.name}\"}}\n"

    private static func question(_ alert: String) -> String {
        rows + """
            select: {alert: {title: "{item.name}?", \(alert)}}
            actions:
              yes: {log: "yes {item.name}"}
              "no:": {log: "no {sender.textLabel.text} {row}"}
              "drop:": {remove: {data: things}}
            """
    }

    @Test func aButtonSendsItsActionOnceTheAlertIsGone() throws {
        let buttons = "actions: [{title: Yes, action: yes}, {title: Not Now, action: \"no:\"}]"
        let scene = try OpenScene(data: Self.data, class: Self.question(buttons))
        scene.play("select 0 1")
        let alert = try #require(scene.player.window.front as? AlertController)
        #expect(alert.title == "b?" && scene.log == [])
        scene.play("tap yes")
        #expect(!(scene.player.window.front is AlertController))
        scene.play("select 0 2", "tap notnow")
        #expect(scene.log == ["yes b", "no c 2"])
    }

    @Test func theRowIsStillKnownToWhatTheButtonSends() throws {
        let buttons = "style: actionSheet, actions: [{title: Remove, action: \"drop:\"}]"
        let scene = try OpenScene(data: Self.data, class: Self.question(buttons))
        scene.play("select 0 1", "tap remove", "select 0 1", "tap remove")
        #expect(try scene.rows == ["a"])
    }

    @Test func whatIsTypedIsReadByTheOutlet() throws {
        let scene = try OpenScene(
            data: Self.data,
            class: "outlets: {nameField: TextField?}\n" + Self.rows + """
                select:
                  alert:
                    textFields: [{outlet: nameField, placeholder: Name, text: "{item.name}"}]
                    actions: [{title: Add, action: add}, {title: Cancel, style: cancel}]
                actions:
                  add: {append: {data: things, item: {name: "{nameField?.text ?? 'none'}!"}}}
                """
        )
        scene.play("select 0 2", "tap add")
        scene.play("select 0 0", "set nameField New", "tap add")
        scene.play("select 0 1", "set nameField Lost", "tap cancel")
        #expect(try scene.rows == ["a", "b", "c", "c!", "New!"])
    }

    @Test func oneAlertShowsAtATime() throws {
        let scene = try OpenScene(
            data: Self.data,
            class: Self.rows + """
                select:
                  - alert: {title: One, actions: [{title: OK}]}
                  - send: more
                actions:
                  more: {alert: {title: Two, actions: [{title: OK}]}}
                """
        )
        let faults = scene.player.play("select 0 0").map(\.message)
        #expect(faults.count == 1 && faults[0].hasPrefix("the alert does not show: "), "\(faults)")
        #expect((scene.player.window.front as? AlertController)?.title == "One")
        let next = scene.player.play("select 0 0")
        #expect(next.map(\.message) == ["there is no table on the screen"])
        #expect(
            next.flatMap(\.helps).map(\.text) == [
                "an alert is shown, which is dismissed by 'tap ok'"
            ]
        )
    }

    /// The controller of a cell presents what the cell's class asks.
    @Test func aCellAsksOnItsScreen() throws {
        let scene = try OpenScene(
            """
            scenes:
              a:
                controller: table
                table:
                  sections:
                    - cells:
                        - class: Asking
                          content: {button: {id: ask, title: Ask, actions: {touchUpInside: ask}}}
            classes:
              Asking:
                superclass: TableViewCell
                actions:
                  ask: {alert: {title: Sure?, actions: [{title: Yes, action: answer}]}}
                  answer: {log: answered}

            """
        )
        scene.play("tap ask", "tap yes")
        #expect(scene.log == ["answered"])
    }

    /// A tap beside a sheet is one on the button that cancels; one beside an alert is none.
    @Test func goingBackCancelsASheetAlone() throws {
        for style in ["alert", "actionSheet"] {
            let scene = try OpenScene(
                data: Self.data,
                class: Self.question(
                    "style: \(style), actions: [{title: Yes}, {title: No, style: cancel, action: \"no:\"}]"
                )
            )
            scene.play("select 0 1")
            let faults = scene.player.play("back").map(\.message)
            if style == "alert" {
                #expect(faults == ["an alert is dismissed by its buttons"])
            } else {
                #expect(faults == [] && scene.log == ["no b 1"])
            }
        }
    }

    /// What a cell does after its row has gone is done on the screen that the row was on.
    @Test func anAlertFollowsARowThatGoes() throws {
        let scene = try OpenScene(
            """
            data: {things: [{name: a}, {name: b}]}
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes:
                    - identifier: Cell
                      class: Going
                      content: {button: {id: go, title: Go, actions: {touchUpInside: leave}}}
            classes:
              List:
                superclass: TableViewController
                rows: things
                cell: {identifier: Cell}
                actions: {heard: {log: heard}}
              Going:
                superclass: TableViewCell
                actions:
                  leave: [{remove: {data: things}}, {alert: {title: Gone, actions: [{title: OK, action: heard}]}}]

            """
        )
        scene.play("tap 0 0 go", "tap ok")
        #expect(scene.log == ["heard"])
    }

    // MARK: What validation finds

    private static func codes(_ alert: String, outlets: String = "") -> [String] {
        SceneFile.read(
            SourceText(
                name: "a.yaml",
                text: """
                    scenes:
                      a:
                        controller: view
                        class: C
                        view: [{button: {id: go, title: Go, actions: {touchUpInside: go}}}]
                    classes:
                      C:
                        superclass: ViewController
                        outlets: {\(outlets)}
                        actions:
                          go: {alert: \(alert)}
                          known: {log: known}
                    snapshots:
                      a: {do: [tap go, tap ok]}

                    """
            )
        ).findings().map { "\($0.code.name): \($0.message)" }
    }

    /// A field that is there while the alert is cannot be one that is always there, nor two at once.
    @Test func outletsOfFieldsAreOptionalAndOfOneField() {
        let one = "{textFields: [{outlet: f}], actions: [{title: OK, action: known}]}"
        #expect(
            Self.codes(one, outlets: "f: TextField").contains {
                $0.hasSuffix("the outlet 'f' is nil while the alert does not show")
            }
        )
        let two = one.replacing("{outlet: f}", with: "{outlet: f}, {outlet: f}")
        let codes = Self.codes(two, outlets: "f: TextField?")
        #expect(codes == ["impossible-alert: two text fields of the alert have the outlet 'f'"])
    }

    /// A view that the scene connects is not what a field takes the place of, whichever class declares the outlet.
    @Test func aFieldHasAnOutletThatTheSceneDoesNotConnect() {
        func codes(_ field: String, _ owner: String) -> [String] {
            SceneFile.read(
                SourceText(
                    name: "a.yaml",
                    text: """
                        scenes:
                          a:
                            controller: view
                            class: \(owner)
                            view: [{button: {title: Go, actions: {touchUpInside: go}}}, {textField: {id: f, placeholder: F}}]
                            outlets: {name: f}
                        classes:
                          Base:
                            superclass: ViewController
                            outlets: {name: TextField?, other: TextField?}
                            actions: {go: {alert: {textFields: [{outlet: \(field)}], actions: [OK]}}}
                            configureView: {name.text: A}
                          Derived: {superclass: Base}

                        """
                )
            ).findings().filter { $0.code.name == "impossible-alert" }.map(\.message)
        }
        for owner in ["Base", "Derived"] {
            #expect(
                codes("name", owner) == [
                    "a text field of an alert has the outlet 'name', which the scene connects"
                ]
            )
            #expect(codes("other", owner) == [])
        }
    }

    /// Of two alerts that are certain to be shown at once, the second is found.
    @Test(arguments: [
        ("- alert: {actions: [A]}\n- alert: {actions: [B]}", 1),
        ("- alert: {actions: [A]}\n- log: x\n- alert: {actions: [B]}\n- alert: {actions: [C]}", 1),
        ("- alert: {actions: [A]}\n- send: other\n- alert: {actions: [B]}", 0),
        ("- log: x\n- alert: {actions: [A]}", 0),
    ])
    func aSecondAlertIsFound(_ effects: String, _ count: Int) {
        for key in ["go", "other"] {
            let list = effects.split(separator: "\n").map { "        \($0)" }
                .joined(separator: "\n")
            let file = SceneFile.read(
                SourceText(
                    name: "a.yaml",
                    text: """
                        scenes:
                          a:
                            controller: table
                            class: C
                            rightItem: {title: Go, action: go}
                            leftItem: {title: Other, action: other}
                            table: {sections: [{cells: [{text: A}]}]}
                        classes:
                          C:
                            superclass: TableViewController
                            \(key == "go" ? "actions" : "select"):
                        \(key == "go" ? "      other: {log: o}\n      go:\n" : "")\(list)
                            \(key == "go" ? "" : "actions: {go: {log: g}, other: {log: o}}")

                        """
                )
            )
            let found = file.findings().filter { $0.code.name == "impossible-alert" }
            #expect(found.count == count, "\(file.findings().map(\.message))")
        }
    }

    /// Each of two buttons of one title has a name for steps, and each of two fields of one placeholder.
    @Test func partsOfOneTitleHaveNumbers() throws {
        let scene = try OpenScene(
            data: Self.data,
            class: Self.rows + """
                select:
                  alert:
                    textFields: [{placeholder: Name}, {placeholder: Name}]
                    actions: [{title: OK, action: one}, {title: OK, action: two}]
                actions:
                  one: {log: one}
                  two: {log: two}
                """
        )
        scene.play("select 0 0", "set name a", "set name2 b")
        let alert = try #require(scene.player.window.front as? AlertController)
        #expect(alert.textFields?.map(\.text) == ["a", "b"])
        scene.play("tap ok2", "select 0 0", "tap ok")
        #expect(scene.log == ["two", "one"])
    }

    /// What is below an alert is out of reach, and every step that names it says how to leave the alert.
    @Test(arguments: [
        "tap yes in list", "set name x", "select 0 0", "select 0 0 in list", "segue next", "tab 0",
        "return name", "tap 0 0 name", "edit on", "scroll to 0 1",
    ])
    func stepsSayThatAnAlertShows(_ step: String) throws {
        let scene = try OpenScene(
            data: Self.data,
            class: Self.question("actions: [{title: Yes, action: yes}]")
        )
        scene.play("select 0 1")
        let faults = scene.player.play(step)
        #expect(faults.count == 1 && scene.log.isEmpty)
        let helps = faults.flatMap(\.helps).map(\.text)
        #expect(helps.contains("an alert is shown, which is dismissed by 'tap yes'"), "\(helps)")
    }

    /// Steps find a button whose title is also the id of something else, in letters of any case.
    @Test func aButtonMayBeCalledAsAView() {
        let file = SceneFile.read(
            SourceText(
                name: "a.yaml",
                text: """
                    scenes:
                      a:
                        controller: view
                        class: C
                        view: [{button: {id: go, title: Go, actions: {touchUpInside: go}}}, {label: {id: name, text: A}}]
                        outlets: {label: name}
                    classes:
                      C:
                        superclass: ViewController
                        outlets: {label: Label}
                        actions: {go: {alert: {actions: [Name]}}}
                        configureView: {label.text: B}
                    snapshots:
                      a: {do: [tap go, tap name]}
                      b: {do: [tap go, tap Name]}

                    """
            )
        )
        #expect(file.findings().map(\.message) == [])
        #expect(file.findingsWhenDrawn.map(\.message) == [])
    }

    @Test func aRightAlertHasNoFindings() {
        #expect(Self.codes("{title: A, actions: [{title: OK, action: known}]}") == [])
        #expect(Self.codes("{title: A, actions: [OK, {title: B, action: known}]}") == [])
        #expect(
            Self.codes(
                "{title: A, textFields: [{outlet: f}], actions: [{title: OK, action: known}]}",
                outlets: "f: TextField?"
            ) == []
        )
    }

    @Test(arguments: [
        ("{title: A}", "missing-key"),
        (
            "{title: A, actions: [{title: OK, action: unknown}, {title: B, action: known}]}",
            "undeclared-action"
        ),
        ("{title: \"{nothing}\", actions: [{title: OK, action: known}]}", "unknown-name"),
        ("{textFields: [{outlet: f}], actions: [{title: OK, action: known}]}", "unknown-name"),
        (
            "{title: A, actions: [{title: OK, action: known}, {title: B, style: cancel}, {title: C, style: cancel}]}",
            "impossible-alert"
        ),
        (
            "{style: actionSheet, textFields: [{placeholder: A}], actions: [{title: OK, action: known}]}",
            "impossible-alert"
        ),
        ("{title: A, actions: []}", "impossible-alert"),
        ("{title: A, actions: [{title: Yes, action: known}]}", "impossible-step"),
    ])
    func aWrongOneHas(_ alert: String, _ code: String) {
        let codes = Self.codes(alert)
        #expect(codes.contains { $0.hasPrefix(code) }, "\(codes)")
    }
}
