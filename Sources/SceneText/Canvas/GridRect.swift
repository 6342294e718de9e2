/// A rectangle of whole cells.
package struct GridRect: Hashable, Sendable {
    /// The top left cell.
    package var origin: GridPoint

    /// How far it reaches.
    package var size: GridSize

    /// Makes a rectangle of an origin and a size.
    package init(origin: GridPoint, size: GridSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle of its four numbers.
    package init(x: Int, y: Int, width: Int, height: Int) {
        origin = GridPoint(x: x, y: y)
        size = GridSize(width: width, height: height)
    }

    /// Makes a rectangle of its edges; where they are the wrong way round it is empty.
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// A rectangle without cells at the top left.
    package static let zero = GridRect(x: 0, y: 0, width: 0, height: 0)

    /// The first column.
    package var minX: Int { origin.x }

    /// The column after the last.
    package var maxX: Int { origin.x + size.width }

    /// The first line.
    package var minY: Int { origin.y }

    /// The line below the last.
    package var maxY: Int { origin.y + size.height }

    /// The number of columns.
    package var width: Int { size.width }

    /// The number of lines.
    package var height: Int { size.height }

    /// The columns, from left to right.
    package var columns: Range<Int> { minX..<max(minX, maxX) }

    /// The lines, from top to bottom.
    package var lines: Range<Int> { minY..<max(minY, maxY) }

    /// Whether there is no cell in it.
    package var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension GridRect {
    /// Whether a cell is in the rectangle.
    package func contains(_ point: GridPoint) -> Bool {
        columns.contains(point.x) && lines.contains(point.y)
    }

    /// The cells that both have; empty where there are none.
    package func intersection(_ other: GridRect) -> GridRect {
        GridRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    /// The rectangle without some columns and lines at its edges; never smaller than empty.
    package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> GridRect {
        GridRect(
            minX: minX + left,
            minY: minY + top,
            maxX: maxX - right,
            maxY: maxY - bottom
        )
    }
}
