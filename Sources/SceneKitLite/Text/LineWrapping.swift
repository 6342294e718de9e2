/// Breaks text into lines of a width in columns: at words, and within a word that is too long.
///
/// Newlines in the text are kept. Spaces at a break vanish, those at the start of a paragraph stay.
/// No line is wider than the width: a cluster that does not fit even alone gives way to an ellipsis.
package enum LineWrapping {
    /// The lines of a text, at most `limit` of them, the last one cut when there would be more.
    package static func lines(
        of text: String,
        width: Int,
        limit: Int? = nil,
        truncation: Truncation = .tail
    ) -> [String] {
        let limit = limit ?? .max
        guard width > 0, limit > 0 else { return [] }
        var ranges: [Range<String.Index>] = []
        var start = text.startIndex
        while ranges.count <= limit {
            let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
            var paragraph = Paragraph(text[start..<end], width: width)
            while ranges.count <= limit, let line = paragraph.next() { ranges.append(line) }
            guard end < text.endIndex else { break }
            start = text.index(after: end)
        }
        var lines = ranges.prefix(limit).map { Truncation.tail.cut(text[$0], to: width) }
        if ranges.count > limit {
            let rest = text[ranges[limit - 1].lowerBound...]
            lines[limit - 1] = lastLine(of: rest, width: width, truncation: truncation)
        }
        return lines
    }

    /// The last line that is allowed, made of all that is left of the text.
    private static func lastLine(
        of rest: Substring,
        width: Int,
        truncation: Truncation
    ) -> String {
        switch truncation {
        case .head, .middle:
            // Several paragraphs run into one line, of which both ends may be seen.
            let joined = rest.split(whereSeparator: \.isNewline).joined(separator: " ")
            return truncation.cut(joined, to: width)
        case .clip:
            return truncation.cut(rest.prefix { !$0.isNewline }, to: width)
        case .tail:
            let line = rest.prefix { !$0.isNewline }
            // The ellipsis is due even where the line fits and others follow it.
            let isLast = line.endIndex == rest.endIndex
            return truncation.cut(isLast ? String(line) : line + Truncation.ellipsis, to: width)
        }
    }
}

/// Hands out the lines of one paragraph, one after another.
private struct Paragraph {
    private let text: Substring
    private let width: Int
    private var start: String.Index
    private var isDone = false

    init(_ text: Substring, width: Int) {
        self.text = text
        self.width = width
        start = text.startIndex
    }

    mutating func next() -> Range<String.Index>? {
        guard !isDone else { return nil }
        let line = start
        var column = 0
        var index = start
        var contentEnd = start
        var lineBreak: (end: String.Index, next: String.Index)?
        var previous: Character?
        while index < text.endIndex {
            let cluster = text[index]
            column += DisplayWidth.columns(of: cluster)
            if cluster.isBreakingSpace {
                // Spaces may hang over the end: they vanish if the line breaks there.
                index = text.index(after: index)
                if contentEnd > line { lineBreak = (contentEnd, index) }
            } else {
                if let previous, Character.mayBreak(between: previous, and: cluster) {
                    lineBreak = (contentEnd, index)
                }
                if column > width, index > line {
                    let (end, next) = lineBreak ?? (contentEnd, index)
                    start = next
                    return line..<max(line, end)
                }
                index = text.index(after: index)
                contentEnd = index
            }
            previous = cluster
        }
        isDone = true
        return line..<(column > width ? contentEnd : text.endIndex)
    }
}

extension Character {
    /// Whether a line may end here and the space be dropped; not at one that holds words together.
    fileprivate var isBreakingSpace: Bool {
        if self == "\u{200B}" { return true }
        return isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
    }

    /// Whether a line may break between two clusters without a space.
    ///
    /// That is so behind a hyphen within a word, and beside ideographs and other wide clusters,
    /// unless punctuation would be torn from what it belongs to.
    fileprivate static func mayBreak(between left: Character, and right: Character) -> Bool {
        if left.isBreakingSpace { return false }
        if left == "-" || left == "\u{2010}" { return right.isLetter }
        guard DisplayWidth.columns(of: left) == 2 || DisplayWidth.columns(of: right) == 2 else {
            return false
        }
        return !left.opens && !right.closes && left != "\u{A0}" && right != "\u{A0}"
    }

    private var opens: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }

    private var closes: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation: true
        // The long vowel mark and the repetition marks of Japanese never begin a line.
        case .modifierLetter: true
        default: false
        }
    }
}
