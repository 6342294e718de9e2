import SceneText

/// Views side by side, as MarkupKit's row view has them.
open class RowView: BoxView {
    /// How views are aligned vertically in a row.
    public nonisolated enum Alignment: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case fill
        case top
        case center
        case bottom
        case firstBaseline
        case lastBaseline

        /// Reads a word; `baseline` is short for `firstBaseline`.
        public init?(rawValue: String) {
            let word = rawValue == "baseline" ? "firstBaseline" : rawValue
            guard let found = Self.allCases.first(where: { $0.rawValue == word }) else {
                return nil
            }
            self = found
        }
    }

    /// The bars of a screen that a row can look like.
    public nonisolated enum Bar: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case none
        case navigationBar
        case toolbar
        case tabBar
    }

    /// The bar that the row looks like, where a medium has colours for it.
    open var bar = Bar.none

    /// How views are aligned vertically.
    open var alignment = Alignment.fill {
        didSet { didChange(alignment, from: oldValue, affects: .size) }
    }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.contentSize(ofRow: self, width, height)
    }

    override func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.arrange(self, in: size)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        guard isGiven(axis) else { return false }
        return axis == .horizontal
            ? subview.hasWeight || stretches(subview) : alignment == .fill
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { RowView.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("alignment", \RowView.alignment),
            PropertyAccessor("bar", \RowView.bar),
        ]
    }

    override func display(in rect: Rect, to builder: inout DisplayBuilder) {
        builder.addSurface(of: self, in: rect)
        super.display(in: rect, to: &builder)
    }

    override var framedKind: ViewKind { .row }
}
