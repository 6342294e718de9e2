/// The changes, line by line, that turn one text into another.
///
/// Lines are compared by their bytes, and a missing newline at the end of a text counts.
package struct LineDiff {
    /// A run of old lines and the new lines in their place; one of the two may be empty.
    package struct Change: Hashable, Sendable {
        /// Indices of the lines that go.
        package var old: Range<Int>

        /// Indices of the lines that come.
        package var new: Range<Int>
    }

    /// The changes in order; between them the texts are equal.
    package let changes: [Change]

    private let old: [Line]
    private let new: [Line]

    /// Compares two texts by their lines.
    package init(old: String, new: String) {
        self.init(Line.lines(of: old), Line.lines(of: new))
    }

    /// Compares two lists of lines, given without their newlines.
    package init(old: [Substring], new: [Substring]) {
        self.init(
            old.map { Line(text: $0, isTerminated: true) },
            new.map { Line(text: $0, isTerminated: true) }
        )
    }

    private init(_ old: [Line], _ new: [Line]) {
        self.old = old
        self.new = new
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            if let known = numbers[line] { return known }
            numbers[line] = next
            return next
        }
        var matching = LineMatching(old: old.map(number), new: new.map(number))
        changes = matching.changes()
    }

    /// The changes as a unified diff without colour, or an empty text when there are none.
    package func unified(context: Int = 3, oldName: String, newName: String) -> String {
        guard !changes.isEmpty else { return "" }
        var text = "--- \(VisibleText.visible(oldName))\n+++ \(VisibleText.visible(newName))\n"
        for hunk in hunks(context: context) { write(hunk, context: context, to: &text) }
        return text
    }

    /// The changes, grouped so that the context of each group is apart from that of the next.
    package func hunks(context: Int) -> [ArraySlice<Change>] {
        var hunks: [ArraySlice<Change>] = []
        var start = 0
        for index in changes.indices {
            let isLast = index + 1 == changes.count
            let gap = isLast ? 0 : changes[index + 1].old.lowerBound - changes[index].old.upperBound
            guard isLast || gap > 2 * context else { continue }
            hunks.append(changes[start...index])
            start = index + 1
        }
        return hunks
    }

    private func write(_ hunk: ArraySlice<Change>, context: Int, to text: inout String) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, old.count - last.old.upperBound)
        let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
        let newLines = first.new.lowerBound - before..<last.new.upperBound + after
        text += "@@ -\(oldLines.diffSpan) +\(newLines.diffSpan) @@\n"
        var shown = oldLines.lowerBound
        for change in hunk {
            for index in shown..<change.old.lowerBound { old[index].write(" ", to: &text) }
            for index in change.old { old[index].write("-", to: &text) }
            for index in change.new { new[index].write("+", to: &text) }
            shown = change.old.upperBound
        }
        for index in shown..<oldLines.upperBound { old[index].write(" ", to: &text) }
    }
}

extension Range<Int> {
    /// The first line and the number of lines as diff and patch write them.
    package var diffSpan: String {
        switch count {
        case 0: "\(lowerBound),0"
        case 1: "\(lowerBound + 1)"
        default: "\(lowerBound + 1),\(count)"
        }
    }
}

/// A line without its newline.
///
/// Strings that look alike are equal in Swift; here only the same bytes are.
private struct Line: Hashable {
    let text: Substring
    let isTerminated: Bool

    static func == (left: Line, right: Line) -> Bool {
        left.isTerminated == right.isTerminated && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }

    static func lines(of text: String) -> [Line] {
        // A line ends at the byte: for Swift a carriage return and a newline are one character.
        var lines = text.utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        ).map { Line(text: Substring($0), isTerminated: true) }
        let last = lines.removeLast()
        if !last.text.isEmpty { lines.append(Line(text: last.text, isTerminated: false)) }
        return lines
    }

    func write(_ sign: String, to output: inout String) {
        output += sign
        output += text
        output += isTerminated ? "\n" : "\n\\ No newline at end of file\n"
    }
}
