import SceneText

/// What asks for new rows when a person pulls them down.
///
/// It shows above the rows while it waits, and takes no room otherwise.
open class RefreshControl: Control {
    /// The words beside it; nil for none.
    open var title: String? {
        didSet { didChange(title, from: oldValue, affects: .size) }
    }

    /// Whether it waits for rows.
    public private(set) var isRefreshing = false {
        didSet { if isRefreshing != oldValue { table?.showRefreshing() } }
    }

    /// The table whose rows it asks for.
    weak var table: TableView?

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

    package override var touchHasEffect: Bool { true }

    /// What a screen reader says; by itself the words beside it.
    override var usualAccessibilityLabel: String? { title }

    /// What is said while it waits above rows.
    package override func spokenElements() -> [SpokenElement]? {
        guard table != nil else { return super.spokenElements() }
        return [SpokenElement(accessibilityLabel ?? "Refreshing", traits: .updatesFrequently)]
    }

    /// The sign of something that goes on; above rows also the words beside it.
    open override func draw(_ list: inout DisplayList) {
        guard table != nil else { return super.draw(&list) }
        let sign = Rect(x: 8, y: 0, width: 8, height: list.bounds.height)
        list.add(.widget(.activity(), ink), in: sign)
        guard let title, !title.isEmpty else { return }
        let room = list.bounds.inset(by: EdgeInsets(left: 24))
        list.addText(title, color: .secondaryLabel, in: room)
    }

    package override var widget: Widget? { .activity() }

    override var keepsOwnSize: Bool { true }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("title", \RefreshControl.title),
            PropertyAccessor("refreshing", \RefreshControl.refreshing),
        ]
    }
}
