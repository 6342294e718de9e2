/// Makes text of findings.
package protocol DiagnosticRenderer: Sendable {
    /// Appends the findings, in their order, to a text.
    func write(_ diagnostics: [Diagnostic], in sources: SourceMap, to output: inout String)
}

extension DiagnosticRenderer {
    /// The findings, in their order, as a text.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        var output = ""
        write(diagnostics, in: sources, to: &output)
        return output
    }
}
