public import SceneText

/// Text on one or several lines.
open class Label: View, Highlightable {
    /// The text.
    open var text: String? {
        didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// How many lines at most; 0 for as many as it takes.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// How text that does not fit is cut.
    open var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Where lines stand.
    open var textAlignment = TextAlignment.natural

    /// The font.
    open var font = Font.system(size: 17, .regular) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The colour of the text; nil for the system's.
    open var textColor: Color?

    /// The colour of the text while highlighted; nil for no change.
    open var highlightedTextColor: Color?

    /// Whether the highlighted variant is drawn.
    open var isHighlighted = false

    override func showHighlighted(_ isOn: Bool) { isHighlighted = isOn }

    /// What a screen reader says; by itself the text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// A label is text that does not change.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .staticText }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("text", \Label.text),
            PropertyAccessor("numberOfLines", \Label.numberOfLines),
            PropertyAccessor("lineBreakMode", \Label.lineBreakMode),
            PropertyAccessor("highlighted", \Label.isHighlighted),
            PropertyAccessor("highlightedTextColor", \Label.highlightedTextColor),
            PropertyAccessor("font", \Label.font),
            PropertyAccessor("textColor", \Label.textColor),
            PropertyAccessor("textAlignment", \Label.textAlignment),
        ]
    }
}
