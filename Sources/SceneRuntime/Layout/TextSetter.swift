import SceneText

/// Measures, breaks and cuts the letters of a text whose parts may have fonts of their own.
nonisolated struct TextSetter {
    /// The letters of all parts.
    let text: String

    private let font: Font
    private let parts: [AttributedText.Run]

    /// Where each part ends in the text.
    private let ends: [String.Index]

    /// Letters of one part, by its number.
    private typealias Letters = (text: String, part: Int?)

    init(_ text: String, _ parts: [AttributedText.Run], font: Font) {
        let whole = parts.isEmpty ? text : AttributedText(parts).string
        var ends: [String.Index] = []
        var end = whole.startIndex
        for part in parts {
            end = whole.utf8.index(end, offsetBy: part.text.utf8.count)
            ends.append(end)
        }
        self.text = whole
        self.font = font
        self.parts = parts
        self.ends = ends
    }

    /// A paragraph in lines; a word that is longer than a line is broken.
    func wrapped(_ text: Substring, width: Double) -> [Substring] {
        guard width < .infinity, measure(text) > width else { return [text] }
        var lines: [Substring] = []
        var (start, end) = (text.startIndex, text.startIndex)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if measure(text[start..<word.endIndex]) <= width {
                end = word.endIndex
                continue
            }
            if end > start { lines.append(text[start..<end]) }
            (start, end) = (word.startIndex, word.startIndex)
            for letter in word.indices {
                let next = word.index(after: letter)
                if end > start, measure(text[start..<next]) > width {
                    lines.append(text[start..<end])
                    start = letter
                }
                end = next
            }
        }
        lines.append(text[start..<end])
        return lines
    }

    /// Letters as a line, which is cut where it is too long.
    func line(_ text: Substring, in limit: Double, _ mode: LineBreakMode) -> PointText.Line {
        let keepsEnd = mode == .byTruncatingHead || mode == .byTruncatingMiddle
        let end = keepsEnd ? nil : text.firstIndex(where: \.isNewline)
        let text = text[..<(end ?? text.endIndex)]
        let isCut = end != nil && mode == .byTruncatingTail
        let whole = line(text, ellipsis: isCut ? text.suffix(0) : nil)
        guard whole.width > limit + 0.4 else { return whole }
        // A label that was as wide as its text in an older font shows it whole.
        if whole.width <= limit * 1.04 + 0.6 { return whole.narrowed(to: limit) }
        if mode == .byWordWrapping, let words = wrapped(text, width: limit + 0.4).first {
            return line(words)
        }
        let letters = Array(text.indices)
        let prefix = { text[..<($0 < letters.count ? letters[$0] : text.endIndex)] }
        let suffix = { text[($0 > 0 ? letters[letters.count - $0] : text.endIndex)...] }
        let cut: (Int) -> PointText.Line =
            switch mode {
            case .byClipping, .byWordWrapping: { line(prefix($0)) }
            case .byTruncatingHead: { line(text.prefix(0), ellipsis: suffix($0)) }
            case .byTruncatingMiddle: { line(prefix(($0 + 1) / 2), ellipsis: suffix($0 / 2)) }
            case .byTruncatingTail: { line(prefix($0), ellipsis: text.suffix(0)) }
            }
        // The most letters that fit: a text may be as long as a file, so that they are not tried one by one.
        var (fits, tooMany) = (0, letters.count)
        while tooMany - fits > 1 {
            let middle = (fits + tooMany) / 2
            if cut(middle).width <= limit { fits = middle } else { tooMany = middle }
        }
        return cut(fits).narrowed(to: limit)
    }

    /// Letters as a line of their own; with an ellipsis before what is left at its end.
    func line(_ text: Substring, ellipsis rest: Substring? = nil) -> PointText.Line {
        var found = letters(of: text)
        if let rest {
            let after = letters(of: rest)
            // An ellipsis looks as what it is written after.
            for more in [("…", found.last?.part ?? after.first?.part)] + after {
                if let last = found.last, last.part == more.1 {
                    found[found.count - 1].text += more.0
                } else {
                    found.append(more)
                }
            }
        }
        let pieces = found.map { letters in
            let part = letters.part.map { parts[$0] }
            let font = part?.font ?? font
            let width = SystemFont.width(of: letters.text, font: font)
            return PointText.Piece(text: letters.text, font: font, width: width, part: part)
        }
        let largest =
            pieces.map(\.font).max { $0.pointSize < $1.pointSize } ?? font
        return PointText.Line(
            pieces: pieces,
            width: pieces.reduce(0) { $0 + $1.width },
            pointSize: largest.pointSize,
            height: SystemFont.lineHeight(of: largest)
        )
    }

    /// The size of letters in which the first paragraph fits, in parts of their own size.
    func scale(toFit limit: Double, atLeast least: Double) -> Double {
        guard least < 1, limit < .infinity else { return 1 }
        let text = text.prefix { !$0.isNewline }
        var scale = 1.0
        // Letters are not exactly as much narrower as they are smaller.
        for _ in 0..<4 where scale > least {
            let width = (scale < 1 ? scaled(by: scale) : self).measure(text)
            guard width > limit + 0.1 else { break }
            scale *= limit / width
        }
        return max(least, scale)
    }

    /// The same text in smaller letters.
    func scaled(by scale: Double) -> TextSetter {
        let smaller = parts.map { part in
            var part = part
            part.font = part.font?.scaled(by: scale)
            return part
        }
        return TextSetter(text, smaller, font: font.scaled(by: scale))
    }

    private func measure(_ text: Substring) -> Double {
        parts.isEmpty
            ? SystemFont.width(of: String(text), font: font) : line(text).width
    }

    /// The letters of each part, in order; a line that was broken off goes on after a blank.
    private func letters(of text: Substring) -> [Letters] {
        guard !text.isEmpty else { return [] }
        guard !parts.isEmpty else { return [(shown(text), nil)] }
        var found: [Letters] = []
        var start = text.startIndex
        var part = firstPart(after: start)
        while start < text.endIndex, part < parts.count {
            let end = min(ends[part], text.endIndex)
            if end > start { found.append((shown(text[start..<end]), part)) }
            start = end
            part += 1
        }
        return found
    }

    /// The first part that ends after a place; a text may have as many parts as a file has lines.
    private func firstPart(after place: String.Index) -> Int {
        ends.indices.firstPlace { ends[$0] > place }
    }

    private func shown(_ text: Substring) -> String {
        text.contains(where: \.isNewline)
            ? String(text.map { $0.isNewline ? " " : $0 }) : String(text)
    }
}

nonisolated extension PointText.Line {
    /// The line with its letters closer together, if it is wider than said.
    fileprivate func narrowed(to limit: Double) -> Self {
        guard width > limit else { return self }
        var line = self
        line.width = limit
        for index in pieces.indices { line.pieces[index].width *= limit / width }
        return line
    }
}
