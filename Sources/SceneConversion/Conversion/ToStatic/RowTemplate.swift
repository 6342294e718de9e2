import SceneKitLite
import SceneLanguage
import SceneText

/// Writes the values of a row so that they are valid without the row.
struct RowTemplate {
    let tree: YAMLTree
    let changing: ChangingNames
    let scope: ScriptScope

    /// The text of a value with everything that belongs to the row filled in; nil where that is impossible.
    ///
    /// What depends on the row alone is computed; of the rest only the row's names are replaced.
    func text(of value: ValueDefinition) -> String? {
        guard let node = tree.node(at: value.range) else { return nil }
        let text = tree.text(node)
        let bytes = Array(text.utf8)
        var log = DiagnosticLog()
        // Places in the text itself: in the file it may be folded or have escapes in it.
        let whole = SourceRange(0, bytes.count)
        let origin = TextOrigin(source: tree.source, range: whole, isVerbatim: true)
        let template = Template(parsing: text, at: origin, log: &log)
        var result = ""
        for segment in template.segments {
            switch segment {
            case .literal(let literal): result += Template.escaped(literal)
            case .expression(let expression) where changing.isConstant(expression):
                guard let value = try? expression.evaluate(in: scope) else { return nil }
                result += Template.escaped(value.text ?? "")
            case .expression(let expression):
                guard let source = source(of: expression, in: bytes) else { return nil }
                result += "{\(source)}"
            }
        }
        return result
    }

    /// An expression as it is written, with literals in place of the row's names.
    private func source(of expression: ValueExpression, in bytes: [UInt8]) -> String? {
        var result: [UInt8] = []
        var offset = Int(expression.range.start)
        for node in expression.nodes {
            guard case .path(let path) = node.kind,
                RowContext.absentValue(of: path.root.name) != nil
            else { continue }
            guard let literal = value(of: path).expressionLiteral else { return nil }
            // The path alone: a range with brackets around it keeps them.
            let start = Int(path.root.range.start)
            let isBracketed = bytes[Int(node.range.start)] == UInt8(ascii: "(")
            let end = isBracketed ? Int(node.range.end) - 1 : Int(node.range.end)
            result += bytes[offset..<start]
            result += literal.utf8
            offset = end
        }
        result += bytes[offset..<Int(expression.range.end)]
        return String(decoding: result, as: UTF8.self)
    }

    /// What a path of the row leads to; null where there is nothing.
    private func value(of path: ValuePath) -> DataValue {
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
