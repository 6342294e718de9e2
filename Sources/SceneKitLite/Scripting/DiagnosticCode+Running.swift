package import SceneText

extension DiagnosticCode {
    /// Findings that only a running scene can make.
    package static let running: [DiagnosticCode] = [.unfitValue, .runawayScene]
}
