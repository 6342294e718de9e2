import Testing

@testable import SceneConversion
@testable import SceneKitLite

/// What happens to tables whose rows are not all alike, or that have more than rows.
@Suite struct StaticTableSpecialTests {
    @Test func rowsThatCouldNotBeDeletedStillCannot() {
        let text = """
            scenes:
              lamps:
                controller: table
                class: Lamps
                rightItem: edit
                table:
                  prototypes:
                    - {identifier: Lamp, editingStyle: insert}
            classes:
              Lamps:
                superclass: TableViewController
                rows: [Desk]
                cell: {identifier: Lamp, set: {textLabel.text: "{item}"}}
            snapshots:
              edited: {do: [edit on]}

            """
        let conversion = StaticConversion(text)
        #expect(
            conversion.text.contains(
                "            - {text: Desk}\n"
            )
        )
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test(.slow) func aFedSectionMayHaveSeveralRules() {
        let text = StaticTableSample.tones.replacing(
            "- {rows: {count: 2}, cell: {identifier: OtherCell, set: {textLabel.text: \"{section} {row}\"}}}",
            with: """
                - rows: {count: 2}
                          cell:
                            - {when: "{row == 1}", identifier: ToneCell, set: {textLabel.text: Last}}
                            - {identifier: OtherCell, set: {textLabel.text: First}}
                """
        )
        let conversion = StaticConversion(text)
        #expect(conversion.notes == [])
        #expect(
            conversion.text.contains(
                """
                        - cells:
                            - {text: First}
                            - {text: Last}

                """
            )
        )
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test func aTableWithoutRowsHasNoSections() {
        let conversion = StaticConversion(
            """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table: {style: plain, prototypes: [{identifier: Lamp}]}
            classes:
              Lamps:
                superclass: TableViewController
                rows: {count: 0}
                cell: {identifier: Lamp, set: {textLabel.text: "{row}"}}
            """
        )
        #expect(
            conversion.text == """
                scenes:
                  lamps:
                    controller: table
                    class: Lamps
                    table: {style: plain, sections: []}
                classes:
                  Lamps:
                    superclass: TableViewController

                """
        )
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test(.slow) func rowsOfOneClassInTwoScenesGoTogether() {
        let conversion = StaticConversion(StaticTableSample.twice)
        #expect(conversion.notes == [])
        #expect(conversion.faults == "")
        #expect(!conversion.text.contains("rows:"))
        #expect(!conversion.text.contains("data:"))
        #expect(conversion.text.contains("id: first-0-1"))
        #expect(conversion.text.contains("id: second-0-1"))
        #expect(conversion.differences() == [])
    }

    @Test func idsThatAreTakenGetTheNameOfTheTable() {
        let text = StaticTableSample.twice.replacing(
            "title: One",
            with: "rightItem: {title: Go, id: first-0-1, action: go}"
        ).replacing("    rows:", with: "    actions: {go: {log: Go}}\n    rows:")
        let conversion = StaticConversion(text)
        #expect(conversion.faults == "")
        #expect(conversion.text.contains("id: first-one-0-1"))
    }

    @Test func stateIsKeptByPlaceWhereRowsHadNames() {
        let named = StaticTableSample.twice.replacing(
            "    rows: lamps",
            with: "    rows: {from: lamps, name: '{item}'}"
        ).replacing(
            "      prototypes: # 1",
            with: "      restorationIdentifier: one\n      prototypes: # 1"
        )
        #expect(
            StaticConversion(named).notes == [
                "from now on saved state finds rows by position, no longer by name @ '{item}'"
            ]
        )
    }

    @Test func commentsThatAreLostAreSaidOnce() {
        let text = StaticTableSample.rivers.replacing(
            "backgroundColor: systemRed}",
            with: "backgroundColor: systemRed} # red"
        )
        .replacing("- identifier: Long", with: "# long\n        - identifier: Long")
        #expect(
            StaticConversion(text).notes == [
                "the comment '# red' cannot be kept @ # red"
            ]
        )
    }

    /// A field that only the rows of the next screen show is one that the cell has to hand on.
    @Test(.slow, arguments: ["planet?.name?", "planet.name"])
    func whatTheRowsOfTheNextScreenShowIsHandedOn(_ path: String) {
        let conversion = StaticConversion(
            """
            initial: navigation
            data:
              planets: [{name: Mars, day: 24.6}, {name: Venus, day: 5832.5}]
            scenes:
              navigation: {controller: navigation, root: planets}
              planets:
                controller: table
                class: PlanetsController
                table:
                  prototypes:
                    - identifier: Planet
                      class: PlanetCell
                      content: {label: {id: name}}
                      outlets: {nameLabel: name}
                      segue: {show: planet, identifier: showPlanet}
              planet:
                controller: table
                class: PlanetController
                table: {prototypes: [{identifier: Fact}]}
            classes:
              PlanetCell: {superclass: TableViewCell, outlets: {nameLabel: Label}}
              PlanetsController:
                superclass: TableViewController
                rows: planets
                cell: {identifier: Planet, set: {nameLabel.text: "{item.name}"}}
                prepare: {showPlanet: {planet: "{item}"}}
              PlanetController:
                superclass: TableViewController
                properties: {planet: "Record?"}
                rows: [Name]
                cell: {identifier: Fact, set: {textLabel.text: "{item} {\(path)}"}}

            """
        ) { $0.scene = "planets" }
        #expect(conversion.text.contains("item: {name: Mars, day: 24.6}"), "\(conversion.text)")
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }
}
