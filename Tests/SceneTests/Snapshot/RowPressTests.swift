import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRules
@testable import SceneRuntime
@testable import SceneText

/// Rows drawn without their cells look like rows on a screen that is high enough for all of them.
@Suite struct RowPressTests {
    private static let styles = [
        "{identifier: Row, style: subtitle}", "{identifier: Row, style: value1}",
        "{identifier: Row, style: value2, accessory: disclosureIndicator}",
        "{identifier: Row, style: subtitle, accessory: detailButton}",
    ]

    @Test(.slow, arguments: styles, [20, 40, 61])
    func cellsOfEveryStyleLookAlike(prototype: String, columns: Int) throws {
        var sample = SampleRecords(seed: 1)
        let scene = PressedScene(
            prototypes: [prototype],
            cell: """
                identifier: Row
                set: {textLabel.text: "{item.name}", detailTextLabel.text: "{item.note?}"}
                """,
            records: (0..<300).map { _ in sample.record() }
        )
        try scene.expectSameAsOnTheScreen(columns: columns)
    }

    @Test(.slow, arguments: [24, 40, 80])
    func cellsLaidOutByRowsAndColumnsLookAlike(columns: Int) throws {
        var sample = SampleRecords(seed: 2)
        let scene = PressedScene(
            prototypes: [
                """
                identifier: Row
                        class: RowCell
                        content:
                          row:
                            spacing: 8
                            views:
                            - {image: {id: photo, name: star}}
                            - column:
                                weight: 1
                                views:
                                - {label: {id: name, numberOfLines: 0, font: headline}}
                                - {label: {id: note, numberOfLines: 2}}
                            - {label: {id: amount, textAlignment: right, minimumWidth: 40}}
                        outlets: {name: name, note: note, amount: amount, photo: photo}
                """
            ],
            cell: """
                identifier: Row
                set:
                  name.text: "{item.name}"
                  note.text: "{item.note ?? 'nothing'}, {item.kind}"
                  amount.text: "{row + 1}: {item.count | %05d}"
                  photo.name: "{item.kind}"
                  photo.accessibility.label: "{item.name}"
                """,
            classes: """
                RowCell:
                  superclass: TableViewCell
                  outlets: {name: Label, note: Label, amount: Label, photo: ImageView}
                """,
            records: (0..<300).map { _ in sample.record() }
        )
        try scene.expectSameAsOnTheScreen(columns: columns)
    }

    @Test(.slow) func rowsOfSeveralRulesLookAlike() throws {
        var sample = SampleRecords(seed: 3)
        let scene = PressedScene(
            prototypes: ["{identifier: Row}", "{identifier: Odd, style: value1}"],
            cell: """
                - identifier: Odd
                  when: "{row % 3 == 1}"
                  set: {textLabel.text: "{row}", detailTextLabel.text: "{item.kind}"}
                - identifier: Row
                  set:
                    textLabel.text: "<{item.name}>"
                    textLabel.textColor: "{item.count % 2 == 0 ? 'systemRed' : 'systemBlue'}"
                    accessory: "{item.count % 5 == 0 ? 'checkmark' : 'none'}"
                """,
            isList: true,
            records: (0..<300).map { _ in sample.record() }
        )
        try scene.expectSameAsOnTheScreen(columns: 40)
        try scene.expectSameAsOnTheScreen(
            columns: 40,
            ScreenRenderer(.text, glyphSet: .ascii, usesColor: true)
        )
    }

    @Test(.slow, arguments: ["plain", "grouped", "insetGrouped"])
    func theEndsOfSectionsAreDrawnOnTheScreen(style: String) throws {
        var sample = SampleRecords(seed: 4)
        let scene = PressedScene(
            table: "style: \(style)",
            prototypes: ["{identifier: Row, style: subtitle}"],
            cell: "{identifier: Row, set: {textLabel.text: \"{item.name}\"}}",
            section: "{item.kind}",
            records: (0..<900).map { _ in sample.record() }
        )
        try scene.expectSameAsOnTheScreen(columns: 40)
    }

    @Test(.slow) func selectedRowsAreDrawnOnTheScreen() throws {
        let scene = PressedScene(
            prototypes: ["{identifier: Row}"],
            cell: "{identifier: Row, set: {textLabel.text: \"{item.name}\"}}",
            records: (0..<400).map { "{\"name\": \"Row \($0)\"}" }
        )
        let text = try scene.full(columns: 30, steps: ["select 0 200", "scroll to 0 0"])
        let marked = text.split(separator: "\n").filter { $0.hasPrefix("│▌") }
        #expect(marked.map { $0.contains("Row 200 ") } == [true])
        #expect((0..<400).allSatisfy { text.contains("Row \($0) ") })
    }

    @Test func whatIsWrongInARowIsReportedWithItsNumber() throws {
        let records = (0..<300).map { $0 == 217 ? "{\"name\": null}" : "{\"name\": \"Row \($0)\"}" }
        let scene = PressedScene(
            prototypes: ["{identifier: Row}"],
            cell: "{identifier: Row, set: {textLabel.text: \"{item.name}\"}}",
            records: records
        )
        let player = try scene.player(columns: 40, lines: 28)
        ScreenRenderer().renderFull(player.window) { _ in }
        #expect(
            player.storyboard.faults.map(\.notes) == [
                ["in row 217 of section 0, both counted from 0"]
            ]
        )
    }

    /// A picture with an empty name still has its sign; one without a name has none.
    @Test(.slow, arguments: [24, 40])
    func whatIsNotThereIsToldFromWhatIsEmpty(columns: Int) throws {
        var random = SeededGenerator(seed: 7)
        let values = ["null", "\"\"", "\"x\"", "\"star\""]
        func value() -> String { values.randomElement(using: &random) ?? "" }
        let records = (0..<300).map { number in
            let note = number.isMultiple(of: 3) ? "" : ", \"note\": \(value())"
            return "{\"icon\": \(value()), \"name\": \(value()), \"word\": \(value())\(note)}"
        }
        for rules in [
            """
            imageView.name: "{item.icon?}"
              textLabel.text: "{item.name?}"
              detailTextLabel.text: "{item.note?}"
            """,
            """
            imageView.name: "{item.icon?}{item.name?}"
              textLabel.text: "{item.name?}-"
              detailTextLabel.text: "{item.note? ?? 'none'}"
              imageView.accessibility.label: "{item.name?}"
            """,
        ] {
            for style in ["subtitle", "value1"] {
                let scene = PressedScene(
                    prototypes: ["{identifier: Row, style: \(style)}"],
                    cell: "identifier: Row\nset:\n  " + rules,
                    records: records
                )
                try scene.expectSameAsOnTheScreen(columns: columns)
            }
        }
    }

    /// Of two ways to one label, the later one wins.
    @Test(
        .slow,
        arguments: [
            ["first.text: \"{item.name}\"", "'#7.text': \"{item.note?}\""],
            ["'#7.text': \"{item.note?}\"", "first.text: \"{item.name}\""],
            ["first.text: \"{item.name}\"", "again.text: \"{item.note?}\""],
            ["again.text: \"{item.note?}\"", "old.text: \"{item.name}\""],
        ]
    )
    func twoWaysToOneLabelAreFollowedInTurn(rules: [String]) throws {
        let scene = PressedScene(
            prototypes: [
                """
                identifier: Row
                        class: RowCell
                        content: {row: [{label: {id: first, tag: 7}}, spacer, {label: end}]}
                        outlets: {first: first, again: first, old: first}
                """
            ],
            cell: "identifier: Row\nset:\n  " + rules.joined(separator: "\n  "),
            classes: """
                OldCell: {superclass: TableViewCell, outlets: {old: Label}}
                RowCell: {superclass: OldCell, outlets: {first: Label, again: Label}}
                """,
            records: Self.twoTexts
        )
        try scene.expectSameAsOnTheScreen(columns: 30, isPressed: false)
    }

    private static let twoTexts = (0..<300).map { number in
        let note = ["null", "\"\"", "\"abc\"", "\"xyz\"", "\"longer\""][number % 5]
        return "{\"name\": \"n\(number % 7)\", \"note\": \(note)}"
    }

    /// Rows that are hidden leave their lines blank, and at the end omit them.
    @Test(
        .slow,
        arguments: ["{row > 280}", "{row > 20}", "{row % 3 == 0}", "{row < 290}", "{row >= 0}"]
    )
    func hiddenRowsAreBlankOrCut(condition: String) throws {
        let scene = PressedScene(
            prototypes: ["{identifier: Row}"],
            cell:
                "{identifier: Row, set: {textLabel.text: \"{item.name}\", hidden: \"\(condition)\"}}",
            records: Self.twoTexts
        )
        try scene.expectSameAsOnTheScreen(columns: 30)
        try scene.expectSameAsOnTheScreen(
            columns: 30,
            ScreenRenderer(.text, glyphSet: .ascii, usesColor: true)
        )
    }

    @Test func theCountsAreThoseOfRowsOnTheScreen() throws {
        let scene = PressedScene(
            prototypes: ["{identifier: Row}"],
            cell: "{identifier: Row, set: {textLabel.text: \"{item.name}\"}}",
            records: (0..<1000).map { "{\"name\": \"Row \($0)\"}" }
        )
        let player = try scene.player(columns: 40, lines: 28)
        ScreenRenderer().renderFull(player.window) { _ in }
        let counts = player.statistics
        // Most rows are drawn without a cell of their own, and so none is asked for.
        #expect(counts.cellsAsked < 100)
        #expect(counts.cellsMade <= 15)
        #expect(counts.cellsAsked == counts.cellsMade + counts.cellsReused)
    }

    @Test func aPersonsChangesKeepRowsOnTheScreen() throws {
        let scene = PressedScene(
            prototypes: ["{identifier: Row, accessory: {switch: {id: toggle}}}"],
            cell: "{identifier: Row, set: {textLabel.text: \"{item.name}\"}}",
            records: (0..<100).map { "{\"name\": \"Row \($0)\"}" }
        )
        let table = try #require(try scene.player(columns: 40, lines: 28).allTables.first)
        #expect(table.uniformRows(inSection: 0, glyphSet: .unicode) == nil)
    }
}

/// Records with texts of many scripts and lengths, and some whose text is not the one in the file.
private struct SampleRecords {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let words = [
        "Ada", "Zoë", "Иван", "李雷", "Ivan \\\"the\\\" Great", "e\u{301}te\u{301}", "👩‍👩‍👧‍👦",
        "naïve café", " leading", "trailing ", "two  spaces", "مرحبا", "tab\\there", "line\\nbreak",
        "", "\\u00e9", "a rather long name that does not fit", "カタカナ", "🇩🇪", "O", "שלום",
        "soft\u{AD}hyphen", "non\u{A0}breaking", "[", "│", "…", "\u{3000}wide space",
    ]

    mutating func record() -> String {
        let name = Self.words.randomElement(using: &random) ?? ""
        let other = Self.words.randomElement(using: &random) ?? ""
        let note = ["\"\(other)\"", "null", "12", "true", "0.10"].randomElement(using: &random)
        let kind = ["letter", "parcel", "card"].randomElement(using: &random) ?? ""
        let count = Int.random(in: 0..<3000, using: &random)
        return """
            {"name": "\(name)", "note": \(note ?? ""), "kind": "\(kind)", "count": \(count), \
            "tags": ["x", {"y": 1}]}
            """
    }
}
