import Testing

@testable import SceneConversion
@testable import SceneKitLite

/// What cannot be converted without a loss is refused, with every reason.
@Suite struct ConversionRefusalTests {
    @Test func aTableWithoutCellsHasNothingToMakeAPrototypeFrom() {
        let result = converted(
            "scenes: {lamps: {controller: table, table: {sections: [{header: None, cells: []}]}}}\n",
            to: .dynamic
        )
        #expect(
            result.notes == [
                "error: the table of 'lamps' has no cells to make prototypes from [table]"
            ]
        )
        #expect(result.tables == [])
    }

    @Test func rowsThatAreEditedStay() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                rightItem: edit
                table:
                  editing: true
                  sections: [{cells: [{text: Desk}]}]
            """,
            to: .dynamic
        )
        #expect(
            result.notes == [
                "error: the rows are edited: the table starts in editing mode [editing]",
                "error: the rows are edited: an item of the bar starts it [edit]",
            ]
        )
    }

    @Test func itemsThatAreNoRecordsLeaveNoRoomForWhatDiffers() {
        let result = converted(
            "scenes: {lamps: {controller: table, table: {sections: [{cells: "
                + "[{text: A, item: Desk}, {text: B, item: Hall}]}]}}}\n",
            to: .dynamic
        )
        #expect(
            result.notes == [
                "error: the cell carries an 'item' that is not a record, so nothing can be set beside it [Desk]",
                "error: the cell carries an 'item' that is not a record, so nothing can be set beside it [Hall]",
            ]
        )
    }

    @Test func aClassThatRunsTwoScenesIsNotChangedForOne() {
        let result = converted(
            """
            scenes:
              tabs: {controller: tabs, tabs: [here, there]}
              here: {controller: table, class: Lamps, table: {sections: [{cells: [{text: Desk}]}]}}
              there: {controller: table, class: Lamps, table: {sections: [{cells: [{text: Door}]}]}}
            initial: tabs
            classes:
              Lamps: {superclass: TableViewController}
            """,
            to: .dynamic
        ) { $0.scene = "here" }
        #expect(result.notes == ["error: the class 'Lamps' runs the scene 'there' as well [Lamps]"])
    }

    @Test func aSceneOrSectionThatIsNotThereIsToldWithThoseThatAre() {
        let scene =
            "scenes: {lamps: {controller: table, table: {sections: [{cells: [{text: A}]}]}}}\n"
        let lost = converted(scene, to: .dynamic) { $0.scene = "lamp" }
        #expect(lost.findings.map(\.message) == ["there is no scene 'lamp'"])
        #expect(lost.findings.flatMap(\.helps).map(\.text) == ["scenes with tables: 'lamps'"])
        let two = """
            scenes:
              tabs: {controller: tabs, tabs: [here, there]}
              here: {controller: table, table: {sections: [{cells: [{text: A}]}]}}
              there: {controller: table, table: {sections: [{cells: [{text: B}]}, {cells: [{text: C}]}]}}
            initial: tabs
            """
        let several = converted(two, to: .dynamic) { $0.section = 0 }
        #expect(
            several.findings.map(\.message) == ["several tables have a section 0: 'here', 'there'"]
        )
        #expect(converted(two, to: .dynamic) { $0.section = 1 }.tables == ["there"])
        let section = converted(scene, to: .dynamic) { $0.section = 1 }
        #expect(section.findings.map(\.message) == ["the table of 'lamps' has no section 1"])
    }
}
