import SceneText

/// A value that goes up and down in steps.
open class Stepper: Control {
    private var range = (minimum: 0.0, maximum: 100.0)
    private var position = 0.0

    /// The value; one beyond an end is brought to it, and setting sends nothing.
    open var value: Double {
        get { position }
        set { position = min(max(newValue, range.minimum), range.maximum) }
    }

    /// The least value; a maximum and a value below it follow.
    open var minimumValue: Double {
        get { range.minimum }
        set {
            range = (newValue, max(newValue, range.maximum))
            value = position
        }
    }

    /// The greatest value; a minimum and a value above it follow.
    open var maximumValue: Double {
        get { range.maximum }
        set {
            range = (min(newValue, range.minimum), newValue)
            value = position
        }
    }

    /// What one tap adds.
    open var stepValue = 1.0

    /// Whether the value goes on at the other end.
    open var wraps = false

    /// Does what a tap on the plus does: says whether the stepper takes it, and sends a change.
    @discardableResult
    open func increment() -> Bool { step(by: stepValue) }

    /// Does what a tap on the minus does: says whether the stepper takes it, and sends a change.
    @discardableResult
    open func decrement() -> Bool { step(by: -stepValue) }

    /// Does what taps do until a value is reached or its end; says whether the stepper takes them.
    @discardableResult
    open func set(to newValue: Double) -> Bool {
        guard answersTouches else { return false }
        let old = value
        value = newValue
        if value != old { sendValueChanged() }
        return true
    }

    private func step(by difference: Double) -> Bool {
        guard answersTouches else { return false }
        let old = position
        let next = position + difference
        if wraps, next > range.maximum {
            value = range.minimum
        } else if wraps, next < range.minimum {
            value = range.maximum
        } else {
            value = next
        }
        if position != old { sendValueChanged() }
        return true
    }

    /// A stepper goes up and down.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

    package override var widget: Widget? { .stepper }

    override var keepsOwnSize: Bool { true }

    package override var spokenValue: String? { accessibilityValue ?? value.shortest }

    package override func enter(_ value: String) -> ValueEntry {
        .number(value) { set(to: $0) }
    }

    package override var notableValues: [String]? {
        [minimumValue.shortest, maximumValue.shortest]
    }

    /// Taps lead away from the value and, as the last one ends there, from both ends.
    package override func reach(beyond value: String) -> String? {
        guard let number = Double(value) else { return nil }
        let isInside = number >= range.minimum && number <= range.maximum
        let isOnTheWay = [position, range.minimum, range.maximum].contains { start in
            let taps = (number - start) / stepValue
            return abs(taps - taps.rounded()) < 1e-6
        }
        if isInside, isOnTheWay || stepValue <= 0 { return nil }
        return "a number from \(range.minimum.shortest) to \(range.maximum.shortest), "
            + "in steps of \(stepValue.shortest)"
    }

    /// The properties that can be set by name, the ends before the value.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("minimumValue", \Stepper.minimumValue),
            PropertyAccessor("maximumValue", \Stepper.maximumValue),
            PropertyAccessor("stepValue", \Stepper.stepValue),
            PropertyAccessor("value", \Stepper.value),
            PropertyAccessor("wraps", \Stepper.wraps),
        ]
    }

    override var framedKind: ViewKind { .stepper }
}
