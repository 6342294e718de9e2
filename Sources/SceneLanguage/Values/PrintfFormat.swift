/// A printf conversion with the text around it, for one value: `%.2f miles`.
///
/// It follows C, with these choices. Length modifiers (`%ld`) are read and mean nothing, an Int
/// always has 64 bits. `%@` and `%s` take text, numbers and truth values. Widths count characters.
struct PrintfFormat: Hashable, Sendable {
    /// The text before the conversion.
    var prefix = ""

    /// The text after the conversion.
    var suffix = ""

    var isLeftAligned = false
    var showsPlus = false
    var showsSpace = false
    var isAlternate = false
    var padsWithZeros = false
    var width = 0
    var precision: Int?
    var conversion: Conversion

    /// The letter that ends the conversion.
    enum Conversion: Character, CaseIterable, Hashable, Sendable {
        case decimal = "d"
        case integer = "i"
        case unsigned = "u"
        case hexadecimal = "x"
        case uppercaseHexadecimal = "X"
        case octal = "o"
        case fixed = "f"
        case uppercaseFixed = "F"
        case exponent = "e"
        case uppercaseExponent = "E"
        case general = "g"
        case uppercaseGeneral = "G"
        case object = "@"
        case text = "s"

        /// What the conversion takes.
        var operand: Operand {
            switch self {
            case .decimal, .integer, .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal: .int
            case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general,
                .uppercaseGeneral:
                .number
            case .object, .text: .scalar
            }
        }
    }

    /// The kinds of value that conversions take.
    enum Operand: Hashable, Sendable {
        case int
        case number
        case scalar
    }
}
