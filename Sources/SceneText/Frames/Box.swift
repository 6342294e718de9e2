/// A rectangle in points, in the coordinates of the view around it.
package struct Box: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// Makes a rectangle.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var right: Double { x + width }
    package var bottom: Double { y + height }
    package var middle: Double { y + height / 2 }
    package var center: Double { x + width / 2 }
    package var area: Double { width * height }

    /// The least rectangle around both.
    package func union(_ other: Box) -> Box {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Box(
            x: left,
            y: top,
            width: max(right, other.right) - left,
            height: max(bottom, other.bottom) - top
        )
    }

    /// The least rectangle around some; nil for none.
    package static func around(_ boxes: [Box]) -> Box? {
        boxes.first.map { boxes.dropFirst().reduce($0) { $0.union($1) } }
    }

    /// How much of another rectangle this one covers, from 0 to 1.
    package func share(of other: Box) -> Double {
        let width = min(right, other.right) - max(x, other.x)
        let height = min(bottom, other.bottom) - max(y, other.y)
        guard width > 0, height > 0, other.width > 0, other.height > 0 else { return 0 }
        return width * height / other.area
    }
}
