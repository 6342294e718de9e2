/// How many columns and lines something takes on a grid.
package struct GridSize: Hashable, Sendable {
    /// The columns.
    package var width: Int

    /// The lines.
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Nothing.
    package static let zero = GridSize(width: 0, height: 0)
}
