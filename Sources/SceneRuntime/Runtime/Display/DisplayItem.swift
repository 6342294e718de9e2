package import SceneText

/// One thing that a window shows: what it is, and where.
package nonisolated struct DisplayItem: Hashable, Sendable {
    /// What is shown.
    package var content: Content

    /// Where it is in the window, in points.
    package var rect: Rect

    /// The part of the window beyond which nothing of it shows.
    package var clip: Rect

    /// The colour behind it; nil for the screen's.
    package var backdrop: Color?

    /// How round the corners of a colour, a border or a picture are, where a medium shows that.
    package var cornerRadius = 0.0

    /// What it is a part of that is drawn as a whole, from the outermost, where a medium does that.
    package var layers: [Layer] = []

    /// The id of the view that it belongs to.
    package var identifier: String?

    /// What a screen reader says of that view, or of the row around it, where a medium keeps that.
    package var voice: String?

    /// What can be shown.
    package nonisolated enum Content: Hashable, Sendable {
        /// The colour behind what a view holds.
        case background(Color)

        /// A shape of one colour.
        case fill(Color)

        /// A line of a colour within the edges.
        case border(Color, width: Double)

        /// Lines of text.
        case text(TextRun)

        /// A control or a picture.
        case widget(Widget, Ink)

        /// A line between parts.
        case rule(Rule)

        /// What is beside the content of a row.
        case mark(Mark, tint: Color? = nil)

        /// What can be tapped in a bar.
        case barItem(BarItem)

        /// What stands for a controller in a bar of tabs.
        case tab(Tab)

        /// The titles of the index at the right edge of a table, from top to bottom.
        case sectionIndex([String], color: Color? = nil, background: Color? = nil)

        /// What is behind parts of the screen where a medium has colours for it.
        case surface(Surface)

        /// Nothing, over what is below it.
        case blank

        /// Nothing visible, but space that belongs to the content of the screen.
        case content
    }

    /// Some things that are drawn as a whole, however many of them are over each other.
    package nonisolated struct Layer: Hashable, Sendable {
        /// How many there were before it in the list.
        package let number: Int

        /// What becomes of the whole.
        package let effect: Effect

        /// What can become of a whole.
        package nonisolated enum Effect: Hashable, Sendable {
            /// A view with an alpha: so much of it is seen.
            case alpha(Double)

            /// A sheet over the screen: its corners are round.
            case sheet(Rect, radius: Double)

            /// A view that cuts what is in it at its round corners.
            case corners(Rect, radius: Double)
        }
    }

    /// What can be tapped in a bar.
    package nonisolated struct BarItem: Hashable, Sendable {
        /// The words.
        package var title: String

        /// The name of a picture in place of the words, where a medium shows pictures.
        package var picture: String?

        /// Whether it is the way back, with an arrow.
        package var isBack = false

        /// Whether a tap does anything.
        package var isEnabled = true

        /// Whether it is heavier than others, where a medium has room for that.
        package var isProminent = false

        /// A colour of its own, where a medium shows it.
        package var tint: Color?
    }

    /// What stands for a controller in a bar of tabs.
    package nonisolated struct Tab: Hashable, Sendable {
        /// The title.
        package var title: String

        /// The name of a picture above the title, or beside it.
        package var image: String?

        /// A number or a word that draws attention.
        package var badge: String?

        /// Whether the title is beside the picture.
        package var isWide = false

        /// Whether its controller shows.
        package var isChosen = false

        /// The colour of the chosen one; nil for the system's.
        package var tint: Color?

        /// The title, or the name of the picture alone, and after it what calls for attention.
        package var words: String {
            (title.isEmpty ? image ?? "" : title) + (badge.map { " (\($0))" } ?? "")
        }
    }

    /// What parts of the screen have behind them.
    package nonisolated enum Surface: Hashable, Sendable {
        /// A whole table, in the colour that it has of its own.
        case table(TableView.Style, Color?)

        /// The body of a row, which may be the first or the last one of a card.
        case row(Row)

        /// A bar at the bottom of the screen, in the colour that it has of its own.
        case bar(Color? = nil)

        /// A bar at the top that has a colour of its own, and whether what is above it is light.
        case topBar(Color, isDark: Bool)

        /// A sheet over what is below it, in the colour that its screen has.
        case sheet(Color?)

        /// What is between a sheet and the screen below it.
        case shade
    }

    /// What is behind a row.
    package nonisolated struct Row: Hashable, Sendable {
        /// The style of its table.
        package var style = TableView.Style.plain

        /// Whether it is the first or the last one of a card.
        package var beginsCard = false
        package var endsCard = false
        package var isSelected = false

        /// A colour of its own.
        package var color: Color?
    }

    /// The lines between parts.
    package nonisolated enum Rule: Hashable, Sendable {
        /// Between two rows, and after the title of a section, in the colour that the table gives its lines.
        case separator(Color?)

        /// Above or below a group of rows.
        case group(Color?)

        /// At the end of a table's last group.
        case closing(Color?)

        /// The upper or lower end of a card, with its corners.
        case cardEnd(isUpper: Bool)

        /// The sides of a card.
        case cardSides

        /// Below the bar of a stack.
        case navigationBar

        /// Above the bar of tabs.
        case tabBar

        /// Between master and detail.
        case divider
    }

    /// What is beside the content of a row.
    package nonisolated enum Mark: Hashable, Sendable {
        case selection
        case delete
        case insert
        case marked
        case unmarked
        case disclosure
        case checkmark
        case detailButton
        case reorder
    }

    /// A text, and how it is set.
    package nonisolated struct TextRun: Hashable, Sendable {
        /// The letters.
        package var string: String

        /// The font; nil for the usual one.
        package var font: Font?

        /// The colour; nil for the usual one.
        package var color: Color?

        /// Whether the text is fainter than others.
        package var isFaint = false

        /// The parts of the text that have looks of their own; none if it has one.
        package var parts: [AttributedText.Run] = []

        /// Where lines are, how they are cut, and how many there may be.
        package var style = TextBlock.Style()

        /// Whether the rectangle was drawn around the text, whose letters may have been narrower then.
        package var isDrawn = false

        /// Whether the lines begin at the top and go on below the rectangle, rather than be in the
        /// middle of its height and end with it.
        package var isScrolled = false
    }

    /// What a widget is drawn with.
    package nonisolated struct Ink: Hashable, Sendable {
        /// The font of its texts; nil for the usual one.
        package var font: Font?

        /// A colour of its own; nil for the tint.
        package var color: Color?

        /// The colour of what can be tapped there; nil for the system's.
        package var tint: Color?

        /// Whether it answers a person.
        package var isEnabled = true
    }
}
