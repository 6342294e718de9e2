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
        case .number: return .string(Self.grouped(value, places: 3))
        case .percent: return .string(Self.grouped(value, places: 2, shift: 2) + "%")
        case .bytes: return .string(Self.bytes(value))
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

    /// A number with a comma between each three digits, and no zeros at its end.
    private static func grouped(_ value: DataValue, places: Int, shift: Int = 0) -> String {
        guard let number = SignedExpansion(value) else { return value.text ?? "" }
        var expansion = number.expansion
        expansion.shiftPoint(by: shift)
        let (digits, fraction) = expansion.round(toShortest: places)
        let sign = number.isNegative && !expansion.digits.isEmpty ? "-" : ""
        var whole = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.utf8.count - place).isMultiple(of: 3) { whole.append(",") }
            whole.append(digit)
        }
        return sign + whole + fraction
    }

    private static let units = [("KB", 0), ("MB", 1), ("GB", 2), ("TB", 2), ("PB", 2), ("EB", 2)]

    /// A number of bytes as Finder writes it: in thousands, with more digits the larger the unit.
    private static func bytes(_ value: DataValue) -> String {
        guard let number = SignedExpansion(value) else { return value.text ?? "" }
        var expansion = number.expansion
        var shown = expansion.wholeDigits + (expansion.wholeDigits == "1" ? " byte" : " bytes")
        for (power, (unit, places)) in units.enumerated() where expansion.pointPlace > 3 {
            expansion = number.expansion
            expansion.shiftPoint(by: -3 * (power + 1))
            let (whole, fraction) = expansion.round(toShortest: places)
            shown = whole + fraction + " " + unit
        }
        return (number.isNegative ? "-" : "") + shown
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
