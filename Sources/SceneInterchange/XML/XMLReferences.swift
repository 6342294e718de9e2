import SceneText

/// The references of XML that need no document type: `&lt;`, `&#65;`, `&#x41;`.
enum XMLReferences {
    /// The characters that have names.
    static func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        default: nil
        }
    }

    /// The character of a number, such as `#65` or `#x41`; nil where XML cannot have it.
    static func character(numbered reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
        var digits = reference.dropFirst()
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        if isHexadecimal { digits = digits.dropFirst() }
        guard !digits.isEmpty else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard isHexadecimal || digit.isDigit, let number = digit.hexadecimalValue else {
                return nil
            }
            value = value * (isHexadecimal ? 16 : 10) + UInt32(number)
            if value > 0x10FFFF { return nil }
        }
        guard let scalar = Unicode.Scalar(value), isAllowed(scalar) else { return nil }
        return scalar
    }

    /// Whether XML can have a character.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// A text with its references resolved and its line ends as XML reads them; in a value these are spaces.
    static func resolved(_ bytes: ArraySlice<UInt8>, inValue: Bool) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "&"):
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
                let name = bytes[index..<end].dropFirst()
                let scalar =
                    name.first == UInt8(ascii: "#")
                    ? character(numbered: name) : character(named: name)
                if let scalar { result += Array(String(scalar).utf8) }
                index = min(end + 1, bytes.endIndex)
                continue
            case 0x0D:
                let isPair = index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A
                if !isPair { result.append(inValue ? 0x20 : 0x0A) }
            case 0x09, 0x0A: result.append(inValue ? 0x20 : byte)
            default: result.append(byte)
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}
