package import SceneText

/// A value that code would compute: a literal, or a text with expressions in it.
package struct ValueDefinition: Sendable {
    /// What the value is made from.
    package enum Content: Sendable {
        case literal(DataValue)
        case template(Template)
    }

    package var content: Content

    /// Where the value is.
    package var range: SourceRange

    package init(content: Content, range: SourceRange) {
        self.content = content
        self.range = range
    }

    /// The text, where the value is one and nothing is computed.
    package var word: String? {
        guard case .literal(let value) = content else { return nil }
        return value.text
    }

    /// The expressions of the value, in order.
    package var expressions: [ValueExpression] {
        guard case .template(let template) = content else { return [] }
        return template.expressions
    }
}

/// One assignment: `firstLabel.text: "{row}"`.
package struct AssignmentDefinition: Sendable {
    /// What is set: an outlet's property, a tag's, or one of the cell itself.
    package var path: Located<String>

    /// What it is set to.
    package var value: ValueDefinition

    package init(path: Located<String>, value: ValueDefinition) {
        self.path = path
        self.value = value
    }
}
