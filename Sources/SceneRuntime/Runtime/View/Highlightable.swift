/// A view with a highlighted variant: what a cell highlights along with itself.
#if MainActor
    @MainActor
#endif
public protocol Highlightable: View {
    /// Whether the highlighted variant is drawn.
    var isHighlighted: Bool { get set }
}
