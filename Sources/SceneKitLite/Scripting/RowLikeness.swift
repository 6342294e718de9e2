/// What the rows have in common that look alike but for their texts: the rule that they follow, the
/// widths of the texts, and which of the other values they have.
struct RowLikeness: Hashable {
    /// A number for each part, in eight bits; the rule in the last.
    private var low: UInt64 = 0
    private var high: UInt64

    /// More parts than there are bits for.
    static let capacity = 15

    init(rule: Int) { high = UInt64(rule) << 56 }

    subscript(part: Int) -> UInt8 {
        get {
            let bits = part < 8 ? low >> (8 * part) : high >> (8 * (part - 8))
            return UInt8(truncatingIfNeeded: bits)
        }
        set {
            if part < 8 {
                low |= UInt64(newValue) << (8 * part)
            } else {
                high |= UInt64(newValue) << (8 * (part - 8))
            }
        }
    }
}

/// The texts of a row, one behind the other.
struct RowTexts {
    /// Their bytes.
    private(set) var bytes: [UInt8] = []

    /// Where each of them ends.
    private(set) var ends: [Int] = []

    /// Texts are wider only where they are not drawn whole.
    private static let greatestWidth = 250

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Appends a text, and returns its columns: none for one that is empty, nil for one that is not
    /// drawn as it stands.
    mutating func append(in glyphSet: GlyphSet, _ write: (inout [UInt8]) -> Void) -> UInt8? {
        let start = bytes.count
        write(&bytes)
        ends.append(bytes.count)
        guard bytes.count > start else { return 0 }
        let text = bytes.span.extracting(start..<bytes.count)
        guard let columns = DisplayWidth.columns(ofPlain: text), columns <= Self.greatestWidth,
            glyphSet == .unicode || columns == text.count && text.isASCII
        else { return nil }
        return UInt8(columns)
    }
}

extension Span<UInt8> {
    fileprivate var isASCII: Bool {
        for index in indices where self[index] >= 0x80 { return false }
        return true
    }
}
