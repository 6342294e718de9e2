/// How big views are by their content, and where their subviews go: what a window gives its views.
public protocol Measuring: AnyObject {
    /// The size that a view takes by its content, at most as wide as proposed.
    ///
    /// An infinite height proposes as much as it takes. A cell whose content has no size of its own,
    /// because code placed it by frames, is 44 points high.
    func size(of view: View, fitting proposal: Size) -> Size

    /// Places the subviews of a view within its bounds, through `View.place(in:)`.
    func arrangeSubviews(of view: View)

    /// The height that a row, a header or a footer takes when it was given one in points.
    ///
    /// A medium may know only whole lines, and put lines of its own between rows.
    func height(of view: View, given height: Double) -> Double
}

extension Measuring {
    /// By itself the height as it was given.
    public func height(of view: View, given height: Double) -> Double { height }
}
