/// Holds each subview at the edges that its `anchor` names.
open class AnchorView: View {
    /// An anchor view places its views itself.
    open override var arrangesSubviews: Bool { true }
}
