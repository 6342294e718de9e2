/// Which characters pictures are made of.
public enum GlyphSet: String, CaseIterable, Hashable, Sendable {
    /// Box drawing, arrows and dots.
    case unicode

    /// The 95 printable characters of ASCII, for terminals without UTF-8.
    case ascii

    /// Which of the two forms of a character is used.
    func form(of forms: (unicode: Unicode.Scalar, ascii: Unicode.Scalar)) -> Unicode.Scalar {
        switch self {
        case .unicode: forms.unicode
        case .ascii: forms.ascii
        }
    }
}
