extension View {
    /// What a screen reader says, by name: nothing of it shows in a picture.
    static var accessibilityAccessors: [PropertyAccessor] {
        [
            PropertyAccessor("accessibility.label", \View.accessibilityLabel, drawn: .nothing),
            PropertyAccessor("accessibility.value", \View.accessibilityValue, drawn: .nothing),
            PropertyAccessor("accessibility.hint", \View.accessibilityHint, drawn: .nothing),
            PropertyAccessor("accessibility.traits", \View.accessibilityTraits, drawn: .nothing),
            PropertyAccessor(
                "accessibility.identifier",
                \View.accessibilityIdentifier,
                drawn: .nothing
            ),
            PropertyAccessor(
                "accessibility.isElement",
                \View.isAccessibilityElement,
                drawn: .nothing
            ),
            PropertyAccessor(
                "accessibility.hidden",
                \View.accessibilityElementsHidden,
                drawn: .nothing
            ),
        ]
    }
}
