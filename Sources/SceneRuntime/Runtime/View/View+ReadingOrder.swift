extension View {
    /// The subviews in the order in which a person reads them.
    ///
    /// Where frames place them, their order only says which one is on top: they are read from line to line, and what is
    /// side by side from left to right.
    package var subviewsInReadingOrder: [View] {
        guard subviews.count > 1, isPlacedByFrames else { return subviews }
        return Self.inReadingOrder(subviews, depth: 0)
    }

    /// The frame that was written for the view: text gives some views places of its own, beside those of others.
    private var readFrame: Rect {
        framing.isUndrawn ? frame : framing.drawnFrame ?? frame
    }

    /// How often a group is cut at most, and how many of its views are compared with each other; what no one would
    /// draw keeps its order.
    private static let mostCuts = 12
    private static let mostCompared = 100

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
        return downwards(views, depth: depth)
    }

    /// Views that no line parts: what is on top of a larger view is read after it, and others from top to bottom.
    private static func downwards(_ views: [View], depth: Int) -> [View] {
        guard views.count <= mostCompared, depth < mostCuts else { return views }
        var bases = Array(views.indices)
        for index in views.indices {
            let frame = views[index].readFrame
            let middle = Point(x: frame.midX, y: frame.midY)
            let below = views[..<index].lastIndex {
                $0.readFrame.contains(middle)
                    && $0.readFrame.width * $0.readFrame.height > frame.width * frame.height
            }
            if let below { bases[index] = bases[below] }
        }
        let lowest = views.indices.filter { bases[$0] == $0 }
        guard lowest.count < views.count else {
            return views.sorted {
                ($0.readFrame.minY, $0.readFrame.minX) < ($1.readFrame.minY, $1.readFrame.minX)
            }
        }
        return inReadingOrder(lowest.map { views[$0] }, depth: depth + 1).flatMap { base in
            let onTop = views.indices.filter { bases[$0] != $0 && views[bases[$0]] === base }
            return [base] + inReadingOrder(onTop.map { views[$0] }, depth: depth + 1)
        }
    }

    /// Views in groups that a straight line parts, but for a little; those of a group keep their order.
    private static func cut(_ views: [View], along axis: Axis) -> [[View]] {
        func ends(_ view: View) -> (low: Double, high: Double) {
            let frame = view.readFrame
            return axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        }
        let places = views.map(ends)
        var groups: [[Int]] = []
        var reached = 0.0
        var least = 0.0
        for index in views.indices.sorted(by: { places[$0].low < places[$1].low }) {
            let (low, high) = places[index]
            if groups.isEmpty || reached - low <= min(least, high - low) * 0.3 {
                groups.append([index])
                (reached, least) = (high, high - low)
            } else {
                groups[groups.count - 1].append(index)
                (reached, least) = (max(reached, high), min(least, high - low))
            }
        }
        return groups.map { $0.sorted().map { views[$0] } }
    }
}
