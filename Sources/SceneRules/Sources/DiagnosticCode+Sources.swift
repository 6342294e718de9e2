package import SceneText

extension DiagnosticCode {
    /// What comparing documents with sources finds besides what reading them alone can find.
    package static let sources: [DiagnosticCode] = [
        .missingModule, .hiddenMember, .senderTypeMismatch, .neverConnectedOutlet, .unknownKeyPath,
        .ownerWithoutView,
        .ownerWithoutClass, .unsentAction, .unknownStoryboardIdentifier, .unknownStoryboard,
        .unknownNib, .nibUnderOtherIdentifier, .severalObjectsInNib, .unusedIdentifier,
        .documentWithoutTarget, .nearMissMethod,
    ]

    /// All that comparing documents with sources can find: `ProjectCheck` reports nothing else.
    package static let compared = Set(
        sources + [
            .unknownClass, .undeclaredOutlet, .outletTypeMismatch, .undeclaredAction,
            .unknownUnwindAction, .undeclaredSegue, .undeclaredIdentifier, .noInitialScene,
        ]
    )
}
