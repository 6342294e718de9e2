/// The edges of an anchor view that one of its subviews keeps to.
public nonisolated struct RectEdge: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: Int

    /// Makes a set of edges from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The top.
    public static let top = RectEdge(rawValue: 1)

    /// The left.
    public static let left = RectEdge(rawValue: 2)

    /// The bottom.
    public static let bottom = RectEdge(rawValue: 4)

    /// The right.
    public static let right = RectEdge(rawValue: 8)

    /// All four edges.
    public static let all: RectEdge = [.top, .left, .bottom, .right]
}

nonisolated extension RectEdge: PropertyFlags {
    /// The edges and their words.
    public static var words: [(flag: RectEdge, word: String)] {
        [
            (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"), (.all, "all"),
        ]
    }
}
