/// Builds values from JSON; the first fault ends the reading.
struct JSONReader {
    private let bytes: [UInt8]
    private var scanner: JSONScanner

    /// The names of the last object at each depth, which the next one mostly repeats.
    private var lastNames: [[String]] = []

    /// Reads a whole file.
    ///
    /// Of a list at the top only the first `recordLimit` elements are built, when it is given; the
    /// others are checked for their syntax alone.
    static func read(
        _ text: SourceText,
        recordLimit: Int? = nil,
        limits: Limits = Limits()
    ) throws(DataFault) -> DataValue {
        try DataFault.checkEncoding(of: text.bytes)
        var reader = JSONReader(text.bytes, limits: limits)
        let span = text.bytes.span
        let value = try reader.readTop(recordLimit: recordLimit, in: span)
        try reader.scanner.expectEnd(in: span)
        return value
    }

    private init(_ bytes: [UInt8], limits: Limits) {
        self.bytes = bytes
        scanner = JSONScanner(
            from: DataFault.contentStart(of: bytes),
            depthLimit: limits.nestingDepth
        )
    }

    private mutating func readTop(recordLimit: Int?, in span: Span<UInt8>) throws(DataFault)
        -> DataValue
    {
        scanner.skipSpace(in: span)
        guard let recordLimit, scanner.peek(in: span) == UInt8(ascii: "[") else {
            return try readValue(depth: 0, in: span)
        }
        var elements: [DataValue] = []
        guard try scanner.openContainer(in: span) else { return .list([]) }
        repeat {
            if elements.count < recordLimit {
                elements.append(try readValue(depth: 1, in: span))
            } else {
                try scanner.skipValue(in: span)
            }
        } while try scanner.nextElement(before: UInt8(ascii: "]"), in: span)
        return .list(elements)
    }

    private mutating func readValue(depth: Int, in span: Span<UInt8>) throws(DataFault) -> DataValue
    {
        scanner.skipSpace(in: span)
        switch scanner.peek(in: span) {
        case UInt8(ascii: "{"):
            return .record(try readRecord(depth: depth, in: span))
        case UInt8(ascii: "["):
            var elements: [DataValue] = []
            guard try scanner.openContainer(in: span) else { return .list([]) }
            repeat {
                elements.append(try readValue(depth: depth + 1, in: span))
            } while try scanner.nextElement(before: UInt8(ascii: "]"), in: span)
            return .list(elements)
        default:
            return try value(of: try scanner.scanScalar(in: span))
        }
    }

    private mutating func readRecord(depth: Int, in span: Span<UInt8>) throws(DataFault)
        -> DataValue.Record
    {
        guard try scanner.openContainer(in: span) else { return DataValue.Record() }
        var names: [String] = []
        var values: [DataValue] = []
        var places: [String: SourceRange] = [:]
        repeat {
            let key = try scanner.scanKey(in: span)
            let name = string(key)
            if let first = places.updateValue(key.range, forKey: name) {
                var fault = DataFault("the key '\(name)' stands twice in one object", key.range)
                fault.secondary = first
                throw fault
            }
            names.append(name)
            values.append(try readValue(depth: depth + 1, in: span))
        } while try scanner.nextElement(before: UInt8(ascii: "}"), in: span)
        return DataValue.Record(names: shared(names, depth: depth), values: values)
    }

    /// The names of the last object at this depth where they are the same, so that they are held once.
    private mutating func shared(_ names: [String], depth: Int) -> [String] {
        while lastNames.count <= depth { lastNames.append([]) }
        if lastNames[depth] != names { lastNames[depth] = names }
        return lastNames[depth]
    }

    private func value(of scalar: JSONScalar) throws(DataFault) -> DataValue {
        switch scalar {
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .string(let string): return .string(self.string(string))
        case .number(let range, let isWhole):
            let digits = String(decoding: bytes[range.indices], as: UTF8.self)
            if isWhole, let value = Int(digits) { return .int(value) }
            guard let value = Double(digits), value.isFinite else {
                throw DataFault("the number is too large", range)
            }
            return .double(value)
        }
    }

    private func string(_ string: JSONString) -> String {
        let content = bytes[string.range.indices].dropFirst().dropLast()
        return string.hasEscapes
            ? JSONEscape.decode(content) : String(decoding: content, as: UTF8.self)
    }
}
