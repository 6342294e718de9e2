/// A moment in UTC by the Gregorian calendar, to the second.
package struct CalendarDate: Hashable {
    package private(set) var year: Int
    package private(set) var month: Int
    package private(set) var day: Int
    package private(set) var hour = 0
    package private(set) var minute = 0
    package private(set) var second = 0

    /// Reads a date in ISO 8601, alone or with a time: `2024-05-31T18:30:00+02:00`.
    ///
    /// Without an offset the time is UTC; fractions of a second are dropped.
    package init?(iso8601 text: String) {
        var reader = DigitReader(text)
        guard let year = reader.digits(4), reader.skip("-"), let month = reader.digits(2),
            reader.skip("-"), let day = reader.digits(2), (1...12).contains(month),
            (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
        if reader.isAtEnd { return }
        guard reader.skip("T") || reader.skip(" "), let hour = reader.digits(2), reader.skip(":"),
            let minute = reader.digits(2), hour < 24, minute < 60
        else { return nil }
        (self.hour, self.minute) = (hour, minute)
        if reader.skip(":") {
            guard let second = reader.digits(2), second < 60 else { return nil }
            self.second = second
            if reader.skip("."), !reader.skipDigits() { return nil }
        }
        guard let offset = reader.offset(), reader.isAtEnd else { return nil }
        subtract(minutes: offset)
    }

    /// The day of the week; 0 is Sunday.
    package var weekday: Int {
        // Sakamoto's congruence: months count from March, so that leap days end a year.
        let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = month < 3 ? year - 1 : year
        let sum = year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day
        return (sum % 7 + 7) % 7
    }

    /// The number of days of a month.
    package static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The same time some days later, or earlier.
    package func moved(byDays days: Int) -> CalendarDate {
        var date = self
        for _ in 0..<abs(days) {
            if days < 0 { date.stepBack() } else { date.stepForward() }
        }
        return date
    }

    /// The names of the months, January first.
    package static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// The names of the days of a week, Sunday first.
    package static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    /// Moves the moment by less than a day.
    private mutating func subtract(minutes: Int) {
        let total = hour * 60 + minute - minutes
        let inDay = (total % 1440 + 1440) % 1440
        (hour, minute) = (inDay / 60, inDay % 60)
        if total < 0 { stepBack() }
        if total >= 1440 { stepForward() }
    }

    private mutating func stepBack() {
        day -= 1
        guard day == 0 else { return }
        month = month == 1 ? 12 : month - 1
        if month == 12 { year -= 1 }
        day = Self.days(in: month, of: year)
    }

    private mutating func stepForward() {
        day += 1
        guard day > Self.days(in: month, of: year) else { return }
        day = 1
        month = month == 12 ? 1 : month + 1
        if month == 1 { year += 1 }
    }
}

/// Takes digits and signs from the front of a text.
private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func digits(_ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(\.isDigit) else {
            return nil
        }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard let byte = rest.first, UInt32(byte) == sign.value else { return false }
        rest = rest.dropFirst()
        return true
    }

    mutating func skipDigits() -> Bool {
        let count = rest.prefix(while: \.isDigit).count
        rest = rest.dropFirst(count)
        return count > 0
    }

    /// The offset from UTC in minutes; 0 where none is written, nil where it is malformed.
    mutating func offset() -> Int? {
        if rest.isEmpty || skip("Z") { return 0 }
        let isEast = skip("+")
        guard isEast || skip("-"), let hours = digits(2), hours < 24 else { return nil }
        _ = skip(":")
        guard let minutes = rest.isEmpty ? 0 : digits(2), minutes < 60 else { return nil }
        return (isEast ? 1 : -1) * (hours * 60 + minutes)
    }
}
