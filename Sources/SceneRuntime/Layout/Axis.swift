/// A direction of layout.
package nonisolated enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal

    /// From top to bottom.
    case vertical
}
