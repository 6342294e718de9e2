import SceneLanguage
import SceneText

/// The path of an assignment in its parts: `nameLabel.text`, `#1.text`, `accessory`.
struct SetPath: Sequence {
    let text: Located<String>

    init(_ path: Located<String>) { text = path }

    func makeIterator() -> Parts { Parts(text) }

    /// The first part.
    var start: Located<String> {
        var parts = makeIterator()
        return parts.next() ?? text
    }

    /// The path up to a part, as it is written.
    func text(before place: Int) -> String {
        prefix(place).map(\.value).joined(separator: ".")
    }

    /// Cuts off part after part; in a key that is written with escapes each has the range of the whole.
    struct Parts: IteratorProtocol {
        private let path: Located<String>

        /// Where the path itself begins; nil in a key that is written with escapes.
        private let origin: Int?

        /// The offset of the next part; nil behind the last one.
        private var start: Int? = 0

        fileprivate init(_ path: Located<String>) {
            self.path = path
            // A key in quotes has one byte more at each end.
            origin =
                switch path.range.count - path.value.utf8.count {
                case 0: Int(path.range.start)
                case 2: Int(path.range.start) + 1
                default: nil
                }
        }

        mutating func next() -> Located<String>? {
            guard let start else { return nil }
            let bytes = path.value.utf8Span.span
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: ".") { end += 1 }
            self.start = end < bytes.count ? end + 1 : nil
            let range = origin.map { SourceRange($0 + start, $0 + end) } ?? path.range
            return Located(path.value.part(start..<end), at: range)
        }
    }
}

extension String {
    /// The text between two offsets of bytes at which no character is cut.
    fileprivate func part(_ range: Range<Int>) -> String {
        let bytes = utf8Span.span
        guard range.count < bytes.count,
            let part = try? UTF8Span(validating: bytes.extracting(range))
        else { return self }
        return String(copying: part)
    }
}
