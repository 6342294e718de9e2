/// A text with expressions in braces: `"{row + 1}. {item.name}"`.
package struct Template: Hashable, Sendable {
    /// A stretch of a template.
    package enum Segment: Hashable, Sendable {
        /// Literal text; doubled braces are single ones here.
        case literal(String)

        /// An expression in braces.
        case expression(ValueExpression)
    }

    /// The stretches in order; no two literals are neighbours and none is empty.
    package let segments: [Segment]

    /// The expressions in order.
    package var expressions: [ValueExpression] {
        segments.compactMap { segment in
            guard case .expression(let expression) = segment else { return nil }
            return expression
        }
    }

    /// Whether the text is exactly one expression, which then keeps its type.
    package var isSingleExpression: Bool { singleExpression != nil }

    /// The expression, when the text is exactly one.
    package var singleExpression: ValueExpression? {
        guard segments.count == 1, case .expression(let expression) = segments[0] else {
            return nil
        }
        return expression
    }

    /// Whether there is no expression at all.
    package var isLiteral: Bool { literal != nil }

    /// The text, when there is no expression in it.
    package var literal: String? {
        guard let first = segments.first else { return "" }
        guard segments.count == 1, case .literal(let text) = first else { return nil }
        return text
    }
}

extension String {
    /// The text with its braces doubled, so that none begins an expression.
    package var withoutExpressions: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
            return self
        }
        return reduce(into: "") { result, letter in
            result.append(letter)
            if letter == "{" || letter == "}" { result.append(letter) }
        }
    }
}
