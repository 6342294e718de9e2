import SceneText

extension DataValue {
    /// Reads a value; nil where the text is not JSON.
    package init?(json bytes: [UInt8]) {
        guard let value = try? JSONReader.read(SourceText(name: "", bytes: bytes)) else {
            return nil
        }
        self = value
    }

    /// The value as JSON in one line.
    package var json: String { JSONText(self, isIndented: false).text }

    /// The value as JSON that people read, followed by a line end.
    ///
    /// Each field has a line of its own, and each element of a list that holds lists or records.
    package var indentedJSON: String { JSONText(self, isIndented: true).text + "\n" }
}

/// JSON as it grows.
private struct JSONText {
    private(set) var text = ""
    private let isIndented: Bool
    private var depth = 0

    init(_ value: DataValue, isIndented: Bool) {
        self.isIndented = isIndented
        write(value)
    }

    private mutating func write(_ value: DataValue) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += String(value)
        case .int(let value): text += String(value)
        case .double(let value): text += value.description
        case .string(let value): JSONWriter.write(value, to: &text)
        case .list(let elements):
            let hasLines = !elements.allSatisfy(\.isPlain)
            write(elements, between: "[", "]", hasLines: hasLines) { $0.write($1) }
        case .record(let record):
            let fields = Array(zip(record.names, record.values))
            write(fields, between: "{", "}", hasLines: !fields.isEmpty) { json, field in
                JSONWriter.write(field.0, to: &json.text)
                json.text += ": "
                json.write(field.1)
            }
        }
    }

    private mutating func write<Part>(
        _ parts: [Part],
        between opening: String,
        _ closing: String,
        hasLines: Bool,
        _ writePart: (inout JSONText, Part) -> Void
    ) {
        let hasLines = hasLines && isIndented
        text += opening
        depth += 1
        for (index, part) in parts.enumerated() {
            if index > 0 { text += hasLines ? "," : ", " }
            if hasLines { startLine() }
            writePart(&self, part)
        }
        depth -= 1
        if hasLines { startLine() }
        text += closing
    }

    private mutating func startLine() {
        text += "\n" + String(repeating: "  ", count: depth)
    }
}

extension DataValue {
    /// Whether the value holds no other values.
    package var isPlain: Bool {
        switch self {
        case .list, .record: false
        default: true
        }
    }
}
