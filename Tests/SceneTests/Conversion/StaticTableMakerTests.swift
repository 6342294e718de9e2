import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Rows that data feeds become cells as their author would have written them.
@Suite struct StaticTableMakerTests {
    @Test func everyRowIsItsPrototypeWithItsValues() {
        let conversion = StaticConversion(
            """
            # Towns on a coast.
            initial: towns
            data:
              towns:
                - {name: Arles, people: 50000}
                - {name: "{Brest}", people: 139000, port: true}

            scenes:
              towns:
                controller: table
                class: Towns
                table:
                  style: plain # no groups
                  content: dynamic
                  prototypes:
                    - identifier: Town
                      class: Town
                      accessory: disclosureIndicator
                      content:
                        row:
                          - label: {id: name, weight: 1}
                          - label: {tag: 2, text: Inland, textColor: secondaryLabel}
                      outlets: {nameLabel: name}
                      segue: {show: town, identifier: showTown}

              town:
                controller: view
                class: TownController
                view: [{label: {id: heading}}]
                outlets: {townLabel: heading}

            classes:
              Town:
                superclass: TableViewCell
                outlets: {nameLabel: Label}

              Towns:
                superclass: TableViewController
                # Where rows come from.
                rows: towns
                cell:
                  identifier: Town
                  set:
                    nameLabel.text: "{row + 1}. {item.name}"
                    "#2.text": "{item.port ?? false ? 'Port' : 'Inland'}"
                    accessory: "{item.port ?? false ? 'disclosureIndicator' : 'none'}"
                prepare:
                  showTown: {name: "{item.name}"}

              TownController:
                superclass: ViewController
                properties:
                  name: String?
                outlets: {townLabel: Label}
                configureView: {townLabel.text: "{name?}"}

            snapshots:
              list: {scene: towns}
              brest: {scene: towns, do: [select 0 1]}
            """
        )
        #expect(
            conversion.notes == [
                "the comment '# Where rows come from.' cannot be kept @ # Where rows come from."
            ]
        )
        #expect(
            conversion.text.part(from: "# Towns", to: "\n  town:") == """
                # Towns on a coast.
                initial: towns

                scenes:
                  towns:
                    controller: table
                    class: Towns
                    table:
                      style: plain # no groups
                      content: static
                      sections:
                        - cells:
                            - class: Town
                              content:
                                row:
                                  - label: {id: name-0-0, text: 1. Arles, weight: 1}
                                  - label: {tag: 2, text: Inland, textColor: secondaryLabel}
                              item: {name: Arles, people: 50000}
                              outlets: {nameLabel: name-0-0}
                              segue: {show: town, identifier: showTown}
                            - class: Town
                              accessory: disclosureIndicator
                              content:
                                row:
                                  - label: {id: name-0-1, text: "2. {{Brest}}", weight: 1}
                                  - label: {tag: 2, text: Port, textColor: secondaryLabel}
                              item: {name: "{Brest}", people: 139000, port: true}
                              outlets: {nameLabel: name-0-1}
                              segue: {show: town, identifier: showTown}

                """
        )
        #expect(
            conversion.text.part(from: "  Towns:", to: "\n  TownController") == """
                  Towns:
                    superclass: TableViewController
                    prepare:
                      showTown: {name: "{item.name}"}

                """
        )
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test(.slow) func groupsBecomeSectionsWithTheirTitlesAndTheIndex() {
        let conversion = StaticConversion(StaticTableSample.rivers)
        #expect(
            conversion.text
                == """
                scenes:
                  rivers:
                    controller: table
                    class: Rivers
                    table:
                      style: plain
                      index: [A, B]
                      sections:
                        - header: Africa
                          cells:
                            - textLabel: {id: title, text: Nile}
                              selectionStyle: none
                              accessibility: {label: Nile the long, hint: Long}
                              item: {name: Nile, long: true}
                            - {text: Congo, selectionStyle: none, height: 30, backgroundColor: systemTeal}
                        - header: Brazil
                          footer: End
                          cells:
                            - {text: Po, accessory: checkmark, height: 30}
                classes:
                  Rivers:
                    superclass: TableViewController
                snapshots:
                  start: {scene: rivers}

                """
        )
        #expect(conversion.notes == [])
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test(.slow) func whatTheControllerMayChangeBecomesItsOutlet() {
        let conversion = StaticConversion(StaticTableSample.level)
        #expect(conversion.notes == [])
        #expect(
            conversion.text.part(from: "      sections:", to: "  NameCell:") == """
                      sections:
                        - cells:
                            - class: NameCell
                              content: {label: {id: name}}
                              item: {kind: name}
                              outlets: {nameLabel: name}
                            - {id: kindCell-0-1, style: value1, text: Volume, item: {kind: Volume, low: 3}}
                            - content: [{label: {id: label7-0-2, tag: 7}}]
                              item: {kind: tag}
                            - content: [{label: {id: label7-0-3, tag: 7}}]
                              item: {kind: tag, low: 2}
                    outlets:
                      volumeSlider: volume
                      nameLabel: name
                      kindCell: kindCell-0-1
                      label7_0_2: label7-0-2
                      label7_0_3: label7-0-3
                classes:

                """
        )
        #expect(
            conversion.text.part(from: "      name: String?", to: "    actions:") == """
                      name: String?
                    outlets:
                      volumeSlider: Slider
                      nameLabel: Label
                      kindCell: TableViewCell
                      label7_0_2: Label
                      label7_0_3: Label
                    configureView:
                      nameLabel.text: "{name? ?? ''}"
                      kindCell.detailTextLabel.text: "{{2}} {level * 3 | %1.1f} {unit}"
                      label7_0_2.text: "{0 > 1 ? level : volumeSlider.value}"
                      label7_0_3.text: "{level}"

                """
        )
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test(.slow) func fedSectionsAreWrittenOutOneOrAll() {
        let one = StaticConversion(StaticTableSample.tones) { $0.section = 1 }
        #expect(
            one.text.part(from: "      prototypes:", to: "snapshots:") == """
                      prototypes:
                        - {identifier: OtherCell}
                      sections:
                        - cells: [{text: Off}]
                        - selectionMode: singleCheckmark
                          header: Tones
                          cells:
                            - {text: Bell, value: bell}
                            - {text: Horn, value: horn, checked: true}
                        - {rows: {count: 2}, cell: {identifier: OtherCell, set: {textLabel.text: "{section} {row}"}}}

                """
        )
        #expect(one.faults == "")
        #expect(one.differences() == [])
        let all = StaticConversion(StaticTableSample.tones)
        #expect(
            all.text.part(from: "    table:", to: "snapshots:")
                == """
                    table:
                      sections:
                        - cells: [{text: Off}]
                        - selectionMode: singleCheckmark
                          header: Tones
                          cells:
                            - {text: Bell, value: bell}
                            - {text: Horn, value: horn, checked: true}
                        - cells:
                            - {text: "2 0"}
                            - {text: "2 1"}

                """
        )
        #expect(all.faults == "")
        #expect(all.differences() == [])
    }

    @Test(.slow) func stepsNameTheViewsByTheirNewIds() {
        let conversion = StaticConversion(
            """
            scenes:
              lamps:
                controller: table
                class: Lamps
                table:
                  prototypes:
                    - identifier: Lamp
                      text: Lamp
                      accessory: {switch: {id: lamp, accessibility: {label: On}, actions: {valueChanged: "switched:"}}}
            classes:
              Lamps:
                superclass: TableViewController
                rows: [Desk, Hall]
                cell: {identifier: Lamp, set: {textLabel.text: "{item}"}}
                actions:
                  "switched:": {log: "{item} {sender.on}"}
            snapshots:
              hall: {do: [tap 0 1 lamp, "set 0 0 lamp true", scroll to 0 1, tap 0 1 lamp in lamps], log: true}
            """
        )
        #expect(
            conversion.text.part(from: "snapshots:")
                == """
                snapshots:
                  hall: {do: [tap lamp-0-1, set lamp-0-0 true, scroll to 0 1, tap lamp-0-1 in lamps], log: true}

                """.dropLast()
        )
        #expect(conversion.text.contains("          item: Desk\n"))
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }

    @Test func theReturnKeyIsPressedInTheFieldOfTheRow() {
        let conversion = StaticConversion(
            """
            scenes:
              names:
                controller: table
                class: Names
                table:
                  prototypes:
                    - identifier: Name
                      content: [{textField: {id: name, placeholder: Name, actions: {editingDidEndOnExit: done}}}]
            classes:
              Names:
                superclass: TableViewController
                rows: [Ada, Grace]
                cell: {identifier: Name}
                actions: {done: {log: done}}
            snapshots:
              done: {do: [return 0 1 name, return 0 0 name in names], log: true}
            """
        )
        #expect(
            conversion.text.contains(
                "do: [return name-0-1, return name-0-0 in names]"
            )
        )
        #expect(conversion.differences() == [])
    }

    @Test func aViewFileIsWrittenInPlaceWithItsStyles() {
        let resources = MemoryResources([
            "LampCell.yaml": """
            styles:
              faint: {textColor: secondaryLabel}
              loud: {font: headline, textColor: systemRed}
            view:
              - label: {id: nameLabel, styles: [faint]}
              - label: {text: Lamp, styles: [loud], textColor: systemBlue}
            """
        ])
        let text = """
            styles:
              loud: {font: title1}
            scenes:
              lamps:
                controller: table
                class: Lamps
                table:
                  prototypes:
                    - identifier: Lamp
                      class: LampCell
                      content: {file: LampCell.yaml}
            classes:
              LampCell:
                superclass: TableViewCell
                outlets: {nameLabel: Label}
              Lamps:
                superclass: TableViewController
                rows: [Desk]
                cell: {identifier: Lamp, set: {nameLabel.text: "{item}"}}

            """
        let file = SceneFile.read(
            SourceText(name: "scene.yaml", text: text),
            resources: resources
        )
        let conversion = StaticConversion(file, resources: resources)
        #expect(
            conversion.notes == [
                "the file 'LampCell.yaml' stays as it is, and nothing in the scene names it any more "
                    + "@ LampCell.yaml"
            ]
        )
        #expect(
            conversion.text.part(from: "styles:", to: "classes:") == """
                styles:
                  loud: {font: title1}
                  faint: {textColor: secondaryLabel}
                scenes:
                  lamps:
                    controller: table
                    class: Lamps
                    table:
                      sections:
                        - cells:
                            - class: LampCell
                              content:
                                - label: {id: nameLabel, text: Desk, styles: [faint]}
                                - label: {text: Lamp, font: headline, textColor: systemBlue}
                              outlets: {nameLabel: nameLabel}

                """
        )
        #expect(conversion.faults == "")
        #expect(conversion.differences() == [])
    }
}
