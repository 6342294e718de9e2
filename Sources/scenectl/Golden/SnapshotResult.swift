import SceneGoldens
import SceneKitLite
import SceneText

/// What came of one picture of a snapshot.
struct SnapshotResult: Sendable {
    /// How it ended.
    enum Outcome: Sendable {
        /// The picture was compared with its golden file.
        case compared(GoldenComparison)

        /// The picture was recorded in place of what the comparison found.
        case recorded(GoldenComparison)

        /// There is no picture, because drawing it failed.
        case undrawn([Diagnostic])

        /// Another snapshot of the file has the same golden file where letter case does not count.
        case clash(with: String)

        /// The golden file could not be read.
        case unreadable(GoldenStoreError)

        /// The golden file could not be written.
        case unwritable(GoldenStoreError)
    }

    let snapshot: String
    let format: SnapshotFormat
    let golden: GoldenFile

    /// Where the scene file declares it.
    let place: SourcePosition
    var outcome: Outcome

    /// How long it took to draw and to compare.
    var duration = Duration.zero

    /// Why the picture could not be put beside the golden file.
    var trouble: GoldenStoreError?

    /// What it contributes to the exit status.
    var status: CommandStatus { summary.status }

    /// Whether there was a picture to compare, and something to compare it with.
    var isCompared: Bool {
        switch outcome {
        case .compared, .recorded: true
        case .undrawn, .clash, .unreadable, .unwritable: false
        }
    }

    /// One word for programs.
    var word: String { summary.word }

    /// What is to be said of it.
    var message: String { "\(title) \(summary.phrase)" }

    /// The snapshot as messages name it: `snapshot 'list'`, `snapshot 'list' as tree`.
    var title: String {
        format == .text ? "snapshot '\(snapshot)'" : "snapshot '\(snapshot)' as \(format.rawValue)"
    }

    private var summary: (status: CommandStatus, word: String, phrase: String) {
        switch outcome {
        case .compared(let comparison):
            let verdict = comparison.verdict
            return (verdict == .same ? .clean : .findings, verdict.rawValue, verdict.phrase)
        case .recorded: return (.clean, "recorded", "was recorded")
        case .undrawn(let faults):
            let reason = faults.first.map { ": \($0.message)" } ?? ""
            return (.findings, "undrawn", "could not be drawn" + reason)
        case .clash(let other):
            let phrase = "has the golden file of '\(other)' if letter case does not count"
            return (.findings, "clash", phrase)
        case .unreadable(let error):
            let phrase = "has a golden file that cannot be read: \(error.reason)"
            return (.failure, "unreadable", phrase)
        case .unwritable(let error):
            let phrase = "has a golden file that cannot be written: \(error.reason)"
            return (.failure, "unwritable", phrase)
        }
    }

    /// The changes as text; empty unless there is a golden file that differs.
    func difference(isColored: Bool = false) -> String {
        guard case .compared(let comparison) = outcome, comparison.verdict == .different else {
            return ""
        }
        return comparison.difference.text(
            oldName: golden.path,
            newName: trouble == nil ? golden.actualPath : "drawn now",
            isColored: isColored
        )
    }
}

extension SnapshotPattern {
    /// Whether a snapshot of a file is meant, or an orphan of it.
    func matches(anyOf file: TestedFile) -> Bool {
        file.snapshotNames.contains { matches($0, of: file.name) }
            || file.orphans.contains { matches($0.snapshot, of: file.name) }
    }
}

/// What a rule of a snapshot replaced in its pictures.
struct AppliedRedaction: Sendable {
    let snapshot: String

    /// Where the scene file declares the snapshot.
    let place: SourcePosition
    let rule: Redaction
}

/// A golden file that belongs to no snapshot.
struct Orphan: Sendable {
    /// Why nothing belongs to it.
    enum Reason: String, Sendable {
        case noSnapshot = "no snapshot has this golden file"
        case noScene = "the scene file of this golden file is gone"
    }

    let path: String
    let reason: Reason

    /// The file it was recorded for.
    let source: String

    /// The name of the snapshot that it was recorded for.
    var snapshot: String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.split(separator: ".").first ?? "")
    }

    /// Whether it was removed, and why not where it was to be.
    var isRemoved = false
    var trouble: GoldenStoreError?
}

/// What came of all snapshots of one scene file.
struct TestedFile: Sendable {
    let name: String

    /// What is wrong with the scene, or went wrong in drawing it.
    var findings: [Diagnostic] = []
    var sources = SourceMap()
    var results: [SnapshotResult] = []

    /// The names of all snapshots, tested or not.
    var snapshotNames: [String] = []
    var orphans: [Orphan] = []

    /// What else is among the golden files, where some of them were removed.
    var leftAlone: [String] = []

    /// The rules by which pictures were changed before they were compared.
    var redactions: [AppliedRedaction] = []

    /// That it could not be read.
    var fault: Fault?

    /// Whether it has errors in what its snapshots show, so that none of them is compared.
    var isBroken = false

    /// How many pictures are not compared because the file is broken, as far as that is known.
    var uncompared = 0

    /// Whether it is a scene file at all.
    var isScene = true

    /// Whether something of it was selected, or may have been where that cannot be told.
    var isSelected = false

    /// What it contributes to the exit status.
    var status: CommandStatus {
        if fault != nil { return .failure }
        let own: CommandStatus = isBroken ? .findings : .clean
        let worst = results.map(\.status).max() ?? .clean
        return max(own, worst, orphans.map(\.status).max() ?? .clean)
    }
}

extension TestedFile {
    /// What changed in a picture, or why there is none; empty where there is neither.
    func details(of result: SnapshotResult) -> String {
        guard case .undrawn(let faults) = result.outcome else { return result.difference() }
        return RichRenderer().text(of: faults, in: sources)
    }

    /// Says of a file without scenes why it is taken for one.
    mutating func tellOfGoldens() {
        guard !findings.isEmpty else { return }
        findings[0].notes.append(
            "golden files in '\(GoldenFile.folder(of: name))' say that this was a scene file; they "
                + "are kept until the file or that folder is gone"
        )
    }

    /// Takes out what a person can decide on.
    mutating func takeReviewItems() -> [Review.Item] {
        let file = name
        var items: [Review.Item] = []
        results.removeAll { result in
            guard case .compared(let comparison) = result.outcome, comparison.verdict != .same
            else { return false }
            items.append(.picture(result, comparison, file: file))
            return true
        }
        items += orphans.filter { !$0.isRemoved }.map { .orphan($0) }
        orphans.removeAll { !$0.isRemoved }
        return items
    }
}

extension Orphan {
    /// What is to be said of it.
    var message: String {
        trouble.map { "an orphan that cannot be removed: \($0.reason)" } ?? reason.rawValue
    }

    /// What it contributes to the exit status.
    var status: CommandStatus {
        if trouble != nil { return .failure }
        return isRemoved ? .clean : .findings
    }
}
