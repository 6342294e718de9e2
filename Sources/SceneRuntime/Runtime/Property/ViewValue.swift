public import SceneText

/// The value of a property that is set or read by name.
public nonisolated enum ViewValue: Hashable, Sendable {
    /// A text to show.
    case text(String)

    /// A whole number.
    case integer(Int)

    /// A number.
    case number(Double)

    /// True or false.
    case boolean(Bool)

    /// One word of a closed set, as scenes spell it.
    case word(String)

    /// A colour.
    case color(Color)

    /// A font.
    case font(Font)

    /// Room at the edges.
    case insets(EdgeInsets)

    /// A place and a size.
    case frame(Rect)

    /// Several values of one type.
    case list([ViewValue])

    /// No value, where a property may have none.
    case nothing
}
