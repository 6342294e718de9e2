import Testing

@testable import SceneKitLite
@testable import SceneLanguage
@testable import SceneText

@Suite struct RuleChoiceTests {
    /// The rule found by its value is the one found by asking each in turn, whatever the conditions.
    @Test(arguments: 0..<200) func findsTheFirstRuleThatHolds(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let conditions = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
            condition(&generator)
        }
        let choice = RuleChoice(conditions.map { $0.map(value) })
        let items: [DataValue?] = [
            .string("a"), .string("b"), .string("c"), .int(1), .int(2), .double(1), .bool(true),
            nil,
        ]
        for item in items {
            for other in ["a", "b"] {
                let expected = conditions.firstIndex { holds($0, item, other) }
                let found = choice.rule {
                    holds(text(of: $0), item, other)
                } value: { path in
                    path.text == "item.kind" ? item : .string(other)
                }
                let shown = item.map { "\($0)" } ?? "nil"
                #expect(found == expected, "\(conditions) for \(shown) and \(other)")
            }
        }
    }

    private func condition(_ generator: inout SeededGenerator) -> String? {
        let conditions = [
            "{item.kind == 'a'}", "{item.kind == 'b'}", "{item.kind == 'c'}", "{item.kind == 1}",
            "{item.kind == 2}", "{other == 'a'}", "{other == 'b'}", "{item.kind != 'a'}",
            "{'a' == item.kind}", nil,
        ]
        // Rules that compare the same path are together more often than not.
        let count = Bool.random(using: &generator) ? 5 : conditions.count
        return conditions[Int.random(in: 0..<count, using: &generator)]
    }

    /// What each of these conditions comes to; one without its value does not hold.
    private func holds(_ condition: String?, _ item: DataValue?, _ other: String) -> Bool {
        switch condition {
        case nil: true
        case "{item.kind == 'a'}", "{'a' == item.kind}": item == .string("a")
        case "{item.kind == 'b'}": item == .string("b")
        case "{item.kind == 'c'}": item == .string("c")
        case "{item.kind == 1}": item == .int(1) || item == .double(1)
        case "{item.kind == 2}": item == .int(2)
        case "{other == 'a'}": other == "a"
        case "{other == 'b'}": other == "b"
        default: item != nil && item != .string("a")
        }
    }

    private func value(_ condition: String) -> ValueDefinition {
        let range = SourceRange(0, condition.utf8.count)
        var sources = SourceMap()
        var log = DiagnosticLog()
        let source = sources.add(SourceText(name: "input", text: condition))
        let origin = TextOrigin(source: source, range: range, isVerbatim: true)
        let template = Template(parsing: condition, at: origin, log: &log)
        return ValueDefinition(content: .template(template), range: range)
    }

    private func text(of value: ValueDefinition) -> String {
        let expression = value.expressions[0]
        guard let comparison = expression.comparison else {
            return expression.nodes.contains { $0.kind == .binary(.unequal, left: 0, right: 1) }
                ? "{item.kind != 'a'}" : "{'a' == item.kind}"
        }
        let literal = comparison.literal.text ?? ""
        let isNumber = Int(literal) != nil
        return "{\(comparison.path.text) == \(isNumber ? literal : "'\(literal)'")}"
    }
}
