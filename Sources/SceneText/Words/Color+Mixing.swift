extension Color {
    /// The colour as it is seen on light screens over another one, over white where there is none.
    package func over(_ backdrop: Color?) -> Color {
        guard case .rgba(let own) = light else { return self }
        let alpha = own & 0xFF
        guard alpha > 0, alpha < 0xFF else { return self }
        let below = backdrop?.over(nil).light.components ?? 0xFFFF_FFFF
        var mixed: UInt32 = 0xFF
        for shift: UInt32 in [24, 16, 8] {
            let part = (own >> shift & 0xFF) * alpha + (below >> shift & 0xFF) * (0xFF - alpha)
            let rounded = (part + 0x7F) / 0xFF
            mixed |= rounded << shift
        }
        return Color(light: .rgba(mixed))
    }

    /// The colour with so much of its own alpha, on light screens.
    package func faded(to alpha: Double) -> Color {
        let own: UInt32
        switch light {
        case .system(.clear): return self
        case .rgba(let components): own = components
        case .system(let color): own = color.opaque ?? 0xFFFF_FFFF
        }
        guard own & 0xFF > 0 else { return self }
        let faded = UInt32((Double(own & 0xFF) * min(max(alpha, 0), 1)).rounded())
        // Without any alpha it would be the colour of the screen.
        return Color(light: .rgba(own & ~0xFF | max(1, faded)))
    }

    init(light: Shade, dark: Shade? = nil) {
        self.light = light
        self.dark = dark
    }
}

extension Color.Shade {
    /// Red, green, blue and alpha; nil for colours of the system that are as good as white.
    fileprivate var components: UInt32? {
        switch self {
        case .rgba(let components): components & 0xFF == 0 ? nil : components
        case .system(let color): color.opaque
        }
    }
}

extension SystemColor {
    /// The colour on light screens, for mixing others with it; nil for what is as good as white.
    var opaque: UInt32? {
        switch self {
        case .separator: 0xC6C6_C8FF
        case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
            0xE4E4_E6FF
        case .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText: 0x8A8A_8EFF
        case .clear, .white, .lightText, .systemBackground, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground:
            nil
        default: components.light
        }
    }
}
