import SceneText

/// The header or the footer of a section: a title, or what code puts into its content.
open class TableViewHeaderFooterView: View {
    /// The superview of what the header or footer shows.
    public let contentView = View()

    /// The title.
    public let textLabel = Label()

    /// Makes a header or footer without a title.
    public override init(frame: Rect) {
        super.init(frame: frame)
        contentView.place(in: bounds)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        // A title wraps, as UIKit's do.
        textLabel.numberOfLines = 0
        textLabel.place(in: contentView.bounds)
        textLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(textLabel)
    }

    /// A header divides content into parts.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .header }

    /// What a screen reader says; by itself the title.
    override var usualAccessibilityLabel: String? { textLabel.text }

    override var showsColorAlone: Bool { false }
}
