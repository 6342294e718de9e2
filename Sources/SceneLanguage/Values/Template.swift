/// A text with expressions in braces: `"{row + 1}. {item.name}"`.
package struct Template: Hashable, Sendable {
    /// A stretch of a template.
    package enum Segment: Hashable, Sendable {
        /// Literal text; doubled braces are single ones here.
        case literal(String)

        /// An expression in braces.
        case expression(ValueExpression)
    }

    /// The stretches; most texts have only one.
    enum Content: Hashable, Sendable {
        case one(Segment)
        case several([Segment])
    }

    let content: Content

    /// The stretches in order; no two literals are neighbours and none is empty.
    package var segments: [Segment] {
        switch content {
        case .one(let segment): [segment]
        case .several(let segments): segments
        }
    }

    /// The expressions in order.
    package var expressions: [ValueExpression] {
        if let singleExpression { return [singleExpression] }
        return segments.compactMap { segment in
            guard case .expression(let expression) = segment else { return nil }
            return expression
        }
    }

    /// Whether the text is exactly one expression, which then keeps its type.
    package var isSingleExpression: Bool { singleExpression != nil }

    /// The expression, when the text is exactly one.
    package var singleExpression: ValueExpression? {
        guard case .one(.expression(let expression)) = content else { return nil }
        return expression
    }

    /// Whether there is no expression at all.
    package var isLiteral: Bool { literal != nil }

    /// The text, when there is no expression in it.
    package var literal: String? {
        switch content {
        case .one(.literal(let text)): text
        case .several(let segments) where segments.isEmpty: ""
        case .one, .several: nil
        }
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
