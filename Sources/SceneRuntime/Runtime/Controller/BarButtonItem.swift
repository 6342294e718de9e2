public import SceneText

/// A button in a bar.
open class BarButtonItem {
    /// The buttons that the system knows.
    public nonisolated enum SystemItem: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case done
        case cancel
        case edit
        case save
        case add
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case close

        /// Room between items that takes what is left over.
        case flexibleSpace

        /// Room between items, as wide as the item says.
        case fixedSpace
    }

    /// The looks of an item.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case plain
        case done
    }

    /// The id of the item in its scene; nil for an item made in code.
    public var identifier: String?

    /// The text; nil for a system item or a picture.
    open var title: String?

    /// The name of a picture in place of a title.
    open var image: String?

    /// The system item; nil for a title.
    open var systemItem: SystemItem?

    /// The look.
    open var style = Style.plain

    /// A view in place of a title, which text shows by its words.
    open var customView: View?

    /// The colour; nil for that of the bar.
    open var tintColor: Color?

    /// The width in points; 0 for that of what it shows.
    open var width = 0.0

    /// What a scene sets by key paths, which only a program knows.
    package var runtimeAttributes: [(path: String, value: ViewValue)] = []

    /// Whether the item is room between others.
    package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Whether a tap does anything.
    open var isEnabled = true

    /// The segue that a tap performs.
    public var segue: SegueTemplate?

    /// What a tap does, with its title and picture where the item has none of its own.
    open var primaryAction: Action? {
        didSet {
            if let primaryAction, title == nil, !primaryAction.title.isEmpty {
                title = primaryAction.title
            }
            if let primaryAction, image == nil { image = primaryAction.image }
        }
    }

    private weak var target: AnyObject?
    private var body: ((AnyObject, BarButtonItem) -> Void)?

    /// The name of the action that a tap sends; nil for none.
    public private(set) var action: String?

    /// Makes an item with a title.
    public init(title: String?) { self.title = title }

    /// Makes an item that the system knows.
    public init(systemItem: SystemItem) { self.systemItem = systemItem }

    /// Calls a handler with a target on each tap; the target is held weakly.
    public func setAction<Target: AnyObject>(
        _ name: String,
        target: Target,
        handler: @escaping (Target, BarButtonItem) -> Void
    ) {
        action = name
        self.target = target
        body = { target, item in
            guard let target = target as? Target else { return }
            handler(target, item)
        }
    }

    /// Does what a tap does, and says whether the item takes it.
    @discardableResult
    open func touch() -> Bool {
        guard isEnabled, !isSpace else { return false }
        if let control = customView as? Control { return control.touch() }
        if let target { body?(target, self) }
        primaryAction?.perform(sender: self)
        segue?.prepare(sender: self)?.perform()
        return true
    }
}
