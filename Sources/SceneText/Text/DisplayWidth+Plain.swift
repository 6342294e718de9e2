extension DisplayWidth {
    /// The columns of a text that is drawn scalar by scalar unchanged; nil for any other text.
    ///
    /// No scalar of such a text changes another, and it neither begins nor ends with a space nor has
    /// any but the common one. It is well-formed UTF-8.
    package static func columns(ofPlain bytes: Span<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes[0] != 0x20, bytes[bytes.count &- 1] != 0x20 else { return nil }
        let traits = Traits.table
        let table = traits.span
        var columns = 0
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] &- 0x20 < 0x5F {
                columns &+= 1
                offset &+= 1
                continue
            }
            let lone = bytes.loneCharacter(at: offset, table)
            guard lone.value > 0xA0, lone.columns > 0, !isSpace(lone.value) else { return nil }
            columns &+= lone.columns
            offset &+= lone.length
        }
        return columns
    }

    /// Whether a scalar at which lines may break is one that is a cluster on its own.
    private static func isSpace(_ value: UInt32) -> Bool {
        switch value {
        case 0x2028..<0x2030, 0x205F, 0x3000: true
        default: false
        }
    }
}
