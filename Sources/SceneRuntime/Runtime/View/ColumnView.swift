import SceneText

/// Views one below the other, as MarkupKit's column view has them.
open class ColumnView: BoxView {
    /// How views are aligned horizontally in a column.
    public nonisolated enum Alignment: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case fill
        case leading
        case center
        case trailing
    }

    /// How views are aligned horizontally.
    open var alignment = Alignment.fill {
        didSet { didChange(alignment, from: oldValue, affects: .size) }
    }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.contentSize(ofColumn: self, width, height)
    }

    override func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.arrange(self, in: size)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        isGiven(axis) && (axis == .vertical ? subview.hasWeight : alignment == .fill)
    }

    override var wrapsText: Bool { subviews.contains { $0 is Label && $0.wrapsText } }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { ColumnView.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [PropertyAccessor("alignment", \ColumnView.alignment)]
    }

    override var framedKind: ViewKind { .column }
}
