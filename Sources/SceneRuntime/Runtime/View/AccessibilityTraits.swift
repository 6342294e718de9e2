/// What kind of thing a view is to a screen reader.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: Int

    /// Makes traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let button = AccessibilityTraits(rawValue: 1)

    /// It leads elsewhere.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)

    /// It divides content into parts.
    public static let header = AccessibilityTraits(rawValue: 1 << 2)

    /// It is searched with.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 3)

    /// It is a picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 4)

    /// It is chosen.
    public static let selected = AccessibilityTraits(rawValue: 1 << 5)

    /// It makes a sound of its own.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)

    /// It is a key of a keyboard.
    public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 7)

    /// It is text that does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 8)

    /// It sums up the state of a program.
    public static let summaryElement = AccessibilityTraits(rawValue: 1 << 9)

    /// It does not answer at the moment.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)

    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)

    /// It starts to play.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)

    /// Its value goes up and down.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 13)

    /// It takes touches as they are.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)

    /// It turns the page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)

    /// It is a bar of tabs.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 16)
}

nonisolated extension AccessibilityTraits {
    /// The traits that a screen reader puts into words; the others only change how it behaves.
    package static let spoken: AccessibilityTraits = [
        .button, .link, .header, .searchField, .image, .selected, .notEnabled, .adjustable, .tabBar,
    ]
}

nonisolated extension AccessibilityTraits: PropertyFlags {
    /// The traits and their words.
    public static var words: [(flag: AccessibilityTraits, word: String)] {
        [
            (.button, "button"), (.link, "link"), (.header, "header"),
            (.searchField, "searchField"), (.image, "image"), (.selected, "selected"),
            (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"),
            (.staticText, "staticText"), (.summaryElement, "summaryElement"),
            (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"),
            (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
            (.allowsDirectInteraction, "allowsDirectInteraction"),
            (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
        ]
    }
}
