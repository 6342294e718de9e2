import Testing

@testable import SceneConversion
@testable import SceneKitLite
@testable import SceneRules
@testable import SceneText

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

    @Test func rowsThatCouldBeEditedFromNowOnStay() {
        let scene = """
            scenes:
              lamps:
                controller: table
                class: Lamps
                rightItem: edit
                table:
                  sections: [{cells: [{text: Desk}, {text: Hall, editingStyle: none}]}]
            classes:
              Lamps:
                superclass: TableViewController
                editing: {style: delete}
            """
        let result = SceneConverter(ConversionRequest(.dynamic)).convert(
            SceneFile.read(SourceText(name: "scene.yaml", text: scene))
        )
        #expect(
            result.notes == [
                "error: the rows would be edited from now on, and static cells never are [{style: delete}]"
            ]
        )
        let plain = scene.replacing("\n    editing: {style: delete}", with: "")
        let other = converted(plain, to: .dynamic)
        #expect(other.notes == [])
        #expect(other.pictureDifferences == [])
    }

    @Test func anOutletOfAClassThatRunsTwoScenesStays() {
        let result = converted(
            """
            scenes:
              tabs: {controller: tabs, tabs: [here, there]}
              here:
                controller: table
                class: Lamps
                table: {sections: [{cells: [{id: desk, text: Desk}]}]}
                outlets: {lamp: desk}
              there:
                controller: table
                class: Lamps
                table: {sections: [{cells: [{id: door, text: Door}]}]}
                outlets: {lamp: door}
            initial: tabs
            classes:
              Lamps: {superclass: TableViewController, outlets: {lamp: TableViewCell}}
            """,
            to: .dynamic
        ) { $0.scene = "here" }
        #expect(
            result.notes == [
                "error: the outlet 'lamp' leads into a cell that would repeat, and 'Lamps' serves "
                    + "other scenes as well [lamp]"
            ]
        )
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
