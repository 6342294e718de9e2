import Testing

@testable import SceneRules
@testable import SceneText

/// Actions that do not fit their class or their control.
@Suite struct ActionRuleTests {
    @Test func actionsOfBarItemsAndControlsAreLookedFor() {
        expectFindings(
            "undeclared-action",
            "undeclared-action",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    rightItem: {title: Go, action: 1️⃣gow2️⃣}
                    view: [{button: {title: Go, actions: {touchUpInside: [go, 3️⃣og4️⃣]}}}]
                classes:
                  Base: {superclass: ViewController, actions: {go: {log: gone}}}
                  Form: {superclass: Base}
                """,
            of: .actions
        )
    }

    @Test func aSceneWithoutClassDeclaresNoAction() {
        expectFindings(
            "undeclared-action",
            in: """
                scenes:
                  form:
                    controller: view
                    view: [{button: {title: Go, actions: {touchUpInside: 1️⃣go2️⃣}}}]
                """
        )
    }

    @Test func nothingIsSaidWhereOneOfTheClassesIsNotKnown() {
        expectFindings(
            "unknown-class",
            in: """
                scenes:
                  form:
                    controller: table
                    class: Form
                    table:
                      sections:
                        - cells:
                            - class: 1️⃣Fild2️⃣
                              content: {button: {title: Go, actions: {touchUpInside: go}}}
                classes:
                  Form: {superclass: TableViewController}
                """,
            pedantic: true
        )
    }

    @Test(arguments: ["save", "'save:'", "'save:event:'"])
    func eachArityIsAnActionOfItsOwn(_ name: String) {
        for declared in ["save", "'save:'", "'save:event:'"] {
            let file = SceneFile.read(
                SourceText(
                    name: "test.yaml",
                    text: """
                        scenes:
                          form:
                            controller: view
                            class: Form
                            view: [{button: {title: Go, actions: {touchUpInside: \(name)}}}]
                        classes:
                          Form: {superclass: ViewController, actions: {\(declared): {log: saved}}}
                        """
                )
            )
            let expected = name == declared ? [] : ["action-arity"]
            #expect(file.diagnostics.map(\.code.name) == expected)
        }
    }

    @Test func theHelpForAnArityWritesTheNameInQuotes() throws {
        let file = SceneFile.read(
            SourceText(
                name: "test.yaml",
                text: """
                    scenes:
                      form:
                        controller: view
                        class: Form
                        view: [{button: {title: Go, actions: {touchUpInside: save}}}]
                    classes:
                      Form: {superclass: ViewController, actions: {"save:": {log: saved}}}
                    """
            )
        )
        let finding = try #require(file.diagnostics.first)
        #expect(finding.helps.first?.edit?.replacement == "\"save:\"")
    }

    @Test func theClassOfTheCellComesBeforeThatOfTheController() {
        expectFindings(
            "action-declared-twice",
            "undeclared-action",
            in: """
                scenes:
                  form:
                    controller: table
                    class: Form
                    table:
                      header: {button: {title: Go, actions: {touchUpInside: go}}}
                      sections:
                        - cells:
                            - class: Field
                              content:
                                - button: {title: Own, actions: {touchUpInside: [own, outer]}}
                                - button: {title: Both, actions: {touchUpInside: 1️⃣go2️⃣}}
                                - button: {title: None, actions: {touchUpInside: 3️⃣none4️⃣}}
                                - button: {title: Again, actions: {touchUpInside: go}}
                classes:
                  Field:
                    superclass: TableViewCell
                    actions: {own: {log: own}, go: {log: cell}}
                  Form:
                    superclass: TableViewController
                    actions: {outer: {log: outer}, go: {log: controller}}
                """,
            pedantic: true
        )
    }

    @Test func viewsThatAreNoControlsSendNothing() {
        expectFindings(
            "unsent-event",
            "unsent-event",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    view:
                      - label: {text: Go, actions: {1️⃣touchUpInside2️⃣: go}}
                      - button: {title: Go, actions: {3️⃣valueChanged4️⃣: go, touchDown: go}}
                classes:
                  Form: {superclass: ViewController, actions: {go: {log: gone}}}
                """
        )
    }

    @Test func anActionIsUsedByUnwindingAndByScenesOfSubclasses() {
        expectFindings(
            "unused-action",
            in: """
                initial: form
                scenes:
                  form:
                    controller: view
                    class: Form
                    leftItem: {title: Back, segue: {unwind: "back:"}}
                    rightItem: {title: Go, action: go}
                classes:
                  Base:
                    superclass: ViewController
                    actions:
                      go: {log: gone}
                      "back:": {log: back}
                      1️⃣rest2️⃣: {log: rest}
                  Form: {superclass: Base}
                """,
            pedantic: true
        )
    }

    @Test func aMisspeltConnectionDoesNotMakeTheActionUnused() {
        expectFindings(
            "undeclared-action",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    rightItem: {title: Go, action: 1️⃣svae2️⃣}
                classes:
                  Form: {superclass: ViewController, actions: {save: {log: saved}}}
                """,
            pedantic: true
        )
    }

    @Test func idleControlsAreForPedantsOnly() {
        expectFindings(
            "control-without-action",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    view:
                      - 1️⃣switch2️⃣: {id: idle}
                      - switch: {tag: 1}
                      - slider: {id: level}
                    outlets: {slider: level}
                classes:
                  Form: {superclass: ViewController, outlets: {slider: Slider}}
                """,
            pedantic: true
        )
    }

    @Test func tenMistakesInOneSceneAreTenFindingsEachWhereItIs() {
        expectFindings(
            "unconnected-outlet",
            "undeclared-action",
            "unsent-event",
            "action-arity",
            "undeclared-outlet",
            "unresolved-outlet",
            "outlet-type-mismatch",
            "collection-misuse",
            "outlet-connected-twice",
            "unknown-outlet-type",
            in: """
                scenes:
                  form:
                    controller: view
                    class: 1️⃣Form2️⃣
                    view:
                      - label: {id: name}
                      - button: {id: go, title: Go, actions: {touchUpInside: 3️⃣strat4️⃣}}
                      - slider: {id: level, actions: {5️⃣editingChanged6️⃣: start}}
                      - switch: {id: wireless, actions: {valueChanged: 7️⃣switched8️⃣}}
                    outlets:
                      9️⃣nameLabl0️⃣: name
                      phoneLabel: 1️⃣phnoe2️⃣
                      levelSlider: 3️⃣wireless4️⃣
                      goButton: 5️⃣[go]6️⃣
                      labels: [name, 7️⃣name8️⃣]
                classes:
                  Form:
                    superclass: ViewController
                    outlets:
                      nameLabel: Label
                      phoneLabel: Label
                      levelSlider: Slider
                      goButton: Button
                      labels: "[Label]"
                      hint: 9️⃣Lable?0️⃣
                      title: Label
                    actions:
                      start: {log: started}
                      "switched:": {log: switched}
                """,
            of: .outlets
        )
    }

    @Test func aWrongEventLeadsToTheUsualOnes() {
        let scene = CheckedScene(
            """
            scenes:
              form:
                controller: view
                class: Form
                view:
                  - textField: {placeholder: Name, actions: {valueChanged: go}}
            classes:
              Form: {superclass: ViewController, actions: {go: {log: gone}}}
            """
        )
        #expect(
            scene.helps == [
                "a text field sends 'editingDidBegin', 'editingChanged', 'editingDidEnd'"
            ]
        )
    }

    @Test(arguments: [
        ("textField", "editingChanged"), ("slider", "valueChanged"), ("button", "touchUpInside"),
    ])
    func anIdleControlIsGivenItsTellingEvent(_ kind: String, _ event: String) {
        let text = "scenes:\n  form:\n    controller: view\n    view:\n      - \(kind)\n"
        let file = SceneFile.read(SourceText(name: "test.yaml", text: text))
        let helps = file.findings(of: .actions, pedantic: true).flatMap(\.helps).map(\.text)
        #expect(helps == ["connect an action: 'actions: {\(event): …}'"])
    }

    @Test func anActionOfAnotherArityIsUnused() {
        expectFindings(
            "unused-action",
            in: """
                scenes:
                  form:
                    controller: view
                    class: Form
                    view: [{button: {title: Go, actions: {touchUpInside: "go:"}}}]
                classes:
                  Form:
                    superclass: ViewController
                    actions:
                      "go:": {log: gone}
                      1️⃣go2️⃣: {log: gone}
                """,
            of: .actions,
            pedantic: true
        )
    }
}
