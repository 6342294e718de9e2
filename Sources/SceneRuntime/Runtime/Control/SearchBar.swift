public import SceneText

/// A line to search with.
open class SearchBar: Control, TextInput, TypingView {
    /// The looks of a bar.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case `default`
        case prominent
        case minimal
    }

    /// The look of the bar.
    open var searchBarStyle = Style.default

    /// The colour of the bar; nil for the system's.
    open var barTintColor: Color?

    /// What the keyboard is told.
    open var textInputTraits = TextInputTraits()

    /// The text; setting it sends nothing, and nil makes it empty, as in UIKit.
    open var text: String? = "" { didSet { if text == nil { text = "" } } }

    /// The text shown while there is none.
    open var placeholder: String?

    /// A line above the field.
    open var prompt: String? {
        didSet { didChange(prompt, from: oldValue, affects: .size) }
    }

    /// Whether a button to end the search shows.
    open var showsCancelButton = false

    /// The delegate for the search.
    public weak var delegate: (any SearchBarDelegate)?

    /// The search that the bar belongs to.
    weak var searchController: SearchController?

    /// Does what typing does in place of the text that is there: begins unless the bar has begun, changes
    /// the text, and sends an event for each.
    @discardableResult
    open func type(_ text: String) -> Bool {
        edit {
            self.text = text
            sendActions(for: .editingChanged)
            delegate?.searchBar(self, textDidChange: text)
            searchController?.textDidChange()
        }
    }

    /// Does what the search key does.
    @discardableResult
    open func pressSearch() -> Bool {
        guard answersTouches, !returnKeyWaits else { return false }
        delegate?.searchBarSearchButtonClicked(self)
        return true
    }

    /// Does what the button does that ends the search; says whether it shows.
    @discardableResult
    open func cancel() -> Bool {
        guard answersTouches, showsCancelButton else { return false }
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
        return true
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Does what a tap does: the bar gets what is typed from now on.
    @discardableResult
    open override func touch() -> Bool { super.touch() && becomeFirstResponder() }

    package override var touchHasEffect: Bool { true }

    func shouldBeginEditing() -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    func didBeginEditing() {
        searchController?.isActive = true
        sendActions(for: .editingDidBegin)
        delegate?.searchBarTextDidBeginEditing(self)
    }

    func shouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

    func didEndEditing() {
        sendActions(for: .editingDidEnd)
        delegate?.searchBarTextDidEndEditing(self)
    }

    /// What a screen reader says; by itself the placeholder.
    override var usualAccessibilityLabel: String? { placeholder }

    /// What a screen reader says that it holds: by itself the text, or what shows in its place.
    override var usualAccessibilityValue: String? {
        if text?.isEmpty == false { return text }
        return placeholder == accessibilityLabel ? nil : placeholder
    }

    /// A search bar says so.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .searchField }

    override var stretching: Stretching { .always }

    open override func draw(_ list: inout DisplayList) {
        guard let widget else { return }
        list.add(.widget(widget, ink), in: list.bounds.inset(by: coveredSides))
    }

    package override var widget: Widget? {
        .search(
            text: text ?? "",
            placeholder: placeholder ?? "",
            prompt: prompt ?? "",
            cancel: cancelTitle,
            bar: searchBarStyle == .minimal ? nil : barTintColor
        )
    }

    private var cancelTitle: String? { showsCancelButton ? "Cancel" : nil }

    /// The prompt, the line to search with, and the button to end the search.
    package override func spokenElements() -> [SpokenElement]? {
        var element = SpokenElement(ofValueIn: self)
        element.isEditing = isFirstResponder
        var elements = [element]
        if let prompt, !prompt.isEmpty { elements.insert(SpokenElement(prompt), at: 0) }
        if let cancelTitle {
            let traits: AccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
            elements.append(SpokenElement(cancelTitle, traits: traits))
        }
        return elements
    }

    package override func enter(_ value: String) -> ValueEntry { .taken(type(value)) }

    package override var notableValues: [String]? { [] }

    package override var returnKeyWaits: Bool { waitsForText(text) }

    func takeReturn() -> Bool? { touch() && pressSearch() }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + inputAccessors + [
            PropertyAccessor("searchBarStyle", \SearchBar.searchBarStyle),
            PropertyAccessor("barTintColor", \SearchBar.barTintColor),
            PropertyAccessor("text", \SearchBar.text),
            PropertyAccessor("placeholder", \SearchBar.placeholder),
            PropertyAccessor("prompt", \SearchBar.prompt),
            PropertyAccessor("showsCancelButton", \SearchBar.showsCancelButton),
        ]
    }

    override var framedKind: ViewKind { .searchBar }
}
