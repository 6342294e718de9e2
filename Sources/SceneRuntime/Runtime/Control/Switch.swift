public import SceneText

/// On or off.
open class Switch: Control {
    /// Whether it is on; setting it sends nothing.
    open var isOn = false

    /// The colour while it is on.
    open var onTintColor: Color?

    /// The colour of the thumb; nil for the system's.
    open var thumbTintColor: Color?

    /// Turns it on or off without sending anything.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// Does what a tap does: toggles, and sends that the value changed.
    @discardableResult
    open override func touch() -> Bool {
        guard super.touch() else { return false }
        isOn.toggle()
        sendValueChanged()
        return true
    }

    package override var touchHasEffect: Bool { true }

    /// What a screen reader says that it holds; by itself 1 or 0.
    override var usualAccessibilityValue: String? { (isOn ? "1" : "0") }

    /// A switch is pressed.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .button }

    package override var widget: Widget? { .toggle(isOn: isOn, thumb: thumbTintColor) }

    override var inkColor: Color? { isOn ? onTintColor : nil }

    override var keepsOwnSize: Bool { true }

    package override var spokenValue: String? {
        ownAccessibilityValue ?? (isOn ? "on" : "off")
    }

    package override func enter(_ value: String) -> ValueEntry {
        guard let isOn = Bool(value) else { return .needs("true or false") }
        return .taken(isOn == self.isOn ? answersTouches : touch())
    }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("on", \Switch.isOn),
            PropertyAccessor("onTintColor", \Switch.onTintColor),
            PropertyAccessor("thumbTintColor", \Switch.thumbTintColor),
        ]
    }

    override var framedKind: ViewKind { .switch }
}
