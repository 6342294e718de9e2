import SceneText

/// The types that operators take and give, for the checker, which asks with what is known before there
/// are values, and for the evaluator, which asks with the values.
extension ValueExpression.BinaryOperator {
    /// The type of what the operator makes of two values that are there; nil where it does not take them.
    func result(of left: ValueType, _ right: ValueType) -> ValueType? {
        switch (left, right) {
        case (.int, .int): isComparison ? .bool : isArithmetic ? .int : nil
        case (.string, .string): isComparison ? .bool : self == .add ? .string : nil
        case (.bool, .bool): isEquality || self == .and || self == .or ? .bool : nil
        case (.list, .list), (.record, .record): isEquality ? .bool : nil
        case (let one, let other) where one.isNumber && other.isNumber:
            isComparison ? .bool : isArithmetic && self != .remainder ? .double : nil
        default: nil
        }
    }

    private var isArithmetic: Bool {
        switch self {
        case .add, .subtract, .multiply, .divide, .remainder: true
        default: false
        }
    }

    var isEquality: Bool { self == .equal || self == .unequal }

    /// Says that the operator does not take operands of two types.
    func mismatch(_ left: ValueType, _ right: ValueType) -> String {
        let found = "\(left.withArticle) and \(right.withArticle)"
        return switch self {
        case .add, .subtract, .multiply, .divide: "'\(rawValue)' takes two numbers, not \(found)"
        case .remainder: "'%' takes two Ints, not \(found)"
        case .and, .or: "'\(rawValue)' takes two Bools, not \(found)"
        default: "'\(rawValue)' cannot compare \(left.withArticle) with \(right.withArticle)"
        }
    }
}

extension ValueExpression.UnaryOperator {
    /// Whether the operator takes values of a type.
    func takes(_ type: ValueType) -> Bool { self == .not ? type == .bool : type.isNumber }

    /// Says that the operator does not take an operand of a type.
    func mismatch(_ type: ValueType) -> String {
        "'\(rawValue)' takes \(self == .not ? "a Bool" : "a number"), not \(type.withArticle)"
    }
}

extension DataValue {
    /// The type of the value, except for the types of its parts, which no operator looks at.
    var bareType: ValueType {
        switch self {
        case .list: .list(.unknown)
        case .record: .record(RecordType([]))
        default: ValueType(of: self)
        }
    }
}
