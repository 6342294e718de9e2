/// A rectangle in points, with y growing downwards.
public nonisolated struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point

    /// The width and the height.
    public var size: Size

    /// A rectangle without extent at the origin.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// Makes a rectangle from its corner and its size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The left edge.
    public var minX: Double { origin.x }

    /// The middle between left and right.
    public var midX: Double { origin.x + size.width / 2 }

    /// The right edge.
    public var maxX: Double { origin.x + size.width }

    /// The top edge.
    public var minY: Double { origin.y }

    /// The middle between top and bottom.
    public var midY: Double { origin.y + size.height / 2 }

    /// The bottom edge.
    public var maxY: Double { origin.y + size.height }

    /// The extent from left to right.
    public var width: Double { size.width }

    /// The extent from top to bottom.
    public var height: Double { size.height }

    /// Whether the rectangle covers nothing.
    public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// Whether a place is inside; the right and the bottom edge do not belong to the rectangle.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether two rectangles cover a common area.
    public func intersects(_ other: Rect) -> Bool {
        !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX
            && minY < other.maxY && other.minY < maxY
    }

    /// The rectangle moved by a distance.
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Whether another rectangle is inside.
    public func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    /// The part that both have; empty if there is none.
    public func intersection(_ other: Rect) -> Rect {
        Rect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    /// The smallest rectangle with both inside.
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }

    /// The rectangle made smaller at opposite edges, or larger by negative distances; never of negative size.
    public func insetBy(dx: Double, dy: Double) -> Rect {
        inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    }

    /// The rectangle without the space at its edges, never of negative size.
    public func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }
}
