package import SceneText

/// What a `|` pipes a value into: a printf conversion, or a format with a name.
///
/// Formats know no locale: names and separators are English, times are UTC.
package struct Format: Hashable, Sendable {
    /// The kinds of format, parsed once.
    enum Kind: Hashable, Sendable {
        case printf(PrintfFormat)
        case uppercase
        case lowercase
        case capitalized
        case pattern(String)
        case number
        case percent
        case bytes
        case date(DatePattern)

        /// A format that could not be read, which has been reported.
        case unreadable
    }

    /// The formats that have a name.
    enum Name: String, CaseIterable {
        case uppercase
        case lowercase
        case capitalized
        case pattern
        case number
        case percent
        case bytes
        case date

        /// Whether an argument must follow the name; the other formats take none.
        var takesArgument: Bool { self == .pattern || self == .date }
    }

    let kind: Kind

    /// The bytes of the format in the scene file, without the `|`.
    package let range: SourceRange
}

extension Format {
    /// Whether values of a type can be formatted; a value that is absent is passed on.
    func accepts(_ type: ValueType) -> Bool {
        guard type != .unknown else { return true }
        return switch kind {
        case .printf(let format): format.conversion.operand.accepts(type)
        case .uppercase, .lowercase, .capitalized, .date: type == .string
        case .pattern: type == .string || type == .int
        case .number, .percent: type == .int || type == .double
        case .bytes: type == .int
        case .unreadable: true
        }
    }

    /// What the format takes, in words: 'a number'.
    var operandDescription: String {
        switch kind {
        case .printf(let format): format.conversion.operand.description
        case .uppercase, .lowercase, .capitalized: "a String"
        case .date: "a String with a date in ISO 8601"
        case .pattern: "a String or an Int"
        case .number, .percent: "a number"
        case .bytes: "an Int"
        case .unreadable: "anything"
        }
    }
}

extension PrintfFormat.Operand {
    fileprivate func accepts(_ type: ValueType) -> Bool {
        switch self {
        case .int: type == .int
        case .number: type == .int || type == .double
        case .scalar: [.string, .int, .double, .bool].contains(type)
        }
    }

    fileprivate var description: String {
        switch self {
        case .int: "an Int"
        case .number: "a number"
        case .scalar: "a String, a number or a Bool"
        }
    }
}
