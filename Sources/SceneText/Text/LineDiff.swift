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

    /// Changes near each other, with the lines around them.
    package struct Hunk {
        package var changes: ArraySlice<Change>

        /// Indices of all its lines.
        package var old: Range<Int>
        package var new: Range<Int>
    }

    /// A line without its newline.
    ///
    /// Strings that look alike are equal in Swift; here only the same bytes are.
    package struct Line: Hashable, Sendable {
        package let text: Substring

        /// Whether a newline ends the line; only the last may lack one.
        package let isTerminated: Bool
    }

    /// How many lines around a change are shown.
    private static let context = 3

    /// The changes in order; between them the texts are equal.
    package let changes: [Change]

    /// The lines of both texts.
    package let old: [Line]
    package let new: [Line]

    /// Compares two texts by their lines.
    package init(old: String, new: String) {
        self.old = Line.lines(of: old)
        self.new = Line.lines(of: new)
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            if let known = numbers[line] { return known }
            numbers[line] = next
            return next
        }
        var matching = LineMatching(old: self.old.map(number), new: self.new.map(number))
        changes = matching.changes()
    }

    /// Compares two texts in UTF-8 by their lines.
    package init(old: [UInt8], new: [UInt8]) {
        self.init(
            old: String(decoding: old, as: UTF8.self),
            new: String(decoding: new, as: UTF8.self)
        )
    }

    /// The changes as a unified diff without colour, or an empty text when there are none.
    package func unified(oldName: String, newName: String) -> String {
        guard !changes.isEmpty else { return "" }
        var text = "--- \(VisibleText.visible(oldName))\n+++ \(VisibleText.visible(newName))\n"
        for hunk in hunks { write(hunk, to: &text) }
        return text
    }

    /// The changes, grouped so that the context of each group is apart from that of the next.
    package var hunks: [Hunk] {
        var hunks: [Hunk] = []
        var start = 0
        for index in changes.indices {
            let isLast = index + 1 == changes.count
            let gap = isLast ? 0 : changes[index + 1].old.lowerBound - changes[index].old.upperBound
            guard isLast || gap > 2 * Self.context else { continue }
            let (first, last) = (changes[start], changes[index])
            let before = min(Self.context, first.old.lowerBound)
            let after = min(Self.context, old.count - last.old.upperBound)
            hunks.append(
                Hunk(
                    changes: changes[start...index],
                    old: first.old.lowerBound - before..<last.old.upperBound + after,
                    new: first.new.lowerBound - before..<last.new.upperBound + after
                )
            )
            start = index + 1
        }
        return hunks
    }

    private func write(_ hunk: Hunk, to text: inout String) {
        text += "@@ -\(hunk.old.diffSpan) +\(hunk.new.diffSpan) @@\n"
        var shown = hunk.old.lowerBound
        for change in hunk.changes {
            for index in shown..<change.old.lowerBound { old[index].write(" ", to: &text) }
            for index in change.old { old[index].write("-", to: &text) }
            for index in change.new { new[index].write("+", to: &text) }
            shown = change.old.upperBound
        }
        for index in shown..<hunk.old.upperBound { old[index].write(" ", to: &text) }
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

extension LineDiff.Line {
    package static func == (left: Self, right: Self) -> Bool {
        left.isTerminated == right.isTerminated && left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }

    fileprivate static func lines(of text: String) -> [Self] {
        // A line ends at the byte: for Swift a carriage return and a newline are one character.
        var lines = text.utf8.split(
            separator: UInt8(ascii: "\n"),
            omittingEmptySubsequences: false
        ).map { Self(text: Substring($0), isTerminated: true) }
        let last = lines.removeLast()
        if !last.text.isEmpty { lines.append(Self(text: last.text, isTerminated: false)) }
        return lines
    }

    fileprivate func write(_ sign: String, to output: inout String) {
        output += sign
        output += text
        output += isTerminated ? "\n" : "\n\\ No newline at end of file\n"
    }
}
