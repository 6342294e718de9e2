import SceneText

/// Content that may be larger than its frame.
open class ScrollView: View {
    /// The place of the content that is at the top left of the frame.
    open var contentOffset: Point {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            moveBounds(to: newValue)
            setNeedsLayout()
        }
    }

    /// How large the content is; the frame does not follow it.
    open var contentSize = Size.zero

    /// Whether a person can scroll; code always can.
    open var isScrollEnabled = true

    /// Whether a mark shows how far a person has scrolled, which no picture has.
    open var showsVerticalScrollIndicator = true

    /// Whether a mark shows how far a person has scrolled to the side, which no picture has.
    open var showsHorizontalScrollIndicator = true

    /// Whether the content is made as wide as the view.
    open var fitToWidth = true {
        didSet { didChange(fitToWidth, from: oldValue, affects: .size) }
    }

    /// Whether the content is made as high as the view.
    open var fitToHeight = false {
        didSet { didChange(fitToHeight, from: oldValue, affects: .size) }
    }

    /// Makes a view with a frame, beyond which none of its content shows.
    public override init(frame: Rect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Shows another place of the content.
    open func setContentOffset(_ contentOffset: Point, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls just as far as it takes to show a part of the content.
    open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
        var offset = contentOffset
        offset.x = Self.offset(
            offset.x,
            length: bounds.width,
            showing: rect.minX...max(rect.minX, rect.maxX)
        )
        offset.y = Self.offset(
            offset.y,
            length: bounds.height,
            showing: rect.minY...max(rect.minY, rect.maxY)
        )
        contentOffset = offset
    }

    private static func offset(
        _ offset: Double,
        length: Double,
        showing range: ClosedRange<Double>
    ) -> Double {
        if range.lowerBound < offset { return range.lowerBound }
        if range.upperBound > offset + length { return range.upperBound - length }
        return offset
    }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.contentSize(
            ofPlainView: self,
            fitToWidth ? width : .open,
            fitToHeight ? height : .open,
            // What scrolls is one below the other.
            isStacked: true
        )
    }

    override func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.arrange(self, in: size)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        axis == .horizontal ? fitToWidth : fitToHeight
    }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("scrollEnabled", \ScrollView.isScrollEnabled, drawn: .nothing),
            PropertyAccessor("fitToWidth", \ScrollView.fitToWidth),
            PropertyAccessor("fitToHeight", \ScrollView.fitToHeight),
        ]
    }

    override var framedKind: ViewKind { .scroll }
}
