import Testing

@testable import SceneLanguage
@testable import SceneText

/// What the checker takes the evaluator computes, and what it refuses the evaluator refuses.
@Suite struct OperatorTypesTests {
    private static let values: [DataValue] = [
        .int(7), .double(1.5), .string("a"), .bool(true), .bool(false), .list([.int(1)]),
        .record(DataValue.Record([("x", .int(1))])),
    ]

    @Test(arguments: ["*", "/", "%", "+", "-", "<", "<=", ">", ">=", "==", "!=", "&&", "||"])
    func theyAgreeOnTwoOperands(sign: String) {
        // With these the second operand counts too.
        let starts: [DataValue: Set<String>] = [.bool(false): ["&&"], .bool(true): ["||"]]
        for left in Self.values where starts[left]?.contains(sign) != true {
            for right in Self.values { expectAgreement("{a \(sign) b}", left, right) }
        }
    }

    @Test(arguments: ["-", "!"]) func theyAgreeOnOneOperand(sign: String) {
        for value in Self.values { expectAgreement("{\(sign)a}", value, .null) }
    }

    private func expectAgreement(_ text: String, _ left: DataValue, _ right: DataValue) {
        let template = ParsedText(text).template
        let names = Operands(values: ["a": left, "b": right])
        var log = DiagnosticLog()
        let type = template.check(in: names, log: &log)
        do throws(EvaluationError) {
            let value = try template.evaluate(in: names)
            #expect(!log.hasErrors, "\(text) for \(left) and \(right)")
            #expect(ValueType(of: value) == type, "\(text) for \(left) and \(right)")
        } catch {
            #expect(log.hasErrors, "\(text) for \(left) and \(right): \(error)")
        }
    }
}

private struct Operands: Scope, ValueScope {
    let values: [String: DataValue]

    var names: [NameIndex] { [] }

    func value(of name: String) -> ScopeValue? { values[name].map { .data($0) } }

    func type(of name: String) -> ValueType? { values[name].map { ValueType(of: $0) } }

    func type(ofProperty property: String, of object: String) -> ValueType? { nil }

    func properties(of object: String) -> [NameIndex] { [] }
}
