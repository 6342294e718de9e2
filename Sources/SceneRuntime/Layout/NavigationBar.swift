import SceneText

/// What a navigation bar says: the title, and items at either side.
struct NavigationBar {
    /// What can be tapped in the bar.
    struct Item {
        let content: DisplayItem.BarItem
        let width: Double
    }

    /// The title between the items; empty if it has a line of its own.
    let title: String
    let titleWidth: Double

    /// The title, where it has a line of its own.
    let largeTitle: String?

    /// A line above the title.
    let prompt: String?

    /// The items at each side, from the edge on.
    let left: [Item]
    let right: [Item]

    /// The room between the title and an item.
    private let gap: Double

    /// The room between two items, so wide that they do not read as one.
    var itemGap: Double { 2 * gap }

    private let medium: any Medium

    init(of controller: ViewController, in stack: NavigationController, medium: any Medium) {
        let tint = medium.readsFrames ? nil : stack.navigationBar.tintColor
        func item(_ content: DisplayItem.BarItem) -> Item {
            var content = content
            content.tint = content.tint ?? tint
            let sign = content.isBack ? medium.metrics.mark + medium.metrics.markGap : 0
            return Item(content: content, width: sign + content.width(in: medium))
        }
        self.medium = medium
        let whole = controller.shownTitle
        title = stack.showsLargeTitle ? "" : whole
        largeTitle = stack.showsLargeTitle ? whole : nil
        prompt = controller.navigationItem.prompt
        titleWidth = medium.width(of: title, font: .textStyle(.headline))
        gap = medium.gap(medium.metrics.cellMargin, along: .horizontal)
        right = controller.navigationItem.rightBarButtonItems.filter { !$0.isSpace }.map {
            item($0.shown)
        }
        let own = controller.navigationItem.leftBarButtonItems.filter { !$0.isSpace }
        if own.isEmpty, let previous = stack.viewControllers.dropLast().last {
            left = [item(.init(title: previous.backTitle, isBack: true))]
        } else {
            left = own.map { item($0.shown) }
        }
    }

    /// The width of items beside each other.
    private func joinedWidth(of items: [Item]) -> Double {
        items.reduce(0) { $0 + $1.width } + itemGap * Double(max(0, items.count - 1))
    }

    /// The widths of the items at both sides; only where there is too little room for everything
    /// are they cut, and then they get a third of the bar.
    func itemWidths(in width: Double) -> (left: Double, right: Double) {
        let third = medium.third(of: width)
        let wanted = (left: joinedWidth(of: left), right: joinedWidth(of: right))
        func share(_ own: Double, beside other: Double) -> Double {
            let free =
                width - titleWidth - (titleWidth > 0 ? gap : 0) - (other > 0 ? other + gap : 0)
            return min(own, max(third, free))
        }
        let right = share(wanted.right, beside: min(wanted.left, third))
        return (share(wanted.left, beside: right), right)
    }
}

extension BarButtonItem {
    /// The title, or the system's word for its item.
    package var spokenTitle: String {
        title ?? image ?? systemItem?.word ?? customView?.words ?? ""
    }

    /// What a bar shows of it.
    package var shownTitle: String {
        title == nil && image == nil && systemItem == .add ? "+" : spokenTitle
    }
}

extension BarButtonItem {
    /// What a bar shows of it, with its look.
    package var shown: DisplayItem.BarItem {
        DisplayItem.BarItem(
            title: shownTitle,
            picture: image ?? (title == nil ? systemItem?.symbol : nil),
            isEnabled: isEnabled,
            isProminent: style == .done || systemItem == .done || systemItem == .save,
            tint: tintColor
        )
    }
}

nonisolated extension DisplayItem.BarItem {
    /// The width of the words, or of the picture in their place.
    func width(in medium: any Medium) -> Double {
        // Text has names where a screen has pictures.
        if !medium.readsFrames, let picture {
            return medium.size(of: .image(picture), font: nil).width
        }
        return medium.width(of: title, font: isProminent ? .textStyle(.headline) : nil)
    }
}

nonisolated extension BarButtonItem.SystemItem {
    fileprivate var word: String { self == .action ? "Share" : rawValue.inWords }

    /// The name of the symbol in place of the word; nil for what is a word on the screen too.
    package var symbol: String? { SystemSymbols.ofBarItems[rawValue] }
}

extension TabBarItem {
    /// The name of the picture that it shows.
    fileprivate var picture: String? { image ?? systemItem?.symbol }
}

nonisolated extension TabBarItem.SystemItem {
    /// The name of the symbol that the system has for the tab.
    fileprivate var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person.circle"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle"
        case .mostViewed: "list.bullet"
        }
    }
}

extension View {
    /// What a view says, or what is in it.
    fileprivate var words: String? {
        if let label = accessibilityLabel, !label.isEmpty { return label }
        return subviews.lazy.compactMap(\.words).first
    }
}

extension ViewController {
    /// What the bar says in the middle: the words of a view there, else the title.
    package var shownTitle: String {
        navigationItem.titleView?.words ?? navigationItem.title ?? title ?? ""
    }

    /// The title of the way back to the controller.
    package var backTitle: String {
        let title =
            navigationItem.backBarButtonItem?.spokenTitle ?? navigationItem.title ?? title ?? ""
        // A blank title leaves the arrow alone, which is read as this.
        return title.allSatisfy(\.isWhitespace) ? "Back" : title
    }

    /// What a tab bar says of the controller: for a stack its own title, else its root's, and the badge.
    package var barTitle: String { tab.words }

    /// What a tab bar shows of the controller.
    var tab: DisplayItem.Tab {
        let other = root?.tabBarItem
        return DisplayItem.Tab(
            title: tabTitle,
            image: tabBarItem.picture ?? other?.picture,
            badge: tabBarItem.badgeValue ?? other?.badgeValue
        )
    }

    /// The first controller of a stack, whose item is that of the stack where this has none.
    private var root: ViewController? {
        (self as? NavigationController)?.viewControllers.first
    }

    private var tabTitle: String {
        if let word = tabBarItem.word { return word }
        if let title, !title.isEmpty { return title }
        return root.map { $0.tabBarItem.word ?? $0.navigationItem.title ?? $0.title ?? "" } ?? ""
    }
}
