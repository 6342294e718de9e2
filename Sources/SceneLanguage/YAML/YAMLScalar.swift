/// What a scalar means by YAML 1.2's core schema.
///
/// `yes`, `on` and their like are strings.
package enum YAMLScalar: Hashable, Sendable {
    /// Nothing: empty, `~` or `null`.
    case null

    /// `true` or `false`.
    case bool(Bool)

    /// A whole number that 64 bits hold.
    case int(Int)

    /// Any other number.
    case double(Double)

    /// Everything else.
    case string(String)

    /// Resolves the text of a plain scalar.
    init(_ bytes: borrowing [UInt8], from start: Int, length: Int) {
        self =
            Self.value(bytes, start..<start + length)
            ?? .string(String(decoding: bytes[start..<start + length], as: UTF8.self))
    }

    /// What a text would be as a plain scalar, when that is not a string.
    static func value(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> YAMLScalar? {
        guard let first = range.first.map({ bytes[$0] }) else { return .null }
        switch first {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return number(bytes, range)
        case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"),
            UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
            guard range.count <= 5 else { return nil }
            return word(String(decoding: bytes[range], as: UTF8.self))
        default:
            return nil
        }
    }

    private static func word(_ text: String) -> YAMLScalar? {
        switch text {
        case "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: nil
        }
    }

    private static func number(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> YAMLScalar? {
        if let value = smallInteger(bytes, range) { return .int(value) }
        if let value = prefixedInteger(bytes, range) { return value }
        var shape = NumberShape(bytes, range)
        guard shape.matches() else { return special(bytes, range) }
        let text = String(decoding: bytes[range], as: UTF8.self)
        if shape.isInteger, let value = Int(text) { return .int(value) }
        return Double(shape.isPointLast ? text.replacingPoint : text).map { .double($0) }
    }

    /// The number that a few digits are; nil for anything else.
    private static func smallInteger(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> Int? {
        guard range.count <= 18 else { return nil }
        var value = 0
        for index in range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }

    /// `0x` and `0o`, which take no sign.
    private static func prefixedInteger(
        _ bytes: borrowing [UInt8],
        _ range: Range<Int>
    ) -> YAMLScalar? {
        guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "0") else { return nil }
        let radix: Int
        switch bytes[range.lowerBound + 1] {
        case UInt8(ascii: "x"): radix = 16
        case UInt8(ascii: "o"): radix = 8
        default: return nil
        }
        var value = 0.0
        for index in range.dropFirst(2) {
            guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, digit < radix
            else { return nil }
            value = value * Double(radix) + Double(digit)
        }
        let digits = String(decoding: bytes[range.dropFirst(2)], as: UTF8.self)
        return Int(digits, radix: radix).map { .int($0) } ?? .double(value)
    }

    private static func special(_ bytes: borrowing [UInt8], _ range: Range<Int>) -> YAMLScalar? {
        guard range.count <= 5 else { return nil }
        return switch String(decoding: bytes[range], as: UTF8.self) {
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .double(.infinity)
        case "-.inf", "-.Inf", "-.INF": .double(-.infinity)
        case ".nan", ".NaN", ".NAN": .double(.nan)
        default: nil
        }
    }
}

/// Reads a number by its shape: `[-+]? (\.[0-9]+ | [0-9]+(\.[0-9]*)?) ([eE][-+]?[0-9]+)?`.
private struct NumberShape {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private var offset: Int

    /// Whether there is neither a point nor an exponent.
    private(set) var isInteger = true

    /// Whether the point has no digit after it.
    private(set) var isPointLast = false

    init(_ bytes: borrowing [UInt8], _ range: Range<Int>) {
        self.bytes = copy bytes
        self.range = range
        offset = range.lowerBound
    }

    mutating func matches() -> Bool {
        _ = skip("+") || skip("-")
        let whole = digits()
        if skip(".") {
            isInteger = false
            let fraction = digits()
            guard whole + fraction > 0 else { return false }
            isPointLast = fraction == 0
        } else if whole == 0 {
            return false
        }
        if skip("e") || skip("E") {
            isInteger = false
            _ = skip("+") || skip("-")
            guard digits() > 0 else { return false }
        }
        return offset == range.upperBound
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard offset < range.upperBound, bytes[offset] == UInt8(ascii: character) else {
            return false
        }
        offset += 1
        return true
    }

    private mutating func digits() -> Int {
        let start = offset
        while offset < range.upperBound, bytes[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
        return offset - start
    }
}

extension String {
    /// The number without a point that has no digit after it, which `Double` would not take.
    fileprivate var replacingPoint: String { String(filter { $0 != "." }) }
}
