package import SceneText

/// The lines of a text in points: where they break, and how they are cut.
package nonisolated struct PointText {
    /// One line with its width.
    package struct Line: Hashable, Sendable {
        package var text: String
        package var width: Double
    }

    package let lines: [Line]
    package let lineHeight: Double

    /// The size that the lines take.
    package var size: Size {
        Size(
            width: lines.map(\.width).max() ?? 0,
            height: Double(lines.count) * lineHeight
        )
    }

    /// Sets a text; without a width each of its lines is as long as it is written.
    package init(
        _ text: String,
        style: TextBlock.Style,
        font: Font,
        width: Double?,
        height: Double? = nil
    ) {
        let lineHeight = SystemFont.lineHeight(of: font)
        self.lineHeight = lineHeight
        let fitting = height.map { max(1, Int(($0 + 0.5) / lineHeight)) }
        let most =
            [style.lineLimit.flatMap { $0 == 0 ? nil : $0 }, fitting].compactMap { $0 }.min()
            ?? .max
        let measure = { (text: String) in SystemFont.width(of: text, font: font) }
        var found: [String] = []
        for paragraph in text.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        ) {
            found += Self.wrapped(String(paragraph), width: width.map { $0 + 0.4 }, measure)
        }
        if found.count > most {
            let rest = found[(most - 1)...].joined(separator: " ")
            found = Array(found.prefix(most - 1)) + [rest]
        }
        let limit = width ?? .infinity
        lines = found.map { line in
            let whole = measure(line)
            guard whole > limit + 0.4 else { return Line(text: line, width: whole) }
            // A label that was as wide as its text in an older font shows it whole.
            if whole <= limit * 1.04 + 0.6 { return Line(text: line, width: limit) }
            let cut = Self.cut(line, to: limit, style.lineBreakMode, measure)
            return Line(text: cut, width: min(limit, measure(cut)))
        }
    }

    /// A paragraph in lines; a word that is longer than a line is broken.
    private static func wrapped(
        _ text: String,
        width: Double?,
        _ measure: (String) -> Double
    ) -> [String] {
        guard let width, measure(text) > width else { return [text] }
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if measure(longer) <= width || line.isEmpty && lines.isEmpty && measure(longer) <= width
            {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = ""
            for letter in word {
                if !line.isEmpty, measure(line + String(letter)) > width {
                    lines.append(line)
                    line = ""
                }
                line.append(letter)
            }
        }
        lines.append(line)
        return lines
    }

    private static func cut(
        _ text: String,
        to width: Double,
        _ mode: LineBreakMode,
        _ measure: (String) -> Double
    ) -> String {
        let letters = Array(text)
        let cut: (Int) -> String
        switch mode {
        case .byClipping: return text
        case .byTruncatingHead: cut = { "…" + String(letters.suffix($0)) }
        case .byTruncatingMiddle:
            cut = { String(letters.prefix(($0 + 1) / 2)) + "…" + String(letters.suffix($0 / 2)) }
        case .byTruncatingTail, .byWordWrapping: cut = { String(letters.prefix($0)) + "…" }
        }
        // The most letters that fit: a text may be as long as a file, so that they are not tried one by one.
        var (fits, tooMany) = (0, letters.count)
        while tooMany - fits > 1 {
            let middle = (fits + tooMany) / 2
            if measure(cut(middle)) <= width { fits = middle } else { tooMany = middle }
        }
        return cut(fits)
    }
}
