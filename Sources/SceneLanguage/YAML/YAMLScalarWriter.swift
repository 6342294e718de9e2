import SceneText

/// Writes scalars so that every reader, of YAML 1.1 or 1.2, reads them back as what they are.
package enum YAMLScalarWriter {
    /// The longest text that libyaml takes for a key without a `?` before it, with some room.
    static let longestKey = 1000

    /// A scalar on one line.
    static func text(of scalar: YAMLScalar, inFlow: Bool) -> String {
        switch scalar {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        case .double(let value): text(of: value)
        case .string(let value): text(of: value, inFlow: inFlow)
        }
    }

    /// A string on one line, in quotes only where it needs them.
    package static func text(of string: String, inFlow: Bool) -> String {
        if isPlain(string, inFlow: inFlow) { return string }
        let scalars = string.unicodeScalars
        let needsEscapes = scalars.contains { !isPrintable($0) || $0 == "\t" }
        let hasQuoteOrBackslash = scalars.contains { $0 == "\"" || $0 == "\\" }
        if !needsEscapes, hasQuoteOrBackslash, !scalars.contains("'") { return "'\(string)'" }
        return quoted(string)
    }

    /// Whether a string reads well under `|`: several lines, none of them odd.
    static func isLiteral(_ string: String) -> Bool {
        guard string.utf8.contains(0x0A) else { return false }
        var text = Substring(string)
        if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first?.isEmpty == false, lines.last?.isEmpty == false else { return false }
        return lines.allSatisfy { line in
            line.first != " " && line.last != " "
                && line.allSatisfy { isPrintable($0) && $0 != "\t" }
        }
    }

    /// Whether a string is written without quotes, is read back as itself, and looks like no other type.
    package static func isPlain(_ string: String, inFlow: Bool) -> Bool {
        let scalars = string.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return false }
        guard first != " ", last != " ", last != ":" else { return false }
        guard !"-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) || isInnocentDash(string)
        else {
            return false
        }
        guard !string.hasPrefix("---"), !string.hasPrefix("...") else { return false }
        if inFlow, last == "?" { return false }
        var previous: Unicode.Scalar = " "
        for scalar in scalars {
            guard isPrintable(scalar), scalar != "\t" else { return false }
            if scalar == "#", previous == " " { return false }
            if previous == ":", scalar == " " || (inFlow && scalar == "?") { return false }
            if inFlow, ",[]{}".unicodeScalars.contains(scalar) { return false }
            previous = scalar
        }
        return !looksTyped(string)
    }

    private static func isInnocentDash(_ string: String) -> Bool {
        guard string.utf8.first == UInt8(ascii: "-"), let second = string.utf8.dropFirst().first
        else { return false }
        return second != 0x20
    }

    /// Whether some reader takes a plain text for something that is not a string.
    private static func looksTyped(_ string: String) -> Bool {
        let bytes = Array(string.utf8)
        if YAMLScalar.value(bytes, bytes.indices) != nil { return true }
        switch string.lowercased() {
        case "y", "n", "yes", "no", "on", "off", "true", "false", "null", "=", "<<": return true
        default: break
        }
        // Numbers, times and dates of YAML 1.1: `1_000`, `0b11`, `12:30:45`, `2026-01-02 10:00Z`.
        guard let first = bytes.first else { return true }
        guard first.isDigit || "+-.".utf8.contains(first) else { return false }
        guard first.isDigit || bytes.dropFirst().first.map({ $0.isDigit || $0 == 0x2E }) == true
        else { return false }
        return bytes.allSatisfy { $0.isDigit || "abcdefABCDEFxo_.:+-tTzZ ".utf8.contains($0) }
    }

    /// Whether every reader takes a character as it is, in quotes.
    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE,
            0xFF00...0xFFFD, 0x10000...0x10FFFF:
            true
        default: false
        }
    }

    /// A string in double quotes, on one line.
    static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
            default: result += escape(scalar.value)
            }
        }
        return result + "\""
    }

    private static func escape(_ value: UInt32) -> String {
        value < 0x100
            ? "\\x" + value.hexadecimal(digits: 2) : "\\u" + value.hexadecimal(digits: 4)
    }

    /// The shortest form that reads back exactly; always with a point, which YAML 1.1 requires.
    private static func text(of value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? ".nan" : value > 0 ? ".inf" : "-.inf" }
        let text = String(value)
        guard !text.utf8.contains(UInt8(ascii: ".")), let exponent = text.firstIndex(of: "e") else {
            return text
        }
        return text[..<exponent] + ".0" + text[exponent...]
    }
}
