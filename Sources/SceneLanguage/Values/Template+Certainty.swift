import SceneText

extension Template {
    /// Whether the text can be put together in every row, however many there are.
    ///
    /// It is if it has the numbers of rows and what is computed from them, but no data: these do
    /// not get so large that something overflows. That the types fit has been checked before.
    package var isCertainInRows: Bool {
        var length = 0
        for segment in segments {
            switch segment {
            case .literal(let text): length += text.utf8.count
            case .expression(let expression):
                guard expression.largest(at: expression.root) != nil else { return false }
                length += expression.range.count * Self.mostGrowth
            }
        }
        return length <= Limits().textLength
    }

    /// How many bytes a byte of an expression may become: `|%200d` is six.
    private static let mostGrowth = 100
}

extension ValueExpression {
    /// The largest number, regardless of its sign, that a node can be in any row, 0 if it is no
    /// number; nil if computing it may fail.
    fileprivate func largest(at place: Int) -> Double? {
        switch nodes[place].kind {
        case .literal(let value):
            return value.number?.magnitude ?? 0
        case .path(let path):
            let isNumberOfRow = ["row", "section", "count"].contains(path.root.name)
            return isNumberOfRow && path.members.isEmpty ? Double(UInt32.max) : nil
        case .unary(_, let operand):
            return largest(at: operand)
        case .binary(let sign, let left, let right):
            return largest(at: left, sign, right)
        case .conditional(let condition, let then, let otherwise):
            guard largest(at: condition) != nil, let one = largest(at: then),
                let other = largest(at: otherwise)
            else { return nil }
            return max(one, other)
        case .formatted(let value, let format):
            return format.takesAllOfItsType && largest(at: value) != nil ? 0 : nil
        case .listed, .unreadable:
            return nil
        }
    }

    private func largest(at left: Int, _ sign: BinaryOperator, _ right: Int) -> Double? {
        guard let one = largest(at: left), let other = largest(at: right) else { return nil }
        let result: Double
        switch sign {
        case .add, .subtract: result = one + other
        case .multiply: result = one * other
        case .divide, .remainder:
            // A number that is written, other than zero, is divided by. A smaller one than 1 makes
            // numbers larger.
            guard case .literal = nodes[right].kind, other >= 1 else { return nil }
            result = one
        case .coalesce: result = max(one, other)
        case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: result = 0
        }
        return result < Double(Int.max) ? result : nil
    }
}

extension Format {
    /// Whether no value of a type that the format takes is wrong.
    fileprivate var takesAllOfItsType: Bool {
        switch kind {
        case .printf, .uppercase, .lowercase, .capitalized, .number, .percent, .bytes: true
        case .pattern, .date, .unreadable: false
        }
    }
}
