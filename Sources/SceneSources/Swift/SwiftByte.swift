/// What bytes may be in a Swift source.
enum SwiftByte {
    static let nameStart: UInt8 = 1
    static let name: UInt8 = 2
    static let blank: UInt8 = 4
    static let symbol: UInt8 = 8
    static let digit: UInt8 = 16

    /// A byte of a text that needs a look: a quote, a backslash, the end of a line.
    static let endsText: UInt8 = 32

    /// A byte of a comment in a block that needs a look.
    static let endsComment: UInt8 = 64

    static let table: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 256)
        for byte in UInt8.min...UInt8.max {
            var classes: UInt8 = 0
            let letter = byte | 0x20
            if letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80
                || "_$".utf8.contains(byte)
            {
                classes |= nameStart | name
            }
            if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { classes |= digit | name }
            if " \t\r\n\u{b}\u{c}\0".utf8.contains(byte) { classes |= blank }
            if "/=-+!*%<>&|^~?".utf8.contains(byte) { classes |= symbol }
            if "\"\\\r\n".utf8.contains(byte) { classes |= endsText }
            if "*/".utf8.contains(byte) { classes |= endsComment }
            table[Int(byte)] = classes
        }
        return table
    }()

    /// Whether a character above ASCII is a symbol of operators.
    static func isSymbol(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
            0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
            0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
            0x3008...0x3020, 0x3030:
            true
        default: false
        }
    }

    /// Whether a character above ASCII is taken for a blank.
    static func isBlank(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x3000, 0xFEFF: true
        default: false
        }
    }
}
