/// What a navigation bar shows for a controller.
public final class NavigationItem {
    /// The title; nil for the controller's.
    public var title: String?

    /// Whether a title has a line of its own.
    public nonisolated enum LargeTitleDisplayMode: String, PropertyWord, CaseIterable, Hashable,
        Sendable
    {
        /// As the controller below in the stack has it; the lowest has one.
        case automatic
        case always
        case never
    }

    /// A view in place of the title, which text shows by its words.
    public var titleView: View?

    /// A search in the bar; nil for none.
    public var searchController: SearchController? {
        didSet {
            oldValue?.item = nil
            searchController?.item = self
            if let owner {
                owner.navigationController?.followSearch(of: owner, from: owner, to: owner)
            }
        }
    }

    /// Whether the search goes when a person scrolls, which no picture shows.
    public var hidesSearchBarWhenScrolling = true

    /// The controller for which the bar shows this.
    weak var owner: ViewController?

    /// A line above the title; nil for none.
    public var prompt: String?

    /// Whether the title has a line of its own, if the navigation controller prefers large titles.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// The items at the left of the bar, in place of the way back; the first is at the edge.
    public var leftBarButtonItems: [BarButtonItem] = []

    /// The items at the right of the bar; the first is at the edge.
    public var rightBarButtonItems: [BarButtonItem] = []

    /// What the bar of the next screen shows as the way back here; nil for the title.
    public var backBarButtonItem: BarButtonItem?

    /// The first item at the left; setting it removes the others.
    public var leftBarButtonItem: BarButtonItem? {
        get { leftBarButtonItems.first }
        set { leftBarButtonItems = [newValue].compactMap { $0 } }
    }

    /// The first item at the right; setting it removes the others.
    public var rightBarButtonItem: BarButtonItem? {
        get { rightBarButtonItems.first }
        set { rightBarButtonItems = [newValue].compactMap { $0 } }
    }

    /// The items that the bar shows at its sides.
    package var barButtonItems: [BarButtonItem] { leftBarButtonItems + rightBarButtonItems }

    /// Makes an item without anything.
    public init() {}
}
