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
        var offset = Int(path.range.start) + (inset ?? 0)
        let dot = UInt8(ascii: ".")
        let bytes = path.value.utf8.split(separator: dot, omittingEmptySubsequences: false)
        parts = bytes.map { part in
            let range = SourceRange(offset, offset + part.count)
            offset += part.count + 1
            return Located(String(Substring(part)), at: inset == nil ? path.range : range)
        }
    }

    /// The path up to a part, as it is written.
    func text(before place: Int) -> String {
        parts[..<place].map(\.value).joined(separator: ".")
    }
}
