/// A place on a grid of whole cells; x runs right, y runs down.
package struct GridPoint: Hashable, Sendable {
    /// The column.
    package var x: Int

    /// The line.
    package var y: Int

    /// Makes a place.
    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The top left cell.
    package static let zero = GridPoint(x: 0, y: 0)
}
