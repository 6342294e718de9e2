public import SceneText

/// A title or a picture to tap.
open class Button: Control {
    /// The looks of a button.
    public nonisolated enum ButtonType: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case system
        case custom
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close

        /// An item of a bar that is a view of its own, which UIKit has no type for.
        case barItem
    }

    /// The states that a button has a look of its own for.
    public nonisolated enum State: String, CaseIterable, Hashable, Sendable {
        case normal
        case highlighted
        case selected
        case disabled
    }

    /// The styles of UIKit's configurations.
    public nonisolated enum Configuration: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case plain
        case gray
        case tinted
        case filled
        case borderless
        case bordered
        case borderedTinted
        case borderedProminent
    }

    /// The corners of what a configuration has behind the title.
    public nonisolated enum CornerStyle: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case dynamic
        case fixed
        case small
        case medium
        case large
        case capsule
    }

    /// Where the content of a control is in its width.
    public nonisolated enum ContentHorizontalAlignment: String, PropertyWord, CaseIterable,
        Hashable, Sendable
    {
        case center
        case left
        case right
        case fill
        case leading
        case trailing
    }

    /// Where the content of a control is in its height.
    public nonisolated enum ContentVerticalAlignment: String, PropertyWord, CaseIterable, Hashable,
        Sendable
    {
        case center
        case top
        case bottom
        case fill
    }

    /// The text of the button; nil for none.
    open var title: String? {
        didSet { didChange(title, from: oldValue, affects: .size) }
    }

    /// The name of a picture beside or in place of the title; nil for none.
    open var image: String? {
        didSet { didChange(image, from: oldValue, affects: .size) }
    }

    /// The name of a picture that fills the button behind its title; nil for none.
    open var backgroundImage: String? {
        didSet { didChange(backgroundImage, from: oldValue, affects: .size) }
    }

    /// The look of the button.
    open var buttonType = ButtonType.system {
        didSet { didChange(buttonType, from: oldValue, affects: .size) }
    }

    /// The colour of the title; nil for the tint.
    open var titleColor: Color?

    /// The font of the title.
    open var font = Button.usualFont {
        didSet { didChange(font, from: oldValue, affects: .size) }
    }

    private static let usualFont = Font.system(size: 15, .regular)

    /// What differs in a state from the normal one.
    private nonisolated struct Look: Hashable {
        var title: String?
        var image: String?
        var backgroundImage: String?
        var titleColor: Color?
    }

    /// The looks of the states in which anything differs.
    private var looks: [State: Look] = [:] {
        didSet { didChange(looks, from: oldValue, affects: .size) }
    }

    private subscript(look state: State) -> Look {
        get { looks[state] ?? Look() }
        set { looks[state] = newValue == Look() ? nil : newValue }
    }

    /// The style of the configuration, which text does not show; nil for none.
    open var configuration: Configuration? {
        didSet { didChange(configuration, from: oldValue, affects: .size) }
    }

    /// The corners of what the configuration has behind the title, which text does not show.
    open var cornerStyle = CornerStyle.dynamic

    private var arrangement = Widget.Arrangement() {
        didSet { didChange(arrangement, from: oldValue, affects: .size) }
    }

    /// Where the title is in a wide button, which text does not show.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { arrangement.horizontal }
        set { arrangement.horizontal = newValue }
    }

    /// Where the title is in a high button, which text does not show.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { arrangement.vertical }
        set { arrangement.vertical = newValue }
    }

    /// Space around title and picture, which text does not show; nil for none.
    open var contentEdgeInsets: EdgeInsets? {
        get { arrangement.margins }
        set { arrangement.margins = newValue }
    }

    /// How the title is moved, which text does not show; nil for not at all.
    open var titleEdgeInsets: EdgeInsets? {
        get { arrangement.titleInsets }
        set { arrangement.titleInsets = newValue }
    }

    /// How the picture is moved, which text does not show; nil for not at all.
    open var imageEdgeInsets: EdgeInsets? {
        get { arrangement.imageInsets }
        set { arrangement.imageInsets = newValue }
    }

    open override var isSelected: Bool {
        didSet { didChange(isSelected, from: oldValue, affects: .size) }
    }

    open override var isHighlighted: Bool {
        didSet { didChange(isHighlighted, from: oldValue, affects: .size) }
    }

    open override var isEnabled: Bool {
        didSet { didChange(isEnabled, from: oldValue, affects: .size) }
    }

    /// The state whose look shows.
    open var state: State {
        if !isEnabled { return .disabled }
        if isHighlighted { return .highlighted }
        return isSelected ? .selected : .normal
    }

    /// The title of a state; nil if it has none of its own.
    public func title(for state: State) -> String? {
        state == .normal ? title : self[look: state].title
    }

    /// Gives a state a title.
    public func setTitle(_ title: String?, for state: State) {
        if state == .normal { self.title = title } else { self[look: state].title = title }
    }

    /// Gives a state a picture.
    public func setImage(_ image: String?, for state: State) {
        if state == .normal { self.image = image } else { self[look: state].image = image }
    }

    /// Gives a state a picture behind the title.
    public func setBackgroundImage(_ image: String?, for state: State) {
        if state == .normal {
            backgroundImage = image
        } else {
            self[look: state].backgroundImage = image
        }
    }

    /// Gives a state a colour of the title.
    public func setTitleColor(_ color: Color?, for state: State) {
        if state == .normal { titleColor = color } else { self[look: state].titleColor = color }
    }

    /// The title that shows.
    public var currentTitle: String? { title(for: state) ?? title }

    /// A tap sends the primary action too.
    override var touchEvents: [Event] { super.touchEvents + [.primaryActionTriggered] }

    /// What a screen reader says; by itself the title, of an item of a bar else the name of its picture.
    override var usualAccessibilityLabel: String? {
        currentTitle ?? (buttonType == .barItem ? image : nil)
    }

    /// A button says so.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .button }

    package override var widget: Widget? {
        let image = self[look: state].image ?? image
        return .button(
            .init(
                title: currentTitle ?? "",
                image: image,
                background: self[look: state].backgroundImage ?? backgroundImage,
                type: buttonType,
                configuration: configuration,
                cornerStyle: cornerStyle,
                isSelected: isSelected,
                arrangement: configuration == nil ? arrangement : arrangement.withoutInsets
            )
        )
    }

    /// A configuration, a custom button and a bar have fonts of their own, which are larger than that of other buttons.
    override var inkFont: Font? {
        guard font == Self.usualFont else { return font }
        if configuration != nil || buttonType == .barItem { return nil }
        return isCustom ? .system(size: 18, .regular) : font
    }

    /// The title of a custom button is white, that of others has the tint.
    override var inkColor: Color? {
        self[look: state].titleColor ?? titleColor ?? (isCustom ? .white : nil)
    }

    private var isCustom: Bool { buttonType == .custom && configuration == nil }

    override var keepsOwnSize: Bool { true }
    override var isStretchable: Bool { true }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("title", \Button.title),
            PropertyAccessor("image", \Button.image),
            PropertyAccessor("backgroundImage", \Button.backgroundImage),
            PropertyAccessor("type", \Button.buttonType),
            PropertyAccessor("titleColor", \Button.titleColor),
            PropertyAccessor("selected", \Button.isSelected),
            PropertyAccessor("highlighted", \Button.isHighlighted),
            PropertyAccessor("font", \Button.font),
            PropertyAccessor("configuration", \Button.configuration),
            PropertyAccessor("cornerStyle", \Button.cornerStyle),
            PropertyAccessor("contentHorizontalAlignment", \Button.contentHorizontalAlignment),
            PropertyAccessor("contentVerticalAlignment", \Button.contentVerticalAlignment),
            PropertyAccessor("contentEdgeInsets", \Button.contentEdgeInsets),
            PropertyAccessor("titleEdgeInsets", \Button.titleEdgeInsets),
            PropertyAccessor("imageEdgeInsets", \Button.imageEdgeInsets),
        ] + stateAccessors
    }

    private static var stateAccessors: [PropertyAccessor] {
        [State.selected, .highlighted, .disabled].flatMap { state in
            let name = "states.\(state.rawValue)"
            return [
                PropertyAccessor("\(name).title", \Button[look: state].title),
                PropertyAccessor("\(name).image", \Button[look: state].image),
                PropertyAccessor("\(name).backgroundImage", \Button[look: state].backgroundImage),
                PropertyAccessor("\(name).titleColor", \Button[look: state].titleColor),
            ]
        }
    }

    override var framedKind: ViewKind { .button }

    override func describe(_ piece: inout FramePiece, isDesign: Bool) {
        piece.alignment =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            default: .center
            }
        if let title, !title.isEmpty { piece.shrink(toText: "[ \(title) ]", size: 15) }
        piece.isBlank =
            isDesign && (title ?? "").isEmpty && image == nil && backgroundImage == nil
            && !mayShowLater && !buttonType.hasSign
    }
}

nonisolated extension Button.ButtonType {
    /// Whether a button of the type that has nothing to show is a sign.
    package var hasSign: Bool {
        switch self {
        case .system, .custom, .barItem: false
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
        }
    }
}
