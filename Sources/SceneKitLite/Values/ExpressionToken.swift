/// One word of an expression, with its bytes in the decoded text.
struct ExpressionToken {
    /// What a token is.
    enum Kind: Hashable {
        /// A number without a fraction, still without its sign.
        case integer(UInt)
        case literal(DataValue)
        case path(ValuePath)
        case symbol(ExpressionSymbol)

        /// The `}` behind the expression.
        case closingBrace

        /// The end of the text.
        case end
    }

    var kind: Kind
    var start: Int
    var end: Int

    /// Whether white space stands before the token.
    var followsSpace: Bool
}

/// The signs of the expression language.
enum ExpressionSymbol: String, CaseIterable, Hashable {
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

    /// The longest sign that begins with a byte and the one behind it.
    init?(_ first: UInt8, _ second: UInt8?) {
        guard first < 0x80 else { return nil }
        let one = String(UnicodeScalar(first))
        if let second, second < 0x80,
            let symbol = ExpressionSymbol(rawValue: one + String(UnicodeScalar(second)))
        {
            self = symbol
        } else if let symbol = ExpressionSymbol(rawValue: one) {
            self = symbol
        } else {
            return nil
        }
    }
}
