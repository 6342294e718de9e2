/// Why a value cannot be formatted; found when there is a value, at its row.
package enum FormatError: Error, Hashable, Sendable {
    /// The format takes values of another type.
    case unfit(expected: String, found: String)

    /// The pattern has places for another number of characters.
    case wrongLength(expected: Int, found: String)

    /// The text is not an ISO 8601 date.
    case noDate(String)
}

extension FormatError: CustomStringConvertible {
    /// The error in words, without a full stop.
    package var description: String {
        switch self {
        case .unfit(let expected, let found):
            "the format takes \(expected), not \(found)"
        case .wrongLength(let expected, let found):
            "the pattern is for texts of length \(expected), but '\(found)' has length \(found.count)"
        case .noDate(let text):
            "'\(text)' is not an ISO 8601 date, such as '2024-05-31' or '2024-05-31T18:30:00Z'"
        }
    }
}
