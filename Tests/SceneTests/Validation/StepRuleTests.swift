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
        ("tap sze", "sze", "no view has the id 'sze'"),
        ("tap on", "on", "'on' is in every row, so the step has to say which"),
        ("tap 0 0 size", "0 0", "'size' is in no row"),
        ("tap 0 0 name", "name", "a label such as 'name' does not answer a tap"),
        ("set 0 0 name Ada", "name", "a label such as 'name' cannot be set"),
        ("set size large", "large", "'size' takes a number, not 'large'"),
        ("set 0 0 on yes", "yes", "'on' takes true or false, not 'yes'"),
        ("segue showDetial", "showDetial", "no segue has the identifier 'showDetial'"),
        ("tab 1", "1", "there are no tabs"),
        ("back", "back", "the first screen has no way back"),
        ("index A", "A", "no table has a section index"),
        ("restore a", "a", "nothing was saved as 'a'"),
        ("insert 0 0", "insert 0 0", "'ListController' does not let rows be inserted"),
        ("move 0 0 to 0 1", "move 0 0 to 0 1", "'ListController' does not let rows be moved"),
        (
            "delete 0 1 in detail", "delete 0 1 in detail",
            "the rows of a static table stay as they are"
        ),
    ])
    func whatCannotBeDoneIsSaid(_ steps: String, _ marked: String, _ message: String) {
        let checked = check(steps)
        #expect(checked.findings == ["impossible-step «\(marked)»"])
        #expect(checked.messages == [message])
    }
}
