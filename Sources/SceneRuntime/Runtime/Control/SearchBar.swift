import SceneText

/// A line to search with.
open class SearchBar: Control {
    /// The text; setting it sends nothing, and nil makes it empty, as in UIKit.
    open var text: String? = "" { didSet { if text == nil { text = "" } } }

    /// What shows while there is no text.
    open var placeholder: String?

    /// A line above the field.
    open var prompt: String? {
        didSet { if prompt != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether a button to end the search shows.
    open var showsCancelButton = false

    /// Does what typing does: begins, changes the text, ends, and sends an event for each.
    @discardableResult
    open func type(_ text: String) -> Bool {
        guard answersTouches else { return false }
        sendActions(for: .editingDidBegin)
        self.text = text
        sendActions(for: .editingChanged)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// What a screen reader says; by itself the placeholder.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    /// What a screen reader says that it holds: by itself the text, or what shows in its place.
    open override var accessibilityValue: String? {
        get {
            if let own = super.accessibilityValue { return own }
            if text?.isEmpty == false { return text }
            return placeholder == accessibilityLabel ? nil : placeholder
        }
        set { super.accessibilityValue = newValue }
    }

    /// A search bar says so.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .searchField }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("text", \SearchBar.text),
            PropertyAccessor("placeholder", \SearchBar.placeholder),
            PropertyAccessor("prompt", \SearchBar.prompt),
            PropertyAccessor("showsCancelButton", \SearchBar.showsCancelButton),
        ]
    }
}
