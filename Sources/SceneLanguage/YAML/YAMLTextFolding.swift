/// Breaks long texts into the lines of a folded block, `>-`, which readers join by blanks again.
enum YAMLTextFolding {
    /// Whether a text reads back as itself from a folded block.
    ///
    /// Lines that begin or end with blanks would not be joined.
    static func canFold(_ text: String) -> Bool {
        let lines = lines(in: text)
        guard lines.first?.isEmpty == false, lines.last?.isEmpty == false else { return false }
        return lines.allSatisfy { $0.isEmpty || YAMLScalarWriter.isLiteral($0 + "\n") }
    }

    /// Whether a text has a line that is too long, on the line of its key or in a block below.
    static func isLong(_ text: String, column: Int, inner: Int, _ width: Int) -> Bool {
        let start = YAMLScalarWriter.isLiteral(text) ? inner : column
        return lines(in: text).contains { start + $0.unicodeScalars.count > width }
    }

    /// The lines of the block; each line end of the text is an empty line there.
    static func lines(of text: String, width: Int) -> [String] {
        var result: [String] = []
        for (index, line) in lines(in: text).enumerated() {
            if index > 0 { result.append("") }
            if !line.isEmpty { result += pieces(of: line, width: width) }
        }
        return result
    }

    /// The lines of a text, without a line end at its end.
    static func lines(in text: String) -> [String] {
        var scalars = Substring(text).unicodeScalars
        if scalars.last == "\n" { scalars.removeLast() }
        return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// A line in pieces, broken at single blanks, which are in none of them.
    static func pieces(of line: String, width: Int) -> [String] {
        var result: [String] = []
        var current = ""
        var length = 0
        // Of several blanks in a row each but the first begins a word, which must stay where it is.
        for word in line.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false) {
            let mayBreak = !word.isEmpty && current.unicodeScalars.last != " "
            if !current.isEmpty, length + 1 + word.count > width, mayBreak {
                result.append(current)
                current = String(word)
                length = word.count
            } else {
                let gap = result.isEmpty && current.isEmpty ? "" : " "
                current += gap + String(word)
                length += gap.utf8.count + word.count
            }
        }
        return result + [current]
    }
}
