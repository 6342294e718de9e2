/// One value of a data file or of an expression.
public enum DataValue: Hashable, Sendable {
    /// Nothing: JSON's `null`, an absent field, `nil`.
    case null

    /// A truth value.
    case bool(Bool)

    /// A whole number.
    case int(Int)

    /// A number with a fraction.
    case double(Double)

    /// A text.
    case string(String)

    /// Values in order.
    case list([DataValue])

    /// Values by name, in the order of the file.
    case record(Record)
}

extension DataValue {
    /// Values by name, in order.
    ///
    /// Records read from one list share their names: a table of a thousand rows holds them once.
    public struct Record: Hashable, Sendable {
        /// The names of the fields, each once.
        public let names: [String]

        /// The values of the fields, one for each name.
        public let values: [DataValue]

        /// Makes a record of names, which must differ, and as many values.
        package init(names: [String], values: [DataValue]) {
            guard names.count == values.count else {
                fatalError("a record has one value for each name")
            }
            self.names = names
            self.values = values
        }

        /// Makes a record from pairs; of two pairs with one name the first counts.
        public init(_ fields: [(name: String, value: DataValue)] = []) {
            let unique = fields.uniqued(by: \.name)
            self.init(names: unique.map(\.name), values: unique.map(\.value))
        }

        /// The value of a field; nil when there is no such field.
        public subscript(name: String) -> DataValue? {
            names.firstIndex(of: name).map { values[$0] }
        }
    }
}

extension DataValue {
    /// The value of a record's field.
    package subscript(name: String) -> DataValue? {
        guard case .record(let record) = self else { return nil }
        return record[name]
    }

    /// Whether this is the absence of a value.
    public var isNull: Bool { self == .null }

    /// The value as a Double, if it is a number.
    package var number: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// The value as text: Int in decimal, Double in its shortest exact form; nil for what has none.
    public var text: String? {
        switch self {
        case .bool(let value): String(value)
        case .int(let value): String(value)
        case .double(let value): value.description
        case .string(let value): value
        case .null, .list, .record: nil
        }
    }
}
