import Testing

@testable import SceneKitLite

@Suite struct StepRuleTests {
    private func check(_ steps: String) -> CheckedScene {
        CheckedScene(
            """
            initial: main
            data: {people: [{name: Ada}, {name: Grace}]}
            scenes:
              main: {controller: navigation, root: list}
              list:
                controller: table
                class: ListController
                table:
                  header: {slider: {id: size, accessibility: {label: Size}}}
                  prototypes:
                    - identifier: Cell
                      content: {row: [{switch: {id: on, accessibility: {label: On}}}, {label: {id: name}}]}
                      segue: {show: detail, identifier: showDetail}
              detail:
                controller: table
                table: {sections: [{cells: [{text: One}, {text: Two}]}, {cells: [{text: Three}]}]}
            classes:
              ListController:
                superclass: TableViewController
                rows: people
                cell: {identifier: Cell}
                editing: {style: delete}
            snapshots:
              shot:
                do: [\(steps)]
            """
        )
    }

    @Test(arguments: [
        "select 0 1, select 1 0, back", "tap 0 1 on", "set size 0.5, set 0 1 on true",
        "delete 0 1, select 0 0", "segue showDetail, select 0 1, back", "save a, restore a",
        "select 0 1 in list", "edit on, rotate, reload", "scroll to 0 1, select 0 0, scroll to 0 1",
    ])
    func whatMayBePossibleIsSilent(_ steps: String) {
        #expect(check(steps).findings == [])
    }

    @Test(arguments: [
        ("select 0 2", "0 2", "there is no row 2: section 0 has 2 rows"),
        ("scroll to 1 0", "1 0", "there is no section 1: the table has 1 section"),
        ("select 0 0, select 1 1", "1 1", "there is no row 1: section 1 has 1 row"),
        ("select 0 2 in detail", "0 2", "there is no row 2: section 0 has 2 rows"),
        ("select 0 0 in detial", "detial", "no table or scene has the id 'detial'"),
        ("tap size", "size", "a tap on 'size' does nothing"),
        ("tap sze", "sze", "no view has the id 'sze'"),
        ("tap on", "on", "'on' is in every row, so the step must say which one"),
        ("tap 0 0 size", "0 0", "'size' is not in a row"),
        ("tap 0 0 name", "name", "a label such as 'name' does not respond to a tap"),
        ("set 0 0 name Ada", "name", "a label such as 'name' cannot be set"),
        ("set size large", "large", "'size' takes a number, not 'large'"),
        ("set 0 0 on yes", "yes", "'on' takes true or false, not 'yes'"),
        (
            "return 0 0 name", "name",
            "a label such as 'name' does not respond to the return key"
        ),
        ("return size", "size", "a slider such as 'size' does not respond to the return key"),
        ("return list", "list", "'list' does not respond to the return key"),
        ("segue showDetial", "showDetial", "no segue has the identifier 'showDetial'"),
        ("tab 1", "1", "there are no tabs"),
        ("back", "back", "the first screen has no way back"),
        ("index A", "A", "no table has a section index"),
        ("restore a", "a", "nothing was saved as 'a'"),
        ("insert 0 0", "insert 0 0", "'ListController' does not let rows be inserted"),
        ("move 0 0 to 0 1", "move 0 0 to 0 1", "'ListController' does not let rows be moved"),
        (
            "delete 0 1 in detail", "delete 0 1 in detail",
            "the rows of a static table cannot be edited"
        ),
    ])
    func whatCannotBeDoneIsSaid(_ steps: String, _ marked: String, _ message: String) {
        let checked = check(steps)
        #expect(checked.findings == ["impossible-step «\(marked)»"])
        #expect(checked.messages == [message])
    }

    @Test(arguments: [("yes", "true"), ("On", "true"), ("off", "false"), ("no", "false")])
    func aWordForASwitchIsMended(_ word: String, _ value: String) {
        let findings = check("set 0 0 on \(word)").file.diagnostics
        let helps = findings.filter { $0.code == .impossibleStep }.flatMap(\.helps)
        #expect(helps.map(\.edit?.replacement) == [value])
    }

    @Test(arguments: [
        ("{item: edit}", "tap Edit", "the step 'edit on' does what the bar item does"),
        (
            "{item: add, id: more}", "tap Add",
            "a step uses the id, which for this bar item is 'more'"
        ),
        ("{item: add}", "tap Add", "a step names an id: give the bar item one, as in 'id: add'"),
    ])
    func aBarItemOfTheSystemIsFoundByItsWord(_ item: String, _ step: String, _ help: String) {
        let checked = CheckedScene(
            """
            scenes:
              list:
                controller: table
                rightItem: \(item)
                table: {sections: [{cells: [{text: A}]}]}
            snapshots:
              shot:
                do: [\(step)]
            """
        )
        let finding = checked.file.diagnostics.first { $0.code == .impossibleStep }
        #expect(finding?.helps.map(\.text) == [help])
    }

    /// A tab bar with a list that pushes a form, and a second tab.
    private func checkForm(_ steps: String, code: String = "{log: go}") -> CheckedScene {
        CheckedScene(
            """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [bar, other]}
              bar: {controller: navigation, root: list}
              list:
                controller: table
                class: List
                rightItem: {item: add, id: add, action: go}
                leftItem: {title: Form, id: open, segue: {show: form, identifier: openForm}}
                table:
                  id: rows
                  style: plain
                  index: [A, B]
                  sections:
                    - header: A
                      cells:
                        - {id: first, text: One, accessory: disclosureIndicator}
                        - {text: Two, accessory: detailButton, segue: {show: form}}
                    - {header: B, cells: [{text: Three}]}
              form:
                controller: view
                view:
                  - segmented: {id: size, segments: [S, M], accessibility: {label: Size}}
                  - datePicker: {id: day, accessibility: {label: Day}}
                  - button: {id: save, title: Save}
                  - button: {id: later, title: Later, enabled: false}
                  - slider: {id: level, hidden: true, accessibility: {label: Level}}
              other: {controller: table, class: Other, table: {selection: none, prototypes: [{identifier: C, showsReorderControl: true}]}}
            classes:
              List: {superclass: TableViewController, actions: {go: \(code)}}
              Other:
                superclass: TableViewController
                rows: {count: 3}
                cell: {identifier: C}
                editing: {move: true, insert: {}}
            snapshots:
              shot:
                do: [\(steps)]
            """
        )
    }

    @Test(arguments: [
        "tap add, tap open, set size M, set size 1, set day 2024-05-31, tap save, back, tap add",
        "select 0 1, tap save", "accessory 0 1", "tap first, tap first", "index B",
        "tab 1, edit on, move 0 0 to 0 2", "tab 1, tab 0, tap add", "segue openForm, set size S",
    ])
    func aWayThroughTheScreensIsSilent(_ steps: String) {
        #expect(checkForm(steps).findings == [])
    }

    @Test(arguments: [
        ("tap rows", "rows", "a table such as 'rows' does not respond to a tap"),
        ("tap form", "form", "the scene 'form' does not respond to a tap"),
        ("tap save", "save", "'save' is not on the screen 'list'"),
        ("tap open, tap add", "add", "'add' is not on the screen 'form'"),
        ("select 0 1, tap first", "first", "'first' is not on the screen 'form'"),
        ("select 0 0, set size M", "size", "'size' is not on the screen 'list'"),
        ("tap open, set size L", "L", "'size' has no 'L'"),
        ("tap open, set size 2", "2", "'size' has no '2'"),
        ("tap open, set day today", "today", "'day' takes a date, not 'today'"),
        ("tap open, set save 1", "save", "a button such as 'save' cannot be set"),
        ("tap open, tap later", "later", "'later' is not enabled"),
        ("tap open, set level 1", "level", "'level' is hidden"),
        ("tap 0 9 first", "0 9", "there is no row 9: section 0 has 2 rows"),
        ("accessory 0 0", "accessory 0 0", "the row has no detail button"),
        ("index C", "C", "the index has no title 'C'"),
        ("tab 2", "2", "there is no tab 2: the tab bar has 2 tabs"),
        ("tap open, segue openForm", "openForm", "the screen 'form' has no segue 'openForm'"),
        ("tab 1, select 0 0", "select 0 0", "the rows of the table cannot be selected"),
        ("tab 1, move 0 0 to 0 1", "move 0 0 to 0 1", "the table is not being edited"),
        ("tab 1, edit on, edit off, insert 0 0", "insert 0 0", "the table is not being edited"),
        ("tab 1, edit on, move 0 0 to 0 3", "0 3", "there is no row 3: section 0 has 3 rows"),
        (
            "edit on, select 0 0", "select 0 0",
            "no row can be selected while the table is being edited"
        ),
    ])
    func whatTheScreenDoesNotHaveCannotBeDone(
        _ steps: String,
        _ marked: String,
        _ message: String
    ) {
        let checked = checkForm(steps)
        #expect(checked.findings == ["impossible-step «\(marked)»"])
        #expect(checked.messages == [message])
    }

    /// While a table is edited, only the keys for editing say whether its rows can be selected.
    @Test(
        arguments: ["none", "single"],
        [
            "", "allowsSelectionDuringEditing: true, ", "allowsSelectionDuringEditing: false, ",
            "allowsMultipleSelectionDuringEditing: true, ",
            "allowsMultipleSelectionDuringEditing: false, ",
        ]
    )
    func theKeysForEditingAllowASelection(_ selection: String, _ keys: String) throws {
        let scene = """
            scenes:
              list:
                controller: table
                class: List
                table: {selection: \(selection), \(keys)prototypes: [{identifier: C}]}
            classes:
              List:
                superclass: TableViewController
                rows: {count: 2}
                cell: {identifier: C}
                editing: {style: delete}
                select: {log: selected}

            """
        for steps in ["select 0 0", "edit on, select 0 0", "edit on, edit off, select 0 0"] {
            let open = try OpenScene(scene)
            let faults = steps.split(separator: ", ").flatMap { open.player.play(String($0)) }
            let checked = CheckedScene(scene + "snapshots: {shot: {do: [\(steps)]}}\n")
            let found = checked.findings.filter { $0.hasPrefix("impossible-step") }
            #expect(found.isEmpty == faults.isEmpty, "\(steps): \(checked.messages)")
        }
    }

    @Test(arguments: ["tap add, tap save", "tap add, set size M"])
    func codeThatPerformsASegueMayLeadAnywhere(_ steps: String) {
        #expect(checkForm(steps, code: "{perform: openForm}").findings == [])
    }

    @Test(arguments: ["tab 1, select 0 0", "tab 1, move 0 0 to 0 1", "accessory 0 0"])
    func codeThatSetsAPropertyMayAllowAStep(_ steps: String) {
        let code = "{set: {other.selection: single, list.editing: true, cell.accessory: none}}"
        #expect(
            checkForm(steps, code: code).findings.filter { $0.hasPrefix("impossible") } == []
        )
    }
}
