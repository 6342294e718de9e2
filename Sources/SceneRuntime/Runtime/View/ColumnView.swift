import SceneText

/// Views one below the other, as MarkupKit's column view has them.
open class ColumnView: View {
    /// How views are aligned horizontally in a column.
    public nonisolated enum Alignment: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case fill
        case leading
        case center
        case trailing
    }

    /// Points between neighbours.
    open var spacing = 8.0 { didSet { didChange(spacing, from: oldValue, affects: .size) } }

    /// How views are aligned horizontally.
    open var alignment = Alignment.fill {
        didSet { didChange(alignment, from: oldValue, affects: .size) }
    }

    /// How the length is shared.
    open var distribution = StackDistribution.fill {
        didSet { didChange(distribution, from: oldValue, affects: .size) }
    }

    /// A column places its views itself.
    open override var arrangesSubviews: Bool { true }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.contentSize(ofColumn: self, width, height)
    }

    override func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.arrange(self, in: size)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        isGiven(axis) && (axis == .vertical ? subview.hasWeight : alignment == .fill)
    }

    override var stretching: Stretching { .last }

    override var wrapsText: Bool { subviews.contains { $0 is Label && $0.wrapsText } }

    override func baselines(in size: Size, by layout: LayoutEngine) -> Baselines {
        layout.baselines(ofViewsIn: self, size)
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { ColumnView.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("spacing", \ColumnView.spacing),
            PropertyAccessor("alignment", \ColumnView.alignment),
            PropertyAccessor("distribution", \ColumnView.distribution),
        ]
    }

    override var stretchesViews: Bool { true }

    override var framedKind: ViewKind { .column }

    override func describe(_ piece: inout FramePiece, isDesign: Bool) {
        describeArrangement(&piece, isDesign: isDesign)
    }
}
