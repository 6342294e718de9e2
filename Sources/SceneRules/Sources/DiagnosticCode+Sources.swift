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
}
