import SceneText

extension ExpressionParser {
    /// Whether the token begins an operand.
    var isOperand: Bool {
        switch token.kind {
        case .integer, .decimal, .bool, .null, .string, .path, .emptyList,
            .symbol(.openParenthesis):
            true
        case .symbol, .closingBrace, .end: false
        }
    }

    /// The bytes of the token in the file.
    var tokenRange: SourceRange { text.range(token.range) }

    /// The token as it is written, shortened where a message would become unreadable.
    private func text(of token: ExpressionToken) -> String {
        let text = text.text(token.range)
        return text.count > 40 ? text.prefix(39) + "…" : text
    }

    func emptyBraces() -> ExpressionFault {
        ExpressionFault(
            message: "there is no expression in the braces",
            range: text.range(max(start - 1, text.start)..<token.range.upperBound),
            helps: ["double braces that are meant as text: '{{' and '}}'"]
        )
    }

    func tooDeep() -> ExpressionFault {
        ExpressionFault(
            message: "the expression nests deeper than \(depthLimit) levels",
            range: tokenRange
        )
    }

    func missingOperand() -> ExpressionFault {
        if let previous {
            return ExpressionFault(
                message: "the operand after '\(text(of: previous))' is missing",
                range: text.range(previous.range)
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
            range: text.range(word.range),
            helps: [text.help("write '\(sign)'", replacing: word.range, with: sign)]
        )
    }

    func touchingQuestion() -> ExpressionFault {
        ExpressionFault(
            message: "'?' must follow a path",
            range: tokenRange,
            helps: [helpForQuestion(token.range)]
        )
    }

    private func helpForQuestion(_ sign: Range<Int>) -> Help {
        let words = "the '?' of a conditional has a space before it"
        return text.help(words, replacing: sign, with: " ?")
    }

    func missingColon(_ question: ExpressionToken) -> ExpressionFault {
        ExpressionFault(
            message: "the conditional has no ':'",
            range: text.range(question.range),
            helps: ["write a conditional like 'a ? b : c'"]
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
            helps: ["join them with '&&'"]
        )
    }

    /// Whether a path is one certain name and nothing else, marked or not.
    func isName(_ name: String, _ path: ExpressionToken) -> Bool {
        text.path(of: path.range).text == name
    }

    /// Says why an expression does not end where it could.
    func unexpectedToken() -> ExpressionFault {
        switch token.kind {
        case .end, .closingBrace:
            return ExpressionFault(
                message: "the expression is incomplete",
                range: tokenRange
            )
        case .symbol(.openParenthesis) where !token.followsSpace && previous?.kind == .path:
            return ExpressionFault(
                message: "an expression cannot call functions",
                range: tokenRange,
                helps: [helpForCall()]
            )
        case .path where isName("and", token): return wordOperator(token, "&&")
        case .path where isName("or", token): return wordOperator(token, "||")
        case .symbol(.colon):
            return ExpressionFault(
                message: "':' belongs to no '?'",
                range: tokenRange,
                helps: [helpForColon()]
            )
        case .symbol(.closeParenthesis):
            return ExpressionFault(
                message: "'\(text(of: token))' closes nothing",
                range: tokenRange
            )
        default:
            return missingOperator()
        }
    }

    /// What to write in place of a call: `people.count()`, `uppercased(item.name)`.
    private func helpForCall() -> Help {
        let general = Help("values are formatted after '|', as in '{item.name | uppercase}'")
        guard let previous else { return general }
        let path = text.text(previous.range)
        let method = path.split(separator: ".").last.map(String.init) ?? path
        guard let format = Catalog.format(ofMethod: method) else { return general }
        if let dot = path.lastIndex(of: ".") {
            return Help("a format follows '|': '\(path[..<dot]) | \(format)'")
        }
        let rest = token.range.upperBound..<text.end
        guard let end = rest.first(where: { text[$0] == UInt8(ascii: ")") }),
            end > rest.lowerBound
        else { return general }
        return Help("a format follows '|': '\(text.text(rest.lowerBound..<end)) | \(format)'")
    }

    /// What to write in place of a format after a colon, as in `{item.price:.2f}`.
    private func helpForColon() -> Help {
        let start = token.range.upperBound
        let end = (start..<text.end).first { text[$0] == UInt8(ascii: "}") } ?? text.end
        let written = text.text(start..<end).filter { $0 != " " && $0 != "%" }
        let value = text.text(self.start..<token.range.lowerBound).drop { $0 == " " }
        guard let last = written.last, "dfegsx".contains(last), value.last != " ",
            written.dropLast().allSatisfy({ "0123456789.,+-".contains($0) })
        else { return Help("a format follows '|', as in '{item.price | %.2f}'") }
        let format = "%" + written.filter { $0 != "," }
        return text.help(
            "a format follows '|': '{\(value) | \(format)}'",
            replacing: token.range.lowerBound..<end,
            with: " | \(format)"
        )
    }

    private func missingOperator() -> ExpressionFault {
        var fault = ExpressionFault(
            message: "an operator is missing before '\(text(of: token))'",
            range: tokenRange
        )
        if let previous, previous.kind == .path, text.path(of: previous.range).last.mayBeAbsent {
            fault.helps = [helpForQuestion(previous.range.suffix(1))]
        }
        return fault
    }
}
