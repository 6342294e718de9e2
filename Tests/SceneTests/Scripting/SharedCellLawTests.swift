import FoundationEssentials
import Testing

@testable import SceneKitLite
@testable import SceneRuntime
@testable import SceneText

/// Cells that the fed sections of a table have together: one that has shown rows of other sections is as a new one,
/// and a row that is scrolled to is where it would be had nothing else been seen.
@Suite struct SharedCellLawTests {
    private static let plain = [
        ("textLabel.font", "headline"), ("textLabel.textColor", "systemRed"),
        ("accessory", "checkmark"), ("detailTextLabel.text", "\"{item.n}\""),
        ("backgroundColor", "systemYellow"), ("selectionStyle", "none"), ("indentationLevel", "2"),
        ("imageView.name", "star"), ("textLabel.numberOfLines", "2"),
    ]
    private static let own = [
        ("switch.on", "\"{item.n % 2 == 0}\""), ("switch.enabled", "\"{item.n % 3 == 0}\""),
        ("label.hidden", "\"{item.n % 2 == 0}\""), ("accessory", "detailButton"),
        ("label.accessibility.label", "hey"), ("backgroundColor", "systemBlue"),
    ]

    /// A section with rows of one prototype or of both.
    private func section(_ number: Int, _ random: inout SeededGenerator) -> String {
        let mode =
            ["default", "default", "singleCheckmark", "multipleCheckmarks"]
            .randomElement(using: &random) ?? "default"
        let rules = (0..<Int.random(in: 1...2, using: &random)).map { place -> String in
            let isPlain = Bool.random(using: &random)
            let known = (isPlain ? Self.plain : Self.own)
                .filter { mode == "default" || $0.0 != "accessory" }
            let set =
                known.shuffled(using: &random).prefix(3).map { "\($0): \($1)" }
                + [(isPlain ? "textLabel" : "label") + ".text: \"{item.t}\""]
            let condition = place == 0 ? "when: \"{item.n % 2 == 1}\", " : ""
            return "{identifier: \(isPlain ? "Plain" : "Own"), \(condition)set: "
                + "{\(set.joined(separator: ", "))}}"
        }
        let rest = rules.count == 1 ? [] : rules.dropFirst().map { ", \($0)" }
        let only = rules[0].replacing("when: \"{item.n % 2 == 1}\", ", with: "")
        let cell = rest.isEmpty ? only : "[\(rules[0])\(rest.joined())]"
        return "{header: H\(number), name: s\(number), selectionMode: \(mode), rows: d\(number), "
            + "cell: \(cell)}"
    }

    private func scene(_ random: inout SeededGenerator) -> String {
        let data = (0..<3).map { number in
            let rows = (0..<12).map { "{t: r\(number) \($0), n: \($0)}" }
            return "  d\(number): [\(rows.joined(separator: ", "))]"
        }
        let accessory = Bool.random(using: &random) ? ", accessory: disclosureIndicator" : ""
        return """
            data:
            \(data.joined(separator: "\n"))
            scenes:
              list:
                controller: table
                class: List
                table:
                  prototypes:
                    - {identifier: Plain, style: value1\(accessory)}
                    - identifier: Own
                      class: Own
                      content: {row: [{label: {id: l}}, {switch: {id: s, accessibility: {label: S}}}]}
                      outlets: {label: l, switch: s}
                  sections: [\((0..<3).map { section($0, &random) }.joined(separator: ", "))]
            classes:
              Own: {superclass: TableViewCell, outlets: {label: Label, switch: Switch}}
              List: {superclass: TableViewController}
            """
    }

    private func show(_ steps: [String], _ text: String) throws -> [String] {
        let scene = try OpenScene(text)
        for step in steps { scene.play(step) }
        let table = try scene.table
        return table.visibleCells.map { cell in
            let top = cell.frame.minY - table.contentOffset.y
            let values = ([cell] + cell.descendants).map { view in
                // Rows that nobody has seen may turn out higher or lower: where a cell is shows in its place on the screen.
                type(of: view).propertyAccessors.filter { view !== cell || $0.name != "frame" }
                    .map { "\($0.name) \(String(describing: $0.value(of: view)))" }
                    .joined(separator: ", ")
            }
            return "\(top) \(values)"
        }
    }

    @Test(arguments: 1...UInt64(40)) func aCellOfOtherSectionsIsAsANewOne(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = scene(&random)
        func scroll() -> String {
            "scroll to \(Int.random(in: 0..<3, using: &random)) \(Int.random(in: 0..<12, using: &random))"
        }
        let way = (0..<5).map { _ in scroll() }
        let last = scroll()
        let (reused, new) = (try show(way + [last], text), try show([last], text))
        #expect(reused == new, "after \(way) and \(last) in\n\(text)")
    }

    /// What is done in a row that has left is told of that row, and not of what another section had in its cell.
    @Test func aRowThatLeavesIsTheOneThatTheCellShowed() throws {
        let rows = (0..<12).map { "{t: r\($0)}" }.joined(separator: ", ")
        let scene = try OpenScene(
            """
            data: {a: [\(rows)], b: [\(rows.replacing("r", with: "s"))]}
            scenes:
              list:
                controller: table
                class: List
                table:
                  separatorStyle: none
                  prototypes: [{identifier: Cell}]
                  sections:
                    - {rows: a, cell: {identifier: Cell, set: {textLabel.text: "{item.t}"}}}
                    - {rows: b, cell: {identifier: Cell, set: {textLabel.text: "{item.t}"}}}
            classes:
              List:
                superclass: TableViewController
                didEndDisplaying: {log: "{item.t}"}
            """
        )
        scene.play("scroll to 1 0")
        let before = scene.log.count
        scene.play("scroll to 0 0")
        #expect(scene.log.dropFirst(before).allSatisfy { $0.hasPrefix("s") }, "\(scene.log)")
    }
}
