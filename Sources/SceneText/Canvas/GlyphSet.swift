/// Which characters pictures are made of.
public enum GlyphSet: String, CaseIterable, Hashable, Sendable {
    /// Box drawing, arrows and dots.
    case unicode

    /// The 95 printable characters of ASCII, for terminals without UTF-8.
    case ascii
}
