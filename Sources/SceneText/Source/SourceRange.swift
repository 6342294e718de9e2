/// A half-open range of bytes in one source text, two 32-bit offsets wide.
public struct SourceRange: Hashable, Sendable {
    /// The offset of the first byte.
    public var start: UInt32

    /// The offset after the last byte.
    public var end: UInt32

    /// Makes a range from its two offsets.
    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = max(start, end)
    }

    /// Makes a range from two offsets that were counted as `Int`.
    public init(_ start: Int, _ end: Int) {
        self.init(start: UInt32(clamping: start), end: UInt32(clamping: end))
    }

    /// The range as indices into an array of bytes.
    public var indices: Range<Int> { Int(start)..<Int(end) }

    /// The number of bytes covered.
    public var count: Int { Int(end - start) }

    /// Whether the range covers no byte.
    public var isEmpty: Bool { start == end }

    /// The smallest range that covers both this one and another.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(start: min(start, other.start), end: max(end, other.end))
    }

    /// Whether another range is within this one.
    public func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }
}
