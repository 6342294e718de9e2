public import SceneText

/// A title or a picture to tap.
open class Button: Control {
    /// The looks of a button.
    public enum ButtonType: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case system
        case custom
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close
    }

    /// The text of the button; nil for none.
    open var title: String? {
        didSet { didChange(title, from: oldValue, affects: .size) }
    }

    /// The name of a picture beside or in place of the title; nil for none.
    open var image: String? {
        didSet { didChange(image, from: oldValue, affects: .size) }
    }

    /// The look of the button.
    open var buttonType = ButtonType.system {
        didSet { didChange(buttonType, from: oldValue, affects: .size) }
    }

    /// The colour of the title; nil for the tint.
    open var titleColor: Color?

    /// The font of the title.
    open var font = Font.system(size: 15, .regular)

    /// Does what a tap does, and sends the primary action too.
    @discardableResult
    open override func touch() -> Bool {
        guard super.touch() else { return false }
        sendActions(for: .primaryActionTriggered)
        return true
    }

    /// What a screen reader says; by itself the title.
    override var usualAccessibilityLabel: String? { title }

    /// A button says so.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .button }

    package override var widget: Widget? {
        .button(title: title ?? "", image: image, type: buttonType)
    }

    override var inkFont: Font? { font }

    override var inkColor: Color? { titleColor }

    override var keepsOwnSize: Bool { true }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("title", \Button.title),
            PropertyAccessor("image", \Button.image),
            PropertyAccessor("type", \Button.buttonType),
            PropertyAccessor("titleColor", \Button.titleColor),
            PropertyAccessor("selected", \Button.isSelected),
            PropertyAccessor("highlighted", \Button.isHighlighted),
            PropertyAccessor("font", \Button.font),
        ]
    }

    override var framedKind: ViewKind { .button }

    override func describe(_ piece: inout FramePiece, isDesign: Bool) {
        piece.alignment = .center
        if let title, !title.isEmpty { piece.shrink(toText: "[ \(title) ]", size: 15) }
    }
}
