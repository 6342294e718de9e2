/// One word of an expression: what it is, and its bytes in the text.
///
/// It holds no text of its own; the parser makes one of what an expression keeps.
struct ExpressionToken {
    /// What a token is.
    enum Kind {
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

    /// Whether the token is the brace after the expression.
    var isClosingBrace: Bool {
        if case .closingBrace = kind { true } else { false }
    }

    /// Whether the text ends here.
    var isEnd: Bool {
        if case .end = kind { true } else { false }
    }

    /// Whether the token is a path.
    var isPath: Bool {
        if case .path = kind { true } else { false }
    }

    /// Whether the token is a sign that an operand can begin with.
    var isSign: Bool {
        if case .symbol(let symbol) = kind { symbol.unaryOperator != nil } else { false }
    }

    /// Whether the token is a sign.
    func isSymbol(_ symbol: ExpressionSymbol) -> Bool {
        if case .symbol(symbol) = kind { true } else { false }
    }
}

/// The signs of the expression language.
enum ExpressionSymbol: Hashable {
    case equal
    case unequal
    case lessOrEqual
    case greaterOrEqual
    case and
    case or
    case coalesce
    case less
    case greater
    case plus
    case minus
    case star
    case slash
    case percent
    case not
    case question
    case colon
    case pipe
    case openParenthesis
    case closeParenthesis

    /// The operator that the sign is between two operands.
    var binaryOperator: ValueExpression.BinaryOperator? {
        switch self {
        case .equal: .equal
        case .unequal: .unequal
        case .lessOrEqual: .lessOrEqual
        case .greaterOrEqual: .greaterOrEqual
        case .and: .and
        case .or: .or
        case .coalesce: .coalesce
        case .less: .less
        case .greater: .greater
        case .plus: .add
        case .minus: .subtract
        case .star: .multiply
        case .slash: .divide
        case .percent: .remainder
        case .not, .question, .colon, .pipe, .openParenthesis, .closeParenthesis: nil
        }
    }

    /// The operator that the sign is before an operand.
    var unaryOperator: ValueExpression.UnaryOperator? {
        switch self {
        case .minus: .minus
        case .not: .not
        default: nil
        }
    }

    /// The longest sign that begins with a byte and the one after it.
    init?(_ first: UInt8, _ second: UInt8?) {
        let one = Unicode.Scalar(first)
        let two = second.map { Unicode.Scalar($0) }
        switch (one, two) {
        case ("=", "="?): self = .equal
        case ("!", "="?): self = .unequal
        case ("<", "="?): self = .lessOrEqual
        case (">", "="?): self = .greaterOrEqual
        case ("&", "&"?): self = .and
        case ("|", "|"?): self = .or
        case ("?", "?"?): self = .coalesce
        case ("<", _): self = .less
        case (">", _): self = .greater
        case ("+", _): self = .plus
        case ("-", _): self = .minus
        case ("*", _): self = .star
        case ("/", _): self = .slash
        case ("%", _): self = .percent
        case ("!", _): self = .not
        case ("?", _): self = .question
        case (":", _): self = .colon
        case ("|", _): self = .pipe
        case ("(", _): self = .openParenthesis
        case (")", _): self = .closeParenthesis
        default: return nil
        }
    }

    /// How many bytes the sign takes.
    var length: Int {
        switch self {
        case .equal, .unequal, .lessOrEqual, .greaterOrEqual, .and, .or, .coalesce: 2
        default: 1
        }
    }
}
