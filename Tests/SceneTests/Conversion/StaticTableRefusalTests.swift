import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// What keeps rows from being written out is said with its place, and nothing is changed.
@Suite struct StaticTableRefusalTests {
    /// A table in which each test breaks something.
    private static let lamps = """
        data:
          lamps: [Desk, Hall, Attic]
        scenes:
          lamps:
            controller: table
            class: Lamps
            table:
              prototypes:
                - identifier: Lamp
                  class: LampCell
        classes:
          LampCell:
            superclass: TableViewCell
            properties: {isLit: {type: Bool, value: false}}
          Lamps:
            superclass: TableViewController
            properties: {many: {type: Int, value: 3}}
            rows: lamps
            cell: {identifier: Lamp, set: {textLabel.text: "{item}"}}
            actions: {}
        """

    private func expectRefusal(
        _ old: String,
        _ new: String,
        _ notes: [String],
        sourceLocation: SourceLocation = #_sourceLocation,
        change: (inout ConversionRequest) -> Void = { _ in }
    ) {
        let text = Self.lamps.replacing(old, with: new)
        let conversion = StaticConversion(text, change: change)
        let original = conversion.result.original
        let errors = original.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.message) == [], sourceLocation: sourceLocation)
        #expect(conversion.notes == notes, sourceLocation: sourceLocation)
        #expect(conversion.isRefused, sourceLocation: sourceLocation)
        #expect(conversion.text == text, "nothing is changed", sourceLocation: sourceLocation)
    }

    @Test func theTableIsFineByItself() {
        let conversion = StaticConversion(Self.lamps)
        #expect(conversion.notes == [])
        #expect(conversion.faults == "")
        #expect(conversion.text.contains("- {class: LampCell, text: Attic}"))
    }

    @Test func moreRowsThanAllowed() {
        expectRefusal(
            "",
            "",
            ["'lamps' has 3 rows, but at most 2 cells are written out @ lamps"]
        ) { $0.rowLimit = 2 }
        expectRefusal(
            "rows: lamps\n    cell: {identifier: Lamp, set: {textLabel.text: \"{item}\"}}",
            "rows: {count: 500000}\n    cell: {identifier: Lamp}",
            [
                "'lamps' has 500000 rows, but at most 500 cells are written out @ {count: 500000}"
            ]
        )
    }

    @Test func aLimitThatIsRaised() {
        let conversion = StaticConversion(Self.lamps) { $0.rowLimit = 3 }
        #expect(!conversion.isRefused)
    }

    @Test func editedRows() {
        expectRefusal(
            "    actions: {}",
            """
                editing: {style: delete}
            snapshots:
              gone: {do: [edit on, delete 0 0]}
            """,
            [
                "the rows of 'lamps' can be edited, and static cells cannot @ {style: delete}",
                "this step edits the rows of 'lamps' @ delete 0 0",
            ]
        )
    }

    @Test func dataThatEffectsChange() {
        expectRefusal(
            "    actions: {}",
            "    select: {remove: {data: lamps, at: \"{row}\"}}",
            [
                "'lamps' changes while the scene runs, and static cells do not follow "
                    + "@ {remove: {data: lamps, at: \"{row}\"}}"
            ]
        )
    }

    @Test func aControllerInSwift() {
        expectRefusal(
            Self.lamps.part(from: "    properties: {many"),
            "    implementation: swift\n",
            ["'Lamps' is implemented in Swift, and only its program knows the rows @ Lamps"]
        )
    }

    @Test func aTableInAnotherView() {
        let text = Self.lamps.replacing("controller: table", with: "controller: view")
            .replacing("    table:\n", with: "    view:\n      table:\n        id: shelf\n")
            .replacing(
                "      prototypes:\n        - identifier: Lamp\n          class",
                with: "        prototypes:\n          - identifier: Lamp\n            class"
            )
            .replacing("superclass: TableViewController", with: "superclass: ViewController")
            .replacing(
                "    rows: lamps\n    cell:",
                with: "    tables: {shelf: {rows: lamps, cell:"
            )
            .replacing("\"{item}\"}}", with: "\"{item}\"}}}}")
        let conversion = StaticConversion(text)
        #expect(conversion.result.original.diagnostics.map(\.message) == [])
        #expect(
            conversion.notes == [
                "'shelf' is part of another view, and only a table controller's own table can be "
                    + "static @ table"
            ]
        )
    }

    @Test func rowsThatDependOnWhatChanges() {
        expectRefusal(
            "    rows: lamps\n    cell: {identifier: Lamp, set: {textLabel.text: \"{item}\"}}\n    actions: {}",
            """
                rows: {count: "{many}"}
                cell: {identifier: Lamp, set: {textLabel.text: "{row}"}, height: "{many * 10}"}
                select: {set: {many: 4}}
            """,
            [
                "'many' may change while the scene runs, and with it the rows @ many",
                "'many' may change while the scene runs, and with it the height of a row @ many",
            ]
        )
    }

    @Test func whatNeverChangesIsWritten() {
        let text = Self.lamps.replacing("\"{item}\"", with: "\"{many} {item}\"")
        let conversion = StaticConversion(text)
        #expect(conversion.text.contains("- {class: LampCell, text: 3 Desk}"))
    }

    @Test func propertiesOfTheCellsClass() {
        expectRefusal(
            "set: {textLabel.text: \"{item}\"}",
            "set: {isLit: true}",
            ["'isLit' is a property of the cell's class, which a scene cannot set @ isLit"]
        )
    }

    @Test func aSceneThatIsLeftWithoutRows() {
        expectRefusal(
            "classes:\n",
            """
              others:
                controller: table
                class: Lamps
                table:
                  prototypes: [{identifier: Lamp}]
            initial: lamps
            classes:

            """,
            ["'others' takes its rows from the same class and is not converted @ Lamps"]
        ) { $0.scene = "lamps" }
    }

    @Test func theGroupOfARow() {
        expectRefusal(
            "    rows: lamps\n",
            "    rows: {from: lamps, section: \"{item}\"}\n    select: {log: \"{group.rows | count}\"}\n",
            ["a row that is written out has no 'group' @ group"]
        )
    }

    @Test func anIndexThatNamesOnlySomeSections() {
        expectRefusal(
            "    rows: lamps\n",
            "    rows: {from: lamps, section: \"{item}\", index: \"{group.title == 'Attic' ? 'X' : 'Y'}\"}\n",
            [
                "a title of the index of a static table leads to the first section whose header "
                    + "begins with it, but here one leads elsewhere "
                    + "@ \"{group.title == 'Attic' ? 'X' : 'Y'}\""
            ]
        )
    }

    @Test func dataThatASnapshotReplaces() {
        let conversion = StaticConversion(Gallery.read("settings.yaml"))
        #expect(
            conversion.notes == [
                "the snapshot 'more_devices' puts other data in place of 'devices' @ devices"
            ]
        )
    }

    @Test func aSectionThatIsNotFed() {
        let conversion = StaticConversion(StaticTableSample.tones) { $0.section = 0 }
        #expect(conversion.notes == ["section 0 of 'tones' is not made from data @ table"])
        expectRefusal(
            "",
            "",
            ["'lamps' is dynamic as a whole, so section 0 cannot be converted alone @ table"]
        ) { $0.section = 0 }
    }

    @Test func rowsWhoseValuesCannotBeComputed() {
        expectRefusal(
            "\"{item}\"",
            "\"{3 / (row - 1)}\"",
            ["division by zero, in row 1 of section 0, both counted from 0 @ 3 / (row - 1)"]
        )
    }

    @Test(arguments: ["mailbox", "queue", "photographers", "continents", "greetings", "two-tables"])
    func galleryScenesWhoseRowsChange(_ name: String) {
        let conversion = StaticConversion(Gallery.read("\(name).yaml"))
        #expect(conversion.isRefused)
    }
}
