extension SwiftScan {
    /// The attributes of a type that may be macros which add members.
    func macros(_ prefix: SwiftPrefix) -> [String] {
        // No type has as many.
        prefix.custom.prefix(16).map(text).filter { !Self.knownAttributes.contains($0) }
    }

    /// Notes the expansion of a macro among the members of a type: `#outlets("name")` on a line of its own.
    mutating func expansion(_ index: Int) {
        guard let type = scopes.last?.type, written(index).count > 1,
            startsLine(index) || kind(index - 1) == .openBrace,
            kind(index - 1) != .assign, facts.types[type].macros.count < 16
        else { return }
        let name = String(text(index).dropFirst())
        if !Self.knownExpansions.contains(name) { facts.types[type].macros.append(name) }
    }

    /// Attributes of Apple's that add no outlet and no action.
    private static let knownAttributes: Set<String> = [
        "MainActor", "Observable", "Model", "Generable", "Suite", "IBDesignable",
        "UIApplicationMain", "NSApplicationMain", "GKInspectable",
    ]

    /// Expansions of Apple's that are no members, as far as they begin a line.
    private static let knownExpansions: Set<String> = [
        "Preview", "Predicate", "Expression", "warning", "error", "sourceLocation", "selector",
        "keyPath", "colorLiteral", "imageLiteral", "fileLiteral", "file", "fileID", "filePath",
        "function", "line", "column", "available", "unavailable", "dsohandle", "isolation",
    ]
}
