public import SceneText

/// A line of text to type.
open class TextField: Control, TextInput, TypingView {
    /// The frames around the text.
    public nonisolated enum BorderStyle: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case none
        case line
        case bezel
        case roundedRect
    }

    /// When a button to clear the text shows.
    public nonisolated enum ViewMode: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }

    /// The text; setting it sends nothing, and nil makes it empty, as in UIKit.
    open var text: String? = "" { didSet { if text == nil { text = "" } } }

    /// The text shown while there is none.
    open var placeholder: String?

    /// The font.
    open var font = Font.system(size: 17, .regular)

    /// The colour of the text; nil for the system's.
    open var textColor: Color?

    /// How the line is aligned.
    open var textAlignment = TextAlignment.natural

    /// Whether text that is too wide is drawn in a smaller font, which text pictures do not show.
    open var adjustsFontSizeToFitWidth = false

    /// The least size of the font when it shrinks.
    open var minimumFontSize = 0.0

    /// The frame around the text.
    open var borderStyle = BorderStyle.none

    /// How the keyboard looks and behaves.
    open var textInputTraits = TextInputTraits()

    /// The delegate for typing.
    public weak var delegate: (any TextFieldDelegate)?

    /// Whether a touch empties the field.
    open var clearsOnBeginEditing = false

    /// When a button to clear the text shows.
    open var clearButtonMode = ViewMode.never

    /// Does what typing does in place of the text that is there: begins unless the field has begun, changes
    /// the text, and sends an event for each.
    ///
    /// The field is the first responder from then on; only one outside a window ends at once.
    @discardableResult
    open func type(_ text: String) -> Bool {
        edit {
            let range = TextRange(location: 0, length: self.text?.utf16.count ?? 0)
            let mayChange = delegate?.textField(
                self,
                shouldChangeCharactersIn: range,
                replacementString: text
            )
            guard mayChange ?? true else { return }
            self.text = text
            sendActions(for: .editingChanged)
        }
    }

    /// Does what the return key does.
    @discardableResult
    open func pressReturn() -> Bool {
        guard answersTouches, !returnKeyWaits else { return false }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
        sendActions(for: .primaryActionTriggered)
        // Who listens for this event takes the keyboard away with it.
        if hasActions(for: .editingDidEndOnExit) {
            sendActions(for: .editingDidEndOnExit)
            resignFirstResponder()
        }
        return true
    }

    /// Does what the button does that empties the field.
    @discardableResult
    open func clear() -> Bool {
        guard answersTouches, delegate?.textFieldShouldClear(self) ?? true else { return false }
        text = ""
        sendActions(for: .editingChanged)
        return true
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Does what a tap does: the field gets what is typed from now on.
    @discardableResult
    open override func touch() -> Bool { super.touch() && becomeFirstResponder() }

    package override var touchHasEffect: Bool { true }

    func shouldBeginEditing() -> Bool {
        delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    func didBeginEditing() {
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
    }

    func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    func didEndEditing() {
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self)
    }

    /// What a screen reader says; by itself the placeholder.
    override var usualAccessibilityLabel: String? { placeholder }

    /// What a screen reader says that it holds: by itself the text, unless that is secret, or what
    /// shows in its place.
    override var usualAccessibilityValue: String? {
        if text?.isEmpty == false { return self.isSecureTextEntry ? nil : text }
        return placeholder == accessibilityLabel ? nil : placeholder
    }

    override var stretching: Stretching { .always }

    package override var widget: Widget? {
        let clears =
            switch clearButtonMode {
            case .never: false
            case .always: true
            case .whileEditing: isFirstResponder && text?.isEmpty == false
            case .unlessEditing: !isFirstResponder
            }
        return .field(
            Widget.Field(
                text: text ?? "",
                placeholder: placeholder ?? "",
                alignment: textAlignment,
                isSecret: self.isSecureTextEntry,
                showsClearButton: clears,
                border: borderStyle,
                hasColor: backgroundColor != nil,
                leastFontSize: adjustsFontSizeToFitWidth ? minimumFontSize : nil
            )
        )
    }

    override var inkFont: Font? { font }

    override var inkColor: Color? { textColor }

    package override func spokenElements() -> [SpokenElement]? {
        super.spokenElements()?.map { element in
            var element = element
            element.kind = self.isSecureTextEntry ? .secureTextField : .textField
            element.isEditing = isFirstResponder
            return element
        }
    }

    package override func enter(_ value: String) -> ValueEntry { .taken(type(value)) }

    package override var notableValues: [String]? { [] }

    package override var returnKeyWaits: Bool { waitsForText(text) }

    func takeReturn() -> Bool? { touch() && pressReturn() }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + inputAccessors + [
            PropertyAccessor("text", \TextField.text),
            PropertyAccessor("placeholder", \TextField.placeholder),
            PropertyAccessor("borderStyle", \TextField.borderStyle),
            PropertyAccessor("adjustsFontSizeToFitWidth", \TextField.adjustsFontSizeToFitWidth),
            PropertyAccessor("minimumFontSize", \TextField.minimumFontSize),
            PropertyAccessor("clearsOnBeginEditing", \TextField.clearsOnBeginEditing),
            PropertyAccessor("clearButtonMode", \TextField.clearButtonMode),
            PropertyAccessor("font", \TextField.font),
            PropertyAccessor("textColor", \TextField.textColor),
            PropertyAccessor("textAlignment", \TextField.textAlignment),
        ]
    }

    override var framedKind: ViewKind { .textField }
}
