/// A direction of layout.
package enum Axis: Hashable, Sendable {
    /// From left to right.
    case horizontal

    /// From top to bottom.
    case vertical
}
