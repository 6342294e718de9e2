import SceneFiles
import SceneText

/// Counts what a run has found, and keeps findings that several files share from being shown twice.
struct FindingTally {
    /// What makes two findings the same, however often a shared view file is read.
    private struct Identity: Hashable {
        let path: String
        let range: SourceRange
        let code: DiagnosticCode
        let message: String
    }

    private var told: Set<Identity> = []
    private var files = 0
    private var errors = 0
    private var warnings = 0
    private var known = 0
    private var brokenFiles: Set<String> = []
    private var unreadableFiles = 0

    /// Whether a file could not be read.
    var hasFailure: Bool { unreadableFiles > 0 }

    /// Counts a file that could not be read.
    mutating func addFailure() { unreadableFiles += 1 }

    /// Whether no file was a scene.
    var isEmpty: Bool { files == 0 && !hasFailure }

    /// Counts a file, and returns those of its findings that no file before had.
    mutating func count(
        _ findings: [Diagnostic],
        in sources: SourceMap,
        isFile: Bool = true
    ) -> [Diagnostic] {
        if isFile { files += 1 }
        return findings.filter { finding in
            let identity = Identity(
                path: Path.normalized(sources[finding.primary.source].name),
                range: finding.primary.range,
                code: finding.code,
                message: finding.message
            )
            return told.insert(identity).inserted
        }
    }

    /// Adds findings to the numbers; those that were known are only named.
    mutating func add(_ new: [Diagnostic], in sources: SourceMap, known count: Int = 0) {
        let newErrors = new.count { $0.severity == .error }
        errors += newErrors
        for finding in new where finding.severity == .error {
            brokenFiles.insert(sources[sources.resolved(finding.primary).source].name)
        }
        warnings += new.count - newErrors
        known += count
    }

    /// `12 files checked: 3 errors, 1 warning`; nil when no file could be checked.
    var summary: String? {
        guard files > 0 else { return nil }
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
        var counts = parts.isEmpty ? ["no findings"] : parts.map { $0.0.counted($0.1) }
        if errors > 0, files > 1 { counts[0] += " in \(brokenFiles.count.counted("file"))" }
        let rest = known > 0 ? " (\(known) known before)" : ""
        let unread =
            unreadableFiles > 0
            ? "; \(unreadableFiles.counted("file")) could not be read" : ""
        return
            "\(files.counted("file")) checked: \(counts.joined(separator: ", "))\(rest)\(unread)"
    }

    /// The exit status for what was counted.
    func status(isStrict: Bool) -> CommandStatus {
        if hasFailure { return .failure }
        return errors > 0 || (isStrict && warnings > 0) ? .findings : .clean
    }
}
