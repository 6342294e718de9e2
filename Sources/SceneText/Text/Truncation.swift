/// Where a text that is too wide loses what does not fit.
package enum Truncation: Hashable, Sendable {
    /// The beginning is replaced by an ellipsis.
    case head

    /// The middle is replaced by an ellipsis.
    case middle

    /// The end is replaced by an ellipsis.
    case tail

    /// The end is cut off without a sign.
    case clip

    /// What marks the part that was cut, one column wide.
    package static let ellipsis = "…"

    /// The text, cut so that it takes at most a number of columns.
    package func cut(_ text: some StringProtocol, to columns: Int) -> String {
        guard columns > 0 else { return "" }
        // No character takes more columns than it has bytes.
        if text.utf8.count <= columns { return String(text) }
        if Self.prefixEnd(of: text, fitting: columns) == text.endIndex { return String(text) }
        let room = columns - 1
        switch self {
        case .clip: return String(Self.prefix(of: text, fitting: columns))
        case .tail: return Self.join(Self.prefix(of: text, fitting: room), "")
        case .head: return Self.join("", Self.suffix(of: text, fitting: room))
        case .middle:
            return Self.join(
                Self.prefix(of: text, fitting: room - room / 2),
                Self.suffix(of: text, fitting: room / 2)
            )
        }
    }

    /// Puts an ellipsis between two texts, without spaces beside it.
    private static func join(_ start: Substring, _ end: Substring) -> String {
        var joined = String(start)
        while joined.utf8.last == UInt8(ascii: " ") { joined.unicodeScalars.removeLast() }
        joined += ellipsis
        joined += end.drop { $0 == " " }
        return joined
    }

    private static func prefix(of text: some StringProtocol, fitting columns: Int) -> Substring {
        Substring(text[..<prefixEnd(of: text, fitting: columns)])
    }

    private static func prefixEnd<Text: StringProtocol>(
        of text: Text,
        fitting columns: Int
    ) -> Text.Index {
        var left = columns
        var end = text.startIndex
        while end < text.endIndex {
            let cluster = text.measuredCluster(at: end)
            left -= cluster.columns
            if left < 0 { break }
            end = cluster.end
        }
        return end
    }

    private static func suffix(of text: some StringProtocol, fitting columns: Int) -> Substring {
        var left = columns
        var start = text.endIndex
        while start > text.startIndex {
            let before = text.index(before: start)
            left -= DisplayWidth.columns(of: text[before])
            if left < 0 { break }
            start = before
        }
        return Substring(text[start...])
    }
}
