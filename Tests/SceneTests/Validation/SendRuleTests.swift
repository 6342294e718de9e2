import Testing

@testable import SceneRules
@testable import SceneText

/// Actions that effects send by name.
@Suite struct SendRuleTests {
    @Test func whatNobodyDeclaresIsNotSent() {
        expectFindings(
            "undeclared-action",
            "undeclared-action",
            "undeclared-action",
            "action-arity",
            in: """
                data: {things: [{name: a, way: first}, {name: b, way: frist}, {name: c}]}
                scenes:
                  list:
                    controller: table
                    class: List
                    table: {prototypes: [{identifier: Cell}]}
                classes:
                  List:
                    superclass: TableViewController
                    rows: things
                    cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                    select:
                      - {send: 1️⃣frist2️⃣}
                      - {send: "{3️⃣item.way?4️⃣}"}
                      - {send: "{row == 0 ? 'first' : 5️⃣'secnd'6️⃣}"}
                      - {send: 7️⃣"first:"8️⃣}
                    actions: {first: {log: first}, second: {send: first}}
                """,
            of: .actions
        )
    }

    @Test func theNearestNameIsSaid() {
        let text = """
            scenes:
              form: {controller: view, class: Form, rightItem: {title: Go, action: go}}
            classes:
              Form: {superclass: ViewController, actions: {go: {send: savee}, save: {log: saved}}}
            """
        let file = SceneFile.read(SourceText(name: "scene.yaml", text: text))
        let finding = file.diagnostics.first { $0.code.name == "undeclared-action" }
        #expect(finding?.message == "action 'savee' is not declared by 'Form'")
        #expect(finding?.helps.map(\.text) == ["an action with a similar name exists: 'save'"])
    }

    /// What a class sends may be declared by a class that inherits from it, and by the cell of the sender.
    @Test func subclassesAndCellsDeclareWhatIsSent() {
        expectClean(
            """
            scenes:
              form:
                controller: table
                class: Form
                table:
                  sections:
                    - cells:
                        - class: Field
                          content: {button: {title: Go, actions: {touchUpInside: "go:"}}}
                        - class: Field
                          content: {button: {title: Own, actions: {touchUpInside: own}}}
            classes:
              Base:
                superclass: TableViewController
                actions: {"go:": [{send: ofForm}, {send: ofField}]}
              Form: {superclass: Base, actions: {ofForm: {log: form}}}
              Field: {superclass: TableViewCell, actions: {ofField: {log: field}, own: {send: ofForm}}}
            """
        )
    }

    @Test func whatEffectsSendIsUsedAndMayHaveAnySender() {
        expectFindings(
            "unused-action",
            in: """
                scenes:
                  form: {controller: view, class: Form, rightItem: {title: Go, action: go}}
                classes:
                  Form:
                    superclass: ViewController
                    actions:
                      go: {send: "sent:"}
                      "sent:": {log: "{sender.title} {item?.name?}"}
                      1️⃣left2️⃣: {log: never}
                """,
            pedantic: true
        )
    }

    /// Which action is sent is known only when it is, so that none is unused.
    @Test func aComputedNameMayBeThatOfAnyAction() {
        expectFindings(
            in: """
                data: {things: [{name: a}]}
                scenes:
                  list:
                    controller: table
                    class: List
                    table: {prototypes: [{identifier: Cell}]}
                classes:
                  List:
                    superclass: TableViewController
                    rows: things
                    cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                    select: {send: "{item.name | lowercase}"}
                    actions: {a: {log: a}, b: {log: b}}
                """,
            of: .actions,
            pedantic: true
        )
    }
}
