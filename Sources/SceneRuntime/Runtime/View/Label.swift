public import SceneText

/// Text on one or several lines.
open class Label: View, Highlightable {
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

    /// How many lines at most; 0 for as many as it takes.
    open var numberOfLines = 1 {
        didSet { didChange(numberOfLines, from: oldValue, affects: .size) }
    }

    /// How text that does not fit is cut.
    open var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { didChange(lineBreakMode, from: oldValue, affects: .size) }
    }

    /// Whether a text of one line that is too wide is drawn in a smaller font, which text does not show.
    open var adjustsFontSizeToFitWidth = false

    /// The part of its size that the font keeps at least when it shrinks; at 0 it does not shrink.
    open var minimumScaleFactor = 0.0

    /// How lines are aligned.
    open var textAlignment = TextAlignment.natural

    /// The font.
    open var font = Font.system(size: 17, .regular) {
        didSet { didChange(font, from: oldValue, affects: .size) }
    }

    /// The colour of the text; nil for the system's.
    open var textColor: Color?

    /// The colour of the text while highlighted; nil for no change.
    open var highlightedTextColor: Color?

    /// Whether the highlighted variant is drawn.
    open var isHighlighted = false

    override func showHighlighted(_ isOn: Bool) { isHighlighted = isOn }

    /// What a screen reader says; by itself the text.
    override var usualAccessibilityLabel: String? { text }

    /// A label is text that does not change.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .staticText }

    /// Draws the lines in the middle of the height.
    open override func draw(_ list: inout DisplayList) {
        let parts = shownParts
        let role = list.showsRoles ? role : nil
        var run = DisplayItem.TextRun(string: shownText ?? "", font: role == nil ? font : shownFont)
        run.color = (isHighlighted ? highlightedTextColor : nil) ?? textColor
        run.isFaint = !isEnabled
        if run.color == nil { run.color = role?.color }
        run.style = textStyle
        run.parts = parts
        if let alignment = attributedText?.alignment, !parts.isEmpty {
            run.style.alignment = alignment
        }
        run.isDrawn = numberOfLines == 1 && framing.isAroundContent
        list.add(.text(run))
    }

    /// Whether the text shows in capitals, as the titles of groups of rows do.
    var showsCapitals = false

    private var shownText: String? {
        showsCapitals && shownParts.isEmpty ? text?.uppercased() : text
    }

    /// The parts of the text, unless the text has been set to another one.
    private var shownParts: [AttributedText.Run] { attributedText?.runs(of: text) ?? [] }

    /// How the text is set.
    private var textStyle: TextBlock.Style {
        var style = TextBlock.Style(
            lineLimit: numberOfLines > 0 ? numberOfLines : nil,
            lineBreakMode: lineBreakMode,
            alignment: textAlignment
        )
        if adjustsFontSizeToFitWidth, minimumScaleFactor > 0 {
            style.leastScale = min(1, minimumScaleFactor)
        }
        return style
    }

    override var showsColorAlone: Bool { false }

    override var hasOwnSize: Bool { true }

    override var stretching: Stretching { .last }

    override var wrapsText: Bool { numberOfLines != 1 }

    override var yielding: RoomShare.Kind { .label }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        let font = layout.medium.readsFrames ? font : shownFont
        return layout.size(ofText: shownText, shownParts, textStyle, font, width)
    }

    override func baselines(in size: Size, by layout: LayoutEngine) -> Baselines {
        let line = layout.medium.metrics.line
        let height = min(
            size.height,
            layout.size(ofText: shownText, shownParts, textStyle, font, .upTo(size.width))
                .height
        )
        let top = layout.medium.half(size.height - height, along: .vertical)
        return Baselines(
            first: top,
            last: min(max(0, size.height - line), top + max(0, height - line))
        )
    }

    package override func spokenElements() -> [SpokenElement]? {
        accessibilityLabel?.isEmpty == false ? [SpokenElement(self)] : []
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { Label.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("text", \Label.text, drawn: .text),
            PropertyAccessor("numberOfLines", \Label.numberOfLines),
            PropertyAccessor("lineBreakMode", \Label.lineBreakMode),
            PropertyAccessor("adjustsFontSizeToFitWidth", \Label.adjustsFontSizeToFitWidth),
            PropertyAccessor("minimumScaleFactor", \Label.minimumScaleFactor),
            PropertyAccessor("highlighted", \Label.isHighlighted),
            PropertyAccessor("highlightedTextColor", \Label.highlightedTextColor),
            PropertyAccessor("font", \Label.font),
            PropertyAccessor("textColor", \Label.textColor),
            PropertyAccessor("textAlignment", \Label.textAlignment),
        ]
    }

    override var framedKind: ViewKind { .label }

    override func describe(_ piece: inout FramePiece, isDesign: Bool) {
        piece.alignment = FramePiece.Alignment(textAlignment)
        let isWhole = isAsWideAsItsText
        piece.shrink(
            toLabel: isDesign || isWhole ? text ?? "" : "",
            size: font.points,
            lines: isWhole ? 1 : numberOfLines
        )
        piece.isBlank = isDesign && (text ?? "").isEmpty && !mayShowLater && tag == 0
    }
    /// Whether constraints made the label as wide as its text, as far as there was room for that; letters have other
    /// widths in a terminal.
    private var isAsWideAsItsText: Bool {
        guard framing.isUndrawn, let text, !text.isEmpty else { return false }
        let own = SystemFont.width(of: text, font: font)
        if abs(frame.width - own) < 1 { return true }
        // Of two that resist equally, that which constraints cut in points is to be cut.
        guard frame.width > 0, frame.width < own else { return false }
        return horizontalCompressionResistancePriority < 750 && !isHeldAcross
    }

    /// Whether constraints say how wide the label is, by two of its sides or by a width.
    private var isHeldAcross: Bool {
        var count = 0
        for constraints in [constraints, superview?.constraints ?? []] {
            for constraint in constraints where constraint.relation == .equal {
                for anchor in [constraint.first, constraint.second] where anchor?.view === self {
                    if anchor?.attribute == .width { return true }
                    if anchor?.attribute.measure == .horizontal { count += 1 }
                }
            }
        }
        return count > 1
    }
}
