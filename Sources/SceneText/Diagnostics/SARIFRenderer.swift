/// Writes one SARIF 2.1.0 log of all findings, as code scanning services read it.
package struct SARIFRenderer: DiagnosticRenderer {
    private let tool: String
    private let version: String

    /// The exit status of the run; nil where it is not known.
    private let exitCode: Int?

    /// Whether everything that was to be looked at could be.
    private let isComplete: Bool

    /// Makes a renderer that names the tool and its version, and says how the run ended.
    package init(tool: String, version: String, exitCode: Int? = nil, isComplete: Bool = true) {
        self.tool = tool
        self.version = version
        self.exitCode = exitCode
        self.isComplete = isComplete
    }

    /// Appends one log, which is complete even without a finding.
    package func write(
        _ diagnostics: [Diagnostic],
        in sources: SourceMap,
        to output: inout String
    ) {
        let diagnostics = sources.resolved(diagnostics)
        var locator = SourceLocator(sources)
        let rules = Rules(of: diagnostics)
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.member("runs", CollectionOfOne(diagnostics)) { json, diagnostics in
                json.object { json in
                    json.member("tool") { $0.member("driver") { writeDriver(rules, to: &$0) } }
                    json.member("invocations", CollectionOfOne(isComplete)) { json, isComplete in
                        json.object { json in
                            json.key("executionSuccessful")
                            json.boolean(isComplete)
                            if let exitCode { json.member("exitCode", exitCode) }
                        }
                    }
                    json.member("columnKind", "unicodeCodePoints")
                    json.member("results", diagnostics) { json, diagnostic in
                        json.object { json in
                            json.member("ruleId", diagnostic.code.name)
                            json.member("ruleIndex", rules.index(of: diagnostic.code))
                            Self.write(diagnostic, with: &locator, to: &json)
                        }
                    }
                }
            }
        }
        json.endLine()
        output += json.text
    }

    private func writeDriver(_ rules: Rules, to json: inout JSONWriter) {
        json.member("name", tool)
        json.member("version", version)
        json.member("rules", rules.codes) { json, code in
            json.object { json in
                json.member("id", code.name)
                json.member("shortDescription") { $0.member("text", code.summary) }
                json.member("fullDescription") { $0.member("text", code.explanation) }
                json.member("defaultConfiguration") { $0.member("level", code.severity.rawValue) }
                json.member("properties") { json in
                    json.member("tags", CollectionOfOne(code.check.rawValue)) { $0.string($1) }
                }
            }
        }
    }

    private static func write(
        _ diagnostic: Diagnostic,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        json.member("level", diagnostic.severity.rawValue)
        json.member("message") { $0.member("text", diagnostic.messageWithRemarks) }
        json.member("locations", CollectionOfOne(diagnostic.primary)) { json, annotation in
            json.object { Self.write(annotation, with: &locator, to: &$0) }
        }
        if !diagnostic.secondary.isEmpty {
            json.member("relatedLocations", diagnostic.secondary) { json, annotation in
                json.object { Self.write(annotation, with: &locator, to: &$0) }
            }
        }
        let fixes = diagnostic.helps.compactMap { help in help.edit.map { (help.text, $0) } }
        guard !fixes.isEmpty else { return }
        json.member("fixes", fixes) { json, fix in
            json.object { json in
                json.member("description") { $0.member("text", fix.0) }
                json.member("artifactChanges", CollectionOfOne(fix.1)) { json, edit in
                    json.object { Self.write(edit, with: &locator, to: &$0) }
                }
            }
        }
    }

    private static func write(
        _ annotation: Annotation,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        let place = locator.place(annotation.source, annotation.range)
        json.member("physicalLocation") { json in
            json.member("artifactLocation") { $0.member("uri", uri(of: place.path)) }
            json.member("region") { write(place, to: &$0) }
        }
        if !annotation.label.isEmpty {
            json.member("message") { $0.member("text", annotation.label) }
        }
    }

    private static func write(
        _ edit: TextEdit,
        with locator: inout SourceLocator,
        to json: inout JSONWriter
    ) {
        let place = locator.place(edit.source, edit.range)
        json.member("artifactLocation") { $0.member("uri", uri(of: place.path)) }
        json.member("replacements", CollectionOfOne(edit.replacement)) { json, replacement in
            json.object { json in
                json.member("deletedRegion") { write(place, to: &$0) }
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

    /// The path as a relative or absolute URI reference.
    private static func uri(of path: String) -> String {
        // '<stdin>' names no file; without its brackets it is a URI all the same.
        let isStream = path.hasPrefix("<") && path.hasSuffix(">")
        var uri = ""
        for byte in isStream ? path.dropFirst().dropLast().utf8 : path[...].utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
                UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default: uri += "%" + byte.hexadecimal(digits: 2)
            }
        }
        return uri
    }
}

/// The codes of some findings, each once, in the order of their first finding.
private struct Rules {
    private(set) var codes: [DiagnosticCode] = []
    private var indices: [DiagnosticCode: Int] = [:]

    init(of diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where indices[diagnostic.code] == nil {
            indices[diagnostic.code] = codes.count
            codes.append(diagnostic.code)
        }
    }

    /// The place of a code among the rules; SARIF writes -1 for none.
    func index(of code: DiagnosticCode) -> Int { indices[code] ?? -1 }
}
