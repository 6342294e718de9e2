/// A place on a grid of whole cells; x runs right, y runs down.
public struct GridPoint: Hashable, Sendable {
    /// The column.
    public var x: Int

    /// The line.
    public var y: Int

    /// Makes a place.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The top left cell.
    public static let zero = GridPoint(x: 0, y: 0)
}
