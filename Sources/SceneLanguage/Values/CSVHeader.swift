import SceneText

/// The columns of a CSV text, and what a row has to be to fit them.
struct CSVHeader: Sendable {
    /// The names of the columns.
    let names: [String]

    /// The types of the columns; `string` where none is given.
    private let types: [ValueType]
    private let typedColumns: [Int]
    private let range: SourceRange

    /// Reads the header at the scanner's position; `types` holds Int, Double or Bool by the name of
    /// a column.
    init(
        _ bytes: [UInt8],
        _ scanner: inout CSVScanner,
        types: [String: ValueType]
    ) throws(DataFault) {
        scanner.skipEmptyLines(in: bytes.span)
        var fields: [CSVField] = []
        try scanner.scanRow(into: &fields, in: bytes.span)
        guard let range = fields.range else {
            throw DataFault(
                "the file has no header",
                SourceRange(scanner.offset, scanner.offset),
                help: "the first line names the fields"
            )
        }
        self.range = range
        names = try Self.names(of: fields, in: bytes)
        let columnTypes = names.map { types[$0]?.unwrapped ?? .string }
        self.types = columnTypes
        typedColumns = columnTypes.indices.filter { columnTypes[$0] != .string }
    }

    private static func names(of fields: [CSVField], in bytes: [UInt8]) throws(DataFault)
        -> [String]
    {
        var places: [String: SourceRange] = [:]
        var names: [String] = []
        for field in fields {
            let name = field.text(in: bytes)
            guard !name.isEmpty else {
                throw DataFault("a field of the header has no name", field.range)
            }
            if let earlier = places.updateValue(field.range, forKey: name) {
                var fault = DataFault("the header names '\(name)' twice", field.range)
                fault.secondary = earlier
                throw fault
            }
            names.append(name)
        }
        return names
    }

    /// Checks the fields of a row: their number, and that each can be what its column is.
    func check(_ fields: [CSVField], in bytes: [UInt8]) throws(DataFault) {
        guard fields.count == names.count else { throw misfit(fields) }
        for column in typedColumns {
            _ = try value(of: fields[column], types[column], in: bytes)
        }
    }

    /// The record of a row that has been checked; of its fields only some, if they are given.
    func record(
        _ row: [CSVField],
        fields: [String]?,
        in bytes: [UInt8]
    ) throws(DataFault) -> DataValue.Record {
        var names = self.names
        let fields = fields.map { Set($0) }
        if let fields { names.removeAll { !fields.contains($0) } }
        var values: [DataValue] = []
        values.reserveCapacity(names.count)
        for (column, field) in row.enumerated() {
            guard fields?.contains(self.names[column]) ?? true else { continue }
            values.append(try value(of: field, types[column], in: bytes))
        }
        return DataValue.Record(names: names, values: values)
    }

    private func misfit(_ fields: [CSVField]) -> DataFault {
        let found = fields.count.counted("field")
        var fault = DataFault(
            "the row has \(found), but the header has \(names.count)",
            fields.range ?? range,
            help: fields.count > names.count
                ? "put a field with a comma in double quotes" : nil
        )
        fault.secondary = range
        return fault
    }

    private func value(
        of field: CSVField,
        _ type: ValueType,
        in bytes: [UInt8]
    ) throws(DataFault) -> DataValue {
        let text = field.text(in: bytes)
        let value: DataValue?
        switch type {
        case .int: value = Int(text).map { .int($0) }
        case .double: value = Double(text).flatMap { $0.isFinite ? .double($0) : nil }
        case .bool: value = Bool(text).map { .bool($0) }
        default: return .string(text)
        }
        if let value { return value }
        guard text.isEmpty else {
            throw DataFault(
                "'\(text)' is not \(type.withArticle)",
                field.range,
                help: type == .bool ? "a Bool is 'true' or 'false'" : nil
            )
        }
        return .null
    }
}

extension [CSVField] {
    /// All bytes from the first field to the last; nil when there is none.
    fileprivate var range: SourceRange? {
        guard let first, let last else { return nil }
        return first.range.union(last.range)
    }
}
