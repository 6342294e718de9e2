@testable import SceneLanguage
@testable import SceneText

/// A text read as a template, with what was found wrong in it.
struct ParsedText {
    let text: SourceText
    let template: Template
    let diagnostics: [Diagnostic]

    init(_ string: String, limits: Limits = Limits()) {
        text = SourceText(name: "test.yaml", text: string)
        var map = SourceMap()
        let origin = TextOrigin(
            source: map.add(text),
            range: SourceRange(0, text.bytes.count),
            isVerbatim: true
        )
        var log = DiagnosticLog()
        template = Template(parsing: string, at: origin, limits: limits, log: &log)
        diagnostics = log.sorted
    }

    /// The findings in short: `code «marked text» message`.
    var findings: [String] { diagnostics.map { describe($0) } }

    func describe(_ diagnostic: Diagnostic) -> String {
        let marked = text.string(in: diagnostic.primary.range)
        return "\(diagnostic.code.name) «\(marked)» \(diagnostic.message)"
    }

    /// The only expression, with its nesting shown by parentheses.
    var tree: String { template.singleExpression.map(Self.tree) ?? "none" }

    private static func tree(_ expression: ValueExpression) -> String {
        func show(_ place: Int) -> String {
            switch expression.nodes[place].kind {
            case .literal(let value): show(value)
            case .path(let path): show(path)
            case .unary(let sign, let operand): "(\(sign.rawValue)\(show(operand)))"
            case .binary(let sign, let left, let right):
                "(\(show(left)) \(sign.rawValue) \(show(right)))"
            case .conditional(let condition, let then, let otherwise):
                "(\(show(condition)) ? \(show(then)) : \(show(otherwise)))"
            case .formatted(let value, _): "(\(show(value)) | format)"
            case .listed(let value, let operation, let argument):
                "(\(show(value)) | \(operation.rawValue)\(argument.map { " \(show($0))" } ?? ""))"
            case .unreadable: "unreadable"
            }
        }
        func show(_ value: DataValue) -> String {
            if case .string(let text) = value { return "'\(text)'" }
            return value.text ?? "nil"
        }
        func show(_ path: ValuePath) -> String {
            path.parts.map { $0.name + ($0.mayBeAbsent ? "?" : "") }.joined(separator: ".")
        }
        return show(expression.root)
    }
}
