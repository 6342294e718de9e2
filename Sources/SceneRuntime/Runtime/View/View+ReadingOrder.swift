extension View {
    /// The subviews in the order in which a person reads them.
    ///
    /// Where frames place them, their order only says which one is on top: they are read from line to line.
    package var subviewsInReadingOrder: [View] {
        guard subviews.count > 1, isPlacedByFrames else { return subviews }
        let downwards = subviews.sorted {
            let (first, second) = ($0.shownFrame, $1.shownFrame)
            return (first.minY, first.minX) < (second.minY, second.minX)
        }
        var lines: [[View]] = []
        for view in downwards {
            if let first = lines.last?.first, view.isOnLine(of: first) {
                lines[lines.count - 1].append(view)
            } else {
                lines.append([view])
            }
        }
        return lines.flatMap { $0.sorted { $0.shownFrame.minX < $1.shownFrame.minX } }
    }

    /// Whether the middles of two views are so near to each other that they are read as one line.
    private func isOnLine(of other: View) -> Bool {
        let (frame, line) = (shownFrame, other.shownFrame)
        return abs(frame.midY - line.midY) < min(frame.height, line.height) / 2
    }
}
