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

/// The fields that a record is known to have.
package struct RecordType: Hashable, Sendable {
    /// One field of a record.
    package struct Field: Hashable, Sendable {
        /// The name, as the data spells it.
        package var name: String

        /// The type of the values, optional when a record may lack one.
        package var type: ValueType

        /// Makes a field.
        package init(_ name: String, _ type: ValueType) {
            self.name = name
            self.type = type
        }
    }

    /// The fields in order of first appearance.
    package let fields: [Field]

    /// Whether there are no other fields; a property declared as `Record` may have any.
    package let isComplete: Bool

    /// Makes a record type.
    package init(_ fields: [Field], isComplete: Bool = true) {
        self.fields = fields
        self.isComplete = isComplete
    }

    /// A record of which no field is known.
    package static let open = RecordType([], isComplete: false)

    /// The type of a field; nil when there is none of that name.
    package subscript(name: String) -> ValueType? {
        fields.first { $0.name == name }?.type
    }
}

extension ValueType {
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

extension RecordType {
    /// The fields of both; those that one of them lacks, or that differ, become what both allow.
    func joined(with other: RecordType) -> RecordType {
        var places: [String: Int] = [:]
        var joined = fields
        for (place, field) in fields.enumerated() { places[field.name] = place }
        for field in other.fields {
            if let place = places[field.name] {
                joined[place].type = joined[place].type.joined(with: field.type)
            } else {
                joined.append(Field(field.name, field.type.optional))
            }
        }
        let others = Set(other.fields.map(\.name))
        for place in fields.indices where !others.contains(fields[place].name) {
            joined[place].type = joined[place].type.optional
        }
        return RecordType(joined, isComplete: isComplete && other.isComplete)
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
