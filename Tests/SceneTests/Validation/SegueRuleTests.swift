import Testing

@testable import SceneKitLite

/// Segues that lead nowhere or that no code finds.
@Suite struct SegueRuleTests {
    @Test func theIdOfAViewIsNoDestination() {
        expectFindings(
            "unknown-destination",
            "unknown-destination",
            in: """
                initial: form
                scenes:
                  form:
                    controller: view
                    leftItem: {title: Go, segue: {present: 1️⃣name2️⃣}}
                    view: [{label: {id: name}}]
                    segues: [{show: 3️⃣nowhere4️⃣, identifier: go}]
                """
        )
    }

    @Test func oneIdentifierMayStandForOneWayFromSeveralPlaces() {
        expectFindings(
            "ambiguous-segue",
            in: """
                initial: form
                scenes:
                  form:
                    controller: view
                    leftItem: {title: Go, segue: {show: next, identifier: go}}
                    rightItem: {title: Go, segue: {show: next, identifier: go}}
                    segues: [{present: next, identifier: 1️⃣go2️⃣}]
                  next: {controller: view, leftItem: {title: Go, segue: {show: form, identifier: go}}}
                """
        )
    }

    @Test func preparingRefusingAndPerformingNameSegues() {
        expectFindings(
            "undeclared-segue",
            "undeclared-segue",
            "undeclared-segue",
            in: """
                initial: form
                scenes:
                  form:
                    controller: view
                    class: Form
                    rightItem: {title: Go, action: go}
                    segues: [{show: next, identifier: showNext}]
                  next: {controller: view, class: Next}
                classes:
                  Form:
                    superclass: ViewController
                    prepare: {1️⃣showNxt2️⃣: {name: Ada}, showNext: {name: Ada}}
                    shouldPerform: {3️⃣next4️⃣: "{true}"}
                    actions: {go: [{log: go}, {perform: 5️⃣shwoNext6️⃣}]}
                  Next: {superclass: ViewController, properties: {name: String}}
                """,
            of: .segues
        )
    }

    @Test func theScenesOfSubclassesAndOfCellsHaveTheSegue() {
        expectClean(
            """
            initial: form
            scenes:
              form:
                controller: table
                class: Form
                table:
                  sections:
                    - cells:
                        - class: Field
                          content: {button: {title: Go, actions: {touchUpInside: go}}}
                segues: [{show: next, identifier: showNext}]
              next: {controller: view, class: Next}
            classes:
              Base: {superclass: TableViewController, prepare: {showNext: {name: Ada}}}
              Form: {superclass: Base}
              Field: {superclass: TableViewCell, actions: {go: {perform: showNext}}}
              Next: {superclass: ViewController, properties: {name: String?}}
            """
        )
    }

    @Test func unwindingWantsAnActionOfAController() {
        expectFindings(
            "unknown-unwind-action",
            in: """
                scenes:
                  form:
                    controller: table
                    table:
                      sections:
                        - cells: [{class: Field, segue: {unwind: 1️⃣back2️⃣}}]
                classes:
                  Field: {superclass: TableViewCell, actions: {back: {log: back}}}
                """
        )
    }

    @Test func onlyContainersEmbed() {
        expectFindings(
            "misplaced-segue",
            "misplaced-segue",
            in: """
                initial: form
                scenes:
                  form:
                    controller: view
                    leftItem: {title: Go, segue: {1️⃣embed2️⃣: next}}
                    view: [{container: {segue: {3️⃣present4️⃣: next}}}]
                  next: {controller: view}
                """
        )
    }

    @Test func aNavigationControllerIsNotPushedButPresented() {
        expectFindings(
            "misplaced-segue",
            in: """
                initial: start
                scenes:
                  start: {controller: navigation, root: list}
                  list: {controller: view, leftItem: {title: Go, segue: {show: detail}}}
                  detail:
                    controller: view
                    leftItem: {title: Go, segue: {show: 1️⃣other2️⃣}}
                    rightItem: {title: Go, segue: {present: other}}
                  other: {controller: navigation, root: end}
                  end: {controller: view}
                """
        )
    }

    @Test func showingANavigationControllerOutsideOfOnePresentsIt() {
        expectClean(
            """
            initial: list
            scenes:
              list: {controller: view, leftItem: {title: Go, segue: {show: other}}}
              other: {controller: navigation, root: end}
              end: {controller: view}
            """
        )
    }

    @Test func anAccessoryThatCodeSetsMayBeAButton() {
        expectClean(
            """
            initial: list
            data: {names: [Ada]}
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes: [{identifier: Name, accessorySegue: {show: end}}]
              end: {controller: view}
            classes:
              List:
                superclass: TableViewController
                rows: names
                cell: {identifier: Name, set: {accessory: detailButton}}
            """
        )
    }

    /// A list that pushes a detail, and a tab beside it; each may declare the action `done`.
    private func unwinding(list: Bool, detail: Bool, other: Bool) -> CheckedScene {
        let action = ", actions: {done: {log: done}}"
        return CheckedScene(
            """
            initial: bar
            scenes:
              bar: {controller: navigation, root: list}
              list: {controller: view, class: List, rightItem: {title: Go, segue: {show: detail}}}
              detail:
                controller: view
                class: Detail
                leftItem: {title: Other, segue: {present: other}}
                rightItem: {title: Back, segue: {unwind: done}}
              other: {controller: view, class: Other}
            classes:
              List: {superclass: ViewController\(list ? action : "")}
              Detail: {superclass: ViewController\(detail ? action : "")}
              Other: {superclass: ViewController\(other ? action : "")}
            """
        )
    }

    @Test func unwindingGoesToASceneThatLeadsToThisOne() {
        #expect(unwinding(list: true, detail: false, other: true).findings == [])
        #expect(unwinding(list: false, detail: true, other: false).findings == [])
        let above = unwinding(list: false, detail: false, other: true)
        #expect(above.findings == ["unknown-unwind-action «done»"])
        #expect(
            above.messages == [
                "the segue unwinds to the action 'done', which no scene that leads to 'detail' "
                    + "declares"
            ]
        )
    }

    @Test func unwindingMayGoToTheOtherSideOfASplitView() {
        expectClean(
            """
            initial: sides
            scenes:
              sides: {controller: split, master: list, detail: detail}
              list: {controller: view, class: List}
              detail: {controller: view, rightItem: {title: Back, segue: {unwind: done}}}
            classes:
              List: {superclass: ViewController, actions: {done: {log: done}}}
            """
        )
    }
}
