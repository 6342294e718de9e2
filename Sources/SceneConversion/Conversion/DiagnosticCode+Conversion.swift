package import SceneText

extension DiagnosticCode {
    /// What a conversion can find.
    package static let conversion: [DiagnosticCode] = [.refusedConversion, .leftForYou]
}
