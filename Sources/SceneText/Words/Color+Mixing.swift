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
        case .system(let color): own = color.components ?? 0xFFFF_FFFF
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
        case .system(let color): color.components
        }
    }
}

extension SystemColor {
    /// The colour on light screens, for mixing others with it.
    var components: UInt32? {
        switch self {
        case .black, .label, .darkText: 0x0000_00FF
        case .darkGray: 0x5555_55FF
        case .gray: 0x8080_80FF
        case .lightGray: 0xAAAA_AAFF
        case .red: 0xFF00_00FF
        case .green: 0x00FF_00FF
        case .blue: 0x0000_FFFF
        case .cyan: 0x00FF_FFFF
        case .yellow: 0xFFFF_00FF
        case .magenta: 0xFF00_FFFF
        case .orange: 0xFF80_00FF
        case .purple: 0x8000_80FF
        case .brown: 0x9966_33FF
        case .systemRed: 0xFF3B_30FF
        case .systemOrange: 0xFF95_00FF
        case .systemYellow: 0xFFCC_00FF
        case .systemGreen: 0x34C7_59FF
        case .systemMint: 0x00C7_BEFF
        case .systemTeal: 0x30B0_C7FF
        case .systemCyan: 0x32AD_E6FF
        case .systemBlue, .tintColor, .link: 0x007A_FFFF
        case .systemIndigo: 0x5856_D6FF
        case .systemPurple: 0xAF52_DEFF
        case .systemPink: 0xFF2D_55FF
        case .systemBrown: 0xA284_5EFF
        case .systemGray: 0x8E8E_93FF
        case .systemGray2: 0xAEAE_B2FF
        case .systemGray3: 0xC7C7_CCFF
        case .systemGray4: 0xD1D1_D6FF
        case .systemGray5: 0xE5E5_EAFF
        case .systemGray6: 0xF2F2_F7FF
        case .separator, .opaqueSeparator: 0xC6C6_C8FF
        case .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill:
            0xE4E4_E6FF
        case .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText: 0x8A8A_8EFF
        case .clear, .white, .lightText, .systemBackground, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground:
            nil
        }
    }
}
