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
