public import SceneText

/// Text of many lines that can be edited.
open class TextView: ScrollView, TextInput, TypingView {
    /// What in a text becomes a link.
    public nonisolated struct DataDetectorTypes: PropertyFlags, Hashable, Sendable {
        /// The flags as bits.
        public let rawValue: Int

        /// Makes types from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The types and their words.
        public static var words: [(flag: DataDetectorTypes, word: String)] {
            [
                "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber",
                "flightNumber", "lookupSuggestion",
            ].enumerated().map { (DataDetectorTypes(rawValue: 1 << $0.offset), $0.element) }
        }
    }

    /// What in the text becomes a link, which text does not show.
    open var dataDetectorTypes: DataDetectorTypes = []

    /// How the keyboard looks and behaves.
    open var textInputTraits = TextInputTraits()

    /// The delegate for typing.
    public weak var delegate: (any TextViewDelegate)?

    /// The text.
    open var text: String? {
        didSet { didChange(text, from: oldValue, affects: .size) }
    }

    /// The text in parts with looks of their own, which show as long as the text is theirs.
    open var attributedText: AttributedText? {
        didSet {
            didChange(attributedText, from: oldValue, affects: .size)
            if attributedText != oldValue { text = attributedText?.string }
        }
    }

    /// The font.
    open var font = Font.system(size: 17, .regular) {
        didSet { didChange(font, from: oldValue, affects: .size) }
    }

    /// The colour of the text; nil for the system's.
    open var textColor: Color?

    /// How lines are aligned.
    open var textAlignment = TextAlignment.natural

    /// Whether a person can change the text.
    open var isEditable = true

    /// Whether a person can select in the text.
    open var isSelectable = true

    /// Does what typing does in place of the text that is there: says whether the view takes it.
    @discardableResult
    open func type(_ text: String) -> Bool {
        guard isEditable else { return false }
        return edit {
            let range = TextRange(location: 0, length: self.text?.utf16.count ?? 0)
            let mayChange = delegate?.textView(
                self,
                shouldChangeTextIn: range,
                replacementText: text
            )
            guard mayChange ?? true else { return }
            self.text = text
            delegate?.textViewDidChange(self)
        }
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Does what a tap does: a view that can be edited gets what is typed from now on.
    @discardableResult
    open func touch() -> Bool { answersTouches && becomeFirstResponder() }

    func shouldBeginEditing() -> Bool {
        delegate?.textViewShouldBeginEditing(self) ?? true
    }

    func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }

    func shouldEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    func didEndEditing() { delegate?.textViewDidEndEditing(self) }

    /// What a screen reader says that the view holds; by itself the text.
    override var usualAccessibilityValue: String? { text }

    /// Draws the whole text, from the top of the content on.
    open override func draw(_ list: inout DisplayList) {
        list.add(.content)
        var rect = list.bounds
        if list.showsRoles { rect = rect.within(Self.containerInset) }
        rect.origin.y -= contentOffset.y
        var run = DisplayItem.TextRun(string: text ?? "", font: font, color: textColor)
        run.style = textStyle
        run.parts = shownParts
        if let alignment = attributedText?.alignment, !run.parts.isEmpty {
            run.style.alignment = alignment
        }
        run.isScrolled = true
        list.add(.text(run), in: rect)
    }

    /// The parts of the text, unless the text has been set to another one.
    private var shownParts: [AttributedText.Run] { attributedText?.runs(of: text) ?? [] }

    /// As many lines as the text takes.
    private var textStyle: TextBlock.Style {
        TextBlock.Style(lineLimit: nil, alignment: textAlignment)
    }

    override var showsColorAlone: Bool { false }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        guard !layout.medium.readsFrames else {
            return layout.size(ofText: text, shownParts, textStyle, font, width)
        }
        let inset = Self.containerInset
        let size = layout.size(
            ofText: text,
            shownParts,
            textStyle,
            font,
            width.reduced(by: inset.width)
        )
        return Size(width: size.width + inset.width, height: size.height + inset.height)
    }

    /// The space around the text on a screen.
    private static let containerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

    package override func spokenElements() -> [SpokenElement]? {
        var element = SpokenElement(ofValueIn: self)
        if isEditable {
            element.kind = .textField
        } else if accessibilityLabel == nil {
            // A text that nobody edits is read as that of a label.
            (element.label, element.value) = (element.value, nil)
        }
        element.isEditing = isFirstResponder
        return [element]
    }

    package override var speaksAlone: Bool { isEditable }

    package override func enter(_ value: String) -> ValueEntry { .taken(type(value)) }

    package override var notableValues: [String]? { [] }

    func takeReturn() -> Bool? { nil }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + inputAccessors + [
            PropertyAccessor("dataDetectorTypes", \TextView.dataDetectorTypes),
            PropertyAccessor("text", \TextView.text),
            PropertyAccessor("font", \TextView.font),
            PropertyAccessor("textColor", \TextView.textColor),
            PropertyAccessor("textAlignment", \TextView.textAlignment),
            PropertyAccessor("editable", \TextView.isEditable),
            PropertyAccessor("selectable", \TextView.isSelectable),
        ]
    }

    override var framedKind: ViewKind { .textView }
}
