/// How many columns and lines something takes on a grid.
public struct GridSize: Hashable, Sendable {
    /// The columns.
    public var width: Int

    /// The lines.
    public var height: Int

    /// Makes a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Nothing.
    public static let zero = GridSize(width: 0, height: 0)
}
