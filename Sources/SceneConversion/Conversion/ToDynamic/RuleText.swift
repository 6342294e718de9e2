import SceneLanguage
import SceneText

extension AssignmentDefinition {
    /// What `configureView` sets in a cell, as a rule of the rows says it.
    ///
    /// Code skips what has no value, and a rule would remove the text.
    func ruleText(
        _ text: String,
        start: DataValue?,
        isOfText: Bool,
        of source: SourceID
    ) -> String {
        var text = text
        // What stands for a view may be there where the view's value was not certain to be.
        let isUncertain = Template.reading(text, of: source).template.mayBeAbsent
        if mayBeAbsent, isUncertain, let literal = start?.expressionLiteral {
            let inner = text.dropFirst().dropLast()
            text = inner.contains("|") ? "{(\(inner)) ?? \(literal)}" : "{\(inner) ?? \(literal)}"
        }
        // A text that is absent needs no empty one to be cleared.
        return value.fallsBackOnNoText && isOfText && start == nil ? text.withoutEmptyText : text
    }
}

extension ValueDefinition {
    /// Whether the value is an expression that is an empty text where it would be absent.
    fileprivate var fallsBackOnNoText: Bool {
        guard case .template(let template) = content, let expression = template.singleExpression,
            case .binary(.coalesce, _, let right) = expression.nodes[expression.root].kind
        else { return false }
        return expression.nodes[right].kind == .literal(.string(""))
    }
}

extension String {
    /// An expression without the empty text that it falls back on.
    fileprivate var withoutEmptyText: String {
        guard hasPrefix("{"), hasSuffix(" ?? ''}") else { return self }
        let inner = dropFirst().dropLast(" ?? ''}".count)
        let isBracketed =
            inner.first == "(" && inner.last == ")" && !inner.dropFirst().contains("(")
        return "{" + (isBracketed ? inner.dropFirst().dropLast() : inner) + "}"
    }
}

extension AssignmentDefinition {
    /// Whether the value may be absent, so that code leaves the property alone then.
    var mayBeAbsent: Bool {
        guard case .template(let template) = value.content else { return false }
        return template.mayBeAbsent
    }
}

extension Template {
    /// Whether this is one expression that asks for something that may be absent.
    fileprivate var mayBeAbsent: Bool {
        singleExpression?.paths.contains { $0.parts.contains(where: \.mayBeAbsent) } ?? false
    }
}
