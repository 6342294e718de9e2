/// What a `|` pipes a value into: a printf conversion, or a format with a name.
///
/// Formats know no locale: names and separators are English, times are UTC.
public struct Format: Hashable, Sendable {
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
        case unreadable
    }

    let kind: Kind

    /// The bytes of the format in the scene file, without the `|`.
    public let range: SourceRange
}
