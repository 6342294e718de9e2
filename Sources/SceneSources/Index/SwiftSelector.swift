import SceneText

/// The selectors that Objective-C sees of a method of Swift.
package enum SwiftSelector {
    /// Those of a method by its name and its labels, in the spelling of Swift 3 first.
    ///
    /// `save(_:)` is `save:`, `save(sender:)` is `saveWithSender:` and was `save:` in Swift 1 and 2, and
    /// a label that is a preposition needs no *with*: `save(for:)` is `saveFor:`.
    package static func all(
        name: String,
        labels: [String],
        isSinceSwift3: Bool = false
    ) -> [String] {
        guard let first = labels.first else { return [name] }
        let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
        guard first != "_" else { return ["\(name):\(rest)"] }
        let isJoined = startsWithPreposition(first)
        let joined = "\(name)\(isJoined ? "" : "With")\(first.uppercasedFirst):\(rest)"
        return isSinceSwift3 ? [joined] : [joined, "\(name):\(rest)"]
    }

    /// Whether the first word of a label is a preposition, after which the compiler writes no other.
    static func startsWithPreposition(_ label: String) -> Bool {
        prepositions.contains(String(label.prefix { $0.isLowercase }))
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// How a selector is written as a method of Swift: `save(_:)`, `pick(_:for:)`.
    package static func method(for selector: String) -> String {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
        guard let first = parts.first else { return "\(selector)()" }
        return "\(first)(_:\(parts.dropFirst().map { $0.isEmpty ? "_:" : "\($0):" }.joined()))"
    }
}
