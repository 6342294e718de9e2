/// How big views are by their content, and where their subviews go: what a window gives its views.
#if MainActor
    @MainActor
#endif
public protocol Measuring: AnyObject {
    /// The size that a view takes by its content, at most as wide as proposed.
    ///
    /// An infinite height proposes as much as it takes. A cell whose content has no size of its own,
    /// because code placed it by frames, is 44 points high.
    func size(of view: View, fitting proposal: Size) -> Size

    /// Places the subviews of a view within its bounds, through `View.place(in:)`.
    func arrangeSubviews(of view: View)

    /// Places the subviews that have frames where they show, if frames are only read there.
    ///
    /// Their frames stay as they are.
    func arrangeFrames(in view: View)

    /// How much space bars take from the controllers beside them.
    var bars: BarMetrics { get }

    /// The space around the sections of a grouped table.
    var sectionSpacing: SectionSpacing { get }

    /// The height that a row, a header or a footer takes when it was given one in points.
    ///
    /// A medium may know only whole lines, and put lines of its own between rows.
    func height(of view: View, given height: Double) -> Double
}

extension Measuring {
    /// By itself frames show where they are.
    public func arrangeFrames(in view: View) {}

    /// By itself the bars of UIKit.
    public var bars: BarMetrics { BarMetrics() }

    /// By itself none.
    public var sectionSpacing: SectionSpacing { SectionSpacing() }

    /// By itself the height as it was given.
    public func height(of view: View, given height: Double) -> Double { height }
}

/// How much room a grouped table keeps around its sections, in points.
public nonisolated struct SectionSpacing: Hashable, Sendable {
    /// Above the first section of a table without a header of its own, in the style whose groups are as wide as
    /// the table.
    public var top = 0.0

    /// In place of a header.
    public var withoutHeader = 0.0

    /// In place of a footer.
    public var withoutFooter = 0.0

    /// Between a section and the next.
    public var between = 0.0

    /// Makes room between sections, by itself none.
    public init(between: Double = 0) { self.between = between }
}

/// How much space containers keep for their bars, in points.
public nonisolated struct BarMetrics: Hashable, Sendable {
    /// The height of the bar of a stack.
    public var navigationBarHeight = 44.0

    /// How much a line above the title adds to it.
    public var promptHeight = 30.0

    /// How much a title with a line of its own adds to it.
    public var largeTitleHeight = 52.0

    /// The height of the bar of tools.
    public var toolbarHeight = 44.0

    /// The height of the bar of tabs.
    public var tabBarHeight = 49.0

    /// The width of the rule between master and detail.
    public var dividerWidth = 1.0

    /// Makes the metrics of UIKit.
    public init() {}

    /// Makes the metrics of bars that hold a line, and a rule of as much.
    init(line: Double, divider: Double) {
        navigationBarHeight = 2 * line
        promptHeight = line
        largeTitleHeight = line
        toolbarHeight = 2 * line
        tabBarHeight = 2 * line
        dividerWidth = divider
    }
}
