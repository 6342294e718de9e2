import SceneText

/// What a bar of tabs shows for a controller.
public final class TabBarItem {
    /// The tabs that the system knows.
    public nonisolated enum SystemItem: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case more
        case favorites
        case featured
        case topRated
        case recents
        case contacts
        case history
        case bookmarks
        case search
        case downloads
        case mostRecent
        case mostViewed
    }

    /// The title; nil for the controller's.
    public var title: String?

    /// The name of a picture above the title.
    public var image: String?

    /// The tab of the system that it is; nil for a title.
    public var systemItem: SystemItem?

    /// A number or a word that draws attention; nil for none.
    public var badgeValue: String?

    /// A number that code finds the item by.
    public var tag = 0

    /// Makes an item without anything.
    public init() {}

    /// Makes an item with a title and the name of a picture.
    public init(title: String?, image: String?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// What the bar says of the item itself.
    var word: String? {
        if let title, !title.isEmpty { return title }
        return systemItem?.rawValue.inWords
    }
}
