import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Effects that change records, and what of the screen follows.
@Suite struct LivingDataTests {
    private static let things =
        "things: [{name: a, note: null}, {name: b, note: null}, {name: c, note: null}]"

    @Test func theRowOfTheSenderSaysWhichRecordChanges() throws {
        let scene = try OpenScene(
            data: Self.things,
            class: """
                rows: {from: things, sort: "{item.name}", descending: true}
                cell: {identifier: Cell, set: {textLabel.text: "{item.name} {item.note?}"}}
                select: {update: {data: things, set: {note: "{row}"}}}
                """
        )
        scene.play("select 0 0", "select 0 2")
        #expect(try scene.rows == ["c 0", "b ", "a 2"])
    }

    @Test func aRecordWithinARecordChangesInItsPlace() throws {
        let scene = try OpenScene(
            data: "groups: [{name: g, parts: [{n: 1}, {n: 2}]}, {name: h, parts: [{n: 3}]}]",
            class: """
                rows: {from: groups, rows: "{group.parts}", footer: "{group.parts | sum n} in {count}"}
                cell: {identifier: Cell, set: {textLabel.text: "{item.n}"}}
                select: {update: {data: groups, set: {n: "{item.n * 10}"}}}
                """
        )
        scene.play("select 0 1", "select 1 0")
        #expect(try scene.rows == ["1", "20", "30"])
        #expect(
            try [0, 1].map {
                try scene.table.footerView(forSection: $0) as? TableViewHeaderFooterView
            }
            .map { $0?.textLabel?.text } == ["21 in 2", "30 in 1"]
        )
    }

    @Test func rowsComeAndGoWithWhatTheyAreChosenBy() throws {
        let scene = try OpenScene(
            data: Self.things,
            class: """
                properties: {query: {type: String, value: ""}}
                rows: {from: things, where: "{item.name | contains query}"}
                cell: {identifier: Cell, set: {textLabel.text: "{item.name}"}}
                """
        )
        #expect(try scene.rows == ["a", "b", "c"])
        try scene.set("query", to: .string("B"))
        scene.play("rotate", "rotate")
        #expect(try scene.rows == ["b"])
    }

    /// Lists within lists: without a limit, the third level alone would take minutes.
    @Test func listsAreNotLookedThroughForever() throws {
        let records = (0..<400).map { "{n: \($0)}" }.joined(separator: ", ")
        let inner = "(things | where (things | where (things | count) > n | count) > n | count)"
        let scene = try OpenScene(
            data: "things: [\(records)]",
            class: """
                rows: {count: 3}
                cell: {identifier: Cell, set: {textLabel.text: "{\(inner)}"}}
                """
        )
        #expect(try scene.rows.count == 3)
        let faults = scene.player.storyboard.faults.map(\.message)
        #expect(Set(faults) == ["lists are searched too often"])
    }

    @Test func whatReadsOtherDataFollowsIt() throws {
        let scene = try OpenScene(
            data: "\(Self.things)\n  log: []",
            class: """
                rows: things
                cell: {identifier: Cell, set: {textLabel.text: "{item.name} {log | count}"}}
                configureView: {title: "{log | count} in the log"}
                select: {append: {data: log, item: {name: "{item.name}"}}}
                """
        )
        scene.play("select 0 1")
        #expect(try scene.rows == ["a 1", "b 1", "c 1"])
        #expect(try scene.controller.title == "1 in the log")
    }

    @Test func aCellStartsEachRowAsItsClassSays() throws {
        let scene = try OpenScene(
            """
            data: {things: [{n: 0}, {n: 1}, {n: 2}, {n: 3}, {n: 4}, {n: 5}, {n: 6}, {n: 7}]}
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes:
                    - identifier: Cell
                      class: Fresh
                      content: {row: [{switch: {id: flag}}, {label: {id: name}}]}
                      outlets: {flag: flag, name: name}
            classes:
              Fresh:
                superclass: TableViewCell
                outlets: {flag: Switch, name: Label}
                prepareForReuse: {flag.on: false}
              List:
                superclass: TableViewController
                rows: things
                cell: {identifier: Cell, set: {name.text: "{item.n}", accessibility.label: "Row {name.text}"}}
                didEndDisplaying: {log: "{item.n} left"}
            """,
            lines: 8
        )
        scene.play("set 0 0 flag true", "scroll to 0 7")
        let switches = try scene.table.visibleCells.flatMap(\.contentView.descendants)
            .compactMap { $0 as? Switch }
        #expect(!switches.isEmpty)
        #expect(switches.allSatisfy { !$0.isOn })
        #expect(scene.log.first == "0 left")
        #expect(try scene.table.visibleCells.last?.accessibilityLabel == "Row 7")
    }

    @Test(arguments: [
        (
            "select: {perform: \"{item.way}\"}",
            "undeclared-segue",
            "'List' performs the segue 'nowhere', which no scene of the class has"
        ),
        (
            "select: {perform: \"{row == 0 ? 'way' : 'away'}\"}",
            "undeclared-segue", "'List' performs the segue 'away', which no scene of the class has"
        ),
        (
            "actions: {go: {update: {data: things, set: {way: way}}}}",
            "unknown-name",
            "nothing says which record of 'things' changes, and there is no row here"
        ),
        (
            "select: {update: {data: things, set: {wya: way}}}",
            "unknown-field", "no record of 'things' has a field 'wya'"
        ),
        (
            "prepareForReuse: {title: again}",
            "rules-without-table", "'List' is not a cell, but 'prepareForReuse' is for cells"
        ),
    ])
    func saysWhatCannotBe(code: String, name: String, message: String) {
        let file = SceneFile.read(
            SourceText(
                name: "scene.yaml",
                text: """
                    data: {things: [{way: way}, {way: nowhere}]}
                    initial: list
                    scenes:
                      list:
                        controller: table
                        class: List
                        segues: [{show: other, identifier: way}]
                        rightItem: {title: Go, action: go}
                        table: {prototypes: [{identifier: Cell}]}
                      other: {controller: view}
                    classes:
                      List:
                        superclass: TableViewController
                        rows: things
                        cell: {identifier: Cell, set: {textLabel.text: "{item.way}"}}
                        \(code)
                    """
            )
        )
        let found = file.diagnostics.filter { $0.code.name == name }
        #expect(found.map(\.message) == [message])
    }
}
