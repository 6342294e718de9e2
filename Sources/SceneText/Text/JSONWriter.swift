/// Writes JSON by hand: compact, in the order of the calls, the same bytes every time.
package struct JSONWriter {
    /// What has been written.
    package private(set) var text = ""

    private var needsComma = false

    /// Makes a writer that has written nothing.
    package init() {}

    /// Writes an object whose members the body writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclosed("{", "}", body)
    }

    /// Writes an array; the body writes one element for each value.
    package mutating func array<Value>(
        _ values: some Sequence<Value>,
        _ element: (inout JSONWriter, Value) -> Void
    ) {
        enclosed("[", "]") { writer in
            for value in values { element(&writer, value) }
        }
    }

    /// Writes a string.
    package mutating func string(_ value: some StringProtocol) {
        separate()
        Self.write(value, to: &text)
    }

    /// Writes a whole number.
    package mutating func integer(_ value: Int) {
        separate()
        text += String(value)
    }

    /// Writes a number, whole ones without a fraction; what is not a number becomes null.
    package mutating func number(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        text += value.shortest
    }

    /// Writes true or false.
    package mutating func boolean(_ value: Bool) {
        separate()
        text += value ? "true" : "false"
    }

    /// Writes null.
    package mutating func null() {
        separate()
        text += "null"
    }

    /// Writes the key of the member that the next call gives a value.
    package mutating func key(_ name: String) {
        string(name)
        text += ":"
        needsComma = false
    }

    /// Ends a line, for output that has one value on each.
    package mutating func endLine() {
        text += "\n"
        needsComma = false
    }

    /// Starts the next element on a line of its own, so that a change of it is one line of a diff.
    package mutating func startLine(indent: Int) {
        if needsComma { text += "," }
        text += "\n" + String(repeating: " ", count: indent)
        needsComma = false
    }

    /// Appends a string in quotes, with escapes where JSON asks for them, and for what would steer a
    /// terminal that shows it.
    package static func write(_ value: some StringProtocol, to output: inout String) {
        output += "\""
        defer { output += "\"" }
        if value.utf8.allSatisfy(Self.isPlain) {
            output += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where VisibleText.isControl(scalar):
                output += "\\u" + scalar.value.hexadecimal(digits: 4, uppercase: false)
            default: output.unicodeScalars.append(scalar)
            }
        }
    }

    /// The string in quotes, as `write(_:to:)` appends it.
    package static func quoted(_ value: some StringProtocol) -> String {
        var quoted = ""
        write(value, to: &quoted)
        return quoted
    }

    /// Whether a byte needs no escape, nor can be the first of a scalar that needs one.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), 0x5C, 0x7F, 0xC2, 0xD8, 0xE2: false
        default: true
        }
    }

    private mutating func enclosed(
        _ opening: String,
        _ closing: String,
        _ body: (inout JSONWriter) -> Void
    ) {
        separate()
        text += opening
        needsComma = false
        body(&self)
        text += closing
        needsComma = true
    }

    /// Sets a value apart from the one before it.
    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = true
    }
}

extension JSONWriter {
    /// Writes a member that is a string.
    package mutating func member(_ name: String, _ value: some StringProtocol) {
        key(name)
        string(value)
    }

    /// Writes a member that is a whole number.
    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }

    /// Writes a member that is an object.
    package mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    /// Writes a member that is an array.
    package mutating func member<Value>(
        _ name: String,
        _ values: some Sequence<Value>,
        _ element: (inout JSONWriter, Value) -> Void
    ) {
        key(name)
        array(values, element)
    }
}
