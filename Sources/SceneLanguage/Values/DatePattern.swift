/// How a date is written: `d MMMM yyyy, HH:mm`.
struct DatePattern: Hashable, Sendable {
    /// A stretch of a pattern.
    enum Part: Hashable, Sendable {
        case literal(String)
        case field(Field, length: Int)
    }

    /// A part of a date, by its letter.
    enum Field: Character, CaseIterable, Hashable, Sendable {
        case year = "y"
        case month = "M"
        case day = "d"
        case weekday = "E"
        case hour24 = "H"
        case hour12 = "h"
        case minute = "m"
        case second = "s"
        case dayHalf = "a"
    }

    var parts: [Part]
}
