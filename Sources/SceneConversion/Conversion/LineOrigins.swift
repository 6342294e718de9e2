import SceneText

/// Where lines of a text come from that was made of another one.
struct LineOrigins {
    private let oldStarts: [Int]
    private let newStarts: [Int]
    private let changes: [LineDiff.Change]

    init(old: [UInt8], new: [UInt8]) {
        oldStarts = Self.starts(of: old)
        newStarts = Self.starts(of: new)
        // Whether a last line ends makes no difference here.
        changes = LineDiff(old: old + [0x0A], new: new + [0x0A]).changes
    }

    /// The bytes of the old text that some of the new one are; nil where their first line is new.
    func range(of range: SourceRange) -> SourceRange? {
        guard let start = offset(of: Int(range.start)) else { return nil }
        let end = offset(of: Int(range.end)) ?? start
        return SourceRange(start, max(start, end))
    }

    private func offset(of offset: Int) -> Int? {
        let line = newStarts.indices.firstPlace { newStarts[$0] > offset } - 1
        var oldLine = line
        for change in changes {
            if change.new.contains(line) { return nil }
            if change.new.lowerBound > line { break }
            oldLine += change.old.count - change.new.count
        }
        guard oldStarts.indices.contains(oldLine) else { return nil }
        return oldStarts[oldLine] + offset - newStarts[line]
    }

    private static func starts(of bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }
}
