import SceneText

/// The bytes of a text within a larger buffer, each with its place in the file.
///
/// What reads a text works on these, and makes strings only of what it keeps.
struct TextSlice {
    private let buffer: [UInt8]
    private let origin: TextOrigin

    /// The offset of the first byte.
    let start: Int

    /// The offset after the last byte.
    let end: Int

    /// Makes a slice of a buffer, about which the origin knows nothing else.
    init(_ buffer: [UInt8], in range: Range<Int>, at origin: TextOrigin) {
        self.buffer = buffer
        self.origin = origin
        start = range.lowerBound
        end = range.upperBound
    }

    /// The file that the text is from.
    package var source: SourceID { origin.source }

    /// The byte at an offset within the slice.
    subscript(offset: Int) -> UInt8 { buffer[offset] }

    /// The byte at an offset; nil after the slice.
    func peek(_ offset: Int) -> UInt8? { offset < end ? buffer[offset] : nil }

    /// The text between two offsets.
    func text(_ range: Range<Int>) -> String { String(copying: range, of: buffer) }

    /// Whether there is a word between two offsets.
    func holds(_ word: String, at range: Range<Int>) -> Bool {
        range.count == word.utf8.count && zip(range, word.utf8).allSatisfy { buffer[$0] == $1 }
    }

    /// The bytes of the file that those between two offsets come from.
    func range(_ range: Range<Int>) -> SourceRange {
        origin.range(range.lowerBound - start, range.upperBound - start)
    }

    /// A help with its edit, if the bytes of the file are known exactly.
    func help(
        _ message: String,
        replacing place: Range<Int>,
        with replacement: String
    ) -> Help {
        let range = range(place)
        guard range != origin.range, range.count == place.count else { return Help(message) }
        return Help(message, edit: TextEdit(source, range, replacement: replacement))
    }
}
