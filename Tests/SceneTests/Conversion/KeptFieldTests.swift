import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Records that keep what a person sets in rows, beside other screens and other reads.
@Suite struct KeptFieldTests {
    private func lamps(_ members: String, rule: String = "", others: String = "") -> String {
        """
        data:
          lamps: [{name: Hall, on: true}, {name: Attic, on: false}]
        scenes:
          lamps:
            controller: table
            class: Lamps
            rightItem: {title: About, action: about}
            table:
              prototypes:
                - identifier: LampCell
                  class: LampCell
                  accessory: {switch: {id: switch, actions: {valueChanged: "lampChanged:"}}}
                  outlets: {lampSwitch: switch}
        classes:
          Lamps:
            superclass: TableViewController
            rows: lamps
            cell:
              identifier: LampCell
              set:
                textLabel.text: "{item.name}"
                lampSwitch.on: "{item.on}"
                lampSwitch.accessibility.label: "{item.name}"
        \(rule)
            actions:
              "lampChanged:": {update: {data: lamps, set: {on: "{sender.on}"}}}
              about: {\(members)}
          LampCell: {superclass: TableViewCell, outlets: {lampSwitch: Switch}}
        \(others)

        """
    }

    /// What is in the way is where the data is read, and not what keeps a switch in it.
    @Test func aReadOfAllDataIsNamedAndNotTheUpdate() {
        let result = converted(lamps(#"log: "{lamps | where on | count} lamps""#), to: .static)
        #expect(
            result.notes == [
                "error: 'lamps' is read here, and what a person sets would be in the cells, no longer in it "
                    + "[lamps | where on | count]"
            ]
        )
        #expect(
            result.findings.flatMap(\.helps).map(\.text) == [
                "read what a person sets in one row, or write what does not change"
            ]
        )
    }

    /// What a person sets changes no number of records.
    @Test func theNumberOfRecordsIsWritten() {
        let text = lamps(#"log: "{lamps | count} lamps, {lamps[0].on}""#)
            .replacing(
                "rows: lamps",
                with: #"rows: {from: lamps, header: "{lamps | count} lamps"}"#
            )
        let result = converted(text, to: .static)
        #expect(result.string.contains("- header: 2 lamps\n"), "\(result.string)")
        #expect(result.string.contains(#"log: "2 lamps, {"#))
        #expect(!result.string.contains("data:"))
        #expect(result.pictureDifferences == [])
    }

    /// What an action sets in a row shows in what its rule says of it.
    @Test func anUpdateIsFollowedByWhatReadsIt() {
        let text = lamps(#"update: {data: lamps, at: 0, set: {on: false}}"#)
            .replacing(
                #"textLabel.text: "{item.name}""#,
                with: #"textLabel.text: "{item.name}, {item.on ? 'on' : 'off'}""#
            )
        let result = converted(text, to: .static)
        #expect(result.string.contains("- {configure: true}\n"), "\(result.string)")
        #expect(result.pictureDifferences == [])
    }

    /// A rule that asks for another row's switch becomes code that asks the switch.
    @Test func aRuleThatReadsAnotherRowFollowsItsControl() {
        let result = converted(
            lamps(
                #"log: "{lamps[0].on}""#,
                rule: #"        lampSwitch.enabled: "{row == 0 || lamps[0].on}""#
            ),
            to: .static
        )
        #expect(result.notes == [])
        #expect(
            result.string.contains(#"lampSwitch_0_1.enabled: "{lampSwitch_0_0.on}""#),
            "\(result.string)"
        )
        #expect(result.string.contains(#""lampChanged:": {configure: true}"#))
        #expect(result.pictureDifferences == [])
    }

    /// The records of other screens have fields of the same name.
    @Test func aFieldOfTheSameNameOnAnotherScreenIsAnother() {
        let result = converted(
            lamps("log: about")
                .replacing(
                    "scenes:\n",
                    with: "  radios: [{name: Wi-Fi, on: true}]\ninitial: tabs\nscenes:\n"
                        + "  tabs: {controller: tabs, tabs: [lamps, radios]}\n"
                )
                .replacing(
                    "classes:\n",
                    with: """
                          radios:
                            controller: table
                            class: Radios
                            table: {prototypes: [{identifier: RadioCell, style: value1}]}
                        classes:
                          Radios:
                            superclass: TableViewController
                            rows: radios
                            cell:
                              identifier: RadioCell
                              set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.on ? 'On' : 'Off'}"}
                            select: {log: "{item.on}"}

                        """
                ),
            to: .static
        ) { $0.scene = "lamps" }
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
    }

    /// Two screens whose classes have actions of the same name come back as they were.
    @Test func actionsOfTheSameNameOnTwoScreensAreTwo() {
        let screens = ["alerts", "radios"].map { name in
            """
              \(name):
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: First, accessory: {switch: {on: true, accessibility: {label: First}}}}
                        - {text: Second, accessory: {switch: {accessibility: {label: Second}}}}
            """
        }
        let text = """
            initial: tabs
            scenes:
              tabs: {controller: tabs, tabs: [alerts, radios]}
            \(screens.joined(separator: "\n"))

            """
        let rows = converted(text, to: .dynamic, allowsWarnings: true)
        #expect(rows.string.ranges(of: "\"switchChanged:\": {update").count == 2)
        let cells = converted(rows.string, to: .static)
        #expect(cells.notes == [])
        #expect(cells.pictureDifferences == [])
    }

    /// What a rule has set in its cell is known where it reads it.
    @Test func whatARuleReadsOfItsCellIsWhatItHasSet() {
        func goods(_ name: String) -> String {
            """
            scenes:
              goods:
                controller: table
                class: Goods
                table:
                  prototypes:
                    - identifier: GoodCell
                      class: GoodCell
                      content: {row: [{label: {id: name, weight: 1}}, {stepper: {id: amount}}]}
                      outlets: {nameLabel: name, amountStepper: amount}
            classes:
              Goods:
                superclass: TableViewController
                rows: [{name: Tea}, {name: Milk}]
                cell:
                  identifier: GoodCell
                  set:
                    nameLabel.text: "\(name)"
                    amountStepper.accessibility.label: "{nameLabel.text}, quantity"
              GoodCell: {superclass: TableViewCell, outlets: {nameLabel: Label, amountStepper: Stepper}}

            """
        }
        let result = converted(goods("{item.name}"), to: .static, allowsWarnings: true)
        #expect(result.notes.filter { $0.hasPrefix("error") } == [])
        #expect(result.string.contains("accessibility: {label: \"Tea, quantity\"}"))
        #expect(result.pictureDifferences == [])
        // What is more than one field stays as it is.
        let composed = converted(goods("{item.name}!"), to: .static, allowsWarnings: true)
        #expect(composed.isRefused)
    }

    /// That nothing is chosen is said by a cell that says nothing.
    @Test func aRecordOfWhatIsNotChosenIsNotLost() {
        let result = converted(
            """
            data: {modes: [{selected: -1}, {selected: 1}]}
            scenes:
              modes:
                controller: table
                class: Modes
                table:
                  prototypes:
                    - identifier: ModeCell
                      class: ModeCell
                      content: {segmented: {id: mode, segments: [A, B, C], accessibility: {label: Mode}, actions: {valueChanged: "modeChanged:"}}}
                      outlets: {mode: mode}
            classes:
              Modes:
                superclass: TableViewController
                rows: modes
                cell: {identifier: ModeCell, set: {mode.selectedSegmentIndex: "{item.selected}"}}
                actions: {"modeChanged:": {update: {data: modes, set: {selected: "{sender.selectedSegmentIndex}"}}}}
              ModeCell: {superclass: TableViewCell, outlets: {mode: SegmentedControl}}
            """,
            to: .static
        )
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
    }

    /// Rows follow a property whose setting runs no code, and code that is to show it has to run.
    @Test func aPropertyThatRowsFollowRunsCodeFromNowOn() {
        let text = """
            scenes:
              player:
                controller: table
                class: Player
                table:
                  prototypes: [{identifier: Track, style: value1}]
            classes:
              Player:
                superclass: TableViewController
                properties:
                  playing: {type: String, value: nothing, configures: false}
                  other: {type: "String?", configures: false}
                rows: [{name: Blue in Green}, {name: So What}]
                cell:
                  identifier: Track
                  set: {textLabel.text: "{item.name}", detailTextLabel.text: "{playing} {other? ?? '-'}"}
                select: {set: {playing: "{item.name}", other: "{playing}"}}
            """
        let result = converted(text, to: .static)
        #expect(result.notes == [])
        #expect(result.string.contains("playing: {type: String, value: nothing}"))
        #expect(result.string.contains("other: \"String?\""), "\(result.string)")
        #expect(result.pictureDifferences == [])
    }
}
