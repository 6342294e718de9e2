import SceneText

extension DatePattern {
    /// The text of a date.
    func text(of date: CalendarDate) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .field(let field, let length): Self.text(of: field, length, date)
            }
        }.joined()
    }

    private static func text(of field: Field, _ length: Int, _ date: CalendarDate) -> String {
        switch field {
        case .year: (length == 2 ? date.year % 100 : date.year).decimal(digits: length)
        case .month:
            length > 2
                ? name(CalendarDate.months[date.month - 1], length)
                : date.month.decimal(digits: length)
        case .day: date.day.decimal(digits: length)
        case .weekday: name(CalendarDate.weekdays[date.weekday], length)
        case .hour24: date.hour.decimal(digits: length)
        case .hour12: ((date.hour + 11) % 12 + 1).decimal(digits: length)
        case .minute: date.minute.decimal(digits: length)
        case .second: date.second.decimal(digits: length)
        case .dayHalf: date.hour < 12 ? "AM" : "PM"
        }
    }

    /// The whole name where four letters ask for it, else its first three letters.
    private static func name(_ name: String, _ length: Int) -> String {
        length == 4 ? name : String(name.prefix(3))
    }
}
