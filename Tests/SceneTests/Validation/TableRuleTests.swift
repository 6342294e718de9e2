import Testing

@testable import SceneKitLite

/// Static and dynamic tables with what belongs to the other.
@Suite struct TableRuleTests {
    @Test func aStaticTableIsTheOwnTableOfATableController() {
        expectFindings(
            "static-outside-table-controller",
            in: """
                scenes:
                  form:
                    controller: view
                    view:
                      - 1️⃣table2️⃣: {id: rows, sections: [{cells: [{text: Name}]}]}
                """
        )
    }

    @Test func theClassOfAStaticTableCountsNoRows() {
        expectFindings(
            "static-table-with-rows",
            in: """
                scenes:
                  form:
                    controller: table
                    class: Form
                    table: {sections: [{cells: [{text: Name}]}]}
                classes:
                  Base:
                    superclass: TableViewController
                    1️⃣rows2️⃣: {count: 1}
                    cell: {identifier: Cell}
                  Form: {superclass: Base}
                """
        )
    }

    @Test func swipeActionsHaveTitlesThatTellThemApart() {
        expectFindings(
            "bad-swipe-title",
            "bad-swipe-title",
            in: swiping(
                "rows: things",
                """
                - {title: Delete, actions: {remove: {data: things}}}
                - {title: 1️⃣" Delete "2️⃣, edge: leading, actions: {log: a}}
                - {title: 1️⃣""2️⃣, actions: {log: b}}
                - {title: Flag, when: "{item.n == 'a'}", actions: {log: c}}
                - {title: Flag, when: "{item.n != 'a'}", actions: {log: d}}
                - {title: "{item.n}", actions: {log: e}}
                """
            )
        )
    }

    @Test(arguments: ["rows: {count: 3}", "rows: {count: \"{level}\"}"])
    func aSwipeActionIsAboutARecordWhereRowsShowSome(rows: String) {
        expectFindings(
            "swipe-without-record",
            "swipe-without-record",
            in: swiping(
                rows,
                """
                - {title: 1️⃣Delete2️⃣, actions: {remove: {data: things}}}
                - {title: 1️⃣Flag2️⃣, actions: [{log: a}, {update: {data: things, set: {n: b}}}]}
                - {title: Drop, actions: {remove: {data: things, at: "{row}"}}}
                """
            )
        )
    }

    @Test func rowsAreMarkedWhereSomeCanBeEdited() {
        expectFindings(
            "key-without-effect",
            "key-without-effect",
            in: """
                initial: tabs
                data: {things: [a, b]}
                scenes:
                  tabs: {controller: tabs, tabs: [list, form, fed, swift, off]}
                  list:
                    controller: table
                    class: List
                    table: {1️⃣allowsMultipleSelectionDuringEditing2️⃣: true, prototypes: [{identifier: C}]}
                  form:
                    controller: table
                    class: Form
                    table: {1️⃣allowsMultipleSelectionDuringEditing2️⃣: true, sections: [{cells: [{text: a}]}]}
                  fed:
                    controller: table
                    class: Form
                    table:
                      allowsMultipleSelectionDuringEditing: true
                      prototypes: [{identifier: C}]
                      sections: [{rows: things, cell: {identifier: C}}]
                  swift:
                    controller: table
                    class: Swift
                    table: {allowsMultipleSelectionDuringEditing: true, prototypes: [{identifier: C}]}
                  off:
                    controller: table
                    table: {allowsMultipleSelectionDuringEditing: false, sections: [{cells: [{text: a}]}]}
                classes:
                  List: {superclass: TableViewController, rows: things, cell: {identifier: C}}
                  Form: {superclass: TableViewController, editing: {style: delete}}
                  Swift: {superclass: TableViewController, implementation: swift}
                """
        )
    }

    private func swiping(_ rows: String, _ actions: String) -> String {
        """
        data:
          things: [{n: a}, {n: b}, {n: c}]
        scenes:
          list:
            controller: table
            class: List
            table: {prototypes: [{identifier: Cell}]}
        classes:
          List:
            superclass: TableViewController
            properties: {level: {type: Int, value: 2}}
            \(rows)
            cell: {identifier: Cell, set: {textLabel.text: "{row}"}}
            swipe:
              \(actions.split(separator: "\n").joined(separator: "\n      "))
        """
    }

    @Test func aDynamicTableWantsRowsUnlessAProgramHasThem() {
        expectFindings(
            "dynamic-table-without-rows",
            "dynamic-table-without-rows",
            "dynamic-table-without-rows",
            in: """
                initial: tabs
                scenes:
                  tabs: {controller: tabs, tabs: [none, swift, both]}
                  none: {controller: table, 1️⃣table2️⃣: {prototypes: [{identifier: Cell}]}}
                  swift: {controller: table, class: Swift, table: {prototypes: [{identifier: Cell}]}}
                  both:
                    controller: view
                    class: Both
                    view:
                      - table: {id: left, prototypes: [{identifier: Cell}]}
                      - table: {id: 3️⃣right4️⃣, prototypes: [{identifier: Cell}]}
                      - 5️⃣table6️⃣: {prototypes: [{identifier: Cell}]}
                classes:
                  Swift: {superclass: TableViewController, implementation: swift}
                  Both:
                    superclass: ViewController
                    tables: {left: {rows: {count: 1}, cell: {identifier: Cell}}}
                """
        )
    }

    @Test func rowsWithoutACellAreReportedAtTheRows() {
        expectFindings(
            "dynamic-table-without-rows",
            in: """
                scenes:
                  list: {controller: table, class: List, table: {prototypes: [{identifier: Cell}]}}
                classes:
                  List: {superclass: TableViewController, 1️⃣rows2️⃣: {count: 1}}
                """
        )
    }

    @Test func aMisspeltTableIsOneFinding() {
        expectFindings(
            "unknown-table",
            in: """
                scenes:
                  both:
                    controller: view
                    class: Both
                    view: [{table: {id: left, prototypes: [{identifier: Cell}]}}]
                classes:
                  Both:
                    superclass: ViewController
                    tables: {1️⃣lfet2️⃣: {rows: {count: 1}, cell: {identifier: Cell}}}
                """
        )
    }

    @Test func theIndexOfRowsIsNotShownInAGroupedTableEither() {
        expectFindings(
            "index-in-grouped-table",
            in: """
                scenes:
                  list:
                    controller: table
                    class: List
                    table: {style: insetGrouped, prototypes: [{identifier: Cell}]}
                data: {names: [Ada, Bea]}
                classes:
                  List:
                    superclass: TableViewController
                    rows: {from: names, section: "{item}", index: 1️⃣true2️⃣}
                    cell: {identifier: Cell}
                """
        )
    }

    @Test func anIndexInTheSceneOfADynamicTableIsOneFindingInAGroupedOneToo() {
        expectFindings(
            "index-in-dynamic-table",
            in: """
                scenes:
                  list:
                    controller: table
                    class: List
                    table: {style: grouped, 1️⃣index2️⃣: [A], prototypes: [{identifier: Cell}]}
                classes:
                  List: {superclass: TableViewController, rows: {count: 1}, cell: {identifier: Cell}}
                """
        )
    }

    @Test func theLastRuleForCellsHasNoCondition() {
        expectFindings(
            "row-without-cell",
            "row-without-cell",
            "row-without-cell",
            in: """
                initial: tabs
                data: {devices: [Lamp]}
                scenes:
                  tabs: {controller: tabs, tabs: [list, fed, both]}
                  list: {controller: table, class: List, table: {prototypes: [{identifier: A}]}}
                  fed:
                    controller: table
                    table:
                      prototypes: [{identifier: A}]
                      sections: [{rows: devices, cell: {identifier: A, when: 1️⃣"{row < 9}"2️⃣}}]
                  both:
                    controller: view
                    class: Both
                    view: [{table: {id: left, prototypes: [{identifier: A}]}}]
                classes:
                  List:
                    superclass: TableViewController
                    rows: {count: 2}
                    cells:
                      - {identifier: A, when: "{row == 0}"}
                      - {identifier: A, when: 3️⃣"{row == 1}"4️⃣}
                  Both:
                    superclass: ViewController
                    tables:
                      left: {rows: devices, cell: {identifier: A, when: 5️⃣"{row == 0}"6️⃣}}
                """
        )
    }

    @Test func aLastRuleThatTakesAllRowsAndOneThatCannotBeReadHaveNoEchoes() {
        let scene = CheckedScene(
            class: """
                rows: people
                cells:
                  - {identifier: Cell, when: "{row == 0}"}
                  - {identifier: Cell, when: "{true}"}
                """
        )
        #expect(scene.findings == [])
        let other = CheckedScene(class: "rows: people\ncell: {identifier: Cell, when: 3}")
        #expect(other.findings == ["wrong-type «3»"])
    }

    @Test func rulesForRowsAreForTheClassOfATable() {
        expectFindings(
            "rules-without-table",
            "rules-without-table",
            "rules-without-table",
            "rules-without-table",
            in: """
                initial: tabs
                scenes:
                  tabs: {controller: tabs, tabs: [list, plain]}
                  list:
                    controller: table
                    class: List
                    table: {prototypes: [{identifier: A, class: ACell}, {identifier: B, class: BCell}]}
                  plain:
                    controller: view
                    class: Plain
                    view: [{table: {id: left, prototypes: [{identifier: A}]}}]
                classes:
                  ACell: {superclass: TableViewCell, 1️⃣willDisplay2️⃣: {alpha: 1}, select: {log: a}}
                  BCell: {superclass: TableViewCell, tables: {3️⃣left4️⃣: {rows: {count: 2}}}}
                  Plain:
                    superclass: ViewController
                    5️⃣rows6️⃣: {count: 2}
                    cell: {identifier: A}
                  List:
                    superclass: TableViewController
                    rows: {count: 2}
                    cells: [{identifier: A, when: "{row == 0}"}, {identifier: B}]
                  Base: {superclass: ViewController, 7️⃣select8️⃣: {log: a}}
                """
        )
    }

    @Test func theHelpForRulesWithoutATableNamesTheOneThatIsThere() {
        let scene = CheckedScene(
            """
            scenes:
              plain:
                controller: view
                class: Plain
                view: [{table: {id: left, prototypes: [{identifier: A}]}}]
            classes:
              Plain: {superclass: ViewController, rows: {count: 2}, cell: {identifier: A}}
            """
        )
        #expect(scene.findings == ["rules-without-table «rows»"])
        #expect(
            scene.helps == ["put it under 'tables: {left: {…}}', which names the table by its id"]
        )
    }

    @Test func aClassOfTheWrongKindWithRowsIsOneFinding() {
        expectFindings(
            "wrong-class-kind",
            in: """
                scenes:
                  list: {controller: table, class: 1️⃣List2️⃣, table: {prototypes: [{identifier: A}]}}
                classes:
                  List: {superclass: ViewController, rows: {count: 2}, cell: {identifier: A}}
                """
        )
    }

    @Test func aPrototypeBesideSectionsIsForFedOnes() {
        expectFindings(
            "unfed-prototype",
            in: """
                data: {devices: [Lamp]}
                scenes:
                  list:
                    controller: table
                    table:
                      prototypes: [{identifier: Device}, {identifier: 1️⃣Other2️⃣}]
                      sections: [{rows: devices, cell: {identifier: Device}}]
                """
        )
    }
}
