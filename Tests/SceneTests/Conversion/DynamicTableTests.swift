import Testing

@testable import SceneConversion
@testable import SceneKitLite
@testable import SceneLanguage

/// Static tables become prototypes and data.
@Suite struct DynamicTableTests {
    @Test func cellsOfOneShapeShareAPrototypeAndWhatDiffersBecomesData() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - {style: value1, text: Desk, detail: 40 W, accessory: checkmark}
                        - {style: value1, text: Hall, detail: 60 W, accessory: checkmark}

            """,
            to: .dynamic
        )
        #expect(
            result.string == """
                data:
                  lamps:
                    - {text: Desk, detail: 40 W}
                    - {text: Hall, detail: 60 W}
                scenes:
                  lamps:
                    controller: table
                    class: LampsViewController
                    table:
                      prototypes:
                        - {identifier: LampCell, style: value1, accessory: checkmark}
                classes:
                  LampsViewController:
                    superclass: TableViewController
                    rows: lamps
                    cell:
                      identifier: LampCell
                      set:
                        textLabel.text: "{item.text}"
                        detailTextLabel.text: "{item.detail}"

                """
        )
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
    }

    @Test func aValueThatOnlySomeRowsHaveIsOptional() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - {text: Desk, accessory: checkmark, indentationLevel: 2}
                        - {text: Hall, backgroundColor: systemYellow}

            """,
            to: .dynamic
        )
        #expect(result.string.contains("- {text: Desk, accessory: checkmark, indentationLevel: 2}"))
        #expect(result.string.contains(#"accessory: "{item.accessory?}""#))
        #expect(result.string.contains(#"backgroundColor: "{item.backgroundColor?}""#))
        #expect(result.pictureDifferences == [])
    }

    @Test func sectionsTravelInTheDataWithTheirTitles() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  style: grouped
                  sections:
                    - header: Upstairs
                      cells: [{text: Desk}]
                    - footer: Switched off at night
                      cells: [{text: Hall}, {text: Door}]

            """,
            to: .dynamic
        )
        #expect(
            result.string.hasPrefix(
                """
                data:
                  lamps:
                    - title: Upstairs
                      rows:
                        - {text: Desk}
                    - footer: Switched off at night
                      rows:
                        - {text: Hall}
                        - {text: Door}

                """
            )
        )
        #expect(result.string.contains(#"header: "{group.title?}""#))
        #expect(result.string.contains(#"footer: "{group.footer?}""#))
        #expect(result.pictureDifferences == [])
    }

    @Test func anItemOfTheCellsBecomesTheRecord() {
        let result = converted(
            """
            scenes:
              navigation: {controller: navigation, root: lamps}
              lamps:
                controller: table
                class: Lamps
                table:
                  sections:
                    - cells:
                        - text: Desk
                          item: {name: Desk, watts: 40}
                          segue: {show: lamp, identifier: showLamp}
                        - text: Hall
                          item: {name: Hall, watts: 60}
                          segue: {show: lamp, identifier: showLamp}
              lamp:
                controller: view
                class: Lamp
                view: [{label: {id: watts}}]
                outlets: {wattsLabel: watts}
            initial: navigation
            classes:
              Lamps:
                superclass: TableViewController
                prepare: {showLamp: {lamp: "{item}"}}
              Lamp:
                superclass: ViewController
                properties: {lamp: Record?}
                outlets: {wattsLabel: Label}
                configureView: {wattsLabel.text: "{lamp?.watts?} W"}
            snapshots:
              hall: {do: [select 0 1]}

            """,
            to: .dynamic
        )
        #expect(result.string.contains("- {name: Hall, watts: 60}"))
        #expect(result.string.contains(#"set: {textLabel.text: "{item.name}"}"#))
        #expect(result.string.contains("identifier: LampCell"))
        #expect(result.pictureDifferences == [])
    }

    @Test func itemsThatAreAllThatDiffersBecomeTheRows() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table:
                  sections:
                    - cells: [{text: Desk, item: Desk}, {text: Hall, item: Hall}]
            classes:
              Lamps:
                superclass: TableViewController
                select: {log: "{item}"}
            snapshots:
              chosen: {do: [select 0 1], log: true}

            """,
            to: .dynamic
        )
        #expect(result.string.contains("  lamps:\n    - Desk\n    - Hall\n"), "\(result.string)")
        #expect(result.string.contains(#"set: {textLabel.text: "{item}"}"#))
        #expect(result.pictureDifferences == [])
    }

    @Test func labelsInContentAreReachedByOutletsOfANewClassOrByTheirTags() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - content: {row: [{label: {id: desk, text: Desk}}, {label: {tag: 2, text: 40 W}}]}
                        - content: {row: [{label: {id: hall, text: Hall}}, {label: {tag: 2, text: 60 W}}]}

            """,
            to: .dynamic
        )
        #expect(
            result.string.contains(
                """
                    prototypes:
                        - identifier: LabelCell
                          class: LabelCell
                          content: {row: [{label: {id: label}}, {label: {tag: 2}}]}
                          outlets: {label: label}
                """
            ),
            "\(result.string)"
        )
        #expect(result.pictureDifferences == [])
    }

    @Test func aMovedOutletKeepsWhatTheControllerDidWithIt() {
        let result = converted(
            """
            scenes:
              form:
                controller: table
                class: Form
                table:
                  sections:
                    - cells:
                        - content: {label: {id: shown, text: Off}}
                        - {text: Light, accessory: {switch: {id: light, actions: {valueChanged: "toggled:"}}}}
                outlets: {shownLabel: shown}
            classes:
              Form:
                superclass: TableViewController
                outlets: {shownLabel: Label}
                actions:
                  "toggled:": {set: {shownLabel.text: "{sender.on ? 'On' : 'Off'}"}}
            snapshots:
              on: {do: [tap light]}

            """,
            to: .dynamic
        )
        #expect(
            result.string.contains(#"shownText: {type: String, value: "Off"}"#),
            "\(result.string)"
        )
        #expect(result.string.contains(#"set: {shownLabel.text: "{shownText}"}"#))
        #expect(result.string.contains("on: {do: [tap 0 1 light]}"))
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
    }

    @Test func commentsThatHaveNoPlaceAreTold() {
        let text = """
            scenes:
              lamps:
                controller: table
                # The lamps of the house.
                table:
                  sections:
                    - cells:
                        # By the window.
                        - {text: "Desk # 1"}
                        - {text: Hall} # the long one

            """
        let result = converted(text, to: .dynamic)
        #expect(result.string.contains("# The lamps of the house."))
        #expect(result.string.contains("    # By the window.\n    - {text: \"Desk # 1\"}\n"))
        #expect(result.string.contains("    - {text: Hall} # the long one\n"))
        #expect(result.notes == [])
        let inFile = converted(text, to: .dynamic) { $0.dataPath = "lamps.json" }
        #expect(
            inFile.notes == [
                "warning: the comment '# By the window.' cannot be kept [# By the window.]",
                "warning: the comment '# the long one' cannot be kept [# the long one]",
            ]
        )
    }

    @Test func oneSectionIsFedWhileTheOthersStay() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - header: Here
                      cells: [{text: Desk}, {text: Hall}]
                    - header: There
                      cells: [{text: Door}, {text: Gate}]

            """,
            to: .dynamic
        ) { $0.section = 1 }
        #expect(
            result.string.contains(
                """
                      prototypes:
                        - {identifier: LampCell}
                      sections:
                        - header: Here
                          cells: [{text: Desk}, {text: Hall}]
                        - header: There
                          rows: there
                          cell:
                            identifier: LampCell
                            set: {textLabel.text: "{item.text}"}
                """
            ),
            "\(result.string)"
        )
        #expect(result.pictureDifferences == [])
    }

    @Test func cellsThatDifferInOptionalPartsShareAPrototype() {
        let scene = """
            scenes:
              lamps:
                controller: table
                table:
                  sections:
                    - cells:
                        - {style: value1, text: Desk, detail: 40 W}
                        - {style: value1, text: Hall}

            """
        let merged = converted(scene, to: .dynamic)
        #expect(merged.file.definition.convertibleTables[0].table.prototypes?.count == 1)
        #expect(merged.string.contains(#"detailTextLabel.text: "{item.detail?}""#))
        #expect(merged.pictureDifferences == [])
    }

    @Test func identicalCellsAreCounted() {
        let result = converted(
            """
            scenes:
              lamps:
                controller: table
                table:
                  sections: [{cells: [{text: Lamp}, {text: Lamp}, {text: Lamp}]}]

            """,
            to: .dynamic
        )
        #expect(result.string.contains("rows: {count: 3}"))
        #expect(!result.string.contains("data:"))
        #expect(result.pictureDifferences == [])
    }
}
