package import SceneText

/// What has a look of its own in every medium, with the state that shows.
///
/// A medium says how large a widget is, and a painter draws it; views only say which one they are.
package nonisolated enum Widget: Hashable, Sendable {
    /// A picture by its name; without one it takes no space.
    case image(String?, ImageView.ContentMode = .scaleToFill)

    /// A title or a picture between brackets, or the sign of a type that has neither.
    case button(Face)

    /// On or off; the thumb may have a colour of its own.
    case toggle(isOn: Bool, thumb: Color? = nil)

    /// A thumb on a track, from 0 at the left end to 1 at the right.
    case slider(Double, SliderColors = SliderColors())

    /// A minus button, and a plus button.
    case stepper

    /// Titles or pictures side by side, one of which may be chosen.
    case segments([Segment], chosen: Int)

    /// A bar, filled from 0 to 1; what is left may have a colour of its own.
    case progress(Double, track: Color?)

    /// Something is going on.
    case activity(isLarge: Bool = false)

    /// A dot for each page.
    case pages(Int, current: Int)

    /// A line to type into.
    case field(Field)

    /// A line to search with, below a prompt, and perhaps a button to end the search.
    case search(text: String, placeholder: String, prompt: String, cancel: String?, bar: Color?)

    /// What is chosen, in the width of the widest choice, and how a person chooses.
    case choice(String, among: [String], by: Picker)

    /// The colours of the parts of a slider that have their own.
    package nonisolated struct SliderColors: Hashable, Sendable {
        /// Of the track before the thumb.
        package var before: Color?

        /// Of the track after it.
        package var after: Color?
        package var thumb: Color?

        package init(before: Color? = nil, after: Color? = nil, thumb: Color? = nil) {
            self.before = before
            self.after = after
            self.thumb = thumb
        }
    }

    /// How a person chooses, where a medium shows that.
    package nonisolated enum Picker: Hashable, Sendable {
        /// By a button for each part of what is chosen, which shows it.
        case pills([String])

        /// By wheels side by side.
        case wheels([Wheel])

        /// By a calendar of a month, and perhaps a button for the time.
        case month(Month, time: String?)
    }

    /// What is seen of a wheel: what is chosen, and what is above and below it, from the nearest on.
    package nonisolated struct Wheel: Hashable, Sendable {
        package var chosen = ""
        package var above: [String] = []
        package var below: [String] = []

        /// How many rows are seen above the chosen one, and below it.
        static let reach = 3

        /// Takes what is seen from a list or a circle of rows, by their distance from the chosen one.
        init(row: (Int) -> String?) {
            chosen = row(0) ?? ""
            above = (1...Self.reach).compactMap { row(-$0) }
            below = (1...Self.reach).compactMap { row($0) }
        }
    }

    /// A month, and a day of it.
    package nonisolated struct Month: Hashable, Sendable {
        /// The name of the month, and the year.
        package var title: String

        /// The day of the week on which it begins; 0 is Sunday.
        package var firstWeekday: Int

        /// How many days it has.
        package var days: Int

        /// The day that is chosen, from 1.
        package var chosen: Int
    }

    /// A title, or in its place a picture.
    package nonisolated struct Segment: Hashable, Sendable {
        /// The title; empty for none.
        package var title = ""

        /// The name of the picture of a segment without a title.
        package var image: String?
    }

    /// What a button shows.
    package nonisolated struct Face: Hashable, Sendable {
        /// The title; empty for none.
        package var title = ""

        /// The name of a picture.
        package var image: String?

        /// The name of a picture that fills the button behind both.
        package var background: String?

        /// The type, which may have a sign of its own.
        package var type = Button.ButtonType.system

        /// The style of its configuration, where a medium tells styles apart.
        package var configuration: Button.Configuration?

        /// The corners of what the configuration has behind the title.
        package var cornerStyle = Button.CornerStyle.dynamic

        /// Whether it is selected, where a medium shows that.
        package var isSelected = false

        /// Where title and picture are, where a medium has room beside them.
        package var arrangement = Arrangement()

        /// The title where a picture is seen: an item of a bar that has one shows it alone.
        package var titleWithPicture: String { type == .barItem && image != nil ? "" : title }

        /// The picture that takes room: the one behind the title only where there is nothing else.
        package var pictureWithRoom: String? { image ?? (title.isEmpty ? background : nil) }

        /// The space between picture and title.
        package var gap: Double { configuration == nil ? 0 : 6 }

        /// The space around title and picture, without what is above and below them by itself.
        package var margins: EdgeInsets {
            let side: Double = configuration == nil ? 0 : 12
            return arrangement.margins ?? EdgeInsets(left: side, right: side)
        }

        /// Whether insets say what is around title and picture; insets of nothing say nothing.
        package var hasOwnMargins: Bool { (arrangement.margins ?? .zero) != .zero }
    }

    /// Where the title and the picture of a button are.
    package nonisolated struct Arrangement: Hashable, Sendable {
        package var horizontal = Button.ContentHorizontalAlignment.center
        package var vertical = Button.ContentVerticalAlignment.center

        /// The space around both.
        package var margins: EdgeInsets?

        /// How each is moved.
        package var titleInsets: EdgeInsets?
        package var imageInsets: EdgeInsets?

        /// The same without insets, which are not for buttons with a configuration.
        var withoutInsets: Arrangement { Arrangement(horizontal: horizontal, vertical: vertical) }
    }

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

        /// The least size of the letters, which shrink to fit; nil if they keep their size.
        package var leastFontSize: Double?
    }
}

extension View {
    /// What the widget is drawn with.
    var ink: DisplayItem.Ink {
        DisplayItem.Ink(font: inkFont, color: inkColor, tint: tintColor, isEnabled: isEnabled)
    }
}
