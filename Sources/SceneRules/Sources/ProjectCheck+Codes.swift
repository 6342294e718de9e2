package import SceneText

extension DiagnosticCode {
    /// All that comparing documents with sources can find: `ProjectCheck` reports nothing else.
    package static let compared = Set(
        sources + [
            .unknownClass, .wrongClassKind, .undeclaredOutlet, .outletTypeMismatch,
            .undeclaredAction,
            .unknownUnwindAction, .undeclaredSegue, .undeclaredIdentifier, .noInitialScene,
        ]
    )
}
