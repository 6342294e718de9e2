package import SceneText

extension ValueExpression {
    /// The value of the expression for the names of a scope.
    package func evaluate(in scope: some ValueScope) throws(EvaluationError) -> DataValue {
        try Evaluator(expression: self, scope: scope).value(of: root, mayBeAbsent: false)
    }
}

extension Template {
    /// The value of the text for the names of a scope.
    ///
    /// A text that is one expression has its value. In any other what is absent is empty.
    package func evaluate(in scope: some ValueScope) throws(EvaluationError) -> DataValue {
        if let singleExpression { return try singleExpression.evaluate(in: scope) }
        var result = ""
        for segment in segments {
            switch segment {
            case .literal(let text):
                result += text
            case .expression(let expression):
                let value = try expression.evaluate(in: scope)
                guard !value.isNull else { continue }
                guard let text = value.text else {
                    throw EvaluationError(
                        reason: .textless(ValueType(of: value).withArticle),
                        source: expression.source,
                        range: expression.range
                    )
                }
                try expression.check(result.utf8.count + text.utf8.count)
                result += text
            }
        }
        return .string(result)
    }
}

extension ValueExpression {
    /// Refuses a text that would be too long.
    fileprivate func check(_ length: Int) throws(EvaluationError) {
        let limit = Limits().textLength
        guard length > limit else { return }
        throw EvaluationError(reason: .tooLong(limit: limit), source: source, range: range)
    }
}

/// Walks an expression from its root and computes only what is needed.
private struct Evaluator<Names: ValueScope> {
    let expression: ValueExpression
    let scope: Names

    /// The value of a node; `mayBeAbsent` says that `??` follows it.
    func value(of place: Int, mayBeAbsent: Bool) throws(EvaluationError) -> DataValue {
        switch expression.nodes[place].kind {
        case .literal(let value):
            return value
        case .path(let path):
            return try value(of: path, mayBeAbsent: mayBeAbsent)
        case .unary(let sign, let operand):
            return try apply(sign, to: operand, at: place)
        case .binary(.coalesce, let left, let right):
            let value = try value(of: left, mayBeAbsent: true)
            return value.isNull ? try self.value(of: right, mayBeAbsent: mayBeAbsent) : value
        case .binary(.and, let left, let right):
            guard try bool(left, .and) else { return .bool(false) }
            return .bool(try bool(right, .and))
        case .binary(.or, let left, let right):
            guard try !bool(left, .or) else { return .bool(true) }
            return .bool(try bool(right, .or))
        case .binary(let sign, let left, let right):
            let left = try value(of: left, mayBeAbsent: false)
            return try apply(sign, left, try value(of: right, mayBeAbsent: false), at: place)
        case .conditional(let condition, let then, let otherwise):
            let chosen = try isTrue(condition) ? then : otherwise
            return try value(of: chosen, mayBeAbsent: mayBeAbsent)
        case .formatted(let place, let format):
            let value = try value(of: place, mayBeAbsent: mayBeAbsent)
            return try apply(format, to: value)
        case .listed(let list, let operation, let argument):
            let value = try value(of: list, mayBeAbsent: mayBeAbsent)
            return try apply(operation, to: value, argument, at: place)
        case .unreadable:
            throw error(.unreadable, expression.nodes[place].range)
        }
    }

    private func error(
        _ reason: EvaluationError.Reason,
        _ range: SourceRange
    ) -> EvaluationError {
        EvaluationError(reason: reason, source: expression.source, range: range)
    }

    private func apply(
        _ format: Format,
        to value: DataValue
    ) throws(EvaluationError) -> DataValue {
        do throws(FormatError) {
            return try format.apply(to: value)
        } catch {
            throw self.error(.format(error), format.range)
        }
    }

    private func apply(
        _ operation: ListOperation,
        to value: DataValue,
        _ argument: Int?,
        at place: Int
    ) throws(EvaluationError) -> DataValue {
        guard !value.isNull else { return .null }
        let range = expression.nodes[place].range
        if case .string(let text) = value, operation == .contains, let argument {
            let part = try self.value(of: argument, mayBeAbsent: false)
            return .bool(text.holds(part.text ?? ""))
        }
        guard case .list(let elements) = value else {
            let found = ValueType(of: value).withArticle
            throw error(.mismatch("'\(operation.rawValue)' takes a list, not \(found)"), range)
        }
        guard scope.mayLook(at: elements.count) else {
            throw error(.mismatch("lists are searched too often"), range)
        }
        var parts = elements
        var operand: DataValue?
        if let argument, operation.looksAtElements {
            let fields = Set(elements.flatMap(\.fieldNames))
            parts = []
            for element in elements {
                let names = ElementValues(element: element, fields: fields, outer: scope)
                let evaluator = Evaluator<ElementValues>(expression: expression, scope: names)
                parts.append(try evaluator.value(of: argument, mayBeAbsent: false))
            }
        } else if let argument {
            operand = try self.value(of: argument, mayBeAbsent: false)
        }
        let values = ListedValues(elements: elements, parts: parts)
        guard let result = operation.result(of: values, with: operand) else {
            throw error(.mismatch("'\(operation.rawValue)' cannot be computed here"), range)
        }
        if case .string(let text) = result { try expression.check(text.utf8.count) }
        return result
    }

    private func isTrue(_ place: Int) throws(EvaluationError) -> Bool {
        let value = try value(of: place, mayBeAbsent: false)
        if case .bool(let truth) = value { return truth }
        let type = ValueType(of: value).withArticle
        throw error(.mismatch("a condition is a Bool, not \(type)"), expression.nodes[place].range)
    }

    private func bool(
        _ place: Int,
        _ sign: ValueExpression.BinaryOperator
    ) throws(EvaluationError) -> Bool {
        let value = try value(of: place, mayBeAbsent: false)
        if case .bool(let truth) = value { return truth }
        let message = "'\(sign.rawValue)' takes two Bools, not \(ValueType(of: value).withArticle)"
        throw error(.mismatch(message), expression.nodes[place].range)
    }
}

// MARK: - Paths

extension Evaluator {
    /// Follows a path; a part that is absent and marked ends it.
    private func value(
        of path: ValuePath,
        mayBeAbsent: Bool
    ) throws(EvaluationError) -> DataValue {
        var current: ScopeValue?
        for place in 0..<path.count {
            let part = path[place]
            let found = place == 0 ? scope.value(of: part.name) : member(part, of: current)
            guard let found else { throw error(.unknown(name: part.name), part.range) }
            current = found
            guard case .data(.null) = found else { continue }
            if mayBeAbsent || part.mayBeAbsent { return .null }
            if place == 0, scope.isRowless(part.name) {
                throw error(.rowless(name: part.name), part.range)
            }
            let (name, marked) = (path.text(through: place), path.text(markedFrom: place))
            throw error(.absent(path: name, marked: marked), part.range)
        }
        if case .data(let value)? = current { return value }
        throw error(.mismatch("'\(path.text)' is a view and has no value"), path.last.range)
    }

    /// A field, an element or a property; what a record or a list lacks is null there.
    private func member(_ part: ValuePath.Part, of owner: ScopeValue?) -> ScopeValue? {
        switch owner {
        case .data(.record(let record)): .data(record[part.name] ?? .null)
        case .data(.list(let elements)):
            part.position.map { .data(elements.indices.contains($0) ? elements[$0] : .null) }
        case .object(let object): object.value(ofProperty: part.name)
        default: nil
        }
    }
}

// MARK: - Operators

extension Evaluator {
    private func apply(
        _ sign: ValueExpression.UnaryOperator,
        to operand: Int,
        at place: Int
    ) throws(EvaluationError) -> DataValue {
        let value = try value(of: operand, mayBeAbsent: false)
        switch (sign, value) {
        case (.not, .bool(let truth)): return .bool(!truth)
        case (.minus, .double(let number)): return .double(-number)
        case (.minus, .int): return try apply(.subtract, .int(0), value, at: place)
        default:
            let message = sign.mismatch(ValueType(of: value))
            throw error(.mismatch(message), expression.nodes[operand].range)
        }
    }

    private func apply(
        _ sign: ValueExpression.BinaryOperator,
        _ left: DataValue,
        _ right: DataValue,
        at place: Int
    ) throws(EvaluationError) -> DataValue {
        let range = expression.nodes[place].range
        let isNil = left.isNull || right.isNull
        guard sign.isEquality && isNil || sign.result(of: left.bareType, right.bareType) != nil
        else {
            let message = sign.mismatch(ValueType(of: left), ValueType(of: right))
            throw error(.mismatch(message), range)
        }
        switch (left, right) {
        case (.int(let one), .int(let other)):
            if let truth = sign.compare(one, other) { return .bool(truth) }
            guard let result = sign.applied(to: one, other) else {
                throw error(.divisionByZero, range)
            }
            guard !result.overflow else { throw error(.overflow(sign: sign.rawValue), range) }
            return .int(result.partialValue)
        case (.string(let one), .string(let other)):
            if let truth = sign.compare(one, other) { return .bool(truth) }
            try expression.check(one.utf8.count + other.utf8.count)
            return .string(one + other)
        default:
            guard let one = left.number, let other = right.number else {
                // Only equality takes anything else.
                return .bool((left == right) == (sign == .equal))
            }
            if let truth = sign.compare(one, other) { return .bool(truth) }
            return .double(try real(sign, one, other, range))
        }
    }

    private func real(
        _ sign: ValueExpression.BinaryOperator,
        _ one: Double,
        _ other: Double,
        _ range: SourceRange
    ) throws(EvaluationError) -> Double {
        guard sign != .divide || other != 0 else { throw error(.divisionByZero, range) }
        let result =
            switch sign {
            case .add: one + other
            case .subtract: one - other
            case .multiply: one * other
            default: one / other
            }
        guard result.isFinite else { throw error(.overflow(sign: sign.rawValue), range) }
        return result
    }
}

extension ValueExpression.BinaryOperator {
    /// Whether two values compare as the sign asks; nil for signs that do not compare.
    fileprivate func compare<Value: Comparable>(_ left: Value, _ right: Value) -> Bool? {
        switch self {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        case .equal: left == right
        case .unequal: left != right
        default: nil
        }
    }
}

extension DataValue {
    /// The names of the fields; none for what is not a record.
    package var fieldNames: [String] {
        guard case .record(let record) = self else { return [] }
        return Array(record.names)
    }
}
