import SceneText

/// A property list in the notation of the files of Xcode projects: `{ key = (a, "b"); }`.
enum PropertyList: Sendable {
    case text(String)
    case list([PropertyList])
    case record([String: PropertyList])

    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The texts of a list; none of anything else.
    var texts: [String] {
        guard case .list(let values) = self else { return [] }
        return values.compactMap(\.text)
    }

    var record: [String: PropertyList] {
        if case .record(let record) = self { record } else { [:] }
    }

    /// The value of a text; nil where it is not one, or nests deeper than any project does.
    static func parse(_ bytes: [UInt8]) -> PropertyList? {
        var parser = PropertyListParser(bytes: bytes)
        return parser.value(depth: 0)
    }
}

/// Reads one property list.
private struct PropertyListParser {
    let bytes: [UInt8]
    var offset = 0

    private static let greatestDepth = 32

    mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.greatestDepth else { return nil }
        skipBlanks()
        switch byte {
        case UInt8(ascii: "{"): return record(depth)
        case UInt8(ascii: "("): return list(depth)
        default: return text().map { .text($0) }
        }
    }

    /// The next byte; 0 after the end.
    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func take(_ expected: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard byte == UInt8(ascii: expected) else { return false }
        offset += 1
        return true
    }

    private mutating func record(_ depth: Int) -> PropertyList? {
        guard take("{") else { return nil }
        var record: [String: PropertyList] = [:]
        while !take("}") {
            guard let key = text(), take("="), let value = value(depth: depth + 1), take(";")
            else { return nil }
            record[key] = value
        }
        return .record(record)
    }

    private mutating func list(_ depth: Int) -> PropertyList? {
        guard take("(") else { return nil }
        var values: [PropertyList] = []
        while !take(")") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            guard take(",") || peeks(")") else { return nil }
        }
        return .list(values)
    }

    private mutating func peeks(_ expected: Unicode.Scalar) -> Bool {
        skipBlanks()
        return byte == UInt8(ascii: expected)
    }

    private mutating func text() -> String? {
        skipBlanks()
        if byte == UInt8(ascii: "\"") { return quoted() }
        let start = offset
        while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
        guard offset > start else { return nil }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func quoted() -> String? {
        offset += 1
        var text: [UInt8] = []
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
            text.append(byte)
            offset += 1
        }
        guard offset < bytes.count else { return nil }
        offset += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func skipBlanks() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x09, 0x0A, 0x0D: offset += 1
            case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/")
            case UInt8(ascii: "/") where starts(with: "//"): skip(past: "\n")
            default: return
            }
        }
    }

    private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

    private mutating func skip(past text: String) {
        offset += 1
        while offset < bytes.count, !starts(with: text) { offset += 1 }
        offset = min(bytes.count, offset + text.utf8.count)
    }

    /// Whether a byte may be in a text without quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isIdentifierPart || "./$-:<>+@*".utf8.contains(byte)
    }
}
