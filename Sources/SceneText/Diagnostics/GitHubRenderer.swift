/// Writes the workflow commands with which GitHub Actions marks findings in a change.
package struct GitHubRenderer: DiagnosticRenderer {
    private let naming: PathNaming

    /// Makes a renderer that names paths as the repository has them.
    package init(naming: PathNaming = .asTyped) { self.naming = naming }

    /// A command for each finding.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let diagnostics = sources.resolved(diagnostics)
        var output = ""
        var locator = SourceLocator(sources)
        for diagnostic in diagnostics {
            let place = locator.place(diagnostic.primary.source, diagnostic.primary.range)
            let title = Self.escaped(diagnostic.code.name, inProperty: true)
            output += "::\(diagnostic.severity.rawValue) "
            output += "file=\(Self.escaped(naming(place.path), inProperty: true)),"
            output += "line=\(place.start.line),endLine=\(place.end.line),"
            output += "col=\(place.start.column),"
            // GitHub refuses columns of a range over several lines.
            if place.start.line == place.end.line { output += "endColumn=\(place.end.column)," }
            let message = Self.escaped(diagnostic.messageWithRemarks, inProperty: false)
            output += "title=\(title)::\(message)\n"
        }
        return output
    }

    /// Text as a workflow command takes it; in a property colons and commas have a meaning as well.
    ///
    /// What would steer a terminal becomes a sign.
    package static func escaped(_ text: String, inProperty: Bool) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25".unicodeScalars
            case "\r": escaped += "%0D".unicodeScalars
            case "\n": escaped += "%0A".unicodeScalars
            case ":" where inProperty: escaped += "%3A".unicodeScalars
            case "," where inProperty: escaped += "%2C".unicodeScalars
            case _ where VisibleText.isControl(scalar):
                escaped += VisibleText.sign(for: scalar).unicodeScalars
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

extension Diagnostic {
    /// The message with notes and helps on lines of their own, for readers that know no others.
    var messageWithRemarks: String {
        ([message] + notes.map { "note: " + $0 } + helps.map { "help: " + $0.text })
            .joined(separator: "\n")
    }
}
