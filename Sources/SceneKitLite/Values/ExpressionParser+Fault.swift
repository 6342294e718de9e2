extension ExpressionParser {
    /// Whether the token begins an operand.
    var isOperand: Bool {
        switch token.kind {
        case .integer, .literal, .path, .symbol(.openParenthesis): true
        case .symbol, .closingBrace, .end: false
        }
    }

    private var tokenRange: SourceRange { lexer.range(token.start, token.end) }

    /// The token as it is written, shortened where a message would become unreadable.
    private func text(of token: ExpressionToken) -> String {
        let text = lexer.text(token.start, token.end)
        return text.count > 40 ? text.prefix(39) + "…" : text
    }

    func emptyBraces() -> ExpressionFault {
        ExpressionFault(
            message: "the braces hold no expression",
            range: lexer.range(max(start - 1, 0), token.end),
            helps: [Help("braces that are meant as text are doubled: '{{' and '}}'")]
        )
    }

    func tooDeep() -> ExpressionFault {
        ExpressionFault(
            message: "the expression nests deeper than \(limits.expressionDepth) levels",
            range: tokenRange
        )
    }

    func missingOperand() -> ExpressionFault {
        if let previous {
            return ExpressionFault(
                message: "the operand behind '\(text(of: previous))' is missing",
                range: lexer.range(previous.start, previous.end)
            )
        }
        return ExpressionFault(
            message: "the operand before '\(text(of: token))' is missing",
            range: tokenRange
        )
    }

    func wordOperator(_ word: ExpressionToken, _ sign: String) -> ExpressionFault {
        ExpressionFault(
            message: "'\(text(of: word))' is not an operator",
            range: lexer.range(word.start, word.end),
            helps: [
                lexer.help("write '\(sign)'", replacing: (word.start, word.end), with: sign)
            ]
        )
    }

    func touchingQuestion() -> ExpressionFault {
        ExpressionFault(
            message: "'?' touches what is no part of a path",
            range: tokenRange,
            helps: [
                lexer.help(
                    "the '?' of a conditional has a space before it",
                    replacing: (token.start, token.end),
                    with: " ?"
                )
            ]
        )
    }

    func missingColon(_ question: ExpressionToken) -> ExpressionFault {
        ExpressionFault(
            message: "the conditional has no ':'",
            range: lexer.range(question.start, question.end),
            helps: [Help("a conditional is written like 'a ? b : c'")]
        )
    }

    /// Refuses `a < b < c`, as Swift does.
    func refuseChain(after sign: ValueExpression.BinaryOperator) throws(ExpressionFault) {
        guard sign.isComparison, case .symbol(let symbol) = token.kind,
            symbol.binaryOperator?.isComparison == true
        else { return }
        throw ExpressionFault(
            message: "comparisons cannot be chained",
            range: tokenRange,
            helps: [Help("join them with '&&'")]
        )
    }

    /// Says why an expression does not end where it could.
    func unexpectedToken() -> ExpressionFault {
        switch token.kind {
        case .end, .closingBrace:
            return ExpressionFault(
                message: "the expression ends too early",
                range: tokenRange
            )
        case .symbol(.openParenthesis) where !token.followsSpace && previous?.path != nil:
            return ExpressionFault(
                message: "there are no calls in an expression",
                range: tokenRange,
                helps: [Help("values are formatted behind '|', as in '{item.name | uppercase}'")]
            )
        case .path(let path) where path.text == "and":
            return wordOperator(token, "&&")
        case .path(let path) where path.text == "or":
            return wordOperator(token, "||")
        case .symbol(.closeParenthesis), .symbol(.colon):
            return ExpressionFault(
                message: "'\(text(of: token))' closes nothing",
                range: tokenRange
            )
        default:
            return missingOperator()
        }
    }

    private func missingOperator() -> ExpressionFault {
        var fault = ExpressionFault(
            message: "an operator is missing before '\(text(of: token))'",
            range: tokenRange
        )
        if let previous, previous.path?.parts.last?.mayBeAbsent == true {
            fault.helps = [
                lexer.help(
                    "the '?' of a conditional has a space before it",
                    replacing: (previous.end - 1, previous.end),
                    with: " ?"
                )
            ]
        }
        return fault
    }
}

extension ExpressionToken {
    /// The path, if the token is one.
    fileprivate var path: ValuePath? {
        guard case .path(let path) = kind else { return nil }
        return path
    }
}
