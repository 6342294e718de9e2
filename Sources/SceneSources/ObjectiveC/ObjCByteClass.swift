import SceneText

/// What a byte begins.
enum ObjCByteClass: UInt8 {
    /// Nothing that the reader knows; bytes of binary files.
    case other
    case blank, newline, name, digit, quote, apostrophe, slash, hash, at, backslash
    case opener, closer
    /// A symbol that may be part of a longer one.
    case symbol

    static let table: [ObjCByteClass] = (0...255).map { of(UInt8($0)) }

    private static func of(_ byte: UInt8) -> ObjCByteClass {
        switch byte {
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: .blank
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
        case UInt8(ascii: "\""): .quote
        case UInt8(ascii: "'"): .apostrophe
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "#"): .hash
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opener
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closer
        default:
            if byte.isDigit {
                .digit
            } else if byte.isNamePart || byte >= 0x80 || byte == UInt8(ascii: "$") {
                .name
            } else if byte > 0x20, byte < 0x7F {
                .symbol
            } else {
                .other
            }
        }
    }
}

extension ObjCToken.Kind {
    /// The symbol at a place, and its length.
    ///
    /// `>` is never joined with another: two of them close two lists of types.
    static func symbol(_ first: UInt8, _ second: UInt8) -> (kind: Self, length: Int) {
        let isAssigning = second == UInt8(ascii: "=")
        switch first {
        case UInt8(ascii: ";"): return (.semicolon, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: "."): return (.dot, 1)
        case UInt8(ascii: ":"):
            return second == UInt8(ascii: ":") ? (.doubleColon, 2) : (.colon, 1)
        case UInt8(ascii: "="): return isAssigning ? (.comparison, 2) : (.equals, 1)
        case UInt8(ascii: "!"): return isAssigning ? (.comparison, 2) : (.other, 1)
        case UInt8(ascii: "-"):
            if second == UInt8(ascii: ">") { return (.arrow, 2) }
            return second == first || isAssigning ? (.other, 2) : (.minus, 1)
        case UInt8(ascii: "+"): return second == first || isAssigning ? (.other, 2) : (.plus, 1)
        case UInt8(ascii: "*"): return isAssigning ? (.other, 2) : (.star, 1)
        case UInt8(ascii: "&"):
            return second == first || isAssigning ? (.other, 2) : (.ampersand, 1)
        case UInt8(ascii: "^"): return isAssigning ? (.other, 2) : (.caret, 1)
        case UInt8(ascii: "<"): return second == first || isAssigning ? (.other, 2) : (.less, 1)
        case UInt8(ascii: ">"): return isAssigning ? (.other, 2) : (.greater, 1)
        case UInt8(ascii: "?"): return (.question, 1)
        default: return (.other, isAssigning ? 2 : 1)
        }
    }

    static func opener(_ byte: UInt8) -> Self {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"): .openParen
        case UInt8(ascii: "["), UInt8(ascii: "]"): .openBracket
        default: .openBrace
        }
    }

    static func closer(_ byte: UInt8) -> Self {
        switch byte {
        case UInt8(ascii: ")"): .closeParen
        case UInt8(ascii: "]"): .closeBracket
        default: .closeBrace
        }
    }
}
