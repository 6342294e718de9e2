import SceneText

/// The colours of the system as they are on a light or a dark screen.
struct SVGPalette {
    /// What a screen looks like.
    enum Look: Hashable, Sendable {
        case light
        case dark

        /// As the page is that the picture is a part of.
        case page
    }

    let look: Look

    /// Whether colours are those of something raised above the screen, which is lighter where it is dark.
    var isRaised = false

    /// Surfaces that have no name in the system's palette.
    enum Part {
        case bar
        case segment

        /// What darkens the screen below a sheet.
        case shade
    }

    func css(_ part: Part) -> String {
        switch part {
        case .bar: choice("#f9f9f9", "#161616")
        case .segment: choice("#fff", "#636366")
        case .shade: choice("rgba(0,0,0,0.2)", "rgba(0,0,0,0.48)")
        }
    }

    /// A colour as CSS writes it.
    func css(_ color: Color) -> String {
        choice(
            Self.css(color.light, isDark: false),
            Self.css(raised(color.dark ?? color.light), isDark: true)
        )
    }

    /// A colour of a dark screen, or what is in its place above the screen.
    private func raised(_ color: Color.Shade) -> Color.Shade {
        guard isRaised, case .system(let name) = color else { return color }
        switch name {
        case .systemBackground, .systemGroupedBackground: return .system(.secondarySystemBackground)
        case .secondarySystemBackground, .secondarySystemGroupedBackground:
            return .system(.tertiarySystemBackground)
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground:
            return .system(.systemGray4)
        default: return color
        }
    }

    private func choice(_ light: String, _ dark: String) -> String {
        switch look {
        case .light: light
        case .dark: dark
        case .page: light == dark ? light : "light-dark(\(light),\(dark))"
        }
    }

    private static func css(_ color: Color.Shade, isDark: Bool) -> String {
        switch color {
        case .system(let name):
            let (light, dark) = components(of: name)
            return css(isDark ? dark : light)
        case .rgba(let components): return css(components)
        }
    }

    private static func css(_ components: UInt32) -> String {
        let alpha = components & 0xFF
        let color = "#" + (components >> 8).hexadecimal(digits: 6, uppercase: false)
        if alpha == 0xFF { return color }
        if alpha == 0 { return "none" }
        let parts = [24, 16, 8].map { String(components >> $0 & 0xFF) }.joined(separator: ",")
        return "rgba(\(parts),\(SVGWriter.number(Double(alpha) / 255)))"
    }

    // A table, a colour a line where it fits.
    // swift-format-ignore
    private static func components(of color: SystemColor) -> (light: UInt32, dark: UInt32) {
        switch color {
        case .clear: (0, 0)
        case .black: (0x000000FF, 0x000000FF)
        case .white: (0xFFFFFFFF, 0xFFFFFFFF)
        case .darkGray: (0x555555FF, 0x555555FF)
        case .lightGray: (0xAAAAAAFF, 0xAAAAAAFF)
        case .gray: (0x808080FF, 0x808080FF)
        case .red: (0xFF0000FF, 0xFF0000FF)
        case .green: (0x00FF00FF, 0x00FF00FF)
        case .blue: (0x0000FFFF, 0x0000FFFF)
        case .cyan: (0x00FFFFFF, 0x00FFFFFF)
        case .yellow: (0xFFFF00FF, 0xFFFF00FF)
        case .magenta: (0xFF00FFFF, 0xFF00FFFF)
        case .orange: (0xFF8000FF, 0xFF8000FF)
        case .purple: (0x800080FF, 0x800080FF)
        case .brown: (0x996633FF, 0x996633FF)
        case .systemRed: (0xFF3B30FF, 0xFF453AFF)
        case .systemOrange: (0xFF9500FF, 0xFF9F0AFF)
        case .systemYellow: (0xFFCC00FF, 0xFFD60AFF)
        case .systemGreen: (0x34C759FF, 0x30D158FF)
        case .systemMint: (0x00C7BEFF, 0x63E6E2FF)
        case .systemTeal: (0x30B0C7FF, 0x40C8E0FF)
        case .systemCyan: (0x32ADE6FF, 0x64D2FFFF)
        case .systemBlue, .tintColor, .link: (0x007AFFFF, 0x0A84FFFF)
        case .systemIndigo: (0x5856D6FF, 0x5E5CE6FF)
        case .systemPurple: (0xAF52DEFF, 0xBF5AF2FF)
        case .systemPink: (0xFF2D55FF, 0xFF375FFF)
        case .systemBrown: (0xA2845EFF, 0xAC8E68FF)
        case .systemGray: (0x8E8E93FF, 0x8E8E93FF)
        case .systemGray2: (0xAEAEB2FF, 0x636366FF)
        case .systemGray3: (0xC7C7CCFF, 0x48484AFF)
        case .systemGray4: (0xD1D1D6FF, 0x3A3A3CFF)
        case .systemGray5: (0xE5E5EAFF, 0x2C2C2EFF)
        case .systemGray6: (0xF2F2F7FF, 0x1C1C1EFF)
        case .label: (0x000000FF, 0xFFFFFFFF)
        case .secondaryLabel: (0x3C3C4399, 0xEBEBF599)
        case .tertiaryLabel, .placeholderText: (0x3C3C434D, 0xEBEBF54D)
        case .quaternaryLabel: (0x3C3C432E, 0xEBEBF529)
        case .separator: (0x3C3C434A, 0x54545899)
        case .opaqueSeparator: (0xC6C6C8FF, 0x38383AFF)
        case .systemBackground: (0xFFFFFFFF, 0x000000FF)
        case .secondarySystemBackground: (0xF2F2F7FF, 0x1C1C1EFF)
        case .tertiarySystemBackground: (0xFFFFFFFF, 0x2C2C2EFF)
        case .systemGroupedBackground: (0xF2F2F7FF, 0x000000FF)
        case .secondarySystemGroupedBackground: (0xFFFFFFFF, 0x1C1C1EFF)
        case .tertiarySystemGroupedBackground: (0xF2F2F7FF, 0x2C2C2EFF)
        case .systemFill: (0x78788033, 0x7878805C)
        case .secondarySystemFill: (0x78788028, 0x78788052)
        case .tertiarySystemFill: (0x7676801F, 0x7676803D)
        case .quaternarySystemFill: (0x74748014, 0x7676802E)
        case .lightText: (0xFFFFFF99, 0xFFFFFF99)
        case .darkText: (0x000000FF, 0x000000FF)
        }
    }
}
