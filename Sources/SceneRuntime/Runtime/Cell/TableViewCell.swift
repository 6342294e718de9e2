public import SceneText

/// One row of a table: content, and what is beside it.
open class TableViewCell: View, Highlightable, ActionResponder {
    /// The predefined style, which says which of the labels and the picture there are.
    public let style: CellStyle

    /// The identifier of the queue that the cell goes to when it leaves the screen; nil for none.
    public let reuseIdentifier: String?

    /// The superview of what the cell shows.
    public let contentView = View()

    /// The actions that a scene can send to the cell.
    public let actions = ActionTable()

    var parts = CellParts()
    var configuring = CellConfiguring()

    /// Called with the cell and its state whenever its configurations may change.
    open var configurationUpdateHandler: ((TableViewCell, CellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Changes the configurations as a state of the cell asks for; a subclass says how.
    open func updateConfiguration(using state: CellConfigurationState) {}

    /// Which registration of its identifier the cell was made for; nil before a table has seen it.
    var registration: Int?

    /// A view behind the content.
    open var backgroundView: View? {
        didSet { replaceBackground(oldValue, with: backgroundView) }
    }

    /// A view behind the content while the cell is selected.
    open var selectedBackgroundView: View? {
        didSet {
            replaceBackground(oldValue, with: selectedBackgroundView)
            showSelectedBackground()
        }
    }

    /// A view behind the content while the cell is selected and others may be too; nil for the usual one.
    open var multipleSelectionBackgroundView: View?

    /// The space beside the line below the cell; nil for that of the table.
    open var separatorInset: EdgeInsets? {
        didSet { didChange(separatorInset, from: oldValue, affects: .content) }
    }

    /// How a selected row looks.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue, isSelected || isHighlighted { highlightContent() } }
    }

    /// What is at the right.
    open var accessoryType = AccessoryType.none {
        didSet { didChange(accessoryType, from: oldValue, affects: .size) }
    }

    /// A view at the right, in place of what the type says.
    open var accessoryView: View? {
        didSet { replaceSubview(oldValue, with: accessoryView) }
    }

    /// What is at the right while editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { didChange(editingAccessoryType, from: oldValue, affects: .size) }
    }

    /// A view at the right while editing, in place of what the type says.
    open var editingAccessoryView: View? {
        didSet { replaceSubview(oldValue, with: editingAccessoryView) }
    }

    /// How far the content is indented.
    open var indentationLevel = 0 {
        didSet { didChange(indentationLevel, from: oldValue, affects: .size) }
    }

    /// Points for each level of indentation.
    open var indentationWidth = 10.0 {
        didSet { didChange(indentationWidth, from: oldValue, affects: .size) }
    }

    /// Whether a grip shows while editing, where the row can be moved.
    open var showsReorderControl = false {
        didSet { didChange(showsReorderControl, from: oldValue, affects: .size) }
    }

    /// Whether the content is indented for the control at the left while editing.
    open var shouldIndentWhileEditing = true {
        didSet { didChange(shouldIndentWhileEditing, from: oldValue, affects: .size) }
    }

    /// The control at the left while editing, as the table had it from its delegate.
    public internal(set) var editingStyle = EditingStyle.none {
        didSet { didChange(editingStyle, from: oldValue, affects: .size) }
    }

    /// The control that a row of a static table asks for; nil leaves it to the delegate.
    open var preferredEditingStyle: EditingStyle? {
        didSet {
            guard preferredEditingStyle != oldValue, let table = superview as? TableView,
                let indexPath = table.indexPath(for: self)
            else { return }
            table.configureEditing(of: self, at: indexPath)
        }
    }

    /// Whether the data source lets the row be moved.
    public internal(set) var canBeMoved = false {
        didSet { didChange(canBeMoved, from: oldValue, affects: .size) }
    }

    /// Whether the row is selected with a circle, while its table is edited.
    public internal(set) var canBeMarked = false {
        didSet { didChange(canBeMarked, from: oldValue, affects: .size) }
    }

    /// What the row borders on in its table, which decides the lines around it.
    public internal(set) var neighbors = RowNeighbors.none {
        didSet { didChange(neighbors, from: oldValue, affects: .subviews) }
    }

    /// Whether the delegate lets the content be indented while editing.
    var indentationIsAllowed = true {
        didSet { didChange(indentationIsAllowed, from: oldValue, affects: .size) }
    }

    /// Whether the cell shows its editing controls.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    private var editing = false

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    private var selected = false

    /// Whether the row is highlighted, as it is under a finger.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var highlighted = false

    /// The value of the cell in a section with checkmarks.
    open var value: AnyHashable?

    /// The record of a static cell, which segues from it may hand on.
    public var item: DataValue?

    /// Whether the cell shows a checkmark.
    open var isChecked: Bool {
        get { accessoryType == .checkmark }
        set {
            if newValue {
                accessoryType = .checkmark
            } else if isChecked {
                accessoryType = .none
            }
        }
    }

    /// The segue that selecting the row performs.
    public var selectionSegue: SegueTemplate?

    /// The segue that the detail button performs.
    public var accessorySegue: SegueTemplate?

    /// Whether a table has displayed the cell before, which its count of cells asks for.
    var isCounted = false

    /// Whether the cell belongs to a static table and so enters no queue.
    var isStatic = false

    /// Makes a cell of a style, 320 points wide and 44 high.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        place(in: Rect(x: 0, y: 0, width: 320, height: 44))
        contentView.place(in: bounds)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Makes a cell of the default style without an identifier; a frame of no size leaves 320 × 44.
    public convenience override init(frame: Rect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame.size != .zero { self.frame = frame }
    }

    /// Prepares the cell for another row, just before it is handed out again.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
        configuring.isStale = true
    }

    /// Shows the row as selected, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) {
        let isOther = selected != self.selected
        self.selected = selected
        highlightContent()
        if isOther { setNeedsUpdateConfiguration() }
    }

    /// Shows the row as highlighted, or no longer.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        let isOther = highlighted != self.highlighted
        self.highlighted = highlighted
        highlightContent()
        if isOther { setNeedsUpdateConfiguration() }
    }

    /// Shows the editing controls, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        setNeedsUpdateConfiguration()
        invalidateLayout()
    }

    /// Updates the configurations where they may have changed, and places what shows.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    /// What a screen reader says about the row; by default its texts.
    override var usualAccessibilityLabel: String? { joinedTexts }

    override var speaksForParts: Bool { true }

    /// What kind of thing the row is; a selected one says so.
    open override var accessibilityTraits: AccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    override func display(in rect: Rect, to builder: inout DisplayBuilder) {
        builder.add(self, in: rect)
    }

    override var showsColorAlone: Bool { false }

    override func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        layout.contentSize(ofCell: self, width)
    }

    override func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.arrange(self, in: size)
    }

    override func gives(_ axis: Axis, to subview: View) -> Bool {
        axis == .horizontal || height != nil || (superview as? TableView)?.rowHeight ?? -1 >= 0
    }

    /// A cell shows its properties and what is in it.
    open override class var uniformClass: View.Type { TableViewCell.self }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("separatorInset", \TableViewCell.separatorInset),
            PropertyAccessor("text", \TableViewCell.mainText),
            PropertyAccessor("detail", \TableViewCell.detailText),
            PropertyAccessor("image", \TableViewCell.imageName),
            PropertyAccessor("accessory", \TableViewCell.accessoryType),
            PropertyAccessor("editingAccessory", \TableViewCell.editingAccessoryType),
            PropertyAccessor("editingStyle", \TableViewCell.preferredEditingStyle),
            PropertyAccessor("showsReorderControl", \TableViewCell.showsReorderControl),
            PropertyAccessor("shouldIndentWhileEditing", \TableViewCell.shouldIndentWhileEditing),
            PropertyAccessor("selectionStyle", \TableViewCell.selectionStyle),
            PropertyAccessor("indentationLevel", \TableViewCell.indentationLevel),
            PropertyAccessor("indentationWidth", \TableViewCell.indentationWidth),
            PropertyAccessor("checked", \TableViewCell.isChecked),
        ]
    }
}
