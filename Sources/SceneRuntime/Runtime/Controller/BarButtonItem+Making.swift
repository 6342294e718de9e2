/// The ways in which UIKit's code makes bar items.
extension BarButtonItem {
    /// Makes an item with a title, a look and what a tap does.
    public convenience init<Target: AnyObject>(
        title: String?,
        style: Style,
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title)
        self.style = style
        setTarget(target, action)
    }

    /// Makes an item with the name of a picture, a look and what a tap does.
    public convenience init<Target: AnyObject>(
        image: String?,
        style: Style,
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: nil)
        self.image = image
        self.style = style
        setTarget(target, action)
    }

    /// Makes an item that the system knows, with what a tap does.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem,
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(systemItem: systemItem)
        setTarget(target, action)
    }

    /// Makes an item that the system knows, such as a space, which no tap is for.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem,
        target: Void?,
        action: Void?
    ) { self.init(systemItem: systemItem) }

    /// Makes an item with a title that no tap is for, such as the way back.
    public convenience init(title: String?, style: Style, target: Void?, action: Void?) {
        self.init(title: title)
        self.style = style
    }

    /// Makes an item with a title or a picture, or those of its action.
    public convenience init(title: String? = nil, image: String? = nil, primaryAction: Action?) {
        self.init(title: title)
        self.image = image
        self.primaryAction = primaryAction
    }

    /// Makes an item that the system knows.
    public convenience init(systemItem: SystemItem, primaryAction: Action?) {
        self.init(systemItem: systemItem)
        self.primaryAction = primaryAction
        title = nil
    }

    /// Makes an item that shows a view.
    public convenience init(customView: View) {
        self.init(title: nil)
        self.customView = customView
    }

    /// Space that takes what is left over.
    public static func flexibleSpace() -> BarButtonItem {
        BarButtonItem(systemItem: .flexibleSpace)
    }

    /// Space of a width in points.
    public static func fixedSpace(_ width: Double) -> BarButtonItem {
        let item = BarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private func setTarget<Target: AnyObject>(
        _ target: Target,
        _ action: @escaping (Target) -> () -> Void
    ) {
        setAction("tap", target: target) { target, _ in action(target)() }
    }
}
