import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Traits and a colour before the background that is painted on, as far as styles are painted.
    func attributes(
        _ traits: TextAttributes.Traits = [],
        _ foreground: TerminalColor? = nil
    ) -> TextAttributes {
        guard usesColor else { return .plain }
        return TextAttributes(traits, foreground: foreground, background: background)
    }

    /// The style of a text, as far as styles are painted.
    func style(font: Font? = nil, color: Color? = nil, isFaint: Bool = false) -> TextAttributes {
        var style = attributes(font?.traits ?? [], color?.over(backdrop).terminalColor)
        guard usesColor else { return style }
        if isFaint || color?.isFaint == true { style.traits.insert(.faint) }
        return style
    }

    /// The style of a control: tinted when it can be tapped, otherwise faint.
    func style(of ink: DisplayItem.Ink) -> TextAttributes {
        var style = style(font: ink.font, color: ink.color ?? ink.tint)
        guard usesColor else { return style }
        if style.foreground == nil, ink.color == nil { style.foreground = .blue }
        if !ink.isEnabled {
            style.foreground = nil
            style.traits.insert(.faint)
        }
        return style
    }
}

extension Font {
    /// What is left of the font in a terminal.
    fileprivate var traits: TextAttributes.Traits {
        switch self {
        case .system where weight >= 600, .named where weight >= 600: .bold
        case .system where isItalic, .named where isItalic: .italic
        case .system: pointSize < 13 ? .faint : []
        case .named: []
        case .textStyle(.largeTitle), .textStyle(.title1), .textStyle(.title2),
            .textStyle(.title3), .textStyle(.headline):
            .bold
        case .textStyle(.footnote), .textStyle(.caption1), .textStyle(.caption2): .faint
        case .textStyle: []
        }
    }
}

extension Color {
    /// Whether the colour is one of those that are fainter than the text.
    var isFaint: Bool {
        switch light {
        case .system(.secondaryLabel), .system(.tertiaryLabel), .system(.quaternaryLabel),
            .system(.placeholderText):
            true
        default: false
        }
    }

    /// The nearest colour of a terminal; nil for the terminal's own.
    var terminalColor: TerminalColor? {
        switch light {
        case .system(let color): color.terminalColor
        case .rgba(let components):
            components & 0xFF == 0
                ? nil
                : .rgb(
                    red: UInt8(components >> 24),
                    green: UInt8(components >> 16 & 0xFF),
                    blue: UInt8(components >> 8 & 0xFF)
                )
        }
    }
}

extension SystemColor {
    fileprivate var terminalColor: TerminalColor? {
        switch self {
        case .black: .palette(0)
        case .red, .systemRed: .red
        case .green, .systemGreen: .green
        case .yellow, .systemYellow: .yellow
        case .blue, .systemBlue, .tintColor, .link, .systemIndigo: .blue
        case .magenta, .purple, .systemPurple, .systemPink: .palette(5)
        case .cyan, .systemCyan, .systemTeal, .systemMint: .cyan
        case .white, .lightText: .palette(15)
        case .orange, .systemOrange: .palette(208)
        case .brown, .systemBrown: .palette(130)
        case .gray, .darkGray, .systemGray, .systemGray2, .systemGray3: .palette(8)
        case .lightGray, .systemGray4, .systemGray5, .systemGray6, .separator, .opaqueSeparator,
            .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
            .palette(7)
        case .clear, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
            .darkText, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
            .systemGroupedBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground:
            nil
        }
    }
}
