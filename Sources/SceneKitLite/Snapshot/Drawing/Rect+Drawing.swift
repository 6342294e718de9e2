import SceneRuntime

extension Rect {
    /// The rectangle without some points at its edges.
    func inset(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> Rect {
        Rect(
            x: minX + left,
            y: minY + top,
            width: max(0, width - left - right),
            height: max(0, height - top - bottom)
        )
    }

    /// Whether another rectangle is within this one, except for what rounding does.
    func holds(_ other: Rect) -> Bool {
        other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01
            && other.maxY <= maxY + 0.01
    }
}
