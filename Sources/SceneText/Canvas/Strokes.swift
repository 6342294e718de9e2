/// The lines that meet in one cell, from which the character of a border follows.
package struct Strokes: OptionSet, Hashable, Sendable {
    /// One bit for each line.
    package let rawValue: UInt8

    /// Makes strokes from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From the middle of the cell up.
    package static let up = Strokes(rawValue: 1 << 0)

    /// From the middle of the cell down.
    package static let down = Strokes(rawValue: 1 << 1)

    /// From the middle of the cell to the left.
    package static let left = Strokes(rawValue: 1 << 2)

    /// From the middle of the cell to the right.
    package static let right = Strokes(rawValue: 1 << 3)

    /// The lines to the left and right are double.
    package static let double = Strokes(rawValue: 1 << 4)

    /// The corner is rounded.
    package static let rounded = Strokes(rawValue: 1 << 5)

    /// A line down the cell.
    package static let vertical: Strokes = [.up, .down]

    /// A line across the cell.
    package static let horizontal: Strokes = [.left, .right]

    /// Every combination of bits, so that a table has a place for each.
    static let all = (0..<64).map { Strokes(rawValue: $0) }
}
