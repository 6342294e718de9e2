import Testing

@testable import SceneKitLite
@testable import SceneText

/// Rows drawn without their cells look like rows on a screen, whatever the table, its rules and its data.
@Suite struct RowPressLawTests {
    @Test(.slow, arguments: 1...40 as ClosedRange<UInt64>)
    func generatedTablesLookAlike(seed: UInt64) throws {
        var table = SampleTableRules(seed: seed)
        let scene = PressedScene(
            prototypes: ["A", "B"].map { table.prototype(named: $0) },
            cell: """
                - identifier: A
                  when: "{row % 3 == 1}"
                  set: \(table.assignments())
                - identifier: B
                  set: \(table.assignments())
                """,
            isList: true,
            rules: seed.isMultiple(of: 2)
                ? "swipe: [{title: Out, when: '{row > 3}', actions: {log: 'row {row}'}}]" : "",
            records: (0..<160).map { _ in table.record() }
        )
        try scene.expectSameAsOnTheScreen(
            columns: table.columns,
            table.renderer,
            isPressed: nil,
            seed: seed
        )
    }
}

/// Prototypes, what rules set in them, and records, drawn by lot.
private struct SampleTableRules {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func one<Choice>(of choices: [Choice]) -> Choice {
        choices[Int.random(in: choices.indices, using: &random)]
    }

    var columns: Int {
        mutating get { one(of: [24, 32, 40, 61]) }
    }

    var renderer: ScreenRenderer {
        mutating get {
            ScreenRenderer(
                .text,
                glyphSet: one(of: [.unicode, .ascii]),
                usesColor: one(of: [true, false])
            )
        }
    }

    /// The style has all parts, so that every path leads somewhere.
    mutating func prototype(named name: String) -> String {
        let style = one(of: ["subtitle", "value1"])
        let accessory = one(of: ["none", "disclosureIndicator", "detailButton"])
        let image = one(of: ["", ", imageView: {name: flag}"])
        return "{identifier: \(name), style: \(style), accessory: \(accessory)\(image)}"
    }

    private static let texts = [
        "{item.a?}", "{item.b?}", "<{item.a?}>", "{item.a?}{item.b?}", "{item.a? ?? 'none'}",
        "{row}",
        "{item.n}", "{item.n | %03d}", "{item.a?}, {item.n}", "",
    ]

    private static let others = [
        "textLabel.textColor: \"{item.n > 4 ? 'systemRed' : 'label'}\"",
        "textLabel.font: \"{item.n > 6 ? 'headline' : 'body'}\"",
        "textLabel.numberOfLines: \"{item.n % 3}\"", "accessory: \"{item.kind}\"",
        "indentationLevel: \"{item.n % 4}\"", "textLabel.hidden: \"{item.n == 3}\"",
        "imageView.accessibility.label: \"{item.b?}\"", "backgroundColor: systemGray6",
        "hidden: \"{item.n == 7}\"",
    ]

    mutating func assignments() -> String {
        var entries: [String] = []
        let paths = ["textLabel.text", "detailTextLabel.text", "imageView.name"]
        for path in paths where one(of: [true, true, false]) {
            entries.append("\(path): \"\(one(of: Self.texts))\"")
        }
        for entry in Self.others where one(of: [true, false, false, false]) {
            entries.append(entry)
        }
        return "{" + entries.joined(separator: ", ") + "}"
    }

    private static let words = [
        "null", "\"\"", "\"x\"", "\"star\"", "\"longer than that\"", "\"李雷\"", "\" led\"",
        "\"Zo\\u00eb\"", "\"a text that no narrow screen has room for in one line\"",
    ]

    mutating func record() -> String {
        let absent = one(of: [true, false, false])
        let b = absent ? "" : ", \"b\": \(one(of: Self.words))"
        let kind = one(of: ["none", "checkmark"])
        let number = one(of: Array(0..<9))
        return "{\"a\": \(one(of: Self.words)), \"n\": \(number), \"kind\": \"\(kind)\"\(b)}"
    }
}
