/// The fonts of the system, as code names them: `label.font = .boldSystemFont(ofSize: 16)`.
extension Font {
    /// The system's font in a size.
    public static func systemFont(ofSize size: Double) -> Font { .system(size: size, .regular) }

    /// The weights of the system's font, of which text shows two.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The system's font in a size and a weight; from semibold on it is bold.
    public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
        switch weight {
        case .ultraLight, .thin, .light, .regular, .medium: .system(size: size, .regular)
        case .semibold, .bold, .heavy, .black: .system(size: size, .bold)
        }
    }

    /// The system's bold font in a size.
    public static func boldSystemFont(ofSize size: Double) -> Font { .system(size: size, .bold) }

    /// The system's italic font in a size.
    public static func italicSystemFont(ofSize size: Double) -> Font {
        .system(size: size, .italic)
    }

    /// The font of a text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font { .textStyle(style) }
}
