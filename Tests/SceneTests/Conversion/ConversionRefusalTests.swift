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

    /// In both directions the message says how many sections there are.
    @Test(arguments: [ConversionRequest.Direction.dynamic, .static])
    func aSectionThatIsNotThereIsNamed(_ direction: ConversionRequest.Direction) {
        let result = converted(
            "scenes: {lamps: {controller: table, table: {sections: [{cells: [{text: Desk}]}]}}}\n",
            to: direction
        ) { $0.section = 9 }
        #expect(result.notes == ["error: the table of 'lamps' has no section 9 [table]"])
        #expect(
            result.findings.flatMap(\.helps).map(\.text)
                == ["it has 1 section, counted from 0"]
        )
    }

    /// Of much code that moves, the one is named whose texts are in the lines that differ.
    @Test func theCauseOfADifferenceIsTheCodeThatShowsIt() throws {
        let result = converted(
            """
            initial: nav
            scenes:
              nav: {controller: navigation, root: goals}
              goals:
                controller: table
                class: Goals
                leftItem: {title: Reset, action: reset}
                table:
                  sections:
                    - cells:
                        - {id: steps, style: value1, text: Steps}
                        - {text: Noon, accessory: {switch: {id: noon, on: true, accessibility: {label: Noon}, actions: {valueChanged: changed}}}}
                        - {id: summary, text: ""}
                outlets: {stepsCell: steps, noonSwitch: noon, summaryCell: summary}
            classes:
              Goals:
                superclass: TableViewController
                properties: {steps: {type: Int, value: 8}}
                outlets: {stepsCell: TableViewCell, noonSwitch: Switch, summaryCell: TableViewCell}
                configureView:
                  stepsCell.detailTextLabel.text: "{steps} steps"
                  summaryCell.textLabel.text: "{noonSwitch.on ? 'You are reminded.' : 'No reminders.'}"
                actions:
                  changed: {configure: true}
                  reset: {set: {noonSwitch.on: false}}
            """,
            to: .dynamic
        )
        let difference = try #require(
            ConversionProof(result).differences().first { $0.loss == nil }
        )
        let causes = difference.refusal.secondary.map {
            result.sources[$0.source].string(in: $0.range)
        }
        #expect(causes == ["summaryCell.textLabel.text"])
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
                "error: the rows would be edited from now on, but static cells never are [{style: delete}]"
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
                "error: the outlet 'lamp' leads into a cell that would repeat, but 'Lamps' serves "
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
