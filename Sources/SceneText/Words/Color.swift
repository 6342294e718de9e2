/// A colour as scenes write it: one shade, or one for light and one for dark screens.
public struct Color: Hashable, Sendable {
    /// A shade by its components or by its name in the system's palette.
    public enum Shade: Hashable, Sendable {
        /// Red, green, blue and alpha, eight bits each.
        case rgba(UInt32)

        /// A colour of the system.
        case system(SystemColor)

        /// Reads a shade: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name; nil when the text is not one.
        init?(_ text: some StringProtocol) {
            guard text.utf8.first == UInt8(ascii: "#") else {
                guard let color = SystemColor(rawValue: String(text)) else { return nil }
                self = .system(color)
                return
            }
            let digits = text.utf8.dropFirst()
            guard digits.allSatisfy({ $0.hexadecimalValue != nil }),
                let number = UInt32(String(text.dropFirst()), radix: 16)
            else { return nil }
            switch digits.count {
            case 3:
                let red = (number >> 8 & 0xF) * 0x11
                let green = (number >> 4 & 0xF) * 0x11
                let blue = (number & 0xF) * 0x11
                self = .rgba(red << 24 | green << 16 | blue << 8 | 0xFF)
            case 6: self = .rgba(number << 8 | 0xFF)
            case 8: self = .rgba(number)
            default: return nil
            }
        }
    }

    /// The shade on light screens.
    public let light: Shade

    /// The shade on dark screens; nil when it is the same.
    public let dark: Shade?

    /// Reads a colour; nil when the text is not one.
    public init?(_ text: String) {
        guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
            guard let light = Shade(text) else { return nil }
            self.light = light
            dark = nil
            return
        }
        guard let light = Shade(text[..<slash]),
            let dark = Shade(text[text.utf8.index(after: slash)...])
        else { return nil }
        self.light = light
        self.dark = dark
    }
}

extension Color: CustomStringConvertible {
    /// The colour as scenes write it.
    public var description: String {
        dark.map { "\(light)/\($0)" } ?? light.description
    }
}

extension Color.Shade: CustomStringConvertible {
    /// The shade as scenes write it: without an alpha that hides nothing.
    public var description: String {
        switch self {
        case .system(let color): return color.rawValue
        case .rgba(let components):
            let padded = components.hexadecimal(digits: 8)
            return "#" + (padded.hasSuffix("FF") ? String(padded.dropLast(2)) : padded)
        }
    }
}

extension Color {
    /// The name for a colour of Swift or Objective-C: `UIColor.red`, `.red`, `redColor`; and digits without
    /// their `#`.
    package static func spelling(of text: String) -> String? {
        if text.hasSuffix("Color"), let name = SystemColor(rawValue: String(text.dropLast(5))) {
            return name.rawValue
        }
        if [6, 8].contains(text.utf8.count), text.allSatisfy(\.isHexDigit) { return "#\(text)" }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, ["", "UIColor", "Color", "NSColor"].contains(parts[0]) else {
            return nil
        }
        return SystemColor(rawValue: String(parts[1]))?.rawValue
    }
}

/// The names of the system's palette.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case clear, black, white, darkGray, lightGray, gray
    case red, green, blue, cyan, yellow, magenta, orange, purple, brown
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    case separator, opaqueSeparator, tintColor
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case lightText, darkText
}
