public import SceneText

/// What a row of a list usually shows: a picture, a text, and a second text below or beside it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Venus"
/// content.secondaryText = "the second planet"
/// cell.contentConfiguration = content
/// ```
public nonisolated struct ListContentConfiguration: Hashable, Sendable {
    /// How a text looks.
    public struct TextProperties: Hashable, Sendable {
        /// The font; nil for that of the style.
        public var font: Font?

        /// The colour; nil for the system's.
        public var color: Color?

        /// How many lines at most; 0 for as many as it takes.
        public var numberOfLines = 1

        /// How text that does not fit is cut.
        public var lineBreakMode = LineBreakMode.byTruncatingTail

        /// How lines are aligned; nil for that of the style.
        public var alignment: TextAlignment?

        /// Whether the text is shown in capitals.
        public var transform = Transform.none

        /// What becomes of the letters.
        public enum Transform: Hashable, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }
    }

    /// How a picture looks.
    public struct ImageProperties: Hashable, Sendable {
        /// The colour; nil for the tint.
        public var tintColor: Color?

        /// Makes the look of a picture in the tint.
        public init() {}
    }

    /// The first text; nil for none.
    public var text: String?

    /// The second text; nil for none.
    public var secondaryText: String?

    /// The name of a picture; nil for none.
    public var image: String?

    /// How the first text looks.
    public var textProperties = TextProperties()

    /// How the second text looks.
    public var secondaryTextProperties = TextProperties()

    /// How the picture looks.
    public var imageProperties = ImageProperties()

    /// Whether the second text is beside the first, if there is space for both, rather than below it.
    public var prefersSideBySideTextAndSecondaryText: Bool

    private init(isSideBySide: Bool) { prefersSideBySideTextAndSecondaryText = isSideBySide }

    /// A row with a second text below the first.
    public static func cell() -> ListContentConfiguration { .init(isSideBySide: false) }

    /// A row with a smaller second text below the first.
    public static func subtitleCell() -> ListContentConfiguration { .init(isSideBySide: false) }

    /// A row with a second text at the right.
    public static func valueCell() -> ListContentConfiguration { .init(isSideBySide: true) }

    /// The title of a plain section.
    public static func plainHeader() -> ListContentConfiguration { .init(isSideBySide: false) }

    /// The text below a plain section.
    public static func plainFooter() -> ListContentConfiguration { .init(isSideBySide: false) }

    /// The title of a grouped section, in capitals.
    public static func groupedHeader() -> ListContentConfiguration {
        var header = ListContentConfiguration(isSideBySide: false)
        header.textProperties.transform = .uppercase
        return header
    }

    /// The text below a grouped section.
    public static func groupedFooter() -> ListContentConfiguration { .init(isSideBySide: false) }

    /// The style of a cell that shows the content.
    var style: TableViewCell.CellStyle {
        if secondaryText == nil { return .default }
        return prefersSideBySideTextAndSecondaryText ? .value1 : .subtitle
    }
}

extension ListContentConfiguration: ContentConfiguration {
    /// Makes a view that shows the content.
    public func makeContentView() -> any ContentView { ListContentView(configuration: self) }

    /// The content as it is: its texts are highlighted with their cell.
    public nonisolated func updated(for state: CellConfigurationState) -> ListContentConfiguration {
        self
    }
}

nonisolated extension ListContentConfiguration.TextProperties {
    /// The text as it is shown.
    func shown(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalizedWords
        }
    }

    /// Gives a label the look, and the font of its style where there is none.
    #if MainActor
        @MainActor
    #endif
    func apply(to label: Label, text: String?, font usual: Font, alignment: TextAlignment) {
        label.text = shown(text)
        label.font = font ?? usual
        label.textColor = color
        label.numberOfLines = numberOfLines
        label.lineBreakMode = lineBreakMode
        label.textAlignment = self.alignment ?? alignment
    }
}

nonisolated extension String {
    fileprivate var capitalizedWords: String {
        split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
            .joined(separator: " ")
    }
}
