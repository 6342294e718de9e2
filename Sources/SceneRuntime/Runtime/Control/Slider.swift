public import SceneText

/// A value on a track.
open class Slider: Control {
    private var range = (minimum: 0.0, maximum: 1.0)
    private var position = 0.0

    /// Where the thumb is; a value beyond an end is brought to it, and setting sends nothing.
    open var value: Double {
        get { position }
        set { position = min(max(newValue, range.minimum), range.maximum) }
    }

    /// The value at the left end; a maximum and a value below it follow.
    open var minimumValue: Double {
        get { range.minimum }
        set {
            range = (newValue, max(newValue, range.maximum))
            value = position
        }
    }

    /// The value at the right end; a minimum and a value above it follow.
    open var maximumValue: Double {
        get { range.maximum }
        set {
            range = (min(newValue, range.minimum), newValue)
            value = position
        }
    }

    /// The colour of the track before the thumb; nil for the tint.
    open var minimumTrackTintColor: Color?

    /// The colour of the track after the thumb; nil for the system's.
    open var maximumTrackTintColor: Color?

    /// The colour of the thumb; nil for the system's.
    open var thumbTintColor: Color?

    /// Whether `valueChanged` is sent while the thumb moves.
    open var isContinuous = true

    /// Moves the thumb without sending anything.
    open func setValue(_ value: Double, animated: Bool) { self.value = value }

    /// Does what a drag of the thumb does: says whether the slider takes it, and sends what a finger would.
    @discardableResult
    open func drag(to value: Double) -> Bool {
        guard answersTouches else { return false }
        let old = self.value
        sendActions(for: .touchDown)
        self.value = value
        if self.value != old { sendValueChanged() }
        sendActions(for: .touchUpInside)
        return true
    }

    /// A slider goes up and down.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

    override var stretching: Stretching { .always }

    package override var widget: Widget? {
        let span = range.maximum - range.minimum
        let colors = Widget.SliderColors(
            before: minimumTrackTintColor,
            after: maximumTrackTintColor,
            thumb: thumbTintColor
        )
        return .slider(span > 0 ? (value - range.minimum) / span : 0, colors)
    }

    package override var spokenValue: String? { accessibilityValue ?? value.shortest }

    package override func enter(_ value: String) -> ValueEntry {
        .number(value) { drag(to: $0) }
    }

    package override var notableValues: [String]? {
        [minimumValue.shortest, maximumValue.shortest]
    }

    package override func reach(beyond value: String) -> String? {
        guard let number = Double(value), number < range.minimum || number > range.maximum else {
            return nil
        }
        return "a number from \(range.minimum.shortest) to \(range.maximum.shortest)"
    }

    /// The properties that can be set by name, the ends before the value.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("minimumValue", \Slider.minimumValue),
            PropertyAccessor("maximumValue", \Slider.maximumValue),
            PropertyAccessor("value", \Slider.value),
            PropertyAccessor("continuous", \Slider.isContinuous),
            PropertyAccessor("minimumTrackTintColor", \Slider.minimumTrackTintColor),
            PropertyAccessor("maximumTrackTintColor", \Slider.maximumTrackTintColor),
            PropertyAccessor("thumbTintColor", \Slider.thumbTintColor),
        ]
    }

    override var framedKind: ViewKind { .slider }
}
