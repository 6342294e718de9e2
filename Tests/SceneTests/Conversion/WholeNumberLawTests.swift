import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Code that asks sliders and steppers for whole numbers gets Doubles, from cells and from records.
@Suite struct WholeNumberLawTests {
    private static let asks = [
        "{V}", "{V / 8}", "{V + 1}", "{V | %.1f}", "{V == 4}", "{V > 3 ? 'many' : 'few'}",
        "{V / 2 == 2}", "{V * 3}", "{-V}",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        let names = ["a", "b", "c", "d"].prefix(Int.random(in: 2...4, using: &random))
        let kind = Bool.random(using: &random) ? "slider" : "stepper"
        let cells = names.map { name in
            let value = ["0", "4", "7", "2.5"].randomElement(using: &random) ?? "0"
            return """
                            - content:
                                \(kind):
                                  {id: \(name), value: \(value), maximumValue: 9, accessibility: {label: \(name)}}
                """
        }
        let logged = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let ask = asks.randomElement(using: &random) ?? ""
            let name = names.randomElement(using: &random) ?? "a"
            return "{log: \"\(ask.replacing("V", with: "\(name).value"))\"}"
        }
        return """
            scenes:
              s:
                controller: table
                class: S
                table:
                  sections:
                    - cells:
            \(cells.joined(separator: "\n"))
                        - {content: {button: {id: go, title: Go, actions: {touchUpInside: go}}}}
                outlets: {\(names.map { "\($0): \($0)" }.joined(separator: ", "))}
            classes:
              S:
                superclass: TableViewController
                outlets: {\(names.map { "\($0): \(kind == "slider" ? "Slider" : "Stepper")" }.joined(separator: ", "))}
                actions:
                  go: [\(logged.joined(separator: ", "))]

            """
    }

    /// What code logs on the fresh screen, and after a person has set the first control.
    private func logs(_ text: String, set control: String, tap button: String) throws -> [String] {
        let fresh = try OpenScene(text, lines: 24)
        fresh.play("tap \(button)")
        let changed = try OpenScene(text, lines: 24)
        changed.play("set \(control) 5", "tap \(button)")
        return fresh.log + changed.log
    }

    @Test(.slow, arguments: 0..<UInt64(Int.cases(60)))
    func rowsLogWhatCellsLogged(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let cells = Self.text(&random)
        let rows = converted(cells, to: .dynamic, allowsWarnings: true)
        #expect(rows.notes.filter { $0.hasPrefix("error") } == [])
        let kind = cells.contains("slider:") ? "slider" : "stepper"
        let last = cells.split(separator: "- content").count - 1
        let inRows = try logs(rows.string, set: "0 0 \(kind)", tap: "0 \(last) go")
        #expect(try inRows == logs(cells, set: "a", tap: "go"), "\(cells)\n\(rows.string)")
        let back = converted(rows.string, to: .static, allowsWarnings: true)
        #expect(back.pictureDifferences == [])
    }
}
