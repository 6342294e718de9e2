/// Space at the four edges of a rectangle, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
    /// Room at the top.
    public var top: Double

    /// Room at the left.
    public var left: Double

    /// Room at the bottom.
    public var bottom: Double

    /// Room at the right.
    public var right: Double

    /// No space at any edge.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Makes insets; edges that are left out get no space.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
