/// The path of an assignment in its parts: `nameLabel.text`, `#1.text`, `accessory`.
struct SetPath {
    let parts: [Located<String>]
    let text: Located<String>

    /// Splits a path; in a key that is written with escapes each part has the range of the whole.
    init(_ path: Located<String>) {
        text = path
        let length = path.value.utf8.count
        // A key in quotes has one byte more at each end.
        let inset: Int? =
            switch path.range.count - length {
            case 0: 0
            case 2: 1
            default: nil
            }
        let bytes = path.value.utf8
        let origin = Int(path.range.start) + (inset ?? 0)
        var parts: [Located<String>] = []
        parts.reserveCapacity(2)
        var (start, offset) = (bytes.startIndex, 0)
        func addPart(upTo end: Int) {
            let next = bytes.index(start, offsetBy: end - offset)
            let range = SourceRange(origin + offset, origin + end)
            parts.append(
                Located(String(path.value[start..<next]), at: inset == nil ? path.range : range)
            )
            start = next
            offset = end
        }
        var place = 0
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                addPart(upTo: place)
                start = bytes.index(after: start)
                offset += 1
            }
            place += 1
        }
        addPart(upTo: place)
        self.parts = parts
    }

    /// The path up to a part, as it is written.
    func text(before place: Int) -> String {
        parts[..<place].map(\.value).joined(separator: ".")
    }
}
