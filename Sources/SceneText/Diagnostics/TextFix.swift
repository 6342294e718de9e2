/// What findings say to change in one text, carried out.
package struct TextFix {
    /// The text with the changes.
    package let bytes: [UInt8]

    /// How many changes were made.
    package let count: Int

    /// Carries out the edits of findings that leave no choice, the first of those that touch each other.
    package init(_ findings: [Diagnostic], in bytes: [UInt8], of source: SourceID) {
        let edits = Set(findings.compactMap(\.onlyEdit))
            .filter { $0.source == source && Int($0.range.end) <= bytes.count }
            .sorted {
                ($0.range.start, $0.range.end, $0.replacement) < (
                    $1.range.start, $1.range.end, $1.replacement
                )
            }
        var fixed: [UInt8] = []
        var count = 0
        var end = 0
        for edit in edits {
            let start = Int(edit.range.start)
            // Two edits that meet in one place may be two ways to mend the same.
            guard start > end || count == 0 && start >= end else { continue }
            fixed += bytes[end..<start]
            fixed += Array(edit.replacement.utf8)
            end = Int(edit.range.end)
            count += 1
        }
        self.bytes = fixed + bytes[end...]
        self.count = count
    }
}

extension Diagnostic {
    /// The edit that mends what was found, where there is just one.
    package var onlyEdit: TextEdit? {
        let edits = helps.compactMap(\.edit)
        return edits.count == 1 ? edits[0] : nil
    }
}
