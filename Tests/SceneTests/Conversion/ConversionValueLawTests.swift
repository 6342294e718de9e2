import Testing

@testable import SceneConversion
@testable import SceneRules
@testable import SceneText

/// Code that compares what a person sets with some value, and is asked only by a button: rows ask at once.
@Suite struct ConversionValueLawTests {
    /// A control, and what it is compared with.
    private struct Question {
        var control: String
        var className: String
        var property: String
        var literal: String
        var signs = ["==", "!=", "<", "<=", ">", ">="]
    }

    private static func question(_ random: inout SeededGenerator) -> Question {
        let end = Int.random(in: 3...40, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let titles = (0..<Int.random(in: 2...5, using: &random)).map { "T\($0)" }
            let start = Int.random(in: titles.indices, using: &random)
            return Question(
                control: "segmented: {id: input, segments: [\(titles.joined(separator: ", "))], "
                    + "selectedSegmentIndex: \(start)}",
                className: "SegmentedControl",
                property: "selectedSegmentIndex",
                literal:
                    "\((titles.indices.filter { $0 != start }).randomElement(using: &random) ?? 0)",
                signs: ["==", "!="]
            )
        case 1:
            return Question(
                control: "stepper: {id: input, maximumValue: \(end), value: 1}",
                className: "Stepper",
                property: "value",
                literal: "\(Int.random(in: 2..<end, using: &random))"
            )
        case 2:
            return Question(
                control: "slider: {id: input, maximumValue: \(end), value: 1}",
                className: "Slider",
                property: "value",
                literal: "\(Int.random(in: 2..<end, using: &random)).5"
            )
        default:
            return Question(
                control: "textField: {id: input, text: start}",
                className: "TextField",
                property: "text",
                literal: "'word \(end)'",
                signs: ["==", "!="]
            )
        }
    }

    /// Whatever a control is compared with, some value of it brings the difference to light.
    @Test(.slow, arguments: 1...UInt64(Int.cases(30)))
    func aComparisonWithAnyValueIsTried(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let question = Self.question(&random)
        let sign = question.signs.randomElement(using: &random) ?? "=="
        let text = """
            scenes:
              s:
                controller: table
                class: C
                table:
                  sections:
                    - cells:
                        - content: {\(question.control)}
                        - {id: answer, text: ""}
                        - content: {button: {title: Ask, actions: {touchUpInside: ask}}}
                outlets: {input: input, answer: answer}
            classes:
              C:
                superclass: TableViewController
                outlets: {input: \(question.className), answer: TableViewCell}
                configureView:
                  answer.textLabel.text: "{input.\(question.property) \(sign) \(question.literal) ? 'yes' : 'no'}"
                actions: {ask: {configure: true}}
            """
        let proof = ConversionProof(converted(text, to: .dynamic))
        let found = proof.differences().filter { $0.loss == nil }
        #expect(!found.isEmpty, "\(text)")
    }
}
