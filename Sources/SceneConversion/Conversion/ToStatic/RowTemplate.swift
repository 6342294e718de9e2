import SceneKitLite
import SceneLanguage
import SceneText

/// Writes the values of a row so that they are valid without the row.
struct RowTemplate {
    let tree: YAMLTree
    let changing: ChangingNames

    /// The paths of the row in place of which outlets are asked.
    var kept: [String: String] = [:]
    let scope: ScriptScope

    /// The text of a value with everything that belongs to the row filled in; nil where that is impossible.
    ///
    /// What depends on the row alone is computed; of the rest only the row's names are replaced.
    func text(of value: ValueDefinition) -> String? {
        guard let node = tree.node(at: value.range) else { return nil }
        let (template, bytes) = Template.reading(tree.text(node), of: tree.source)
        var result = ""
        for segment in template.segments {
            switch segment {
            case .literal(let literal): result += literal.withoutExpressions
            case .expression(let expression) where isConstant(expression):
                guard let value = try? expression.evaluate(in: scope) else { return nil }
                result += (value.text ?? "").withoutExpressions
            case .expression(let expression):
                guard let literals = literals(in: expression) else { return nil }
                let rewriting = PathRewriting(expression, in: bytes, replacing: literals)
                let decided = rewriting.text(in: template)
                result += decided?.withoutExpressions ?? "{\(rewriting.text)}"
            }
        }
        return result
    }

    private func isConstant(_ expression: ValueExpression) -> Bool {
        changing.isConstant(expression)
            && expression.paths.allSatisfy { kept[$0.text] == nil }
    }

    /// The values of the row's names, as expressions write them; nil where they cannot write one.
    private func literals(
        in expression: ValueExpression
    ) -> [SourceRange: PathRewriting.Replacement]? {
        var literals: [SourceRange: PathRewriting.Replacement] = [:]
        for path in expression.paths {
            if let outlet = kept[path.text] {
                literals[path.root.range] = PathRewriting.Replacement(
                    text: outlet,
                    presence: .always
                )
                continue
            }
            guard RowContext.absentValue(of: path.root.name) != nil else { continue }
            let value = value(of: path)
            guard let literal = value.expressionLiteral else { return nil }
            literals[path.root.range] = PathRewriting.Replacement(
                text: literal,
                presence: value.isNull ? .never : .always,
                literal: value
            )
        }
        return literals
    }

    /// What a path of the row leads to; null where there is nothing.
    func value(of path: ValuePath) -> DataValue {
        var current = scope.value(of: path.root.name)
        for part in path.members {
            switch current {
            case .data(.record(let record))?: current = .data(record[part.name] ?? .null)
            case .object(let object)?: current = object.value(ofProperty: part.name)
            default: return .null
            }
        }
        guard case .data(let value)? = current else { return .null }
        return value
    }
}
