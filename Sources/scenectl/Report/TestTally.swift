import SceneGoldens
import SceneKitLite

/// Counts what came of the snapshots of a run.
struct TestTally {
    private(set) var files = 0
    private(set) var counts: [String: Int] = [:]
    private(set) var orphans = 0
    private(set) var removed = 0
    private(set) var brokenFiles = 0

    /// Those of them of which it is not known how many snapshots there are.
    private var uncountedFiles = 0
    private(set) var unreadableFiles = 0
    private(set) var status = CommandStatus.clean

    /// The status of everything that a review does not ask about.
    private(set) var unreviewedStatus = CommandStatus.clean

    /// How much there is that a person could accept.
    private(set) var undecided = 0

    /// Whether a scene file was seen at all.
    private(set) var sawScene = false

    /// Adds what came of a file.
    mutating func add(_ file: TestedFile) {
        status = max(status, file.status)
        var rest = file
        undecided += rest.takeReviewItems().count
        unreviewedStatus = max(unreviewedStatus, rest.status)
        if file.isScene { sawScene = true }
        if file.isSelected || file.fault != nil || !file.orphans.isEmpty { sawSelected = true }
        if file.fault != nil { unreadableFiles += 1 }
        if file.isBroken { brokenFiles += 1 }
        if file.isBroken, file.uncompared == 0 { uncountedFiles += 1 }
        if !file.results.isEmpty || file.uncompared > 0 { files += 1 }
        if file.uncompared > 0 { counts["uncompared", default: 0] += file.uncompared }
        for result in file.results { counts[result.word, default: 0] += 1 }
        for orphan in file.orphans {
            if orphan.isRemoved { removed += 1 } else { orphans += 1 }
        }
    }

    /// Whether something was selected.
    private(set) var sawSelected = false

    /// Whether there is nothing to report.
    var isEmpty: Bool {
        total == 0 && orphans == 0 && removed == 0 && brokenFiles == 0 && unreadableFiles == 0
    }

    /// How many pictures there were.
    var total: Int { counts.values.reduce(0, +) }

    /// How many ended in one of some ways.
    func count(_ words: String...) -> Int { words.reduce(0) { $0 + (counts[$1] ?? 0) } }

    /// `219 snapshots of 29 files: 217 as recorded, 2 differ; 1 orphan`.
    var summary: String {
        if total == 0, brokenFiles + unreadableFiles > 0 {
            return "no snapshot was compared: " + fileClauses.joined(separator: "; ")
        }
        var parts: [String] = []
        func add(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { parts.append(Self.clause(count, one, many)) }
        }
        let same = count(Verdict.same.rawValue)
        if same == total, total > 0 {
            parts.append(total == 1 ? "as recorded" : "all as recorded")
        } else {
            add(same, "as recorded", "as recorded")
        }
        add(count("recorded"), "recorded", "recorded")
        add(count(Verdict.different.rawValue, Verdict.lineEnds.rawValue), "differs", "differ")
        add(count(Verdict.missing.rawValue), "has no golden file", "have no golden file")
        add(
            count(Verdict.conflicted.rawValue),
            "has merge conflict markers",
            "have merge conflict markers"
        )
        add(count("undrawn"), "could not be drawn", "could not be drawn")
        add(count("clash"), "has the name of another", "have the name of another")
        add(count("unreadable", "unwritable"), "failed on its file", "failed on their files")
        add(count("uncompared"), "not compared", "not compared")
        if parts.isEmpty { parts.append("nothing to compare") }
        var clauses = [parts.joined(separator: ", ")] + fileClauses
        // How many there are is not known of a text that breaks off.
        if uncountedFiles > 0 {
            clauses[1] += ", and the snapshots of \(uncountedFiles) are not counted"
        }
        return "\(total.counted("snapshot")) of \(files.counted("file")): "
            + clauses.joined(separator: "; ")
    }

    /// What is to be said of files as a whole.
    private var fileClauses: [String] {
        let counts = [
            (brokenFiles, "file has errors", "files have errors"),
            (unreadableFiles, "file could not be read", "files could not be read"),
            (orphans, "orphan", "orphans"),
            (removed, "orphan removed", "orphans removed"),
        ]
        return counts.filter { $0.0 > 0 }.map(Self.clause)
    }

    private static func clause(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    private typealias Verdict = GoldenComparison.Verdict
}
