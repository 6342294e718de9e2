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

extension TextSlice {
    /// What keeps a format in the text from being read.
    func badFormat(_ message: String, _ span: Range<Int>, help: String? = nil) -> ExpressionFault {
        ExpressionFault(
            code: .badFormat,
            message: message,
            range: range(span),
            helps: help.map { [Help($0)] } ?? []
        )
    }

    func missingArgument(
        of format: String,
        _ word: Range<Int>,
        like example: String
    ) -> ExpressionFault {
        badFormat(
            "the format '\(format)' needs an argument",
            word,
            help: "write it like '\(example)'"
        )
    }

    func needlessArgument(_ argument: Range<Int>, of format: String) -> ExpressionFault {
        badFormat(
            "the format '\(format)' takes no argument",
            argument,
            help: "put another '|' before the next format"
        )
    }
}

extension DiagnosticCode {
    /// An expression in braces cannot be read.
    package static let badExpression = DiagnosticCode(
        "bad-expression",
        .expressions,
        summary: "an expression in braces cannot be read",
        explanation: """
            Text in braces is an expression: literals, paths such as 'item.name', the operators of Swift, and \
            formats after '|'. Something in this one is missing, out of place, or not part of the language, which \
            has no function calls and no assignments.

            Double a brace that is meant as text: '{{' and '}}'.
            """,
        good: numberedRows(showing: "{row + 1}"),
        replacing: "{row + 1}",
        with: "{row +}"
    )
}
