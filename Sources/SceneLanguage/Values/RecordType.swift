package import SceneText

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
    package var fields: [Field] { table.fields }

    /// Whether there are no other fields; a property declared as `Record` may have any.
    package let isComplete: Bool

    private let table: FieldTable

    /// Makes a record type.
    package init(_ fields: [Field], isComplete: Bool = true) {
        table = FieldTable(fields)
        self.isComplete = isComplete
    }

    /// A record without any known fields.
    package static let open = RecordType([], isComplete: false)

    /// The type of a field; nil when it has no such field.
    package subscript(name: String) -> ValueType? {
        table.place(of: name).map { fields[$0].type }
    }

    /// The names of the fields, among which misspelt ones are looked for.
    package var names: NameIndex { table.names }

    /// What separates the fields of a CSV file in place of commas, so that they were read as one.
    var otherSeparator: String? {
        guard fields.count == 1 else { return nil }
        return fields[0].name.contains(";") ? "';'" : fields[0].name.contains("\t") ? "tabs" : nil
    }

    /// The first field whose name begins with a text, up to a sign that no name of an expression has.
    func fieldBrokenOff(by start: String) -> String? { table.fieldBrokenOff(by: start) }

    /// Whether two records have the same fields of the same types.
    package static func == (left: Self, right: Self) -> Bool {
        left.isComplete == right.isComplete
            && (left.table === right.table || left.fields == right.fields)
    }

    /// Adds the fields.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(fields)
        hasher.combine(isComplete)
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

/// The fields of a record, found by name: few one by one, many by a table that is made when it is needed.
private final class FieldTable: Sendable {
    let fields: [RecordType.Field]

    private let foundPlaces = Once<[String: Int]>()
    private let foundNames = Once<NameIndex>()
    private let foundStarts = Once<[String: String]>()

    private static let countWithoutTable = 8

    init(_ fields: [RecordType.Field]) { self.fields = fields }

    /// The place of the first field of a name.
    func place(of name: String) -> Int? {
        guard fields.count > Self.countWithoutTable else {
            return fields.firstIndex { $0.name == name }
        }
        let places = foundPlaces.value {
            Dictionary(firstOf: zip(fields.map(\.name), fields.indices))
        }
        return places[name]
    }

    var names: NameIndex { foundNames.value { NameIndex(fields.map(\.name)) } }

    func fieldBrokenOff(by start: String) -> String? {
        let starts = foundStarts.value {
            let named = fields.compactMap { field -> (String, String)? in
                let start = field.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                return start.endIndex == field.name.endIndex ? nil : (String(start), field.name)
            }
            return Dictionary(firstOf: named)
        }
        return starts[start]
    }
}
