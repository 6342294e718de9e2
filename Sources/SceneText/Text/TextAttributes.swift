/// A colour that a terminal can show.
package enum TerminalColor: Hashable, Sendable {
    /// One of the 256 colours of the palette; the first 16 follow the terminal's theme.
    case palette(UInt8)

    /// A colour by its parts.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The theme's red.
    package static let red = TerminalColor.palette(1)

    /// The theme's green.
    package static let green = TerminalColor.palette(2)

    /// The theme's yellow.
    package static let yellow = TerminalColor.palette(3)

    /// The theme's blue.
    package static let blue = TerminalColor.palette(4)

    /// The theme's cyan.
    package static let cyan = TerminalColor.palette(6)
}

/// How a piece of text looks in a terminal, apart from its letters.
package struct TextAttributes: Hashable, Sendable {
    /// Properties that are on or off.
    package struct Traits: OptionSet, Hashable, Sendable {
        /// One bit for each trait.
        package let rawValue: UInt8

        /// Makes a set from its bits.
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Makes a set of traits; the library's way looks up types by their names when it is first
        /// used.
        package init(arrayLiteral traits: Traits...) {
            self.init(rawValue: traits.reduce(0) { $0 | $1.rawValue })
        }

        /// Heavier.
        package static let bold = Traits(rawValue: 1 << 0)

        /// Paler.
        package static let faint = Traits(rawValue: 1 << 1)

        /// Slanted.
        package static let italic = Traits(rawValue: 1 << 2)

        /// With a line below.
        package static let underlined = Traits(rawValue: 1 << 3)

        /// With foreground and background exchanged.
        package static let inverse = Traits(rawValue: 1 << 4)

        /// With a line through it.
        package static let struckThrough = Traits(rawValue: 1 << 5)
    }

    /// What is on.
    package var traits: Traits

    /// The colour of the letters; without one the terminal's own.
    package var foreground: TerminalColor?

    /// The colour behind the letters; without one the terminal's own.
    package var background: TerminalColor?

    /// Makes attributes; by default there are none.
    package init(
        _ traits: Traits = [],
        foreground: TerminalColor? = nil,
        background: TerminalColor? = nil
    ) {
        self.traits = traits
        self.foreground = foreground
        self.background = background
    }

    /// Text as the terminal shows it unasked.
    package static let plain = TextAttributes()
}

extension TextAttributes {
    /// The escape sequence that takes a terminal from other attributes to these; empty when equal.
    package func escapeSequence(from previous: TextAttributes = .plain) -> String {
        if self == previous { return "" }
        var codes = traitCodes
        if let foreground { codes += foreground.codes(base: 30) }
        if let background { codes += background.codes(base: 40) }
        // Single attributes cannot be taken back alike on all terminals: start from nothing.
        if previous != .plain { codes.insert(0, at: 0) }
        return "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
    }

    /// A text between the sequences that switch these attributes on and off again.
    package func applied(to text: String) -> String {
        if self == .plain || text.isEmpty { return text }
        return escapeSequence() + text + TextAttributes.plain.escapeSequence(from: self)
    }

    private var traitCodes: [Int] {
        let table: [(Traits, Int)] = [
            (.bold, 1), (.faint, 2), (.italic, 3), (.underlined, 4), (.inverse, 7),
            (.struckThrough, 9),
        ]
        return table.filter { traits.contains($0.0) }.map(\.1)
    }
}

extension TerminalColor {
    /// The parameters that select the colour; 30 is the base of foregrounds, 40 that of backgrounds.
    fileprivate func codes(base: Int) -> [Int] {
        switch self {
        case .palette(let index) where index < 8: [base + Int(index)]
        case .palette(let index) where index < 16: [base + 60 + Int(index) - 8]
        case .palette(let index): [base + 8, 5, Int(index)]
        case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
        }
    }
}
