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

    /// The date; one before the first or after the last is brought to it, and setting sends nothing.
    open var date: String? {
        didSet {
            date = date.map(bounded)
            didChange(date, from: oldValue, affects: .size)
        }
    }

    /// The looks of a picker.
    public nonisolated enum Style: String, PropertyWord, CaseIterable, Hashable, Sendable {
        case automatic
        case wheels
        case compact
        case inline
    }

    /// The look of the picker, which text does not show.
    open var preferredDatePickerStyle = Style.automatic {
        didSet { didChange(preferredDatePickerStyle, from: oldValue, affects: .size) }
    }

    /// The minutes from one time to the next; 1 in place of what does not divide an hour, or is more than half of one.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
        }
    }

    /// What can be chosen.
    open var datePickerMode = Mode.dateAndTime {
        didSet { didChange(datePickerMode, from: oldValue, affects: .size) }
    }

    /// The first date; the date follows.
    open var minimumDate: String? { didSet { date = date.map(bounded) } }

    /// The last date; the date follows.
    open var maximumDate: String? { didSet { date = date.map(bounded) } }

    /// The nearest date that can be chosen; ends that are in the wrong order are none.
    private func bounded(_ date: String) -> String {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }

    /// Does what turning the wheels does: chooses a date between the first and the last, and tells.
    @discardableResult
    open func choose(_ date: String) -> Bool {
        guard answersTouches else { return false }
        let old = self.date
        self.date = date
        if self.date != old { sendValueChanged() }
        return true
    }

    /// What of the date is chosen: the day, the time or both; nil without a date.
    private var chosenPart: String? {
        guard let date else { return nil }
        let parts = date.split(maxSplits: 1) { "Tt ".contains($0) }.map(String.init)
        return switch datePickerMode {
        case .date: parts.first
        // A day by itself is its midnight.
        case .time, .countDownTimer: parts.count > 1 ? parts[1] : "00:00"
        case .dateAndTime: date
        }
    }

    /// What a screen reader says that it holds; by itself what is chosen of the date.
    override var usualAccessibilityValue: String? { chosenPart }

    /// A date goes up and down.
    open override class var defaultAccessibilityTraits: AccessibilityTraits { .adjustable }

    package override var widget: Widget? {
        .choice(chosenPart ?? "", among: [chosenPart ?? ""], by: picker)
    }

    /// How a date is chosen: by itself with buttons, a duration always with wheels.
    private var picker: Widget.Picker {
        let moment = date.flatMap { CalendarDate(iso8601: $0) }
        if preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer {
            return .wheels(moment?.wheels(datePickerMode, minuteInterval: minuteInterval) ?? [])
        }
        // No date is the clock's, which a picture does not ask.
        guard let moment else { return .pills([date ?? ""]) }
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.date, .inline): return .month(moment.page, time: nil)
        case (.dateAndTime, .inline): return .month(moment.page, time: moment.timeWords)
        case (.date, _): return .pills([moment.dayWords])
        case (.time, _): return .pills([moment.timeWords])
        case (.dateAndTime, _), (.countDownTimer, _):
            return .pills([moment.dayWords, moment.timeWords])
        }
    }

    package override func enter(_ value: String) -> ValueEntry { .taken(choose(value)) }

    package override var notableValues: [String]? { [minimumDate, maximumDate].compactMap(\.self) }

    package override func reach(beyond value: String) -> String? {
        guard bounded(value) != value else { return nil }
        let start = minimumDate.map { " from \($0)" } ?? ""
        let end = maximumDate.map { (minimumDate == nil ? " until " : " to ") + $0 } ?? ""
        return "a date\(start)\(end)"
    }

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

/// Dates and times as the system writes them in English.
nonisolated extension CalendarDate {
    private var monthWords: String { String(Self.months[month - 1].prefix(3)) }

    /// The day, as in `Mar 1, 2026`.
    fileprivate var dayWords: String { "\(monthWords) \(day), \(year)" }

    /// The day in a wheel, as in `Sun Mar 1`.
    private var weekdayWords: String { "\(Self.weekdays[weekday].prefix(3)) \(monthWords) \(day)" }

    /// The time, as in `4:05 PM`.
    fileprivate var timeWords: String { "\(hourOfHalf):\(Self.twoDigits(minute)) \(half)" }

    private var hourOfHalf: Int { (hour + 11) % 12 + 1 }

    private var half: String { hour < 12 ? "AM" : "PM" }

    private static func twoDigits(_ number: Int) -> String {
        (number < 10 ? "0" : "") + String(number)
    }

    /// The month around the day.
    fileprivate var page: Widget.Month {
        Widget.Month(
            title: "\(Self.months[month - 1]) \(year)",
            firstWeekday: moved(byDays: 1 - day).weekday,
            days: Self.days(in: month, of: year),
            chosen: day
        )
    }

    /// The wheels that the date, the time or both are chosen with.
    fileprivate func wheels(_ mode: DatePicker.Mode, minuteInterval: Int) -> [Widget.Wheel] {
        switch mode {
        case .date:
            let months = Widget.Wheel { Self.months[Self.turned(month - 1 + $0, 12)] }
            let days = Widget.Wheel { String(Self.turned(day - 1 + $0, 31) + 1) }
            return [months, days, Widget.Wheel { String(year + $0) }]
        case .time: return timeWheels(minuteInterval)
        case .dateAndTime:
            let days = Widget.Wheel { moved(byDays: $0).weekdayWords }
            return [days] + timeWheels(minuteInterval)
        case .countDownTimer:
            let hours = Widget.Wheel { distance in
                let hour = hour + distance
                return 0..<24 ~= hour ? "\(hour)" + (distance == 0 ? " hours" : "") : nil
            }
            return [hours, minuteWheel(minuteInterval) { "\($0)" + ($1 == 0 ? " min" : "") }]
        }
    }

    /// The hours and minutes, which go around, and the halves of the day, which do not.
    private func timeWheels(_ interval: Int) -> [Widget.Wheel] {
        let hours = Widget.Wheel { String(Self.turned(hourOfHalf - 1 + $0, 12) + 1) }
        let halves = Widget.Wheel { distance in
            let half = (hour < 12 ? 0 : 1) + distance
            return 0..<2 ~= half ? ["AM", "PM"][half] : nil
        }
        return [hours, minuteWheel(interval) { minute, _ in Self.twoDigits(minute) }, halves]
    }

    private func minuteWheel(_ interval: Int, words: (Int, Int) -> String) -> Widget.Wheel {
        let count = 60 / interval
        return Widget.Wheel { words(Self.turned(minute / interval + $0, count) * interval, $0) }
    }

    /// A number on a circle of so many.
    private static func turned(_ number: Int, _ count: Int) -> Int {
        (number % count + count) % count
    }
}
