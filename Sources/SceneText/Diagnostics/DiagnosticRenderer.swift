/// Makes text of findings.
package protocol DiagnosticRenderer: Sendable {
    /// The findings, in their order, as a text.
    func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String
}
