/// Writes one list of findings as GitLab's report of code quality takes them.
package struct GitLabRenderer: DiagnosticRenderer {
    private let naming: PathNaming

    /// Makes a renderer that names paths as the repository has them.
    package init(naming: PathNaming = .asTyped) { self.naming = naming }

    /// One list, which is complete even without a finding.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let diagnostics = sources.resolved(diagnostics)
        var locator = SourceLocator(sources)
        var fingerprints = FindingFingerprints()
        var json = JSONWriter()
        json.array(diagnostics) { json, diagnostic in
            let place = locator.place(diagnostic.primary.source, diagnostic.primary.range)
            let path = naming(place.path)
            let remarks = diagnostic.notes + diagnostic.helps.map(\.text)
            json.startLine(indent: 1)
            json.object { json in
                json.member("description", ([diagnostic.message] + remarks).joined(separator: "; "))
                json.member("check_name", diagnostic.code.name)
                json.member("fingerprint", fingerprints.next(for: diagnostic, in: path))
                json.member("severity", diagnostic.severity == .error ? "major" : "minor")
                json.member("location") { json in
                    json.member("path", path)
                    json.member("lines") { json in
                        json.member("begin", place.start.line)
                        json.member("end", place.end.line)
                    }
                }
            }
        }
        json.endLine()
        return json.text
    }
}
