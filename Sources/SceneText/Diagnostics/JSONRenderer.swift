/// Writes one JSON object a line for each finding, with all that is known about it.
package struct JSONRenderer: DiagnosticRenderer {
    /// The version of what is written; it grows when a member changes its meaning or goes.
    package static let version = 1

    /// Makes the renderer.
    package init() {}

    /// A line for each finding.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let diagnostics = sources.resolved(diagnostics)
        var locator = SourceLocator(sources)
        var json = JSONWriter()
        for diagnostic in diagnostics {
            json.object { json in
                json.member("version", Self.version)
                Self.write(diagnostic, with: &locator, to: &json)
            }
            json.endLine()
        }
        return json.text
    }

    /// Writes a member with an object for each finding.
    package func write(
        _ diagnostics: [Diagnostic],
        in sources: SourceMap,
        as name: String,
        to json: inout JSONWriter
    ) {
        let diagnostics = sources.resolved(diagnostics)
        var locator = SourceLocator(sources)
        json.member(name, diagnostics) { json, diagnostic in
            json.object { Self.write(diagnostic, with: &locator, to: &$0) }
        }
    }

    private static func write(
        _ diagnostic: Diagnostic,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        json.member("severity", diagnostic.severity.rawValue)
        json.member("code", diagnostic.code.name)
        json.member("message", diagnostic.message)
        write(diagnostic.primary, with: &locator, to: &json)
        json.member("secondary", diagnostic.secondary) { json, annotation in
            json.object { Self.write(annotation, with: &locator, to: &$0) }
        }
        json.member("notes", diagnostic.notes) { $0.string($1) }
        json.member("helps", diagnostic.helps) { json, help in
            json.object { Self.write(help, with: &locator, to: &$0) }
        }
    }

    private static func write(
        _ annotation: Annotation,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        write(annotation.source, annotation.range, with: &locator, to: &json)
        if !annotation.label.isEmpty { json.member("label", annotation.label) }
    }

    private static func write(
        _ help: Help,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        json.member("text", help.text)
        guard let edit = help.edit else { return }
        json.member("edit") { json in
            write(edit.source, edit.range, with: &locator, to: &json)
            json.member("replacement", edit.replacement)
        }
    }

    private static func write(
        _ source: SourceID,
        _ range: SourceRange,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        let place = locator.place(source, range)
        json.member("path", place.path)
        json.member("line", place.start.line)
        json.member("column", place.start.column)
        json.member("endLine", place.end.line)
        json.member("endColumn", place.end.column)
        json.member("startOffset", Int(place.range.start))
        json.member("endOffset", Int(place.range.end))
    }
}
