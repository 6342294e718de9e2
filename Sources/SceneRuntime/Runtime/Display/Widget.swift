package import SceneText

/// What has a look of its own in every medium, with the state that shows.
///
/// A medium says how large a widget is, and a painter draws it; views only say which one they are.
package nonisolated enum Widget: Hashable, Sendable {
    /// A picture by its name; without one it takes no space.
    case image(String?, ImageView.ContentMode = .scaleToFill)

    /// A title or a picture between brackets, or the sign of a type that has neither.
    case button(title: String, image: String?, type: Button.ButtonType)

    /// On or off.
    case toggle(isOn: Bool)

    /// A thumb on a track, from 0 at the left end to 1 at the right.
    case slider(Double)

    /// A minus button, and a plus button.
    case stepper

    /// Titles side by side, one of which may be chosen.
    case segments([String], chosen: Int)

    /// A bar, filled from 0 to 1; what is left may have a colour of its own.
    case progress(Double, track: Color?)

    /// Something is going on.
    case activity

    /// A dot for each page.
    case pages(Int, current: Int)

    /// A line to type into.
    case field(Field)

    /// A line to search with, below a prompt, and perhaps a button to end the search.
    case search(text: String, placeholder: String, prompt: String, cancel: String?)

    /// What is chosen, in the width of the widest choice.
    case choice(String, among: [String])

    /// What a line to type into shows.
    package nonisolated struct Field: Hashable, Sendable {
        /// The text.
        package var text = ""

        /// The text shown while there is none.
        package var placeholder = ""

        /// How the text is aligned.
        package var alignment = TextAlignment.natural

        /// Whether dots show in place of the letters.
        package var isSecret = false

        /// Whether a button to clear the text shows.
        package var showsClearButton = false

        /// The frame around it, where a medium tells frames apart.
        package var border = TextField.BorderStyle.roundedRect

        /// Whether its view has a colour, which shows in place of the usual one.
        package var hasColor = false
    }
}
