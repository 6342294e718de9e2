package import SceneText

extension ExpressionChecker {
    mutating func type(
        of sign: ValueExpression.UnaryOperator,
        _ operand: Operand
    ) -> ValueType {
        let type = operand.type
        guard type != .unknown else { return sign == .not ? .bool : .unknown }
        if sign.takes(type) { return type }
        if type.isOptional { return report(absent(operand, of: sign.rawValue)) }
        return report(mismatch(sign.mismatch(type), range(of: operand.place)))
    }

    mutating func type(
        of sign: ValueExpression.BinaryOperator,
        _ left: Operand,
        _ right: Operand,
        at place: Int
    ) -> ValueType {
        switch sign {
        case .equal, .unequal: return equality(sign, left, right, at: place)
        case .and, .or: return logic(sign, left, right)
        case .coalesce: return coalescing(left, right, at: place)
        case .add, .subtract, .multiply, .divide, .remainder, .less, .lessOrEqual, .greater,
            .greaterOrEqual:
            let type = present(sign, left, right, at: place)
            return sign.isComparison ? .bool : type
        }
    }

    /// The result of an operator whose operands have to be there.
    private mutating func present(
        _ sign: ValueExpression.BinaryOperator,
        _ left: Operand,
        _ right: Operand,
        at place: Int
    ) -> ValueType {
        if let operand = absentOperand(left, right) {
            return report(absent(operand, of: sign.rawValue))
        }
        let (one, other) = (left.type, right.type)
        if one == .unknown || other == .unknown { return .unknown }
        if let type = sign.result(of: one, other) { return type }
        let isText = sign == .add && (one == .string || other == .string)
        return report(
            mismatch(
                sign.mismatch(one, other),
                range(of: place),
                help: isText ? "write the parts of a text side by side: '{a}{b}'" : nil
            )
        )
    }

    private mutating func equality(
        _ sign: ValueExpression.BinaryOperator,
        _ left: Operand,
        _ right: Operand,
        at place: Int
    ) -> ValueType {
        if right.type == .null { return comparisonWithNil(left) }
        if left.type == .null { return comparisonWithNil(right) }
        let (one, other) = (left.type.unwrapped, right.type.unwrapped)
        let isKnown = one != .unknown && other != .unknown
        if isKnown, sign.result(of: one, other) == nil {
            _ = report(mismatch(sign.mismatch(one, other), range(of: place)))
        }
        return .bool
    }

    private mutating func comparisonWithNil(_ operand: Operand) -> ValueType {
        let type = operand.type
        if !type.isOptional, type != .unknown { _ = report(neverNil(operand.place)) }
        return .bool
    }

    private mutating func logic(
        _ sign: ValueExpression.BinaryOperator,
        _ left: Operand,
        _ right: Operand
    ) -> ValueType {
        checkTruth(left, of: sign)
        checkTruth(right, of: sign)
        return .bool
    }

    private mutating func checkTruth(_ operand: Operand, of sign: ValueExpression.BinaryOperator) {
        let type = operand.type
        guard type != .bool, type != .unknown else { return }
        if type.isOptional {
            _ = report(absent(operand, of: sign.rawValue))
        } else {
            let message = "'\(sign.rawValue)' takes two Bools, not \(type.withArticle)"
            _ = report(mismatch(message, range(of: operand.place)))
        }
    }

    private mutating func coalescing(
        _ left: Operand,
        _ right: Operand,
        at place: Int
    ) -> ValueType {
        guard left.type != .null else { return right.type }
        let value = left.type.unwrapped
        guard value != .unknown else { return .unknown }
        return common(value, right.type, of: "the sides of '??'", at: place)
    }

    mutating func type(
        ofConditional condition: Operand,
        _ then: Operand,
        _ otherwise: Operand,
        at place: Int
    ) -> ValueType {
        let type = condition.type
        if type.isOptional {
            _ = report(absent(condition, of: "?"))
        } else if type != .bool, type != .unknown {
            let message = "a condition is a Bool, not \(type.withArticle)"
            _ = report(mismatch(message, range(of: condition.place)))
        }
        return common(then.type, otherwise.type, of: "the branches of a conditional", at: place)
    }

    mutating func type(of format: Format, _ value: Operand) -> ValueType {
        let type = value.type
        guard type != .null else { return .null }
        guard format.accepts(type.unwrapped) else {
            let message =
                "the format takes \(format.operandDescription), not "
                + type.unwrapped.withArticle
            log.report(
                .badFormat,
                message,
                at: Annotation(expression.source, format.range),
                secondary: [
                    Annotation(
                        expression.source,
                        range(of: value.place),
                        label: type.unwrapped.withArticle
                    )
                ]
            )
            return .string
        }
        return type.isOptional ? ValueType.string.optional : .string
    }

    private mutating func common(
        _ one: ValueType,
        _ other: ValueType,
        of what: String,
        at place: Int
    ) -> ValueType {
        let type = one.joined(with: other)
        let isKnown = one.unwrapped != .unknown && other.unwrapped != .unknown
        guard isKnown, type.unwrapped == .unknown else { return type }
        return report(
            mismatch(
                "\(what) are \(one.unwrapped.withArticle) and \(other.unwrapped.withArticle)",
                range(of: place),
                help: "a format makes both a text, as in '(item.price | %.2f)'"
            )
        )
    }
}

// MARK: - Absence and comparison

extension ExpressionChecker {
    /// The first operand that may be absent.
    private func absentOperand(_ left: Operand, _ right: Operand) -> Operand? {
        if left.type.isOptional { return left }
        return right.type.isOptional ? right : nil
    }

    private func absent(_ operand: Operand, of sign: String) -> Diagnostic {
        let range = range(of: operand.place)
        guard operand.type != .null else {
            return mismatch("'nil' cannot be an operand of '\(sign)'", range)
        }
        return mismatch(
            "an operand of '\(sign)' may be absent",
            range,
            help: "'??' gives a value for that case, as in '(item.count? ?? 0)'"
        )
    }

    private func neverNil(_ place: Int) -> Diagnostic {
        var help: String?
        if case .path(let path) = expression.nodes[place].kind {
            help = "a path whose value may be absent ends in '?': '\(path.text)?'"
        }
        return mismatch("what is compared with 'nil' is never absent", range(of: place), help: help)
    }
}

extension Diagnostic {
    /// What is next to other text, and has no text itself.
    static func textless(_ type: ValueType, _ expression: ValueExpression) -> Diagnostic {
        Diagnostic(
            .typeMismatch,
            "\(type.unwrapped.withArticle) has no text",
            at: Annotation(expression.source, expression.range),
            helps: expression.helpForRecord(type).map { [$0] } ?? []
        )
    }
}

extension DiagnosticCode {
    /// Operands that do not fit each other, or a value that does not fit its place.
    package static let typeMismatch = DiagnosticCode(
        "type-mismatch",
        .expressions,
        summary: "operands do not fit together, or a value does not fit where it is used",
        explanation: """
            Operators take the same types as in Swift: '+' takes two numbers or two Strings, '%' two Ints, '<' two \
            numbers or two Strings, '&&' two Bools. An Int becomes a Double if needed; nothing else is converted \
            implicitly.

            A value that may be absent, because its path ends in '?', can only be an operand of '??', '==' and '!='.
            """,
        good: numberedRows(showing: "{row * 2}"),
        replacing: "{row * 2}",
        with: "{row * 'two'}"
    )
}
