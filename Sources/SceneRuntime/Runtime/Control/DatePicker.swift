import SceneText

/// A date or a time to choose; dates are texts in ISO 8601, since the core knows no calendar.
open class DatePicker: Control {
    /// What can be chosen.
    public nonisolated enum Mode: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
    }

    /// The date; setting it sends nothing.
    open var date: String? {
        didSet { didChange(date, from: oldValue, affects: .size) }
    }

    /// The looks of a picker.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case automatic
        case wheels
        case compact
        case inline
    }

    /// The look of the picker, which text does not show.
    open var preferredDatePickerStyle = Style.automatic

    /// The minutes from one time to the next.
    open var minuteInterval = 1

    /// What can be chosen.
    open var datePickerMode = Mode.dateAndTime

    /// The first date.
    open var minimumDate: String?

    /// The last date.
    open var maximumDate: String?

    /// Does what turning the wheels does: chooses a date between the first and the last, and tells.
    @discardableResult
    open func choose(_ date: String) -> Bool {
        guard answersTouches else { return false }
        var chosen = date
        if let minimumDate, chosen < minimumDate { chosen = minimumDate }
        if let maximumDate, chosen > maximumDate { chosen = maximumDate }
        guard chosen != self.date else { return true }
        self.date = chosen
        sendValueChanged()
        return true
    }

    /// What a screen reader says that it holds; by itself the date.
    override var usualAccessibilityValue: String? { date }

    /// A date goes up and down.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

    package override var widget: Widget? { .choice(date ?? "", among: [date ?? ""]) }

    package override func enter(_ value: String) -> ValueEntry { .taken(choose(value)) }

    /// The properties that can be set by name.
    open override class var propertyAccessors: [PropertyAccessor] {
        super.propertyAccessors + [
            PropertyAccessor("minuteInterval", \DatePicker.minuteInterval),
            PropertyAccessor("style", \DatePicker.preferredDatePickerStyle),
            PropertyAccessor("minimumDate", \DatePicker.minimumDate),
            PropertyAccessor("maximumDate", \DatePicker.maximumDate),
            PropertyAccessor("date", \DatePicker.date),
            PropertyAccessor("mode", \DatePicker.datePickerMode),
        ]
    }

    override var framedKind: ViewKind { .datePicker }
}
