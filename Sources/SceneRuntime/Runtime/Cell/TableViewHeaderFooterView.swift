/// The header or the footer of a section: a title, or what code puts into its content.
open class TableViewHeaderFooterView: View {
    /// The superview of what the header or footer shows.
    public let contentView = View()

    /// The identifier of the queue that it goes to when it leaves the screen; nil for none.
    public let reuseIdentifier: String?

    /// The title; there is always one, although UIKit has it otherwise.
    public var textLabel: Label? { titleLabel }

    package let titleLabel = Label()

    /// A view behind the content.
    open var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            backgroundView.place(in: bounds)
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }

    /// Which registration of its identifier it was made for; nil before a table has seen it.
    var registration: Int?

    /// Whether it was last shown below its section.
    var isFooter = false

    var content: (any ContentConfiguration)?

    /// The view of a content that is not a title.
    var contentBody: (any ContentView)?

    /// Makes a header or footer without a title that a table may use again.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addParts()
    }

    /// Makes a header or footer without a title.
    public override init(frame: Rect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        addParts()
    }

    private func addParts() {
        contentView.place(in: bounds)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        // A title wraps, as UIKit's do.
        titleLabel.numberOfLines = 0
        titleLabel.place(in: contentView.bounds)
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(titleLabel)
    }

    /// Prepares the view for another section, just before it is handed out again.
    open func prepareForReuse() {}

    /// A header divides content into parts.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .header }

    /// What a screen reader says; by itself the title.
    override var usualAccessibilityLabel: String? { titleLabel.text }

    override var showsColorAlone: Bool { false }

    override var speaksForParts: Bool { true }
}
