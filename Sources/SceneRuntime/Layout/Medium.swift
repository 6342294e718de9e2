package import SceneText

/// What pictures are made of: converts points to units, and knows how much room things take.
///
/// Layout is written once, over whole units; a medium says how large a unit is.
package protocol Medium: Sendable {
    /// The points that one unit stands for, across and down.
    var unit: Size { get }

    /// The units that the fixed parts of a picture take.
    var metrics: LayoutMetrics { get }

    /// The units that a gap takes: spacing, a margin, an indentation.
    func gap(_ points: Double, along axis: Axis) -> Int

    /// The units that a text takes, at most as wide as said.
    func size(of text: String, style: TextBlock.Style, font: Font, width: Int?) -> GridSize

    /// The width of a text on one line.
    func width(of text: String, font: Font?) -> Int

    /// The units that a control or a picture takes.
    func size(of widget: Widget) -> GridSize

    /// The least width in which a control or a picture without a weight is still to be recognised.
    func leastWidth(of widget: Widget) -> Int
}

extension Medium {
    /// The points that one unit stands for along an axis.
    package func points(perUnitAlong axis: Axis) -> Double {
        axis == .horizontal ? unit.width : unit.height
    }

    /// A place in units: the nearest one, of two equally near ones the greater.
    package func position(_ points: Double, along axis: Axis) -> Int {
        let units = (points / self.points(perUnitAlong: axis) + 0.5).rounded(.down)
        // Code may give a view any frame at all.
        guard units.isFinite else { return units > 0 ? Self.farthest : 0 }
        return Int(min(max(units, -Double(Self.farthest)), Double(Self.farthest)))
    }

    /// An extent in units: rounded, but at least one where there is any.
    package func length(_ points: Double, along axis: Axis) -> Int {
        points > 0 ? max(1, position(points, along: axis)) : 0
    }

    /// A rectangle in units: each edge is rounded, so that neighbours stay neighbours.
    package func units(_ rect: Rect) -> GridRect {
        let left = position(rect.minX, along: .horizontal)
        let top = position(rect.minY, along: .vertical)
        let right = position(rect.maxX, along: .horizontal)
        let bottom = position(rect.maxY, along: .vertical)
        return GridRect(
            minX: left,
            minY: top,
            maxX: rect.width > 0 ? max(left + 1, right) : left,
            maxY: rect.height > 0 ? max(top + 1, bottom) : top
        )
    }

    /// Where a view is in what its superview shows, in units.
    ///
    /// In a scroll view it is the place on the screen that is rounded, not the one in the content.
    package func units(of view: View) -> GridRect {
        let origin = view.superview?.bounds.origin ?? .zero
        return units(view.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    }

    /// A size in points.
    package func points(_ size: GridSize) -> Size {
        points(GridRect(origin: .zero, size: size)).size
    }

    /// A rectangle in points.
    package func points(_ rect: GridRect) -> Rect {
        Rect(
            x: Double(rect.minX) * unit.width,
            y: Double(rect.minY) * unit.height,
            width: Double(rect.width) * unit.width,
            height: Double(rect.height) * unit.height
        )
    }

    /// A number of units beyond every picture, small enough to be added up.
    private static var farthest: Int { 1_000_000_000 }
}
