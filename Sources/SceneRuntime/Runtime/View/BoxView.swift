import SceneText

/// Views one after the other, as MarkupKit's box view has them: what rows and columns have in common.
open class BoxView: View {
    /// Points between neighbours.
    open var spacing = 8.0 { didSet { didChange(spacing, from: oldValue, affects: .size) } }

    /// How the length is shared.
    open var distribution = StackDistribution.fill {
        didSet { didChange(distribution, from: oldValue, affects: .size) }
    }

    /// A row or a column places its views itself.
    open override var arrangesSubviews: Bool { true }

    override var stretching: Stretching { .last }

    override func baselines(in size: Size, by layout: LayoutEngine) -> Baselines {
        layout.baselines(ofViewsIn: self, size)
    }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("spacing", \BoxView.spacing),
            PropertyAccessor("distribution", \BoxView.distribution),
        ]
    }

    override var stretchesViews: Bool { true }

    override func describe(_ piece: inout FramePiece, isDesign: Bool) {
        describeArrangement(&piece, isDesign: isDesign)
    }
}
