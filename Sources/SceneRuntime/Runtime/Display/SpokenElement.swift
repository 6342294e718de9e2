import SceneText

/// One thing that a screen reader stops at.
package struct SpokenElement {
    package var label: String?
    package var value: String?
    package var traits: AccessibilityTraits = []
    package var hint: String?

    /// What can be done to the element, as a screen reader offers it.
    package var actions: [String] = []

    /// Whether it gets what is typed.
    package var isEditing = false

    /// What the element is where no trait says it.
    package var kind: Kind?

    /// A kind of element that a screen reader has a word of its own for.
    package nonisolated enum Kind: String {
        case backButton
        case textField
        case secureTextField
    }

    /// What a view says about itself, including its state.
    package init(_ view: View) {
        label = view.accessibilityLabel
        value = view.accessibilityValue
        traits = view.accessibilityTraits
        hint = view.accessibilityHint
        if !view.isEnabled { traits.insert(.notEnabled) }
        if (view as? Control)?.isSelected == true { traits.insert(.selected) }
    }

    /// What a view says about itself and its value.
    init(ofValueIn view: View) {
        self.init(view)
        value = view.spokenValue
    }

    package init(_ label: String?, value: String? = nil, traits: AccessibilityTraits = []) {
        self.label = label
        self.value = value
        self.traits = traits
    }

    /// Whether the element only says something.
    package var isText: Bool { kind == nil && (traits.isEmpty || traits.contains(.staticText)) }

    /// The line of the element: `label: value (traits) — hint [actions]`.
    package func line(dash: String) -> String {
        var line = label.flatMap { $0.isEmpty ? nil : $0 } ?? "(no label)"
        if let value, !value.isEmpty { line += ": " + value }
        let spoken = traits.intersection(.spoken)
        let words =
            [kind?.rawValue, isEditing ? "editing" : nil].compactMap { $0 }
            + AccessibilityTraits.words.filter { spoken.contains($0.flag) }.map(\.word)
        if !words.isEmpty { line += " (" + words.joined(separator: ", ") + ")" }
        if let hint, !hint.isEmpty { line += " \(dash) " + hint }
        if !actions.isEmpty { line += " [actions: " + actions.joined(separator: ", ") + "]" }
        // Blanks make no sound.
        line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return VisibleText.withoutControls(line)
    }
}
