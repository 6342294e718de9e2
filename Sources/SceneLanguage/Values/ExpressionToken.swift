/// One word of an expression: what it is, and its bytes in the text.
///
/// It holds no text of its own; the parser makes one of what an expression keeps.
struct ExpressionToken {
    /// What a token is.
    enum Kind: Equatable {
        /// A number without a fraction, still without its sign.
        case integer(UInt)
        case decimal(Double)
        case bool(Bool)
        case null

        /// A text in quotes.
        case string

        /// `[]`.
        case emptyList

        /// A name with the parts after it.
        case path
        case symbol(ExpressionSymbol)

        /// The `}` after the expression.
        case closingBrace

        /// The end of the text.
        case end
    }

    var kind: Kind
    var range: Range<Int>

    /// Whether there is white space before the token.
    var followsSpace: Bool

    /// Whether the token is a sign that an operand can begin with.
    var isSign: Bool {
        if case .symbol(let symbol) = kind { symbol.unaryOperator != nil } else { false }
    }
}

/// The signs of the expression language.
enum ExpressionSymbol: String {
    case equal = "=="
    case unequal = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
    case coalesce = "??"
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case star = "*"
    case slash = "/"
    case percent = "%"
    case not = "!"
    case question = "?"
    case colon = ":"
    case pipe = "|"
    case openParenthesis = "("
    case closeParenthesis = ")"

    /// The operator that the sign is between two operands.
    var binaryOperator: ValueExpression.BinaryOperator? { .init(rawValue: rawValue) }

    /// The operator that the sign is before an operand.
    var unaryOperator: ValueExpression.UnaryOperator? { .init(rawValue: rawValue) }

    /// The longest sign that begins with a byte and the one after it.
    init?(_ first: UInt8, _ second: UInt8?) {
        let bytes = [first] + (second.map { [$0] } ?? [])
        let both = String(decoding: bytes, as: UTF8.self)
        guard let symbol = Self(rawValue: both) ?? Self(rawValue: String(both.prefix(1))) else {
            return nil
        }
        self = symbol
    }

    /// How many bytes the sign takes.
    var length: Int { rawValue.utf8.count }
}
