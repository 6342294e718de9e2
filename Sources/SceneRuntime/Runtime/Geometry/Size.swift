/// A width and a height in points.
public nonisolated struct Size: Hashable, Sendable {
    /// The extent from left to right.
    public var width: Double

    /// The extent from top to bottom.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
