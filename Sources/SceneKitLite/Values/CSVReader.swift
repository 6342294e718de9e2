/// Builds one record for each row of a CSV file with a header, by RFC 4180.
///
/// Fields are texts unless their column has a type. An empty field of a typed column is absent, a
/// line without any character is no row. The first fault ends the reading.
struct CSVReader {
    private let bytes: [UInt8]
    private let types: [String: ValueType]
    private var offset: Int

    /// Reads a file, or only its first rows: `recordLimit` of them.
    ///
    /// The rows behind these are checked too, and not built. `types` holds Int, Double or Bool by
    /// the name of a column.
    static func read(
        _ text: SourceText,
        types: [String: ValueType] = [:],
        recordLimit: Int? = nil
    ) throws(DataFault) -> DataValue {
        try DataFault.checkEncoding(of: text.bytes)
        var reader = CSVReader(text.bytes, types: types)
        let header = try reader.readHeader()
        var rows: [DataValue] = []
        while let fields = try reader.readRow(of: header) {
            let values = try reader.values(of: fields, header: header)
            if rows.count < recordLimit ?? .max {
                rows.append(.record(DataValue.Record(names: header.names, values: values)))
            }
        }
        return .list(rows)
    }

    /// The fields of the header.
    private struct Header {
        var names: [String]
        var types: [ValueType]
        var range: SourceRange
    }

    /// One field with its bytes, quotes included.
    private struct Field {
        var text: String
        var range: SourceRange
    }

    private init(_ bytes: [UInt8], types: [String: ValueType]) {
        self.bytes = bytes
        self.types = types
        offset = DataFault.contentStart(of: bytes)
    }

    private mutating func readHeader() throws(DataFault) -> Header {
        skipEmptyLines()
        let fields = try readFields()
        guard let first = fields.first, let last = fields.last else {
            throw DataFault(
                "the file has no header",
                SourceRange(offset, offset),
                help: "the first line names the fields"
            )
        }
        var places: [String: SourceRange] = [:]
        for field in fields {
            guard !field.text.isEmpty else {
                throw DataFault("a field of the header has no name", field.range)
            }
            if let earlier = places.updateValue(field.range, forKey: field.text) {
                var fault = DataFault("the header names '\(field.text)' twice", field.range)
                fault.secondary = earlier
                throw fault
            }
        }
        return Header(
            names: fields.map(\.text),
            types: fields.map { types[$0.text] ?? .string },
            range: first.range.union(last.range)
        )
    }

    private mutating func readRow(of header: Header) throws(DataFault) -> [Field]? {
        skipEmptyLines()
        let fields = try readFields()
        guard let first = fields.first, let last = fields.last else { return nil }
        guard fields.count == header.names.count else {
            var fault = DataFault(
                "the row has \(count(fields.count)) and the header \(header.names.count)",
                first.range.union(last.range),
                help: fields.count > header.names.count
                    ? "a field that holds a comma stands in double quotes" : nil
            )
            fault.secondary = header.range
            throw fault
        }
        return fields
    }

    private func count(_ fields: Int) -> String { fields == 1 ? "1 field" : "\(fields) fields" }

    private func values(of fields: [Field], header: Header) throws(DataFault) -> [DataValue] {
        var values: [DataValue] = []
        values.reserveCapacity(fields.count)
        for (field, type) in zip(fields, header.types) {
            values.append(try value(of: field, type))
        }
        return values
    }

    private func value(of field: Field, _ type: ValueType) throws(DataFault) -> DataValue {
        let text = field.text
        let value: DataValue?
        switch type.unwrapped {
        case .int: value = Int(text).map { .int($0) }
        case .double: value = Double(text).flatMap { $0.isFinite ? .double($0) : nil }
        case .bool: value = Bool(text).map { .bool($0) }
        default: return .string(text)
        }
        if let value { return value }
        guard text.isEmpty else {
            throw DataFault(
                "'\(text)' is not \(type.unwrapped.withArticle)",
                field.range,
                help: type.unwrapped == .bool ? "a Bool is 'true' or 'false'" : nil
            )
        }
        return .null
    }
}

// MARK: - Fields

extension CSVReader {
    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private static func endsLine(_ byte: UInt8?) -> Bool {
        byte == nil || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private mutating func skipEmptyLines() {
        while let byte = peek(), Self.endsLine(byte) { offset += 1 }
    }

    /// Reads the fields up to the end of the line; none at the end of the file.
    private mutating func readFields() throws(DataFault) -> [Field] {
        guard offset < bytes.count else { return [] }
        var fields = [try readField()]
        while peek() == UInt8(ascii: ",") {
            offset += 1
            fields.append(try readField())
        }
        return fields
    }

    private mutating func readField() throws(DataFault) -> Field {
        if peek() == UInt8(ascii: "\"") { return try readQuotedField() }
        let start = offset
        while let byte = peek(), byte != UInt8(ascii: ","), !Self.endsLine(byte) {
            if byte == UInt8(ascii: "\"") {
                throw DataFault(
                    "a quote stands inside a field without quotes",
                    SourceRange(offset, offset + 1),
                    help: "the whole field stands in double quotes, and quotes in it are doubled"
                )
            }
            offset += 1
        }
        return Field(
            text: String(decoding: bytes[start..<offset], as: UTF8.self),
            range: SourceRange(start, offset)
        )
    }

    private mutating func readQuotedField() throws(DataFault) -> Field {
        let start = offset
        var content: [UInt8] = []
        offset += 1
        while let byte = peek() {
            offset += 1
            guard byte == UInt8(ascii: "\"") else {
                content.append(byte)
                continue
            }
            guard peek() == byte else {
                try expectFieldEnd()
                return Field(
                    text: String(decoding: content, as: UTF8.self),
                    range: SourceRange(start, offset)
                )
            }
            content.append(byte)
            offset += 1
        }
        throw DataFault("the field has no closing quote", SourceRange(start, start + 1))
    }

    private func expectFieldEnd() throws(DataFault) {
        guard peek() != UInt8(ascii: ","), !Self.endsLine(peek()) else { return }
        throw DataFault(
            "something follows the closing quote of a field",
            SourceRange(offset, offset + 1),
            help: "a quote inside a field is doubled"
        )
    }
}
