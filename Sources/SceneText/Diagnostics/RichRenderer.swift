/// Writes findings for people: the message, the source with marks below it, notes and helps.
package struct RichRenderer: DiagnosticRenderer {
    private let palette: DiagnosticPalette

    /// How many findings are written; the others are counted.
    private static let limit = 100

    /// Makes a renderer that colours its text for a terminal, or does not.
    package init(isColored: Bool = false) {
        palette = DiagnosticPalette(isColored: isColored)
    }

    /// A paragraph for each finding.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let diagnostics = sources.resolved(diagnostics)
        var output = ""
        var locator = SourceLocator(sources)
        for (index, diagnostic) in diagnostics.prefix(Self.limit).enumerated() {
            if index > 0 { output += "\n" }
            write(diagnostic, with: &locator, to: &output)
        }
        let rest = diagnostics.count - Self.limit
        guard rest > 0 else { return output }
        return output + "\n… and \(rest.counted("more finding")); --format short lists all\n"
    }

    private func write(
        _ diagnostic: Diagnostic,
        with locator: inout SourceLocator,
        to output: inout String
    ) {
        let severity = diagnostic.severity
        let name = "\(severity.rawValue)[\(diagnostic.code.name)]"
        output += palette.apply(.primary(severity), to: name)
        let message = ": " + VisibleText.visible(diagnostic.message)
        output += palette.apply(.emphasis, to: message) + "\n"

        let annotations = [diagnostic.primary] + diagnostic.secondary
        let marks = annotations.enumerated().map { index, annotation in
            SourceMark(annotation, isPrimary: index == 0, with: &locator)
        }
        let lastLine = marks.map(\.line).max() ?? 1
        var snippet = SnippetWriter(
            palette: palette,
            severity: severity,
            gutter: String(lastLine).count
        )
        for (index, source) in annotations.map(\.source).uniqued.enumerated() {
            let own = zip(annotations, marks).filter { $0.0.source == source }
            guard let first = own.first?.0 else { continue }
            let place = locator.place(source, first.range)
            snippet.writeHeading(place, isFirst: index == 0)
            snippet.write(
                own.map(\.1),
                in: locator.text(of: source),
                lines: locator.lines(of: source)
            )
        }
        for note in diagnostic.notes { snippet.writeRemark("note", note) }
        for help in diagnostic.helps { snippet.writeRemark("help", help.text) }
        output += snippet.text
    }
}
