import SceneLanguage
import SceneRules
import SceneText

extension SceneFile {
    /// What a person may have to enter for code to take its other branch: the values that expressions compare
    /// something with, and those next to them.
    var comparedValues: [String] {
        let literals = definition.all(ValueExpression.self).flatMap(\.comparedLiterals)
        return (literals.compactMap(\.text) + literals.flatMap(\.neighbours)).filter { !$0.isEmpty }
            .uniqued
    }
}

extension ValueDefinition {
    /// The texts that are written in the value, in quotes or around expressions, except very short ones.
    var literals: [String] {
        guard case .template(let template) = content else { return [] }
        return template.segments.flatMap { segment -> [String] in
            switch segment {
            case .literal(let text): [text]
            case .expression(let expression):
                expression.nodes.compactMap { node in
                    if case .literal(.string(let text)) = node.kind { text } else { nil }
                }
            }
        }.filter { $0.count > 2 }
    }
}

extension ValueExpression {
    /// The literals on either side of a comparison.
    fileprivate var comparedLiterals: [DataValue] {
        nodes.flatMap { node -> [DataValue] in
            guard case .binary(let sign, let left, let right) = node.kind, sign.compares else {
                return []
            }
            return [left, right].compactMap { place in
                if case .literal(let value) = nodes[place].kind { value } else { nil }
            }
        }
    }
}

extension ValueExpression.BinaryOperator {
    /// Whether the result says how two values are to each other.
    fileprivate var compares: Bool {
        switch self {
        case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: true
        case .multiply, .divide, .remainder, .add, .subtract, .coalesce, .and, .or: false
        }
    }
}

extension DataValue {
    /// The whole numbers before and after a number, as texts.
    fileprivate var neighbours: [String] {
        guard case .int(let value) = self, value.magnitude < 1_000_000 else { return [] }
        return [String(value + 1), String(value - 1)]
    }
}
