extension Color.Shade {
    /// How much the shade covers of what is behind it, up to 255; a colour of the system covers all, except `clear`.
    package var alpha: UInt32 {
        switch self {
        case .system(let color): color == .clear ? 0 : 0xFF
        case .rgba(let components): components & 0xFF
        }
    }
}

extension Color {
    /// Whether the colour is clear, or nearly that of an empty screen, on light screens.
    package var isPale: Bool {
        switch light {
        case .system(let color):
            [.clear, .white, .systemBackground, .systemGroupedBackground].contains(color)
        case .rgba(let components):
            [8, 16, 24].allSatisfy { components >> $0 & 0xFF >= 0xE0 }
        }
    }
}
