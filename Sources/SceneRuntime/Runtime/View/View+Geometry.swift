/// Places in one view as seen from another.
extension View {
    /// The middle of the view in its superview.
    public var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            frame = Rect(
                x: newValue.x - size.width / 2,
                y: newValue.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
    }

    /// A point of this view as another sees it; nil means the window, or what is around all others.
    public func convert(_ point: Point, to view: View?) -> Point {
        let own = origin
        let other = view?.origin ?? outermost.origin
        return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// A point of another view as this one sees it.
    public func convert(_ point: Point, from view: View?) -> Point {
        (view ?? outermost).convert(point, to: self)
    }

    /// A rectangle of this view as another sees it.
    public func convert(_ rect: Rect, to view: View?) -> Rect {
        Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view as this one sees it.
    public func convert(_ rect: Rect, from view: View?) -> Rect {
        (view ?? outermost).convert(rect, to: self)
    }

    private var outermost: View {
        var view = self
        while let around = view.superview { view = around }
        return view
    }

    /// Where the point zero of the view's own coordinates is in those outside all views.
    private var origin: Point {
        lineage.reduce(.zero) { place, view in
            Point(
                x: place.x + view.frame.minX - view.bounds.minX,
                y: place.y + view.frame.minY - view.bounds.minY
            )
        }
    }
}
