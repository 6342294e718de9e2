/// Writes one SARIF 2.1.0 log of all findings, as code scanning services read it.
package struct SARIFRenderer: DiagnosticRenderer {
    private let tool: String
    private let version: String

    /// The exit status of the run; nil where it is not known.
    private let exitCode: Int?

    /// What could not be looked at, and why: a message for each.
    private let failures: [String]

    private let naming: PathNaming

    /// Makes a renderer that names the tool and its version, and says how the run ended.
    package init(
        tool: String,
        version: String,
        exitCode: Int? = nil,
        failures: [String] = [],
        naming: PathNaming = .asTyped
    ) {
        self.tool = tool
        self.version = version
        self.exitCode = exitCode
        self.failures = failures
        self.naming = naming
    }

    /// One log, which is complete even without a finding.
    package func text(of diagnostics: [Diagnostic], in sources: SourceMap) -> String {
        let diagnostics = sources.resolved(diagnostics)
        var locator = SourceLocator(sources)
        let rules = diagnostics.map(\.code).uniqued
        let indices = Dictionary(uniqueKeysWithValues: zip(rules, 0...))
        var fingerprints = FindingFingerprints()
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.member("runs", CollectionOfOne(diagnostics)) { json, diagnostics in
                json.object { json in
                    json.member("tool") { $0.member("driver") { writeDriver(rules, to: &$0) } }
                    json.member("invocations", CollectionOfOne(failures)) { json, failures in
                        json.object { Self.write(failures, exitCode, to: &$0) }
                    }
                    json.member("originalUriBaseIds") { json in
                        json.member(Self.base) { json in
                            json.member("description") { $0.member("text", Self.baseDescription) }
                        }
                    }
                    json.member("columnKind", "unicodeCodePoints")
                    json.member("results", diagnostics) { json, diagnostic in
                        json.object { json in
                            json.member("ruleId", diagnostic.code.name)
                            json.member("ruleIndex", indices[diagnostic.code] ?? -1)
                            write(diagnostic, with: &locator, &fingerprints, to: &json)
                        }
                    }
                }
            }
        }
        json.endLine()
        return json.text
    }

    private func writeDriver(_ rules: [DiagnosticCode], to json: inout JSONWriter) {
        json.member("name", tool)
        json.member("version", version)
        json.member("rules", rules) { json, code in
            json.object { json in
                json.member("id", code.name)
                json.member("shortDescription") { $0.member("text", code.summary) }
                json.member("fullDescription") { $0.member("text", code.explanation) }
                json.member("help") { Self.writeHelp(for: code, to: &$0) }
                json.member("defaultConfiguration") { $0.member("level", code.severity.rawValue) }
                json.member("properties") { json in
                    json.member("tags", CollectionOfOne(code.check.rawValue)) { $0.string($1) }
                }
            }
        }
    }

    /// Writes how the run ended, and what could not be looked at.
    private static func write(_ failures: [String], _ exitCode: Int?, to json: inout JSONWriter) {
        json.key("executionSuccessful")
        json.boolean(failures.isEmpty)
        if let exitCode { json.member("exitCode", exitCode) }
        guard !failures.isEmpty else { return }
        json.member("toolExecutionNotifications", failures) { json, failure in
            json.object { json in
                json.member("level", "error")
                json.member("message") { $0.member("text", failure) }
            }
        }
    }

    /// Writes the page of a code as services show it beside a finding.
    private static func writeHelp(for code: DiagnosticCode, to json: inout JSONWriter) {
        let (bad, good) = (code.bad, code.good)
        json.member("text", "\(code.explanation)\n\nBad:\n\n\(bad)\n\nGood:\n\n\(good)")
        let fence = code.fileExtension == "yaml" ? "```yaml" : "```"
        let examples = "Bad:\n\n\(fence)\n\(bad)\n```\n\nGood:\n\n\(fence)\n\(good)\n```"
        json.member("markdown", "\(code.explanation)\n\n\(examples)")
    }

    private func write(
        _ diagnostic: Diagnostic,
        with locator: inout SourceLocator,
        _ fingerprints: inout FindingFingerprints,
        to json: inout JSONWriter
    ) {
        json.member("level", diagnostic.severity.rawValue)
        json.member("message") { $0.member("text", diagnostic.messageWithRemarks) }
        json.member("locations", CollectionOfOne(diagnostic.primary)) { json, annotation in
            json.object { write(annotation, with: &locator, to: &$0) }
        }
        if !diagnostic.secondary.isEmpty {
            json.member("relatedLocations", diagnostic.secondary) { json, annotation in
                json.object { write(annotation, with: &locator, to: &$0) }
            }
        }
        let path = naming(locator.place(diagnostic.primary.source, diagnostic.primary.range).path)
        json.member("partialFingerprints") { json in
            json.member("codeFileMessage/v1", fingerprints.next(for: diagnostic, in: path))
        }
        let fixes = diagnostic.helps.compactMap { help in help.edit.map { (help.text, $0) } }
        guard !fixes.isEmpty else { return }
        json.member("fixes", fixes) { json, fix in
            json.object { json in
                json.member("description") { $0.member("text", fix.0) }
                json.member("artifactChanges", CollectionOfOne(fix.1)) { json, edit in
                    json.object { write(edit, with: &locator, to: &$0) }
                }
            }
        }
    }

    private func write(
        _ annotation: Annotation,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        let place = locator.place(annotation.source, annotation.range)
        json.member("physicalLocation") { json in
            json.member("artifactLocation") { writeLocation(of: place.path, to: &$0) }
            json.member("region") { Self.write(place, to: &$0) }
        }
        if !annotation.label.isEmpty {
            json.member("message") { $0.member("text", annotation.label) }
        }
    }

    private func write(
        _ edit: TextEdit,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        let place = locator.place(edit.source, edit.range)
        json.member("artifactLocation") { writeLocation(of: place.path, to: &$0) }
        json.member("replacements", CollectionOfOne(edit.replacement)) { json, replacement in
            json.object { json in
                json.member("deletedRegion") { Self.write(place, to: &$0) }
                json.member("insertedContent") { $0.member("text", replacement) }
            }
        }
    }

    private static func write(_ place: SourceLocator.Place, to json: inout JSONWriter) {
        json.member("startLine", place.start.line)
        json.member("startColumn", place.start.column)
        json.member("endLine", place.end.line)
        json.member("endColumn", place.end.column)
        json.member("byteOffset", Int(place.range.start))
        json.member("byteLength", place.range.count)
    }

    /// What relative locations start from.
    ///
    /// No folder of the machine is named, so that the same files give the same log everywhere.
    private static let base = "%SRCROOT%"
    private static let baseDescription =
        "The top of the repository, or the folder of the run if there is none."

    private func writeLocation(of path: String, to json: inout JSONWriter) {
        let path = naming(path)
        guard path.hasPrefix("/") else {
            json.member("uri", Self.uri(of: path))
            return json.member("uriBaseId", Self.base)
        }
        json.member("uri", "file://" + Self.uri(of: path))
    }

    /// The path with what a URI may not have in it escaped.
    private static func uri(of path: String) -> String {
        // '<stdin>' names no file; without its brackets it is a URI all the same.
        PathNaming.isStream(path) ? path.dropFirst().dropLast().escapedForURI : path.escapedForURI
    }
}
