/// A sign of the vocabulary of pictures; each takes one column in both glyph sets.
package enum Sign: UInt8, CaseIterable, Hashable, Sendable {
    /// At the right of a row that leads to another screen, and after what is chosen in a picker.
    case disclosure

    /// In front of the way back in a navigation bar, and of what is chosen in a picker.
    case back

    /// The button for more about a row.
    case detailButton

    /// At the right of a row that is chosen.
    case checkmark

    /// The editing control that deletes a row.
    case delete

    /// The editing control that inserts a row.
    case insert

    /// The circle of a row that is marked while its table is edited.
    case marked

    /// The circle of a row that can be marked.
    case unmarked

    /// The grip that moves a row.
    case reorder

    /// The bar at the left of a selected row.
    case selection

    /// The line between two rows.
    case separator

    /// The part of a track up to the thumb.
    case filledTrack

    /// The part of a track after the thumb.
    case emptyTrack

    /// What a slider and a switch are moved by.
    case thumb

    /// The minus button of a stepper.
    case minus

    /// The button of a stepper that adds.
    case plus

    /// The left edge of the chosen segment.
    case segmentStart

    /// The right edge of the chosen segment.
    case segmentEnd

    /// The line down between segments that are not chosen, and a view that is one column wide.
    case divider

    /// The part of a progress bar that is done.
    case done

    /// The part of a progress bar that is left.
    case left

    /// In front of the name of a picture.
    case image

    /// In front of a text to search for.
    case search

    /// A letter of a secret text.
    case secretLetter

    /// The button that clears a text.
    case clear

    /// Turns while something is going on.
    case activity

    /// The page that shows.
    case currentPage

    /// Another page.
    case otherPage

    /// The colour of a view that is one line high.
    case rule

    /// The colour of a view without content.
    case block

    /// Marks text that did not fit.
    case ellipsis

    /// Marks titles of an index that did not fit.
    case leftOut

    /// The one table of what the signs look like.
    package var forms: (unicode: Unicode.Scalar, ascii: Unicode.Scalar) {
        switch self {
        case .disclosure: ("›", ">")
        case .back: ("‹", "<")
        case .detailButton: ("ⓘ", "i")
        case .checkmark: ("✓", "x")
        case .delete: ("⊖", "-")
        case .insert: ("⊕", "+")
        case .marked: ("⊙", "x")
        case .unmarked: ("○", "o")
        case .reorder: ("≡", "=")
        case .selection: ("▌", "*")
        case .separator: ("─", "-")
        case .filledTrack: ("━", "=")
        case .emptyTrack: ("─", "-")
        case .thumb: ("●", "o")
        case .minus: ("−", "-")
        case .plus: ("+", "+")
        case .segmentStart: ("▐", "[")
        case .segmentEnd: ("▌", "]")
        case .divider: ("│", "|")
        case .done: ("▓", "#")
        case .left: ("░", ".")
        case .image: ("▣", "#")
        case .search: ("⌕", "/")
        case .secretLetter: ("•", "*")
        case .clear: ("ⓧ", "x")
        case .activity: ("◌", "~")
        case .currentPage: ("●", "*")
        case .otherPage: ("○", "o")
        case .rule: ("─", "-")
        case .block: ("▒", ":")
        case .ellipsis: ("…", "~")
        case .leftOut: ("•", ".")
        }
    }

    /// The character for the sign in a glyph set.
    package func scalar(in glyphSet: GlyphSet) -> Unicode.Scalar {
        glyphSet.form(of: forms)
    }
}
