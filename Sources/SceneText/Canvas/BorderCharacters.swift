/// The characters of borders: one table of the lines that meet and what they look like.
package enum BorderCharacters {
    /// The character of the lines that meet in a cell.
    package static func scalar(of strokes: Strokes, in glyphSet: GlyphSet) -> Unicode.Scalar {
        glyphSet.form(of: forms(of: strokes))
    }

    private static func forms(
        of strokes: Strokes
    ) -> (unicode: Unicode.Scalar, ascii: Unicode.Scalar) {
        switch strokes {
        case []: (" ", " ")
        case [.up], [.down], .vertical: ("│", "|")
        case [.left], [.right], .horizontal: ("─", "-")
        case [.down, .right]: ("┌", "+")
        case [.down, .left]: ("┐", "+")
        case [.up, .right]: ("└", "+")
        case [.up, .left]: ("┘", "+")
        case [.up, .down, .right]: ("├", "+")
        case [.up, .down, .left]: ("┤", "+")
        case [.down, .left, .right]: ("┬", "+")
        case [.up, .left, .right]: ("┴", "+")
        case [.up, .down, .left, .right]: ("┼", "+")
        case [.double, .left], [.double, .right], [.double, .left, .right]: ("═", "=")
        case [.double, .down, .right]: ("╒", "+")
        case [.double, .down, .left]: ("╕", "+")
        case [.double, .up, .right]: ("╘", "+")
        case [.double, .up, .left]: ("╛", "+")
        case [.double, .up, .down, .right]: ("╞", "+")
        case [.double, .up, .down, .left]: ("╡", "+")
        case [.double, .down, .left, .right]: ("╤", "+")
        case [.double, .up, .left, .right]: ("╧", "+")
        case [.double, .up, .down, .left, .right]: ("╪", "+")
        case [.rounded, .down, .right]: ("╭", ".")
        case [.rounded, .down, .left]: ("╮", ".")
        case [.rounded, .up, .right]: ("╰", "'")
        case [.rounded, .up, .left]: ("╯", "'")
        // No vertical line is double, and only corners are rounded.
        default: forms(of: strokes.subtracting(strokes.contains(.rounded) ? .rounded : .double))
        }
    }
}
