/// A piece of a Swift source that is neither a blank nor a comment.
struct SwiftToken {
    enum Kind: UInt8 {
        /// A name or keyword; without its backticks, which make a name of a keyword.
        case identifier
        case number
        /// A text without interpolation, with its quotes.
        case text
        /// The first part of a text with interpolations, from its quotes to before the first `\(`.
        case textStart
        case textEnd
        /// `\(` in a text.
        case interpolationStart
        case interpolationEnd
        case regex
        case openBrace
        case closeBrace
        case openParenthesis
        case closeParenthesis
        case openBracket
        case closeBracket
        case comma
        case colon
        case semicolon
        case dot
        case at
        /// `#if`, `#selector` and others, with their words.
        case hash
        /// `=` alone.
        case assign
        /// `+=` and its like.
        case compoundAssign
        /// `==` and `!=`, also of three characters.
        case equality
        case arrow
        case less
        case greater
        /// `?` between blanks, which chooses.
        case question
        /// `?` after a value or type.
        case postfixQuestion
        /// `!` after a value or type.
        case postfixExclamation
        case ampersand
        case `operator`
        case unknown
    }

    /// What a token says beside its kind.
    struct Flags: OptionSet {
        let rawValue: UInt8

        /// It is the first of its line.
        static let startsLine = Flags(rawValue: 1)

        /// A blank or a comment is before it.
        static let followsBlank = Flags(rawValue: 2)

        /// Code that names something of a document may begin with it.
        static let isOfInterest = Flags(rawValue: 4)

        /// The text has quotes in three.
        static let hasLines = Flags(rawValue: 8)

        /// The text has `#` around its quotes.
        static let isRaw = Flags(rawValue: 16)
    }

    var start: UInt32
    var end: UInt32

    /// Of what opens: the index of what closes it, or of what comes in its place where nothing does.
    ///
    /// Of what closes: the index of what opens it.
    var link: UInt32 = 0

    var kind: Kind
    var word: SwiftWord
    var flags: Flags

    var range: Range<Int> { Int(start)..<Int(end) }

    var startsLine: Bool { flags.contains(.startsLine) }

    /// Whether the token opens what another one closes.
    var opens: Bool {
        switch kind {
        case .openBrace, .openParenthesis, .openBracket, .textStart, .interpolationStart: true
        default: false
        }
    }

    /// Whether a value may end with the token, so that a `/` after it divides.
    var endsValue: Bool {
        switch kind {
        case .identifier: !word.precedesValue
        case .number, .text, .textEnd, .regex, .closeBrace, .closeParenthesis, .closeBracket,
            .postfixQuestion, .postfixExclamation:
            true
        default: false
        }
    }
}
