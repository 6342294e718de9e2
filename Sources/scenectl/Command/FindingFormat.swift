import SceneText

/// The forms in which findings are written.
enum FindingFormat: String, CaseIterable {
    case rich
    case short
    case json
    case sarif
    case github
    case gitlab

    /// Whether there is one document for all files.
    var isOneDocument: Bool { self == .sarif || self == .gitlab }
}

/// Writes the findings of one file after another in one form.
struct FindingWriter {
    let format: FindingFormat
    private let naming: PathNaming
    private let renderer: any DiagnosticRenderer
    private var hasWritten = false

    // One document for all files needs all of them.
    private var sources = SourceMap()
    private var diagnostics: [Diagnostic] = []
    private var failures: [String] = []
    private var annotations = AnnotationCount()

    init(_ format: FindingFormat, isColored: Bool, naming: PathNaming = .asTyped) {
        self.format = format
        self.naming = naming
        renderer =
            switch format {
            case .rich: RichRenderer(isColored: isColored)
            case .short: ShortRenderer()
            case .json: JSONRenderer()
            case .sarif: SARIFRenderer(tool: "scenectl", version: Version.current)
            case .github: GitHubRenderer(naming: naming)
            case .gitlab: GitLabRenderer(naming: naming)
            }
    }

    /// The text to print for the findings of a file.
    mutating func text(for diagnostics: [Diagnostic], in sources: SourceMap) -> PrintedText {
        guard !diagnostics.isEmpty else { return "" }
        if format.isOneDocument {
            self.diagnostics += self.sources.adopt(diagnostics, from: sources)
            return ""
        }
        defer { hasWritten = true }
        if format == .github {
            let (shown, others) = annotations.split(diagnostics)
            return renderer.printed(shown, in: sources)
                + ShortRenderer().printed(others, in: sources)
        }
        let gap: PrintedText = format == .rich && hasWritten ? "\n" : ""
        return gap + renderer.printed(diagnostics, in: sources)
    }

    /// The text to print for what could not be looked at, beside what people read of it.
    mutating func text(for fault: Fault) -> PrintedText {
        let message = ([fault.message] + [fault.help].compactMap { $0 }).joined(separator: "; ")
        switch format {
        case .rich, .short, .gitlab: return ""
        case .sarif:
            failures.append(message)
            return ""
        case .github:
            let text = GitHubRenderer.escaped(message, inProperty: false)
            return PrintedText(commands: "::error title=failure::\(text)\n")
        case .json:
            var json = JSONWriter()
            json.object { json in
                json.member("version", JSONRenderer.version)
                json.member("failure", fault.message)
                if let help = fault.help { json.member("help", help) }
            }
            return PrintedText(lines: json.text + "\n")
        }
    }

    /// The text to print after the last file.
    func closingText(_ status: CommandStatus) -> PrintedText {
        switch format {
        case .rich, .short, .json: return ""
        case .github: return annotations.notice
        case .gitlab: return renderer.printed(diagnostics, in: sources)
        case .sarif:
            let reasons = status == .failure && failures.isEmpty ? ["the run failed"] : failures
            let renderer = SARIFRenderer(
                tool: "scenectl",
                version: Version.current,
                exitCode: Int(status.rawValue),
                failures: reasons,
                naming: naming
            )
            return renderer.printed(diagnostics, in: sources)
        }
    }
}

/// Counts annotations: GitHub shows the first ten errors and warnings of a step, and drops the others.
struct AnnotationCount {
    private static let limit = 10
    private var counts: [Severity: Int] = [:]

    /// The findings that become annotations, and those that are only lines of the log.
    mutating func split(_ diagnostics: [Diagnostic]) -> (shown: [Diagnostic], others: [Diagnostic])
    {
        var (shown, others): ([Diagnostic], [Diagnostic]) = ([], [])
        for diagnostic in diagnostics {
            if isMarked(diagnostic.severity) {
                shown.append(diagnostic)
            } else {
                others.append(diagnostic)
            }
        }
        return (shown, others)
    }

    /// Counts one more, and says whether it is marked.
    mutating func isMarked(_ severity: Severity) -> Bool {
        counts[severity, default: 0] += 1
        return counts[severity, default: 0] <= Self.limit
    }

    /// Says how many there are, where not all are annotations.
    var notice: PrintedText {
        guard counts.values.contains(where: { $0 > Self.limit }) else { return "" }
        let (errors, warnings) = (counts[.error] ?? 0, counts[.warning] ?? 0)
        let words = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
            .map { $0.0.counted($0.1) }.joined(separator: ", ")
        let text = "\(words); the first \(Self.limit) of each are marked, the log has all"
        return PrintedText(commands: "::notice title=scenectl::\(text)\n")
    }
}

extension DiagnosticRenderer {
    /// The text of findings, for a stream: renderers make signs of all that a finding says.
    func printed(_ diagnostics: [Diagnostic], in sources: SourceMap) -> PrintedText {
        let text = text(of: diagnostics, in: sources)
        return self is GitHubRenderer ? PrintedText(commands: text) : PrintedText(styled: text)
    }
}
