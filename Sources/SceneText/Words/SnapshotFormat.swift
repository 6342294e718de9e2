/// What a screen can be turned into.
public enum SnapshotFormat: String, CaseIterable, Hashable, Sendable {
    /// A picture of characters.
    case text

    /// Every living view on a line of its own.
    case tree

    /// What a screen reader says, in order.
    case accessibility

    /// The tree for programs.
    case json

    /// A picture in points, as SVG.
    case svg
}
