package import SceneText

/// What pictures are made of: says how much space things take in points, and how fine its grid is.
///
/// Layout is written once, in points. Where space is shared, lengths are rounded to the grid. A medium is an object, because
/// every view is placed by it and its table is large.
package nonisolated protocol Medium: AnyObject, Sendable {
    /// The grid: how many points a unit has, across and down.
    var unit: Size { get }

    /// What the fixed parts of a picture take.
    var metrics: LayoutMetrics { get }

    /// Whether views with frames are read as rows and columns, for want of room to round each.
    var readsFrames: Bool { get }

    /// What a gap takes: spacing, a margin, an indentation.
    func gap(_ points: Double, along axis: Axis) -> Double

    /// What a text takes, at most as wide as said; its parts may have fonts of their own.
    func size(
        of text: String,
        parts: [AttributedText.Run],
        style: TextBlock.Style,
        font: Font,
        width: Double?
    ) -> Size

    /// The width of a text on one line.
    func width(of text: String, font: Font?) -> Double

    /// What a control or a picture takes; a font of nil is the usual one of the control.
    func size(of widget: Widget, font: Font?) -> Size

    /// The least width in which a control or a picture without a weight is still to be recognised.
    func leastWidth(of widget: Widget, font: Font?) -> Double
}

nonisolated extension Medium {
    /// The points of a unit along an axis.
    func step(along axis: Axis) -> Double { axis == .horizontal ? unit.width : unit.height }

    /// A place on the grid: the nearest one, of two equally near ones the greater.
    func snapped(_ points: Double, along axis: Axis) -> Double {
        Double(position(points, along: axis)) * step(along: axis)
    }

    /// A length on the grid: rounded, but at least a unit where there is any.
    func length(_ points: Double, along axis: Axis) -> Double {
        points > 0 ? max(step(along: axis), snapped(points, along: axis)) : 0
    }

    /// The half of a length, rounded down to the grid; never less than nothing.
    func half(_ points: Double, along axis: Axis) -> Double {
        max(0, (points / 2 / step(along: axis)).rounded(.down) * step(along: axis))
    }

    /// A third of a width, rounded down to the grid.
    func third(of width: Double) -> Double {
        let step = step(along: .horizontal)
        return (width / step / 3).rounded(.down) * step
    }

    /// A rectangle on the grid.
    func snapped(_ rect: Rect) -> Rect { points(units(rect)) }

    /// A place in units: the nearest one, of two equally near ones the greater.
    package func position(_ points: Double, along axis: Axis) -> Int {
        let units = (points / step(along: axis) + 0.5).rounded(.down)
        // Code may give a view any frame at all.
        guard units.isFinite else { return units > 0 ? Self.farthest : 0 }
        return Int(min(max(units, -Double(Self.farthest)), Double(Self.farthest)))
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

extension Medium {
    /// Where a view is in what its superview shows, on the grid.
    ///
    /// In a scroll view it is the place on the screen that is rounded, not the one in the content.
    package func place(of view: View) -> Rect {
        let origin = view.superview?.bounds.origin ?? .zero
        return snapped(view.shownFrame.offsetBy(dx: -origin.x, dy: -origin.y))
    }
}
