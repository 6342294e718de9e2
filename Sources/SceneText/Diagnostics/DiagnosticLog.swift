/// Collects the findings of one run.
package struct DiagnosticLog: Sendable {
    /// The findings in the order in which they were made.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Makes an empty log.
    package init() {}

    /// Makes a log of some findings.
    package init(_ findings: [Diagnostic]) { diagnostics = findings }

    /// Adds a finding.
    package mutating func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Makes a finding and adds it.
    package mutating func report(
        _ code: DiagnosticCode,
        _ message: String,
        at primary: Annotation,
        secondary: [Annotation] = [],
        notes: [String] = [],
        helps: [Help] = []
    ) {
        report(
            Diagnostic(
                code,
                message,
                at: primary,
                secondary: secondary,
                notes: notes,
                helps: helps
            )
        )
    }

    /// Adds the findings of another log.
    package mutating func append(_ log: DiagnosticLog) {
        guard !log.diagnostics.isEmpty else { return }
        diagnostics += log.diagnostics
    }

    /// Whether an error was found.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The findings in source order, each once.
    package var sorted: [Diagnostic] {
        guard diagnostics.count > 1 else { return diagnostics }
        return diagnostics.inSourceOrder.uniqued
    }
}

extension [Diagnostic] {
    /// The findings by their places in the sources; those at the same place stay as they are.
    package var inSourceOrder: Self {
        enumerated()
            .sorted { left, right in
                let a = left.element.primary
                let b = right.element.primary
                return (a.source.index, a.range.start, a.range.end, left.offset)
                    < (b.source.index, b.range.start, b.range.end, right.offset)
            }
            .map(\.element)
    }
}
