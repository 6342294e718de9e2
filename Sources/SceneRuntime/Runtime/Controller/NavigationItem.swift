/// What a navigation bar shows for a controller.
public final class NavigationItem {
    /// The title; nil for the controller's.
    public var title: String?

    /// The item at the left of the bar, in place of the way back.
    public var leftBarButtonItem: BarButtonItem?

    /// The item at the right of the bar.
    public var rightBarButtonItem: BarButtonItem?

    /// Makes an item without anything.
    public init() {}
}
