package import SceneText

extension DiagnosticCode {
    /// The findings of conversions.
    package static let conversion: [DiagnosticCode] = [.refusedConversion, .leftForYou]
}
