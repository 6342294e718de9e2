import SceneText

/// The texts of a row, one after the other.
nonisolated struct RowTexts {
    /// Their bytes.
    private(set) var bytes: [UInt8] = []

    /// Where each of them ends.
    private(set) var ends: [Int] = []

    /// Whether all of them have as many bytes as columns.
    private(set) var isASCII = true

    private static let greatestWidth = Limits().pressedColumns

    init() {}

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        isASCII = true
    }

    /// Where the bytes of a text are.
    func range(of text: Int) -> Range<Int> {
        (text == 0 ? 0 : ends[text - 1])..<ends[text]
    }

    /// Appends a text, and returns its columns: none for one that is empty, nil for one that is not
    /// drawn unchanged.
    mutating func append(in glyphSet: GlyphSet, _ write: (inout [UInt8]) -> Void) -> UInt8? {
        let start = bytes.count
        write(&bytes)
        ends.append(bytes.count)
        let length = bytes.count - start
        guard length > 0 else { return 0 }
        let columns = DisplayWidth.columns(ofPlain: bytes.span.extracting(start..<bytes.count))
        guard let columns, columns <= Self.greatestWidth else { return nil }
        // Any other character has more bytes than columns.
        if columns != length { isASCII = false }
        return isASCII || glyphSet == .unicode ? UInt8(columns) : nil
    }
}
