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
