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
        case .system(let name): css(isDark ? name.components.dark : name.components.light)
        case .rgba(let components): css(components)
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
}
