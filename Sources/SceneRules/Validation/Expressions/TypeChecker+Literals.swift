import SceneLanguage
import SceneText

extension TypeChecker {
    /// What to write in place of a literal of another type.
    func helps(
        for literal: DataValue,
        in demand: Demand,
        at range: SourceRange,
        _ scope: ExpressionScope
    ) -> [Help] {
        let type = demand.type.unwrapped
        guard !ValueType(of: literal).isAssignable(to: demand.type) else { return [] }
        let place = index.mark(range)
        switch literal {
        case .string(let text):
            if type == .bool, let value = text.truthElsewhere {
                return [
                    Help(
                        "write '\(value)': booleans are 'true' and 'false' only",
                        replacing: place,
                        with: value
                    )
                ]
            }
            guard isExpression(text, of: demand, at: range, scope) else { return [] }
            return [
                Help(
                    "an expression is in braces and quotes: \"{\(text)}\"",
                    replacing: place,
                    with: "\"{\(text)}\""
                )
            ]
        case .list where type == .string:
            let written = index.tree.text.string(in: range)
            guard written.hasPrefix("["), !written.contains(where: { "\"\\\n".contains($0) }) else {
                return []
            }
            return [
                Help(
                    "put a text that starts with '[' in quotes: \"\(written)\"",
                    replacing: place,
                    with: "\"\(written)\""
                )
            ]
        default: return []
        }
    }

    /// Whether a text is the path of a value that would fit, if it were in braces.
    private func isExpression(
        _ text: String,
        of demand: Demand,
        at range: SourceRange,
        _ scope: ExpressionScope
    ) -> Bool {
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        guard names.allSatisfy({ String($0).isIdentifier }) else { return false }
        var log = DiagnosticLog()
        let origin = TextOrigin(source: index.file.source, range: range, isVerbatim: false)
        let template = Template(parsing: "{\(text)}", at: origin, log: &log)
        let type = template.check(in: scope, log: &log)
        return log.diagnostics.isEmpty && type.isAssignableOrAbsent(to: demand.type)
    }
}

extension String {
    /// The boolean that a word is in other languages.
    fileprivate var truthElsewhere: String? {
        switch lowercased() {
        case "yes", "on", "y", "true": "true"
        case "no", "off", "n", "false": "false"
        default: nil
        }
    }
}
