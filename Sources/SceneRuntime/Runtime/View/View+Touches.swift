extension View {
    /// The nearest view, this one or one around it, that keeps a finger from what is inside.
    ///
    /// As with UIKit's `hitTest`, a touch ignores what is hidden, transparent or disabled, with
    /// all that it holds.
    package var touchBarrier: View? {
        lineage.first { $0.isHidden || $0.alpha < 0.01 || !$0.isUserInteractionEnabled }
    }

    /// Whether a finger reaches the view, and the view does something then.
    package var answersTouches: Bool { isEnabled && touchBarrier == nil }
}
