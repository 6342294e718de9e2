import SceneText

/// What follows a backslash in a JSON string.
enum JSONEscape {
    /// The character that a letter means; nil for `u` and for letters that mean nothing.
    static func character(for letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// The text of the bytes between the quotes of a string that a scanner has accepted.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: decodedBytes(bytes), as: UTF8.self)
    }

    /// The bytes of that text.
    static func decodedBytes(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var units: [UInt8] = []
        units.reserveCapacity(bytes.count)
        var lead: UInt16?
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
                units.append(byte)
                continue
            }
            if let character = character(for: letter) {
                units.append(character)
                continue
            }
            let unit = rest.prefix(4).reduce(0 as UInt16) {
                $0 << 4 | UInt16($1.hexadecimalValue ?? 0)
            }
            rest = rest.dropFirst(4)
            if UTF16.isLeadSurrogate(unit) {
                lead = unit
            } else {
                let pair = lead.map { [$0, unit] } ?? [unit]
                units.append(contentsOf: String(decoding: pair, as: UTF16.self).utf8)
                lead = nil
            }
        }
        return units
    }
}
