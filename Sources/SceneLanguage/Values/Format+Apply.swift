package import SceneText

extension Format {
    /// Formats a value; one that is absent is passed on.
    package func apply(to value: DataValue) throws(FormatError) -> DataValue {
        guard !value.isNull else { return .null }
        let type = ValueType(of: value)
        guard accepts(type) else {
            throw .unfit(expected: operandDescription, found: type.withArticle)
        }
        switch kind {
        case .printf(let format): return .string(format.text(of: value))
        case .uppercase: return .string((value.text ?? "").uppercased())
        case .lowercase: return .string((value.text ?? "").lowercased())
        case .capitalized: return .string(Self.capitalize(value.text ?? ""))
        case .pattern(let pattern): return .string(try Self.fill(pattern, with: value.text ?? ""))
        case .number: return .string(GroupedNumber(value, fractionDigits: 3).text)
        case .percent: return .string(GroupedNumber(value, percentDigits: 2).text + "%")
        case .bytes: return .string(ByteCount(value).text)
        case .date(let pattern): return .string(try Self.date(value.text ?? "", pattern))
        case .unreadable: return value
        }
    }

    /// The first letter of each word in upper case, the others in lower case.
    private static func capitalize(_ text: String) -> String {
        var isInWord = false
        var result = ""
        for character in text {
            result += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter || character.isNumber || "'’".contains(character)
        }
        return result
    }

    /// Puts one character of a text in place of each `#` of a pattern.
    private static func fill(_ pattern: String, with text: String) throws(FormatError) -> String {
        let places = pattern.count { $0 == "#" }
        guard text.count == places else { throw .wrongLength(expected: places, found: text) }
        var rest = text[...]
        return String(pattern.map { $0 == "#" ? rest.popFirst() ?? $0 : $0 })
    }

    private static func date(_ text: String, _ pattern: DatePattern) throws(FormatError) -> String {
        guard let date = CalendarDate(iso8601: text) else { throw .noDate(text) }
        return pattern.text(of: date)
    }
}

/// A number with a comma between each three digits, and no zeros at its end.
struct GroupedNumber {
    /// The number as text.
    let text: String

    /// Makes the text of a number with at most a number of digits after its decimal point.
    init(_ value: DataValue, fractionDigits: Int) {
        text = Self.text(of: value, shift: 0, fractionDigits: fractionDigits)
    }

    /// Makes the text of a share as percents, without the sign.
    init(_ value: DataValue, percentDigits: Int) {
        text = Self.text(of: value, shift: 2, fractionDigits: percentDigits)
    }

    private static func text(of value: DataValue, shift: Int, fractionDigits: Int) -> String {
        guard let number = SignedExpansion(value) else { return value.text ?? "" }
        var expansion = number.expansion
        expansion.shiftPoint(by: shift)
        expansion.round(toPlaces: fractionDigits)
        var fraction = expansion.fractionDigits(fractionDigits)
        while fraction.last == "0" { fraction.removeLast() }
        let sign = number.isNegative && !expansion.digits.isEmpty ? "-" : ""
        let whole = sign + group(expansion.wholeDigits)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// Digits with a comma between each three.
    private static func group(_ digits: String) -> String {
        var grouped = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.utf8.count - place).isMultiple(of: 3) { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped
    }
}

/// The decimal digits of a number with its sign.
struct SignedExpansion {
    let isNegative: Bool
    let expansion: DecimalExpansion

    /// Expands an Int or a finite Double.
    init?(_ value: DataValue) {
        switch value {
        case .int(let number):
            isNegative = number < 0
            expansion = DecimalExpansion(number.magnitude)
        case .double(let number) where number.isFinite:
            isNegative = number.sign == .minus
            expansion = DecimalExpansion(number)
        default:
            return nil
        }
    }
}

/// A number of bytes as Finder writes it: in thousands, with more digits the larger the unit.
struct ByteCount {
    /// The number with its unit.
    let text: String

    private static let units = [("KB", 0), ("MB", 1), ("GB", 2), ("TB", 2), ("PB", 2), ("EB", 2)]

    /// Makes the text of a whole number of bytes.
    init(_ value: DataValue) {
        guard let number = SignedExpansion(value) else {
            text = value.text ?? ""
            return
        }
        let sign = number.isNegative ? "-" : ""
        guard number.expansion.pointPlace > 3 else {
            let digits = number.expansion.wholeDigits
            text = sign + digits + (digits == "1" ? " byte" : " bytes")
            return
        }
        var shown = ""
        for (power, (unit, places)) in Self.units.enumerated() {
            var expansion = number.expansion
            expansion.shiftPoint(by: -3 * (power + 1))
            expansion.round(toPlaces: places)
            var fraction = expansion.fractionDigits(places)
            while fraction.last == "0" { fraction.removeLast() }
            let point = fraction.isEmpty ? "" : "."
            shown = sign + expansion.wholeDigits + point + fraction + " " + unit
            if expansion.pointPlace <= 3 { break }
        }
        text = shown
    }
}
