nonisolated extension Rect {
    /// Makes a rectangle of its edges; where they are the wrong way round it is empty.
    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// The part inside another rectangle; what is beyond it is cut at its edge.
    func clipped(to bounds: Rect) -> Rect {
        let left = min(max(minX, bounds.minX), bounds.maxX)
        let top = min(max(minY, bounds.minY), bounds.maxY)
        return Rect(
            minX: left,
            minY: top,
            maxX: max(left, min(maxX, bounds.maxX)),
            maxY: max(top, min(maxY, bounds.maxY))
        )
    }

    /// The rectangle without the space at its edges; never smaller than empty.
    func within(_ insets: EdgeInsets) -> Rect {
        // The left and upper space is given up last: what is left stays inside the rectangle.
        let left = min(minX + insets.left, maxX)
        let top = min(minY + insets.top, maxY)
        return Rect(
            minX: left,
            minY: top,
            maxX: max(left, maxX - insets.right),
            maxY: max(top, maxY - insets.bottom)
        )
    }

    /// The rectangle without some points at its edges; never smaller than empty.
    package func inset(
        left: Double = 0,
        top: Double = 0,
        right: Double = 0,
        bottom: Double = 0
    ) -> Rect { inset(by: EdgeInsets(top: top, left: left, bottom: bottom, right: right)) }

    /// The square of a side around the middle.
    package func square(_ side: Double) -> Rect {
        Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }

    /// Whether another rectangle is within this one, except for what rounding does.
    package func holds(_ other: Rect) -> Bool { insetBy(dx: -0.01, dy: -0.01).contains(other) }

    /// The rectangle with another height.
    package func with(height: Double) -> Rect {
        Rect(x: minX, y: minY, width: width, height: height)
    }

    /// The rectangle moved right and down.
    func offset(x: Double = 0, y: Double = 0) -> Rect { offsetBy(dx: x, dy: y) }
}

nonisolated extension EdgeInsets {
    var width: Double { left + right }
    var height: Double { top + bottom }
}
