package import SceneText

/// What keeps an expression or a format from being read, before it becomes a finding.
struct ExpressionFault: Error, Hashable {
    var code = DiagnosticCode.badExpression
    var message: String
    var range: SourceRange
    var label = ""
    var helps: [Help] = []

    /// The finding for this fault.
    func diagnostic(in source: SourceID) -> Diagnostic {
        Diagnostic(code, message, at: Annotation(source, range, label: label), helps: helps)
    }
}

extension DiagnosticCode {
    /// An expression in braces cannot be read.
    package static let badExpression = DiagnosticCode(
        "bad-expression",
        .expressions,
        summary: "an expression in braces cannot be read",
        explanation: """
            Text in braces is an expression: literals, paths such as 'item.name', the operators of \
            Swift, and formats after '|'. Something in this one is missing, out of place, or not \
            part of the language; there are no calls and no assignments.

            A brace that is meant as text is doubled: '{{' and '}}'.
            """,
        good: numberedRows(showing: "{row + 1}"),
        replacing: "{row + 1}",
        with: "{row +}"
    )
}
