package import FoundationEssentials
public import SceneText

/// A list of rows in sections, only those on the screen have cells.
open class TableView: ScrollView {
    /// The look, fixed at creation.
    public let style: Style

    /// What the table shows; the table reloads once when it gets another one.
    public weak var dataSource: (any TableViewDataSource)? { didSet { setNeedsReload() } }

    /// How rows look and what happens when a person uses them.
    public weak var delegate: (any TableViewDelegate)? { didSet { contentDidChange() } }

    /// The height that leaves the decision to the content.
    public static let automaticDimension = -1.0

    /// The indentation that leaves the decision to the cell.
    static let ownIndentationLevel = -1

    /// The height of rows in points; automatic for the height of their content.
    open var rowHeight = TableView.automaticDimension {
        didSet { didChange(rowHeight, from: oldValue, affects: .content) }
    }

    /// The height of rows not shown yet, from which the positions of all others follow.
    open var estimatedRowHeight = 44.0 {
        didSet { didChange(estimatedRowHeight, from: oldValue, affects: .content) }
    }

    /// The height of headers in points; automatic for the height of their content.
    open var sectionHeaderHeight = TableView.automaticDimension {
        didSet {
            didChange(sectionHeaderHeight, from: oldValue, affects: .content)
            if sectionHeaderHeight != oldValue { forgetSectionHeights() }
        }
    }

    /// The height of footers in points; automatic for the height of their content.
    open var sectionFooterHeight = TableView.automaticDimension {
        didSet {
            didChange(sectionFooterHeight, from: oldValue, affects: .content)
            if sectionFooterHeight != oldValue { forgetSectionHeights() }
        }
    }

    /// The height of headers never seen.
    open var estimatedSectionHeaderHeight = 28.0 {
        didSet { didChange(estimatedSectionHeaderHeight, from: oldValue, affects: .content) }
    }

    /// The height of footers never seen.
    open var estimatedSectionFooterHeight = 28.0 {
        didSet { didChange(estimatedSectionFooterHeight, from: oldValue, affects: .content) }
    }

    /// The lines between rows.
    open var separatorStyle = SeparatorStyle.singleLine {
        didSet { didChange(separatorStyle, from: oldValue, affects: .content) }
    }

    /// The colour of the lines between rows; nil for that of the system.
    open var separatorColor: Color? {
        didSet { didChange(separatorColor, from: oldValue, affects: .content) }
    }

    /// The space beside the lines between rows; nil for what the content leaves.
    open var separatorInset: EdgeInsets? {
        didSet { didChange(separatorInset, from: oldValue, affects: .content) }
    }

    /// What the separator inset is measured from.
    public nonisolated enum SeparatorInsetReference: String, PropertyWord, CaseIterable, Hashable,
        Sendable
    {
        case fromCellEdges
        case fromAutomaticInsets
    }

    /// What the separator inset is measured from, which text does not show.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

    /// The fewest rows with which the section index shows.
    open var sectionIndexMinimumDisplayRowCount = 0

    /// The colour of the section index; nil for the tint.
    open var sectionIndexColor: Color?

    /// The colour behind the section index.
    open var sectionIndexBackgroundColor: Color?

    /// The colour behind the section index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: Color?

    /// A view above the first section, which scrolls with the rows.
    open var tableHeaderView: View? { didSet { replaceSubview(oldValue, with: tableHeaderView) } }

    /// A view below the last section, which scrolls with the rows.
    open var tableFooterView: View? { didSet { replaceSubview(oldValue, with: tableFooterView) } }

    /// What asks for new rows when a person pulls them down; it shows while it waits for them.
    open var refreshControl: RefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            oldValue?.table = nil
            refreshControl?.table = self
            showRefreshing()
        }
    }

    /// What makes ready the rows that are about to show; nothing is asked for, since text shows no rows
    /// before they are there.
    public weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?

    /// A view behind the rows, which text does not show.
    open var backgroundView: View?

    /// Whether the keyboard goes when a person scrolls; text shows none.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether rows keep to the width that is read well, which in text is all of it.
    open var cellLayoutMarginsFollowReadableWidth = false

    /// The space above the header of a section; text has lines of its own there.
    open var sectionHeaderTopPadding = TableView.automaticDimension

    /// Whether a person can select a row.
    open var allowsSelection = true

    /// Whether a person can select several rows.
    open var allowsMultipleSelection = false

    /// Whether a person can select a row while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether a person can select several rows while the table is edited.
    ///
    /// Each row that can be edited then has a circle in place of its editing control, and selecting it
    /// marks it: the delegate is told, but no segue is performed.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing != oldValue, isEditing else { return }
            if !allowsMultipleSelectionDuringEditing { clearSelection() }
            if batchDepth == 0 { configureEditingOfShownRows() }
        }
    }

    /// Whether rows show their editing controls.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// The sections of a static table, which are asked before the data source.
    public var staticContent: StaticTableContent? { didSet { setNeedsReload() } }

    /// What the reuse of cells came to.
    public internal(set) var statistics = Statistics()

    /// Whether there was an index of sections when the rows were last counted.
    public internal(set) var showsSectionIndex = false

    var editing = false
    package var needsReload = true

    /// How often the rows were asked for again.
    private(set) var reloadCount = 0
    package var geometry = TableGeometry()
    package var shownRows: [ShownRow] = []
    package var sectionViews = SectionViews()
    package var topItem: TableItem?
    var isLayingOut = false

    /// How many changes of the rows on the screen are under way, one within the other, and what waits for their end.
    var rowWork = 0
    var workAtRest: [() -> Void] = []
    package var selection: [IndexPath] = []
    var reuse = ReusePool<TableViewCell>()
    var sectionReuse = ReusePool<TableViewHeaderFooterView>()
    var pendingUpdate: TableUpdate?
    var batchDepth = 0

    /// The row that is configured again, and its cell, which is dequeued for it.
    var reconfigured: (path: IndexPath, cell: TableViewCell)?

    /// Makes a table of a style.
    public init(frame: Rect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// Makes a table of the plain style.
    public convenience override init(frame: Rect) { self.init(frame: frame, style: .plain) }

    /// Asks the data source for everything again, and clears the selection.
    ///
    /// The row at the top of the screen stays there if it is still there.
    open func reloadData() {
        // Cells are being made for the rows as they were counted; these come first.
        guard !isLayingOut else { return setNeedsReload() }
        needsReload = false
        reloadCount += 1
        selection = []
        pendingUpdate = nil
        workOnRows {
            discardShownRows()
            discardSectionViews()
            replaceGeometry(makeGeometry(countRows()))
            setNeedsLayout()
        }
    }

    /// Reloads if necessary, and brings the cells of the rows on the screen.
    ///
    /// A table that has reloaded does not do so again here, however often it is laid out.
    open override func layoutSubviews() {
        reloadIfNeeded()
        layoutRows()
    }

    /// Shows the editing controls of the rows, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        if allowsMultipleSelectionDuringEditing || !allowsSelectionDuringEditing {
            clearSelection()
        }
        // Within a batch the rows of the data may be others already; its end follows.
        if batchDepth == 0 { configureEditingOfShownRows() }
        setNeedsLayout()
    }

    /// Rows are placed by the table itself.
    open override var arrangesSubviews: Bool { true }

    /// How large the content is; rows never seen count with their estimate.
    ///
    /// It follows from the rows: setting it does nothing.
    open override var contentSize: Size {
        get {
            layoutIfNeeded()
            return Size(width: bounds.width, height: geometry.contentHeight)
        }
        set {}
    }

    /// Measures rows again: outside a window, nothing said how tall they are.
    open override func didMoveToWindow() {
        if window != nil { contentDidChange() }
    }

    override func contentDidChange() {
        forgetMeasuredHeights()
        super.contentDidChange()
    }

    override func didChangeSize(from oldSize: Size) {
        if bounds.width != oldSize.width { forgetMeasuredHeights() }
    }

    override func display(in rect: Rect, to builder: inout DisplayBuilder) {
        builder.add(self, in: rect)
    }

    override var showsColorAlone: Bool { false }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        .zero
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        axis == .horizontal && fitToWidth
    }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("selection", \TableView.selectionKind),
            PropertyAccessor("separatorStyle", \TableView.separatorStyle),
            PropertyAccessor("separatorColor", \TableView.separatorColor),
            PropertyAccessor("separatorInset", \TableView.separatorInset),
            PropertyAccessor("separatorInsetReference", \TableView.separatorInsetReference),
            PropertyAccessor(
                "sectionIndexMinimumDisplayRowCount",
                \TableView.sectionIndexMinimumDisplayRowCount
            ),
            PropertyAccessor("sectionHeaderHeight", \TableView.sectionHeaderHeight),
            PropertyAccessor("sectionFooterHeight", \TableView.sectionFooterHeight),
            PropertyAccessor("sectionIndexColor", \TableView.sectionIndexColor),
            PropertyAccessor(
                "sectionIndexBackgroundColor",
                \TableView.sectionIndexBackgroundColor
            ),
            PropertyAccessor(
                "sectionIndexTrackingBackgroundColor",
                \TableView.sectionIndexTrackingBackgroundColor
            ),
            PropertyAccessor("rowHeight", \TableView.rowHeight),
            PropertyAccessor("estimatedRowHeight", \TableView.estimatedRowHeight),
            PropertyAccessor(
                "allowsSelectionDuringEditing",
                \TableView.allowsSelectionDuringEditing
            ),
            PropertyAccessor(
                "allowsMultipleSelectionDuringEditing",
                \TableView.allowsMultipleSelectionDuringEditing
            ),
            PropertyAccessor("editing", \TableView.isEditing),
        ]
    }

    override var framedKind: ViewKind { .table }
}
