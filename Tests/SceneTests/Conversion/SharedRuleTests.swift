import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Cells of one shape are rows of one prototype by one rule, as a person would write them.
@Suite struct SharedRuleTests {
    /// A table of two switches, what code says of each, and a button.
    private func alarms(_ one: String, _ other: String, reset: String = "log: reset") -> String {
        """
        scenes:
          alarms:
            controller: table
            class: Alarms
            table:
              sections:
                - header: Alarms
                  cells:
                    - {id: low, style: value1, text: Low, accessory: {switch: {id: lowOn, accessibility: {label: Low}, actions: {valueChanged: changed}}}}
                    - {id: high, style: value1, text: High, accessory: {switch: {id: highOn, accessibility: {label: High}, actions: {valueChanged: changed}}}}
                - cells:
                    - content: {button: {title: Reset, actions: {touchUpInside: reset}}}
            outlets: {lowCell: low, highCell: high, low: lowOn, high: highOn}
        classes:
          Alarms:
            superclass: TableViewController
            outlets: {lowCell: TableViewCell, highCell: TableViewCell, low: Switch, high: Switch}
            configureView:
              lowCell.detailTextLabel.text: "\(one)"
              highCell.detailTextLabel.text: "\(other)"
            actions:
              changed: {configure: true}
              reset: {\(reset)}

        """
    }

    private static let texts: [(one: String, other: String, rule: String, values: [String])] = [
        (
            "{low.on ? 'below 70' : 'Off'}", "{high.on ? 'above 180' : 'Off'}",
            "{item.isOn ? item.detail : 'Off'}", ["below 70", "above 180"]
        ),
        (
            "Low: {low.on ? 'yes' : 'no'}", "High: {high.on ? 'yes' : 'no'}",
            "{item.text}: {item.isOn ? 'yes' : 'no'}", []
        ),
        (
            "mode {low.on ? 'yes' : 'no'}", "more {high.on ? 'yes' : 'no'}",
            "{item.detail} {item.isOn ? 'yes' : 'no'}", ["mode", "more"]
        ),
    ]

    /// What differs is in the records, and one rule says the rest.
    @Test(arguments: texts)
    func oneValueThatDiffersIsData(
        _ texts: (one: String, other: String, rule: String, values: [String])
    ) {
        let result = converted(alarms(texts.one, texts.other), to: .dynamic)
        #expect(
            result.string.contains("detailTextLabel.text: \"\(texts.rule)\""),
            "\(result.string)"
        )
        for value in texts.values { #expect(result.string.contains("detail: \(value)}")) }
        #expect(result.string.ranges(of: "when: ").count == 1)
        #expect(result.pictureDifferences == [])
        let back = converted(result.string, to: .static)
        #expect(back.notes == [])
        #expect(back.pictureDifferences == [])
    }

    /// Where more differs, each row has a rule of its own.
    @Test func twoValuesThatDifferAreTwoRules() {
        let text = alarms("{low.on ? 'below' : 'Off'}", "{high.on ? 'above' : 'None'}")
        let result = converted(text, to: .dynamic)
        #expect(result.string.contains("{item.isOn ? 'below' : 'Off'}"), "\(result.string)")
        #expect(result.string.contains("{item.isOn ? 'above' : 'None'}"))
        #expect(result.pictureDifferences == [])
    }

    /// An action that only ran code which the rows took over is sent no more.
    @Test func anActionThatDoesNothingIsGone() {
        let text = alarms("{low.on ? 'a' : 'Off'}", "{high.on ? 'b' : 'Off'}")
        let result = converted(text, to: .dynamic)
        #expect(!result.string.contains("configure"), "\(result.string)")
        #expect(result.string.contains(#"actions: {valueChanged: "switchChanged:"}"#))
        // One that a button outside of the rows sends stays.
        let elsewhere = text.replacing(
            "    outlets: {lowCell",
            with: "    rightItem: {title: Now, action: changed}\n    outlets: {lowCell",
            maxReplacements: 1
        )
        #expect(converted(elsewhere, to: .dynamic).string.contains("changed: {configure: true}"))
    }

    /// Rows that an action sets are in one list, where it finds them.
    @Test func anActionThatSetsSwitchesKeepsThemTogether() {
        let effects = "set: {low.on: false, high.on: false}}, {configure: true"
        let text = alarms("{low.on ? 'a' : 'Off'}", "{high.on ? 'b' : 'Off'}")
            .replacing("reset: {log: reset}", with: "reset: [{\(effects)}]")
        let result = converted(text, to: .dynamic)
        #expect(result.string.contains(#"section: "{item.section}""#), "\(result.string)")
        #expect(result.string.contains("- update: {data: alarms, at: 1, set: {isOn: false}}"))
        #expect(result.string.ranges(of: "identifier: SwitchCell\n").count == 2)
        #expect(result.notes == [])
        #expect(result.pictureDifferences == [])
        let back = converted(result.string, to: .static)
        #expect(back.notes == [])
        #expect(back.pictureDifferences == [])
        let again = converted(back.string, to: .dynamic)
        let settled = converted(converted(again.string, to: .static).string, to: .dynamic)
        #expect(again.string == settled.string)
        // Sections that two lists could not tell apart stay groups.
        let untitled = converted(
            text.replacing("header: Alarms", with: "footer: All"),
            to: .dynamic
        )
        #expect(untitled.string.contains("{group.rows}"))
        #expect(untitled.pictureDifferences == [])
    }

    /// What sends no event is not kept, which is said where code asks for it.
    @Test func twoPickersThatCodeAsksAreToldApart() {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                class: Main
                table:
                  sections:
                    - cells:
                        - content: {picker: {id: one, rows: [A, B], accessibility: {label: One}}}
                        - content: {picker: {id: two, rows: [A, B], selectedRow: 1, accessibility: {label: Two}}}
                        - content: {button: {title: Ask, actions: {touchUpInside: ask}}}
                outlets: {one: one, two: two}
            classes:
              Main:
                superclass: TableViewController
                outlets: {one: PickerView, two: PickerView}
                actions: {ask: {log: "{one.selectedRow} {two.selectedRow}"}}
            """,
            to: .dynamic
        )
        #expect(
            result.notes == [
                "warning: what a person chooses in 'one' is not kept: it sends no event [one]",
                "warning: what a person chooses in 'two' is not kept: it sends no event [two]",
            ]
        )
    }

    // MARK: - What cells alone say

    private static let differences: [(one: String, other: String)] = [
        ("runtimeAttributes: {number: 0}", "runtimeAttributes: {number: 1}"),
        ("runtimeAttributes: {kind: a}", "text: B"),
        (
            "content: {view: {height: 20, runtimeAttributes: {layer.cornerRadius: 3}}}",
            "content: {view: {height: 20, runtimeAttributes: {layer.cornerRadius: 4}}}"
        ),
        (
            "content: {view: {height: 20, drawnSize: [30, 20]}}",
            "content: {view: {height: 20, drawnSize: [40, 20]}}"
        ),
        (
            "content: {view: {height: 20, constraints: [self.width = 30]}}",
            "content: {view: {height: 20, constraints: [self.width = 40]}}"
        ),
    ]

    /// What rows cannot set tells prototypes apart.
    @Test(arguments: differences)
    func nothingOfACellGoesWithoutAWord(_ difference: (one: String, other: String)) {
        let result = converted(
            """
            scenes:
              main:
                controller: table
                table:
                  sections:
                    - cells:
                        - {\(difference.one)}
                        - {\(difference.other)}

            """,
            to: .dynamic
        )
        #expect(result.notes == [])
        #expect(result.string.ranges(of: "identifier: ").count == 4, "\(result.string)")
    }

    // MARK: - Names

    @Test func prototypesHaveTheIdentifiersOfTheirCells() {
        let result = converted(
            """
            scenes:
              accountTableViewController:
                controller: table
                table:
                  sections:
                    - cells:
                        - {identifier: EntryCell, text: Name}
                        - {identifier: EntryCell, text: Town}
                        - {identifier: ShareCell, style: value1, text: Share, detail: Off}
                        - {identifier: CloseCell, style: value1, text: Close, detail: Now}
                        - content: {textField: {id: nameField, accessibility: {label: Name}}}

            """,
            to: .dynamic,
            allowsWarnings: true
        )
        #expect(
            result.notes == [
                "warning: the reuse identifier 'ShareCell' and 1 more reuse identifier cannot be kept in "
                    + "cells that repeat [ShareCell]"
            ]
        )
        #expect(result.string.contains("- {cell: EntryCell, text: Name}"), "\(result.string)")
        #expect(result.string.contains("  account:\n"))
        #expect(result.string.contains("class: AccountTableViewController\n"))
        #expect(result.string.contains("outlets: {nameField: nameField}"))
    }
}
