import SceneLanguage
import SceneRules
import SceneText

extension ConversionLedger {
    /// The comments that are gone; those that stood together are one finding.
    var lostComments: [Diagnostic] {
        let lost = commentsOnlyInOld
        var findings: [Diagnostic] = []
        var start = lost.startIndex
        while start < lost.endIndex {
            var end = lost.index(after: start)
            while end < lost.endIndex, standTogether(lost[end - 1], lost[end]) { end += 1 }
            let quoted = old.tree.comment(at: lost[start]).quotedInMessage
            let others = end - start - 1
            findings.append(
                finding(
                    others == 0
                        ? "the comment \(quoted) cannot be kept"
                        : "the comment \(quoted) and \(others.counted("more comment")) cannot be kept",
                    at: lost[start]
                )
            )
            start = end
        }
        return findings
    }

    private var commentsOnlyInOld: [SourceRange] {
        var before = old.tree.comments()[...]
        guard !before.isEmpty else { return [] }
        var after = new.tree.comments().map { new.tree.comment(at: $0) }[...]
        // Of equal comments those outside what was converted are still where they were.
        while let comment = before.first, old.tree.comment(at: comment) == after.first {
            before.removeFirst()
            after.removeFirst()
        }
        while let comment = before.last, old.tree.comment(at: comment) == after.last {
            before.removeLast()
            after.removeLast()
        }
        var kept = (after + commentsInData).counts
        return before.filter { comment in
            let text = old.tree.comment(at: comment)
            guard let count = kept[text], count > 0 else { return true }
            kept[text] = count - 1
            return false
        }
    }

    /// Whether a comment is on the line after another, or on the same.
    private func standTogether(_ first: SourceRange, _ second: SourceRange) -> Bool {
        let between = old.tree.text.bytes[Int(first.end)..<Int(second.start)]
        return between.count { $0 == 0x0A } <= 1
    }
}
