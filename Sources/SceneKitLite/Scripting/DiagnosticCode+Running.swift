package import SceneText

extension DiagnosticCode {
    /// What only a running scene can find.
    package static let running: [DiagnosticCode] = [.unfitValue, .runawayScene]
}
