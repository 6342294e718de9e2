/// The fonts of the system, as code names them: `label.font = .boldSystemFont(ofSize: 16)`.
extension Font {
    /// The system's font in a size.
    public static func systemFont(ofSize size: Double) -> Font { .system(size: size, .regular) }

    /// The weights of the system's font.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The variant of the system's font with the weight.
        package var variant: Variant { Font.variant(ofWeight: rawValue) ?? .regular }
    }

    /// The system's font in a size and a weight; in text it is bold from semibold on.
    public static func systemFont(ofSize size: Double, weight: Weight) -> Font {
        .system(size: size, weight.variant)
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
