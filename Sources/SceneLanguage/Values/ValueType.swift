/// What is known of a value before there is one.
package enum ValueType: Hashable, Sendable {
    /// Text.
    case string

    /// A whole number.
    case int

    /// A number with a fraction.
    case double

    /// A truth value.
    case bool

    /// Values by name.
    case record(RecordType)

    /// Values in order, all of one type.
    indirect case list(ValueType)

    /// A view or a controller, by the name of its type; a `Scope` knows its properties.
    case object(String)

    /// The type of `nil` alone.
    case null

    /// A value that may be absent.
    indirect case optional(ValueType)

    /// Nothing is known, and nothing is reported.
    case unknown
}

extension ValueType {
    /// What is between the names of an object that may be of any of several types.
    package static let alternative = " or a "

    /// Whether a value may be absent.
    package var isOptional: Bool {
        switch self {
        case .optional, .null: true
        default: false
        }
    }

    /// The type of the value when there is one; `nil` alone has none that is known.
    package var unwrapped: ValueType {
        switch self {
        case .optional(let wrapped): wrapped
        case .null: .unknown
        default: self
        }
    }

    /// The type of a value that may be absent; never twice optional.
    package var optional: ValueType {
        switch self {
        case .optional, .null, .unknown: self
        default: .optional(self)
        }
    }

    /// Whether values of this type can be computed with.
    var isNumber: Bool {
        switch self {
        case .int, .double: true
        default: false
        }
    }

    /// Whether a value of this type may be given to a property of another.
    ///
    /// Text takes numbers and truth values too, Int widens to Double, `nil` needs an optional;
    /// everything else must match.
    package func isAssignable(to target: ValueType) -> Bool {
        switch (self, target) {
        case (.unknown, _), (_, .unknown): true
        case (.null, _): target.isOptional
        case (.optional(let wrapped), .optional(let other)): wrapped.isAssignable(to: other)
        case (.optional, _): false
        case (_, .optional(let other)): isAssignable(to: other)
        case (.int, .string), (.double, .string), (.bool, .string): true
        case (.int, .double): true
        case (.list(let element), .list(let other)): element.isAssignable(to: other)
        case (.record, .record): true
        default: self == target
        }
    }

    /// Whether a value of this type, or none, may be given to a property of another.
    package func isAssignableOrAbsent(to target: ValueType) -> Bool {
        switch self {
        case .null: true
        case .optional(let wrapped): wrapped.isAssignable(to: target)
        default: isAssignable(to: target)
        }
    }

    /// The type that values of both types have in common; unknown when there is none.
    ///
    /// Int and Double meet in Double, records in the fields of both.
    package func joined(with other: ValueType) -> ValueType {
        switch (self, other) {
        case (let left, let right) where left == right: left
        case (.unknown, _), (_, .unknown): .unknown
        case (.null, let type), (let type, .null): type.optional
        case (.optional, _), (_, .optional): unwrapped.joined(with: other.unwrapped).optional
        case (.int, .double), (.double, .int): .double
        case (.list(let left), .list(let right)): .list(left.joined(with: right))
        case (.record(let left), .record(let right)): .record(left.joined(with: right))
        default: .unknown
        }
    }
}

extension ValueType: CustomStringConvertible {
    /// The type as the scene language writes it: `String`, `Int?`, `List`.
    package var description: String {
        switch self {
        case .string: "String"
        case .int: "Int"
        case .double: "Double"
        case .bool: "Bool"
        case .record: "Record"
        case .list: "List"
        case .object(let name): name
        case .null: "nil"
        case .optional(let wrapped): "\(wrapped)?"
        case .unknown: "unknown"
        }
    }
}

extension ValueType {
    /// The type with its article, for messages: 'an Int'.
    package var withArticle: String {
        switch self {
        case .null: "nil"
        case .unknown: "something unknown"
        default: ("AEIO".contains(description.prefix(1)) ? "an " : "a ") + description
        }
    }
}
