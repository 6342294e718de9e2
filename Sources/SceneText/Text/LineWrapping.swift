/// Breaks text into lines of a width in columns: at words, and within a word that is too long.
///
/// Newlines in the text are kept. Spaces at a break vanish, those at the start of a paragraph stay.
/// No line is wider than the width: a cluster that does not fit even alone is replaced by an ellipsis.
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
        // The common case is a line that fits; few texts of more bytes than that do.
        if text.utf8.count / 4 <= width, !text.mayHoldControls,
            DisplayWidth.columns(of: text) <= width
        {
            return [text]
        }
        var breaker = LineBreaker(text, width: width)
        var lines: [String] = []
        var lastStart = text.startIndex
        while let line = breaker.next() {
            if lines.count == limit {
                let rest = text[lastStart...]
                lines[limit - 1] = lastLine(of: rest, width: width, truncation: truncation)
                break
            }
            lastStart = line.range.lowerBound
            lines.append(line.columns > width ? Truncation.ellipsis : String(text[line.range]))
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
            // Several paragraphs run into one line, both ends of which may be seen.
            let joined = rest.split(whereSeparator: \.isNewline).joined(separator: " ")
            return truncation.cut(joined, to: width)
        case .clip:
            return truncation.cut(start(of: rest, beyond: width), to: width)
        case .tail:
            let line = start(of: rest, beyond: width)
            // The ellipsis is needed even where the line fits and others follow it.
            let isLast = line.endIndex == rest.endIndex
            return truncation.cut(isLast ? line : line + Truncation.ellipsis, to: width)
        }
    }
}

extension LineWrapping {
    /// The first line of a text as far as it can matter: a line of many megabytes is not gone through
    /// for a few columns of it.
    private static func start(of text: Substring, beyond width: Int) -> Substring {
        var columns = 0
        var end = text.startIndex
        while end < text.endIndex, columns <= width, !text[end].isNewline {
            columns += DisplayWidth.columns(of: text[end])
            end = text.index(after: end)
        }
        return text[..<end]
    }
}

extension String {
    /// Whether there may be controls or ends of lines in the text, as its bytes look: control
    /// characters of one byte, or the first byte of those of several.
    package var mayHoldControls: Bool {
        utf8.contains { byte in byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 }
    }
}

/// Hands out the lines of a text, one after another.
private struct LineBreaker {
    struct Line {
        var range: Range<String.Index>
        var columns: Int
    }

    /// A place where the line may end, and what it holds and what follows if it does.
    private struct Opportunity {
        var line: Line
        var next: String.Index
    }

    private let text: String
    private let width: Int
    private var start: String.Index
    private var isDone = false

    init(_ text: String, width: Int) {
        self.text = text
        self.width = width
        start = text.startIndex
    }

    mutating func next() -> Line? {
        guard !isDone else { return nil }
        // What is sure to be on the line, including the spaces after it.
        var content = Line(range: start..<start, columns: 0)
        var columns = 0
        var index = start
        var opportunity: Opportunity?
        var previous: Cluster?
        while index < text.endIndex {
            let cluster = Cluster(in: text, at: index)
            if cluster.kind == .newline {
                return line(content, upTo: index, columns: columns, next: cluster.end)
            }
            columns += cluster.columns
            if cluster.kind == .space {
                // Spaces may hang over the end: they vanish if the line breaks there.
                if !content.range.isEmpty {
                    opportunity = Opportunity(line: content, next: cluster.end)
                }
            } else {
                if let previous, cluster.mayFollowBreak(after: previous) {
                    opportunity = Opportunity(line: content, next: index)
                }
                if columns > width, index > start {
                    let taken = opportunity ?? Opportunity(line: content, next: index)
                    start = taken.next
                    return taken.line
                }
                content = Line(range: start..<cluster.end, columns: columns)
            }
            index = cluster.end
            previous = cluster
        }
        isDone = true
        return line(content, upTo: index, columns: columns, next: index)
    }

    /// Ends a paragraph: spaces at its end stay as far as they fit.
    private mutating func line(
        _ content: Line,
        upTo end: String.Index,
        columns: Int,
        next: String.Index
    ) -> Line {
        defer { start = next }
        return columns > width ? content : Line(range: start..<end, columns: columns)
    }
}

/// A grapheme cluster and what matters of it for the end of a line.
private struct Cluster {
    enum Kind {
        case newline
        case space
        case hyphen
        case letter

        /// Keeps together what is before and after it.
        case glue
        case opening
        case closing
        case other
    }

    let kind: Kind
    let columns: Int

    /// The index after the cluster.
    let end: String.Index

    init(in text: String, at index: String.Index) {
        (end, columns) = text.measuredCluster(at: index)
        kind = Self.kind(of: text.unicodeScalars[index])
    }

    /// Whether a line may break before the cluster without a space.
    ///
    /// That is so after a hyphen within a word, and beside ideographs and other wide clusters,
    /// unless punctuation would be torn from what it belongs to.
    func mayFollowBreak(after previous: Cluster) -> Bool {
        switch (previous.kind, kind) {
        case (.space, _), (.opening, _), (.glue, _), (_, .closing), (_, .glue): false
        case (.hyphen, .letter): true
        default: previous.columns == 2 || columns == 2
        }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar {
        case " ", "\t", "\u{200B}": return .space
        // The most common letters need not be looked up.
        case "a"..."z", "A"..."Z", "А"..."я", "\u{4E00}"..."\u{9FFF}": return .letter
        case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": return .newline
        case "-", "\u{2010}": return .hyphen
        case "\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}": return .glue
        default: break
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: return .space
        case .openPunctuation, .initialPunctuation: return .opening
        // The long vowel mark and the repetition marks of Japanese never begin a line.
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation,
            .modifierLetter:
            return .closing
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return .letter
        default: return .other
        }
    }
}
