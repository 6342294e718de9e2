import SceneText

extension View {
    /// The nearest view, this one or one around it, that keeps a finger from what is inside.
    ///
    /// As with UIKit's `hitTest`, a touch ignores what is hidden, transparent or disabled, with
    /// all that it holds.
    package var touchBarrier: View? {
        lineage.first { $0.isHidden || $0.alpha < 0.01 || !$0.isUserInteractionEnabled }
    }

    /// The view that a finger touches at the place of this one; nil if none is.
    ///
    /// What takes no touches is as if it were not there, with all that it holds.
    package var touched: View? {
        if lineage.contains(where: { $0.isHidden || $0.alpha < 0.01 }) { return nil }
        guard let outermost = Array(lineage).last(where: { !$0.isUserInteractionEnabled }) else {
            return self
        }
        return outermost.superview
    }

    /// Whether touches reach views of this kind that nothing is said of.
    package var takesTouchesByItself: Bool { framedKind.takesTouches }

    /// Whether a finger reaches the view, and the view does something then.
    package var answersTouches: Bool { isEnabled && touchBarrier == nil }
}
