/// Takes the space that a row or a column has left; its weight is 1 by default.
open class Spacer: View {
    /// Makes a spacer.
    public override init(frame: Rect) {
        super.init(frame: frame)
        weight = 1
    }

    override var showsColorAlone: Bool { false }

    override var yielding: RoomShare.Kind { .spacer }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        .zero
    }

    /// What is drawn follows from the properties alone.
    open override class var uniformClass: View.Type { Spacer.self }
}
