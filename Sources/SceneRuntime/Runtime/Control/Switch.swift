public import SceneText

/// On or off.
open class Switch: Control {
    /// Whether it is on; setting it sends nothing.
    open var isOn = false

    /// The colour while it is on.
    open var onTintColor: Color?

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

    /// What a screen reader says that it holds; by itself 1 or 0.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    /// A switch is pressed.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .button }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("on", \Switch.isOn),
            PropertyAccessor("onTintColor", \Switch.onTintColor),
        ]
    }
}
