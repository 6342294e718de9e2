package import SceneText

/// Where the text of a scalar is in its file, so that each byte of it leads back there.
package struct TextOrigin: Hashable, Sendable {
    /// The file.
    package let source: SourceID

    /// The bytes of the scalar in the file.
    package let range: SourceRange

    private let mapping: Mapping

    private enum Mapping: Hashable, Sendable {
        case verbatim
        case offsets([UInt32])
        case whole
    }

    /// Makes an origin; a text is verbatim when the bytes of its range are the text itself.
    ///
    /// The bytes of any other text lead to the whole range.
    package init(source: SourceID, range: SourceRange, isVerbatim: Bool) {
        self.source = source
        self.range = range
        mapping = isVerbatim ? .verbatim : .whole
    }

    /// Makes an origin from the offset in the file of each byte of a text, and of its end.
    init(source: SourceID, range: SourceRange, offsets: [UInt32]) {
        self.source = source
        self.range = range
        mapping = .offsets(offsets)
    }

    /// The bytes of the file that some bytes of the text come from.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        switch mapping {
        case .verbatim:
            SourceRange(Int(range.start) + start, Int(range.start) + end)
        case .offsets(let offsets):
            SourceRange(start: offsets[start], end: offsets[end])
        case .whole:
            range
        }
    }
}
