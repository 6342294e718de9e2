/// A scalar in the bytes of a text, with its columns if it is a character on its own.
struct LoneCharacter {
    let value: UInt32

    /// How many bytes it has.
    let length: Int

    /// 0 where it may share its character with others, and after the end of the text.
    let columns: Int
}

extension Span<UInt8> {
    /// The scalar at an offset, looked up in the table of traits.
    @inline(__always)
    func loneCharacter(
        at offset: Int,
        _ traits: Span<DisplayWidth.Traits>
    ) -> LoneCharacter {
        guard offset < count else { return LoneCharacter(value: 0, length: 0, columns: 0) }
        let (value, length) = scalar(at: offset)
        let columns = traits.traits(of: value).loneColumns
        return LoneCharacter(value: value, length: length, columns: columns)
    }

    /// The value and the bytes of a scalar of a text, whose bytes are known to be well-formed.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | rest(offset + 1), 2) }
        if first < 0xF0 {
            return ((first & 0x0F) << 12 | rest(offset + 1) << 6 | rest(offset + 2), 3)
        }
        let tail = rest(offset + 1) << 12 | rest(offset + 2) << 6 | rest(offset + 3)
        return ((first & 0x07) << 18 | tail, 4)
    }

    private func rest(_ offset: Int) -> UInt32 { UInt32(self[offset]) & 0x3F }
}
