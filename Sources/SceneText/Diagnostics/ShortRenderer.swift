/// Writes one line for each finding, `path:line:column: severity: message [code]`, as editors read it.
package struct ShortRenderer: DiagnosticRenderer {
    /// Makes the renderer.
    package init() {}

    /// A line for each finding.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let diagnostics = sources.resolved(diagnostics)
        var output = ""
        var locator = SourceLocator(sources)
        for diagnostic in diagnostics {
            let place = locator.place(diagnostic.primary.source, diagnostic.primary.range)
            let path = VisibleText.visible(place.path)
            output += "\(path):\(place.start.line):\(place.start.column): "
            output += "\(diagnostic.severity.rawValue): \(VisibleText.visible(diagnostic.message)) "
            output += "[\(diagnostic.code.name)]\n"
        }
        return output
    }
}
