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
        case .year: length == 2 ? number(date.year % 100, 2) : number(date.year, length)
        case .month:
            length > 2
                ? name(CalendarDate.months[date.month - 1], length) : number(date.month, length)
        case .day: number(date.day, length)
        case .weekday: name(CalendarDate.weekdays[date.weekday], length)
        case .hour24: number(date.hour, length)
        case .hour12: number((date.hour + 11) % 12 + 1, length)
        case .minute: number(date.minute, length)
        case .second: number(date.second, length)
        case .dayHalf: date.hour < 12 ? "AM" : "PM"
        }
    }

    private static func number(_ value: Int, _ length: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(length - digits.utf8.count, 0)) + digits
    }

    /// The whole name where four letters ask for it, else its first three letters.
    private static func name(_ name: String, _ length: Int) -> String {
        length == 4 ? name : String(name.prefix(3))
    }
}
