/// What adapts when the superview of a view changes size.
public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: Int

    /// Makes a mask from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The room at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The room at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

nonisolated extension AutoresizingMask: PropertyFlags {
    /// The flags and their words.
    public static var words: [(flag: AutoresizingMask, word: String)] {
        [
            (.flexibleLeftMargin, "flexibleLeftMargin"),
            (.flexibleWidth, "flexibleWidth"),
            (.flexibleRightMargin, "flexibleRightMargin"),
            (.flexibleTopMargin, "flexibleTopMargin"),
            (.flexibleHeight, "flexibleHeight"),
            (.flexibleBottomMargin, "flexibleBottomMargin"),
        ]
    }
}
