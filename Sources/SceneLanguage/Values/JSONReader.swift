import SceneText

/// Builds values from JSON; the first fault ends the reading.
struct JSONReader {
    /// What the objects read so far were made of; a reader of one record is handed another's.
    var shapes = JSONShapes()

    private let bytes: [UInt8]
    private var scanner: JSONScanner

    /// Reads a whole file.
    static func read(
        _ text: SourceText,
        limits: Limits = Limits()
    ) throws(DataFault) -> DataValue {
        try DataFault.checkEncoding(of: text.bytes)
        var reader = JSONReader(
            text.bytes,
            JSONScanner(
                from: text.bytes.textStart,
                depthLimit: limits.nestingDepth
            )
        )
        let span = text.bytes.span
        let value = try reader.readValue(depth: 0, in: span)
        try reader.scanner.expectEnd(in: span)
        return value
    }

    /// Makes a reader of one element of the list at the top of a text.
    init(_ bytes: [UInt8], recordAt offset: Int, limits: Limits) {
        self.init(bytes, JSONScanner(from: offset, depthLimit: limits.nestingDepth, depth: 1))
    }

    private init(_ bytes: [UInt8], _ scanner: JSONScanner) {
        self.bytes = bytes
        self.scanner = scanner
    }

    /// Reads the element at which the reader was made.
    ///
    /// If fields are given, only those are read of an object, up to the last of them.
    mutating func readRecord(fields: [String]?, in span: Span<UInt8>) throws(DataFault) -> DataValue
    {
        guard let fields, scanner.peek(in: span) == UInt8(ascii: "{") else {
            return try readValue(depth: 1, in: span)
        }
        var names: [String] = []
        var values: [DataValue] = []
        guard try scanner.openContainer(in: span) else { return .record(DataValue.Record()) }
        repeat {
            let name = string(try scanner.scanKey(in: span))
            if fields.contains(name), !names.contains(name) {
                names.append(name)
                values.append(try readValue(depth: 2, in: span))
                if names.count == fields.count { break }
            } else {
                try scanner.skipValue(in: span)
            }
        } while try scanner.nextElement(before: UInt8(ascii: "}"), in: span)
        return .record(DataValue.Record(names: names, values: values))
    }

    private mutating func readValue(depth: Int, in span: Span<UInt8>) throws(DataFault) -> DataValue
    {
        scanner.skipSpace(in: span)
        switch scanner.peek(in: span) {
        case UInt8(ascii: "{"):
            return .record(try readObject(depth: depth, in: span))
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

    private mutating func readObject(depth: Int, in span: Span<UInt8>) throws(DataFault)
        -> DataValue.Record
    {
        let start = scanner
        guard try scanner.openContainer(in: span) else { return DataValue.Record() }
        let usual = shapes[depth]
        var agreeing = 0
        var own: JSONShape.Builder?
        var values: [DataValue] = []
        values.reserveCapacity(usual.keys.count)
        repeat {
            let key = try scanner.scanKey(in: span)
            if own == nil, usual.hasKey(key.range, at: agreeing, in: span) {
                agreeing += 1
            } else {
                var builder = own.take() ?? JSONShape.Builder(usual, prefix: agreeing)
                guard builder.add(string(key), key.range) else {
                    throw repeatedKey(key, inObjectAt: start, in: span)
                }
                own = builder
            }
            values.append(try readValue(depth: depth + 1, in: span))
        } while try scanner.nextElement(before: UInt8(ascii: "}"), in: span)
        if own == nil, agreeing == usual.keys.count {
            return DataValue.Record(names: usual.names, values: values)
        }
        let shape = (own ?? JSONShape.Builder(usual, prefix: agreeing)).shape
        shapes[depth] = shape
        return DataValue.Record(names: shape.names, values: values)
    }

    /// The fault of a duplicate key; the object is passed again to find its position.
    private func repeatedKey(
        _ key: JSONString,
        inObjectAt start: JSONScanner,
        in span: Span<UInt8>
    ) -> DataFault {
        let name = string(key)
        var fault = DataFault("the key '\(name)' appears twice in one object", key.range)
        var scanner = start
        // The object has been read up to this key, so that nothing new can be wrong before it.
        guard (try? scanner.openContainer(in: span)) == true else { return fault }
        while scanner.offset < Int(key.range.start), let first = try? scanner.scanKey(in: span) {
            if string(first) == name {
                fault.secondary = first.range
                break
            }
            guard (try? scanner.skipValue(in: span)) != nil,
                (try? scanner.nextElement(before: UInt8(ascii: "}"), in: span)) == true
            else { break }
        }
        return fault
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
