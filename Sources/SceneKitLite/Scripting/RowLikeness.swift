/// What rows have in common that look alike except for their texts: the rule that they follow, the
/// widths of the texts, and which of the other values they have.
nonisolated struct RowLikeness: Hashable {
    /// A number for each part, in eight bits; the rule in the last.
    private var low: UInt64 = 0
    private var high: UInt64

    /// Stands for a text that is not there.
    ///
    /// A label shows as little of it as of an empty text, but not so a picture, of which an empty name
    /// is still the name.
    static let noText: UInt8 = 255

    init(rule: Int) { high = UInt64(rule) << 56 }

    /// The columns of the text of a part.
    func width(ofPart part: Int) -> Int {
        self[part] == Self.noText ? 0 : Int(self[part])
    }

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
