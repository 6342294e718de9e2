import SceneText

/// What bars, the edges of a screen and the system's margins keep free in a view that fills it.
struct RootEdges: Equatable {
    /// Up to where bars and the top of the screen cover the view.
    var top = 0.0

    /// From where on bars and the bottom of the screen cover it, counted from below.
    var bottom = 0.0

    /// Up to where the sides of a phone on its side cover it, and from where on.
    var left = 0.0
    var right = 0.0

    /// The system's margin at both sides.
    var margin = 0.0

    /// What lies between an edge of a view in a root and the line that a constraint means there.
    func insets(of anchor: LayoutConstraint.Anchor, at place: Rect, in root: Rect, isRoot: Bool)
        -> EdgeInsets
    {
        guard !anchor.isOuterEnd else { return EdgeInsets() }
        switch anchor.guide {
        case nil:
            guard anchor.attribute.isMargin else { return EdgeInsets() }
            guard isRoot else {
                // The margins of every view begin where the sides of the screen do not cover it.
                return EdgeInsets(
                    left: max(0, left - place.minX),
                    right: max(0, right - (root.maxX - place.maxX))
                )
            }
            return EdgeInsets(
                top: top,
                left: left + margin,
                bottom: bottom,
                right: right + margin
            )
        case .safeArea:
            return EdgeInsets(
                top: max(0, top - place.minY),
                left: max(0, left - place.minX),
                bottom: max(0, bottom - (root.maxY - place.maxY)),
                right: max(0, right - (root.maxX - place.maxX))
            )
        case .topLayoutGuide, .bottomLayoutGuide, .keyboard:
            return EdgeInsets(
                top: max(0, top - place.minY),
                bottom: max(0, bottom - (root.maxY - place.maxY))
            )
        case .contentLayoutGuide, .frameLayoutGuide: return EdgeInsets()
        }
    }
}

extension LayoutConstraint.Anchor {
    /// The attribute without margins, of the view itself: the guides of old controllers end where the rest begins.
    var side: ConstraintAttribute {
        switch (guide, attribute) {
        case (.topLayoutGuide, .bottom): .top
        case (.bottomLayoutGuide, .top), (.keyboard, .top): .bottom
        default: attribute.withoutMargin
        }
    }

    /// Whether the line is an outer end of a guide that lies at the edge of a screen.
    fileprivate var isOuterEnd: Bool {
        switch guide {
        case .topLayoutGuide: attribute != .bottom
        case .bottomLayoutGuide, .keyboard: attribute != .top
        default: false
        }
    }
}

nonisolated extension ConstraintAttribute {
    fileprivate var isMargin: Bool { withoutMargin != self }

    /// The edge or the line that a margin belongs to; an attribute without a margin itself.
    fileprivate var withoutMargin: ConstraintAttribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}
