import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// What code becomes when cells become rows: nothing that a person would strike out.
@Suite struct WrittenCodeTests {
    /// Nothing is left to configure, so no action asks for it.
    @Test func whatConfiguresNothingIsRemoved() {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - {text: Wi-Fi, accessory: {switch: {id: wifi, actions: {valueChanged: "wifiChanged:"}}}}
                        - {id: net, style: value1, text: Network}
                        - content: {button: {title: Refresh, actions: {touchUpInside: refresh}}}
                outlets: {wifiSwitch: wifi, netCell: net}
            classes:
              Main:
                superclass: TableViewController
                outlets: {wifiSwitch: Switch, netCell: TableViewCell}
                configureView: {netCell.detailTextLabel.text: "{wifiSwitch.on ? 'Home' : 'None'}"}
                actions:
                  "wifiChanged:": {configure: true}
                  refresh: [{log: refreshed}, {configure: true}]
            """,
            to: .dynamic
        )
        #expect(!result.string.contains("configure"), "\(result.string)")
        #expect(result.string.contains("refresh: {log: refreshed}"))
        #expect(result.pictureDifferences == [])
    }

    /// A property that always has a text needs none in its place.
    @Test func whatIsAlwaysThereNeedsNoDefault() {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - content: {textField: {id: name, text: Ada, accessibility: {label: Name}, actions: {editingChanged: changed}}}
                        - {id: hello, text: Nobody}
                outlets: {nameField: name, helloCell: hello}
            classes:
              Main:
                superclass: TableViewController
                outlets: {nameField: TextField, helloCell: TableViewCell}
                configureView: {helloCell.textLabel.text: "{nameField.text?}"}
                actions: {changed: {configure: true}}
            """,
            to: .dynamic,
            allowsWarnings: true
        )
        #expect(result.string.contains(#"textLabel.text: "{nameText}""#), "\(result.string)")
    }

    private func reminders(_ action: String) -> String {
        let switches = ["morning", "noon", "evening"].map { id in
            "- {text: \(id), accessory: {switch: {id: \(id), accessibility: {label: \(id)}, "
                + "actions: {valueChanged: 'changed:'}}}}"
        }
        return """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        \(switches.joined(separator: "\n            "))
                        - {id: summary, text: ""}
                outlets: {morning: morning, noon: noon, evening: evening, summary: summary}
            classes:
              Main:
                superclass: TableViewController
                outlets: {morning: Switch, noon: Switch, evening: Switch, summary: TableViewCell}
                configureView: {summary.textLabel.text: "{morning.on || noon.on || evening.on ? 'some' : 'none'}"}
                actions: {"changed:": \(action)}

            """
    }

    /// An action that logs its sender before it configures follows the switches as one that does not.
    @Test func aLogOfTheSenderKeepsSwitchesTogether() {
        let result = converted(
            reminders(#"[{log: "now {sender.on}"}, {configure: true}]"#),
            to: .dynamic
        )
        #expect(result.string.ranges(of: "- identifier: ").count == 2, "\(result.string)")
        #expect(result.string.contains("rows[0].isOn") || result.string.contains("main[0].isOn"))
        #expect(result.pictureDifferences == [])
        // One that logs what another switch shows is read by code.
        let apart = converted(
            reminders(#"[{log: "{summary.textLabel.text}"}, {configure: true}]"#),
            to: .dynamic,
            allowsWarnings: true
        )
        #expect(apart.string.ranges(of: "valueChanged:").count == 3, "\(apart.string)")
    }

    /// Prototypes whose records have the same field share what keeps it, and one class where that is the same.
    @Test func oneActionKeepsAFieldOfSeveralPrototypes() {
        let result = converted(
            """
            scenes:
              contact:
                controller: table
                class: Contact
                table:
                  sections:
                    - cells:
                        - content: {row: [{label: Name}, {textField: {text: Ada, accessibility: {label: Name}, actions: {editingChanged: check}}}]}
                        - content: {row: [{label: Town}, {textField: {text: Lviv, accessibility: {label: Town}, actions: {editingChanged: check}}}]}
                        - content: {row: [{label: Phone}, {textField: {keyboardType: phonePad, accessibility: {label: Phone}}}]}
                        - content: {row: [{label: Fax}, {textField: {keyboardType: phonePad, accessibility: {label: Fax}}}]}
            classes: {Contact: {superclass: TableViewController, actions: {check: {log: checked}}}}
            """,
            to: .dynamic,
            allowsWarnings: true
        )
        #expect(result.string.ranges(of: "Changed:\": {update").count == 1)
        #expect(result.string.ranges(of: "superclass: TableViewCell").count == 1)
        #expect(result.string.ranges(of: "class: TextFieldCell\n").count == 2)
        let back = converted(result.string, to: .static, allowsWarnings: true)
        #expect(back.notes == [])
        #expect(back.pictureDifferences == [])
    }

    /// An action that says who takes it stays beside the one that keeps the value.
    @Test func anActionWithAReceiverIsKept() {
        let result = converted(
            """
            scenes:
              fan:
                controller: table
                class: Fan
                table:
                  sections:
                    - cells:
                        - {text: Fan, accessory: {switch: {id: power, accessibility: {label: Fan}, actions: {valueChanged: [other, {to: controller, action: "turned:"}]}}}}
            classes:
              Fan:
                superclass: TableViewController
                actions: {"turned:": {log: "{sender.on}"}, other: {log: other}}
            """,
            to: .dynamic
        )
        #expect(
            result.string.contains(
                """
                                valueChanged:
                                  - "switchChanged:"
                                  - other
                                  - {to: controller, action: "turned:"}
                """
            ),
            "\(result.string)"
        )
        #expect(result.pictureDifferences == [])
    }

    /// A column of a file holds values of one type.
    @Test func aNumberAndATextHaveColumnsOfTheirOwn() {
        let result = converted(
            """
            scenes:
              mixer:
                controller: table
                table:
                  sections:
                    - cells:
                        - content: {row: [{label: Name}, {textField: {text: Demo, accessibility: {label: Name}}}]}
                        - content: {row: [{label: Bass}, {slider: {value: 0.5, accessibility: {label: Bass}}}]}
                        - content: {row: [{label: Treble}, {slider: {value: 0.25, accessibility: {label: Treble}}}]}
            """,
            to: .dynamic,
            allowsWarnings: true
        ) { $0.dataPath = "mixer.csv" }
        #expect(result.string.contains("mixer: {file: mixer.csv, types: {value2: Double}}"))
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
    }
}
