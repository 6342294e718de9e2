import SceneText

/// Holds each subview at the edges that its `anchor` names.
open class AnchorView: View {
    /// An anchor view places its views itself.
    open override var arrangesSubviews: Bool { true }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.contentSize(ofPlainView: self, width.asNeeded, height.asNeeded)
    }

    override func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.arrange(self, in: size)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        subview.anchor.isSuperset(of: axis == .horizontal ? [.left, .right] : [.top, .bottom])
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { AnchorView.self }

    override var stretchesViews: Bool { true }

    override var framedKind: ViewKind { .anchor }
}
