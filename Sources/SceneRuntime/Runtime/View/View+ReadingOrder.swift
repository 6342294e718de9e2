extension View {
    /// The subviews in the order in which a person reads them.
    ///
    /// Where frames place them, their order only says which one is on top: they are read from line to line, and what is
    /// side by side from left to right.
    package var subviewsInReadingOrder: [View] {
        guard subviews.count > 1, isPlacedByFrames else { return subviews }
        return Self.inReadingOrder(subviews, depth: 0)
    }

    /// How often a group is cut at most; what no one would draw is read from top to bottom.
    private static let mostCuts = 12

    private static func inReadingOrder(_ views: [View], depth: Int) -> [View] {
        guard views.count > 1 else { return views }
        if depth < mostCuts {
            for axis in [Axis.vertical, .horizontal] {
                let parts = cut(views, along: axis)
                if parts.count > 1 {
                    return parts.flatMap { inReadingOrder($0, depth: depth + 1) }
                }
            }
        }
        return views.sorted {
            let (first, second) = ($0.shownFrame, $1.shownFrame)
            return (first.minY, first.minX) < (second.minY, second.minX)
        }
    }

    /// Views in groups that a straight line parts, but for a little.
    private static func cut(_ views: [View], along axis: Axis) -> [[View]] {
        func ends(_ view: View) -> (low: Double, high: Double) {
            let frame = view.shownFrame
            return axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        }
        var groups: [[View]] = []
        var reached = 0.0
        var least = 0.0
        for view in views.sorted(by: { ends($0).low < ends($1).low }) {
            let (low, high) = ends(view)
            if groups.isEmpty || reached - low <= min(least, high - low) * 0.3 {
                groups.append([view])
                (reached, least) = (high, high - low)
            } else {
                groups[groups.count - 1].append(view)
                (reached, least) = (max(reached, high), min(least, high - low))
            }
        }
        return groups
    }
}
