/// What asks for new rows when a person pulls them down.
open class RefreshControl: Control {
    /// The words below it; nil for none.
    open var title: String?

    /// Whether it waits for rows.
    public private(set) var isRefreshing = false

    private var refreshing: Bool {
        get { isRefreshing }
        set { isRefreshing = newValue }
    }

    /// Begins to wait, without asking anybody.
    open func beginRefreshing() { isRefreshing = true }

    /// Ends waiting, once the rows are there.
    open func endRefreshing() { isRefreshing = false }

    /// Does what pulling does: begins to wait, and asks for rows.
    @discardableResult
    open override func touch() -> Bool {
        guard answersTouches, !isRefreshing else { return false }
        beginRefreshing()
        sendValueChanged()
        return true
    }

    /// What a screen reader says; by itself the words below it.
    override var usualAccessibilityLabel: String? { title }

    package override var widget: Widget? { .activity }

    override var keepsOwnSize: Bool { true }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("title", \RefreshControl.title),
            PropertyAccessor("refreshing", \RefreshControl.refreshing),
        ]
    }
}
