/// Colours by their components, as code makes them.
extension Color {
    /// A colour of red, green, blue and alpha, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        func bits(_ part: Double) -> UInt32 { UInt32((min(max(0, part), 1) * 255).rounded()) }
        let color = bits(red) << 24 | bits(green) << 16 | bits(blue) << 8 | bits(alpha)
        self.init(light: .rgba(color), dark: nil)
    }

    /// A shade of grey, from 0 for black to 1 for white.
    public init(white: Double, alpha: Double) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour with another alpha.
    public func withAlphaComponent(_ alpha: Double) -> Color {
        let bits = UInt32((min(max(0, alpha), 1) * 255).rounded())
        func changed(_ shade: Shade) -> Shade {
            switch shade {
            case .rgba(let components): .rgba(components & ~0xFF | bits)
            case .system(let color): color.opaque.map { .rgba($0 & ~0xFF | bits) } ?? shade
            }
        }
        return Color(light: changed(light), dark: dark.map(changed))
    }
}
