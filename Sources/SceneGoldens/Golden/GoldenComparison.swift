/// What came of comparing a picture with its golden file.
public struct GoldenComparison: Sendable {
    /// How a picture and a golden file compare.
    public enum Verdict: String, Hashable, Sendable {
        /// The same bytes.
        case same

        /// Nothing is recorded yet.
        case missing

        /// A merge left its markers in the golden file, which counts as missing.
        case conflicted

        /// The golden file differs in nothing but carriage returns.
        case lineEnds

        /// Something changed.
        case different
    }

    /// The golden file.
    public let golden: GoldenFile

    /// What is recorded; empty where nothing is.
    public let recorded: String

    /// What is drawn now.
    public let drawn: String

    /// How the two compare.
    public let verdict: Verdict

    init(_ golden: GoldenFile, recorded: [UInt8]?, drawn: String) {
        self.golden = golden
        self.drawn = drawn
        guard let recorded else {
            self.recorded = ""
            verdict = .missing
            return
        }
        // Two arrays are compared at once, which is many times faster than byte by byte.
        if recorded == Array(drawn.utf8) {
            self.recorded = drawn
            verdict = .same
            return
        }
        self.recorded = String(decoding: recorded, as: UTF8.self)
        if ConflictMarkers.areIn(recorded) {
            verdict = .conflicted
        } else {
            let plain = recorded.filter { $0 != UInt8(ascii: "\r") }
            verdict = plain.elementsEqual(drawn.utf8) ? .lineEnds : .different
        }
    }

    /// How many rows are shown of a picture for which nothing is recorded.
    private static let mostRows = 60

    /// The rows of what is drawn now; of many the first, with a word about the others.
    package var beginning: String {
        var rows = drawn.split(separator: "\n", omittingEmptySubsequences: false)
        if drawn.hasSuffix("\n") { rows.removeLast() }
        let rest = rows.count - Self.mostRows
        // One row more takes no more space than to say that there is one.
        if rest > 1 { rows = rows.prefix(Self.mostRows) + ["⋯ \(rest) more lines"] }
        return rows.map { $0 + "\n" }.joined()
    }

    /// What changed, row by row.
    public var difference: GoldenDiff { GoldenDiff(recorded: recorded, drawn: drawn) }
}

extension GoldenComparison.Verdict {
    /// What is wrong with a snapshot, said of its golden file: `differs from its golden file`.
    public var phrase: String {
        switch self {
        case .same: "is as recorded"
        case .missing: "has no golden file"
        case .conflicted: "has merge conflict markers in its golden file, which counts as missing"
        case .lineEnds: "has a golden file with carriage returns, and is the same without them"
        case .different: "differs from its golden file"
        }
    }

    /// What else there is to say about it.
    public var remedy: String? {
        switch self {
        case .lineEnds:
            "write '**/__snapshots__/** -text' to .gitattributes, so that git keeps line endings"
        case .same, .missing, .conflicted, .different: nil
        }
    }
}
