/// A text with expressions in braces: `"{row + 1}. {item.name}"`.
public struct Template: Hashable, Sendable {
    /// A stretch of a template.
    public enum Segment: Hashable, Sendable {
        /// Text that stands for itself; doubled braces are single ones here.
        case literal(String)

        /// An expression in braces.
        case expression(ValueExpression)
    }

    /// The stretches in order; no two literals stand side by side and none is empty.
    public let segments: [Segment]

    /// The expressions in order.
    public var expressions: [ValueExpression] {
        segments.compactMap { segment in
            guard case .expression(let expression) = segment else { return nil }
            return expression
        }
    }

    /// Whether the text is exactly one expression, which then keeps its type.
    public var isSingleExpression: Bool { singleExpression != nil }

    /// The expression, when the text is exactly one.
    public var singleExpression: ValueExpression? {
        guard segments.count == 1, case .expression(let expression) = segments[0] else {
            return nil
        }
        return expression
    }

    /// Whether there is no expression at all.
    public var isLiteral: Bool {
        !segments.contains { segment in
            if case .expression = segment { true } else { false }
        }
    }

    /// The text, when there is no expression in it.
    public var literal: String? {
        guard isLiteral else { return nil }
        guard case .literal(let text)? = segments.first else { return "" }
        return text
    }
}
