import SceneKitLite
import SceneText

/// The forms in which findings are written.
enum FindingFormat: String, CaseIterable {
    case rich
    case short
    case json
    case sarif
    case github
}

/// Writes the findings of one file after another in one form.
struct FindingWriter {
    private let format: FindingFormat
    private let renderer: any DiagnosticRenderer
    private var hasWritten = false

    // SARIF is one document for all files.
    private var sources = SourceMap()
    private var diagnostics: [Diagnostic] = []

    init(_ format: FindingFormat, isColored: Bool) {
        self.format = format
        renderer =
            switch format {
            case .rich: RichRenderer(isColored: isColored)
            case .short: ShortRenderer()
            case .json: JSONRenderer()
            case .sarif: SARIFRenderer(tool: "scenectl", version: Version.current)
            case .github: GitHubRenderer()
            }
    }

    /// The text to print for the findings of a file.
    mutating func text(for diagnostics: [Diagnostic], in sources: SourceMap) -> PrintedText {
        guard !diagnostics.isEmpty else { return "" }
        if format == .sarif {
            self.diagnostics += self.sources.adopt(diagnostics, from: sources)
            return ""
        }
        defer { hasWritten = true }
        let gap: PrintedText = format == .rich && hasWritten ? "\n" : ""
        return gap + renderer.printed(diagnostics, in: sources)
    }

    /// The text to print after the last file.
    func closingText(_ status: CommandStatus) -> PrintedText {
        guard format == .sarif else { return "" }
        let renderer = SARIFRenderer(
            tool: "scenectl",
            version: Version.current,
            exitCode: Int(status.rawValue),
            isComplete: status != .failure
        )
        return renderer.printed(diagnostics, in: sources)
    }
}

extension DiagnosticRenderer {
    /// The text of findings, for a stream: renderers make signs of all that a finding says.
    func printed(_ diagnostics: [Diagnostic], in sources: SourceMap) -> PrintedText {
        let text = text(of: diagnostics, in: sources)
        return self is GitHubRenderer ? PrintedText(commands: text) : PrintedText(styled: text)
    }
}
