public import SceneText

/// A rectangle on the screen that holds other views: the root of all that is visible.
open class View {
    var placement: Rect

    /// The place in the superview; setting it takes the view out of automatic layout.
    open var frame: Rect {
        get { placement }
        set {
            if !hasOwnFrame {
                hasOwnFrame = true
                invalidateLayout()
            }
            superview?.forgetFrames()
            if framing.drawnFrame != nil { framing.drawnFrame = newValue }
            place(in: newValue)
        }
    }

    /// Where frames were read as rows and columns: what was found for the view and what is in it.
    var framing = Framing()

    /// The kind of the view to those that read frames.
    var framedKind: ViewKind { .view }

    /// Says what a frame alone does not: where the text of the view is, what is in it.
    func describe(_ piece: inout FramePiece, isDesign: Bool) {
        describePlainView(&piece, isDesign: isDesign)
    }

    /// The visible part in the view's own coordinates.
    open var bounds: Rect {
        get { Rect(origin: boundsOrigin, size: placement.size) }
        set {
            boundsOrigin = newValue.origin
            guard newValue.size != placement.size else { return }
            let resized = Rect(
                x: placement.midX - newValue.width / 2,
                y: placement.midY - newValue.height / 2,
                width: newValue.width,
                height: newValue.height
            )
            frame = resized
        }
    }

    /// The top left corner of what is visible; a scroll view moves it.
    private(set) var boundsOrigin = Point.zero

    /// Whether the view can get what is typed; by itself it cannot.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether code gave the view a frame, which layout then leaves alone.
    public internal(set) var hasOwnFrame: Bool

    /// The view that holds this one; nil from the moment that one is released, so that its `deinit`
    /// may use its subviews.
    public internal(set) weak var superview: View?

    /// The views inside, from back to front.
    public internal(set) var subviews: [View] = []

    /// The views inside that are seen; of those in a window the topmost covers the others.
    package var seenSubviews: [View] { subviews }

    /// The id of the view in its scene; nil for a view made in code.
    ///
    /// UIKit knows ids while a scene is loaded only; here steps find views by them.
    public var identifier: String?

    /// The name of the class, as the program or the scene that declares it knows it.
    open var className: String { declaredClassName ?? String(describing: type(of: self)) }

    /// The name of the class that a scene asks for, if the program has no such class.
    package var declaredClassName: String?

    /// The gestures that the view recognises.
    public internal(set) var gestureRecognizers: [GestureRecognizer] = []

    /// What the scene sets by key paths that the view does not have, as UIKit's layers do.
    package var runtimeAttributes: [(path: String, value: ViewValue)] = []

    /// Whether code may fill the view: it has an id and shows nothing yet.
    package var isFillable = true

    /// The constraints that the view has: its own, and those between views inside it.
    public var constraints: [LayoutConstraint] = [] {
        didSet { forgetFrames() }
    }

    /// A number by which `viewWithTag` finds the view.
    open var tag = 0

    /// Whether the view is out of the picture.
    open var isHidden = false { didSet { didChange(isHidden, from: oldValue, affects: .size) } }

    /// Whether the view answers a person; UIKit has it on controls and on labels alone.
    open var isEnabled = true

    /// Whether touches reach the view; by itself those of labels and images do not.
    open var isUserInteractionEnabled = true

    /// How opaque the view is drawn, from 0 to 1.
    open var alpha = 1.0

    /// Whether the view covers everything behind it.
    open var isOpaque = true

    /// Whether what is inside shows only as far as it is within the view; in text it always does.
    open var clipsToBounds = false

    /// The colour behind the content.
    open var backgroundColor: Color?

    /// The colour of what can be tapped; without one of its own, the superview's.
    open var tintColor: Color? {
        get { ownTintColor ?? superview?.tintColor }
        set { ownTintColor = newValue }
    }

    private var ownTintColor: Color?

    /// Space between the edges and the content; nil for the default of the kind of view.
    open var layoutMargins: EdgeInsets? {
        didSet { didChange(layoutMargins, from: oldValue, affects: .size) }
    }

    /// What adapts when the superview changes size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the masks of the subviews are followed when this view changes its size.
    open var autoresizesSubviews = true

    /// The lengths that the view is given.
    var extents = Extents() {
        didSet { didChange(extents, from: oldValue, affects: .size) }
    }

    /// The share of the space that a row or a column has left.
    open var weight: Double? {
        didSet { didChange(weight, from: oldValue, affects: .size) }
    }

    /// The edges of an anchor view that this view keeps to.
    open var anchor: RectEdge = [] {
        didSet { didChange(anchor, from: oldValue, affects: .size) }
    }

    /// What a screen reader calls the view.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? usualAccessibilityLabel }
        set { ownAccessibilityLabel = newValue }
    }

    /// The label that was set, where a subclass has another one by itself.
    package private(set) var ownAccessibilityLabel: String?

    /// The label unless one was set.
    var usualAccessibilityLabel: String? { nil }

    /// What a screen reader says that the view holds.
    open var accessibilityValue: String? {
        get { ownAccessibilityValue ?? usualAccessibilityValue }
        set { ownAccessibilityValue = newValue }
    }

    /// The value that was set, where a subclass has another one by itself.
    package private(set) var ownAccessibilityValue: String?

    /// The value unless one was set.
    var usualAccessibilityValue: String? { nil }

    /// What a screen reader says about a tap.
    open var accessibilityHint: String?

    /// What kind of thing the view is to a screen reader; unless set, what its class says.
    open var accessibilityTraits: AccessibilityTraits {
        get { ownAccessibilityTraits ?? type(of: self).defaultAccessibilityTraits }
        set { ownAccessibilityTraits = newValue }
    }

    /// The traits that were set, where the class has others by itself.
    package private(set) var ownAccessibilityTraits: AccessibilityTraits?

    /// The traits of views of this class.
    open class var defaultAccessibilityTraits: AccessibilityTraits { [] }

    /// The name by which tests of an app find the view.
    open var accessibilityIdentifier: String?

    /// Whether a screen reader stops at the view itself; nil for what is usual.
    open var isAccessibilityElement: Bool?

    /// Whether a screen reader leaves the view and its subviews out.
    open var accessibilityElementsHidden = false

    /// The name under which the state of the view is saved.
    open var restorationIdentifier: String?

    /// The controller whose view this is.
    public internal(set) weak var viewController: ViewController?

    var needsLayout = true
    var descendantNeedsLayout = false

    /// Whether everything inside is to be placed again too: where views are also follows from what
    /// the views around them say, even if these keep their sizes.
    var contentNeedsLayout = false

    /// Whether the subviews were to be placed while no window said where.
    var isUnplaced = false

    /// Makes a view with a frame.
    public init(frame: Rect) {
        placement = frame
        hasOwnFrame = frame != .zero
        isUserInteractionEnabled = framedKind.takesTouches
    }

    /// Makes a view that layout will place.
    public convenience init() { self.init(frame: .zero) }

    /// The properties that can be set by name, those that others depend on first.
    ///
    /// A subclass adds its own to those of its superclass.
    open class var propertyAccessors: [PropertyAccessor] { ownAccessors }

    /// The class of views whose pictures follow from their properties and subviews alone: no person
    /// changes them, and no state of their own shows.
    ///
    /// A class that adds nothing of its own to its pictures names itself.
    open class var uniformClass: View.Type { View.self }

    /// Whether the view places its subviews itself, so that their masks do not count.
    open var arrangesSubviews: Bool { false }

    /// Prepares the view once a scene has made it and connected its outlets and actions.
    open func awakeFromNib() {}

    /// Places the subviews; by itself, as the window's measuring says.
    open func layoutSubviews() {
        guard !subviews.isEmpty else { return }
        guard let measuring = window?.measuring else {
            isUnplaced = true
            return
        }
        measuring.arrangeSubviews(of: self)
    }

    /// The size that the view takes by its content; its own size outside a window.
    open func sizeThatFits(_ size: Size) -> Size {
        window?.measuring.size(of: self, fitting: size) ?? bounds.size
    }

    /// The size that the view has by what it shows, in any space; a subclass that draws itself
    /// says here how large it would like to be.
    open var intrinsicContentSize: Size {
        guard hasOwnSize, let measuring = window?.measuring else {
            return Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        }
        return measuring.size(of: self, fitting: Size(width: .infinity, height: .infinity))
    }

    /// Adds what the view itself shows, behind its subviews and in its own coordinates.
    open func draw(_ list: inout DisplayList) {
        if let widget { list.add(.widget(widget, ink)) }
    }

    /// The control or the picture that the view is; nil for views that hold or draw something else.
    package var widget: Widget? { nil }

    /// Whether the view has a size of its own, whatever the space.
    var hasOwnSize: Bool { widget != nil }

    /// The font of the widget; nil for the usual one.
    var inkFont: Font? { nil }

    /// The colour of the widget; nil for the tint.
    var inkColor: Color? { nil }

    /// Whether the view shows nothing but its colour when it holds nothing.
    var showsColorAlone: Bool { widget == nil }

    /// Adds the view and all that it holds to a display list.
    func display(in rect: Rect, to builder: inout DisplayBuilder) {
        builder.draw(self, in: rect)
        builder.addSubviews(of: self, in: rect)
    }

    /// Whether the view has one size and is drawn with it wherever it is.
    var keepsOwnSize: Bool { false }

    /// Whether the view is made as high as the row that it is in.
    var fillsHeightOfRow: Bool { !keepsOwnSize }

    /// Whether the view, though it keeps its own size, is stretched on a screen of points.
    var isStretchable: Bool { false }

    /// Whether the view makes what is in it as large as it says, as UIKit's stack views do.
    var stretchesViews: Bool { false }

    /// How the view takes what a row without weights has left; a view without a width always does.
    var stretching: Stretching {
        hasOwnSize || intrinsicContentSize.width >= 0 ? .never : .always
    }

    /// Whether the view holds text that goes on in the next line where there is less width.
    var wrapsText: Bool { false }

    /// What the view gives up where a row or a column has too little space.
    var yielding: RoomShare.Kind { .flexible }

    /// The units that the content of the view takes.
    func contentSize(_ width: Room, _ height: Room, in layout: LayoutEngine) -> Size {
        widget.map { layout.medium.size(of: $0, font: inkFont) }
            ?? layout.contentSize(ofPlainView: self, width, height)
    }

    /// Places the subviews of the view that takes a number of units.
    func arrangeSubviews(in size: Size, by layout: LayoutEngine) {
        layout.fill(self, in: size)
    }

    /// Whether a subview is given its extent along an axis, rather than has it from its content.
    func gives(_ axis: Axis, to subview: View) -> Bool { isGiven(axis) }

    /// The lines of text that neighbours in a row are aligned by.
    func baselines(in size: Size, by layout: LayoutEngine) -> Baselines {
        let bottom = max(0, size.height - layout.medium.metrics.line)
        return Baselines(first: bottom, last: bottom)
    }

    /// What a screen reader says about the view; nil if it continues with the views inside.
    package func spokenElements() -> [SpokenElement]? {
        let isElement = isAccessibilityElement ?? (speaksForParts || subviews.isEmpty)
        return accessibilityLabel == nil || !isElement ? nil : [SpokenElement(self)]
    }

    /// Whether the view is one element together with what is in it, unless it says otherwise.
    var speaksForParts: Bool { false }

    /// What the view holds as a screen reader says it.
    package var spokenValue: String? { accessibilityValue }

    /// Whether the view is an element of its own to a screen reader, even in a row.
    package var speaksAlone: Bool { false }

    /// Gives the view a value as a person does, by touching or typing.
    package func enter(_ value: String) -> ValueEntry { .holdsNone }

    /// The values that a person would try last to first, as they are entered: all choices, or the ends; nil for a view
    /// without a value, or with one of two.
    package var notableValues: [String]? { nil }

    /// Tells the view that it has another superview, or none.
    open func didMoveToSuperview() {}

    /// Tells the view that it came into another window, or left one.
    open func didMoveToWindow() {}

    /// Moves what is visible.
    func moveBounds(to origin: Point) { boundsOrigin = origin }

    /// Shows the highlighted variant, or no longer, where the view has one; classes of the library answer for
    /// themselves, because looking for a conformance takes longer.
    func showHighlighted(_ isOn: Bool) { (self as? any Highlightable)?.isHighlighted = isOn }

    /// Asks for everything inside to be placed again; a table forgets what it measured too.
    func contentDidChange() {
        contentNeedsLayout = true
        setNeedsLayout()
    }

    /// Follows a change of size; a table forgets what it measured at another width.
    func didChangeSize(from oldSize: Size) {}
}
