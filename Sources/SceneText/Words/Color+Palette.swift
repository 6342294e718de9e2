/// The colours of the system's palette, as code names them: `label.textColor = .systemRed`.
extension Color {
    /// Makes a colour of the system's palette.
    public init(_ color: SystemColor) {
        light = .system(color)
        dark = nil
    }

    /// The palette's `clear`.
    public static let clear = Color(.clear)

    /// The palette's `black`.
    public static let black = Color(.black)

    /// The palette's `white`.
    public static let white = Color(.white)

    /// The palette's `darkGray`.
    public static let darkGray = Color(.darkGray)

    /// The palette's `lightGray`.
    public static let lightGray = Color(.lightGray)

    /// The palette's `gray`.
    public static let gray = Color(.gray)

    /// The palette's `red`.
    public static let red = Color(.red)

    /// The palette's `green`.
    public static let green = Color(.green)

    /// The palette's `blue`.
    public static let blue = Color(.blue)

    /// The palette's `cyan`.
    public static let cyan = Color(.cyan)

    /// The palette's `yellow`.
    public static let yellow = Color(.yellow)

    /// The palette's `magenta`.
    public static let magenta = Color(.magenta)

    /// The palette's `orange`.
    public static let orange = Color(.orange)

    /// The palette's `purple`.
    public static let purple = Color(.purple)

    /// The palette's `brown`.
    public static let brown = Color(.brown)

    /// The palette's `systemRed`.
    public static let systemRed = Color(.systemRed)

    /// The palette's `systemOrange`.
    public static let systemOrange = Color(.systemOrange)

    /// The palette's `systemYellow`.
    public static let systemYellow = Color(.systemYellow)

    /// The palette's `systemGreen`.
    public static let systemGreen = Color(.systemGreen)

    /// The palette's `systemMint`.
    public static let systemMint = Color(.systemMint)

    /// The palette's `systemTeal`.
    public static let systemTeal = Color(.systemTeal)

    /// The palette's `systemCyan`.
    public static let systemCyan = Color(.systemCyan)

    /// The palette's `systemBlue`.
    public static let systemBlue = Color(.systemBlue)

    /// The palette's `systemIndigo`.
    public static let systemIndigo = Color(.systemIndigo)

    /// The palette's `systemPurple`.
    public static let systemPurple = Color(.systemPurple)

    /// The palette's `systemPink`.
    public static let systemPink = Color(.systemPink)

    /// The palette's `systemBrown`.
    public static let systemBrown = Color(.systemBrown)

    /// The palette's `systemGray`.
    public static let systemGray = Color(.systemGray)

    /// The palette's `systemGray2`.
    public static let systemGray2 = Color(.systemGray2)

    /// The palette's `systemGray3`.
    public static let systemGray3 = Color(.systemGray3)

    /// The palette's `systemGray4`.
    public static let systemGray4 = Color(.systemGray4)

    /// The palette's `systemGray5`.
    public static let systemGray5 = Color(.systemGray5)

    /// The palette's `systemGray6`.
    public static let systemGray6 = Color(.systemGray6)

    /// The palette's `label`.
    public static let label = Color(.label)

    /// The palette's `secondaryLabel`.
    public static let secondaryLabel = Color(.secondaryLabel)

    /// The palette's `tertiaryLabel`.
    public static let tertiaryLabel = Color(.tertiaryLabel)

    /// The palette's `quaternaryLabel`.
    public static let quaternaryLabel = Color(.quaternaryLabel)

    /// The palette's `placeholderText`.
    public static let placeholderText = Color(.placeholderText)

    /// The palette's `link`.
    public static let link = Color(.link)

    /// The palette's `separator`.
    public static let separator = Color(.separator)

    /// The palette's `opaqueSeparator`.
    public static let opaqueSeparator = Color(.opaqueSeparator)

    /// The palette's `tintColor`.
    public static let tintColor = Color(.tintColor)

    /// The palette's `systemBackground`.
    public static let systemBackground = Color(.systemBackground)

    /// The palette's `secondarySystemBackground`.
    public static let secondarySystemBackground = Color(.secondarySystemBackground)

    /// The palette's `tertiarySystemBackground`.
    public static let tertiarySystemBackground = Color(.tertiarySystemBackground)

    /// The palette's `systemGroupedBackground`.
    public static let systemGroupedBackground = Color(.systemGroupedBackground)

    /// The palette's `secondarySystemGroupedBackground`.
    public static let secondarySystemGroupedBackground = Color(.secondarySystemGroupedBackground)

    /// The palette's `tertiarySystemGroupedBackground`.
    public static let tertiarySystemGroupedBackground = Color(.tertiarySystemGroupedBackground)

    /// The palette's `systemFill`.
    public static let systemFill = Color(.systemFill)

    /// The palette's `secondarySystemFill`.
    public static let secondarySystemFill = Color(.secondarySystemFill)

    /// The palette's `tertiarySystemFill`.
    public static let tertiarySystemFill = Color(.tertiarySystemFill)

    /// The palette's `quaternarySystemFill`.
    public static let quaternarySystemFill = Color(.quaternarySystemFill)

    /// The palette's `lightText`.
    public static let lightText = Color(.lightText)

    /// The palette's `darkText`.
    public static let darkText = Color(.darkText)
}
