/// A place in points, with y growing downwards.
public nonisolated struct Point: Hashable, Sendable {
    /// The distance from the left.
    public var x: Double

    /// The distance from the top.
    public var y: Double

    /// The origin of a coordinate system.
    public static let zero = Point(x: 0, y: 0)

    /// Makes a place.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
