import SceneKitLite
import SceneText

/// The looks of the parts of a diff; all plain when there is no colour.
struct DiffPalette {
    /// A part of a diff.
    enum Part {
        case removed
        case added

        /// The names of the texts.
        case name

        /// Where rows are, and how many are folded.
        case place
    }

    let isColored: Bool

    func apply(_ part: Part, to text: String) -> String {
        guard isColored, !text.isEmpty else { return text }
        let attributes =
            switch part {
            case .removed: TextAttributes(foreground: .red)
            case .added: TextAttributes(foreground: .green)
            case .name: TextAttributes(.bold)
            case .place: TextAttributes(foreground: .cyan)
            }
        return attributes.applied(to: text)
    }
}
