/// Writes one line for each finding, `path:line:column: severity: message [code]`, as editors read it.
public struct ShortRenderer: DiagnosticRenderer {
    /// Makes the renderer.
    public init() {}

    /// Appends a line for each finding.
    public func write(
        _ diagnostics: [Diagnostic],
        in sources: SourceMap,
        to output: inout String
    ) {
        var locator = SourceLocator(sources)
        for diagnostic in diagnostics {
            let place = locator.place(diagnostic.primary.source, diagnostic.primary.range)
            let path = VisibleText.visible(place.path)
            output += "\(path):\(place.start.line):\(place.start.column): "
            output += "\(diagnostic.severity.rawValue): \(VisibleText.visible(diagnostic.message)) "
            output += "[\(diagnostic.code.name)]\n"
        }
    }
}
