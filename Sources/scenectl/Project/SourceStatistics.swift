import SceneRules
import SceneSources
import SceneText

/// How often sources had an answer, as a table for people.
enum SourceStatistics {
    static func text(of tally: SourceTally) -> String {
        let questions = SourceQuestion.allCases.filter { tally.counts[$0] != nil }
        let width = questions.map(\.rawValue.count).max() ?? 0
        var lines = [
            "".padded(to: width) + "     found   missing         unknown  class absent"
        ]
        for question in questions {
            guard let counts = tally.counts[question] else { continue }
            lines.append(
                question.rawValue.padded(to: width) + "\(counts.found)".leading(10)
                    + "\(counts.missing)".leading(10) + "\(counts.unknown)".leading(16)
                    + "\(counts.absent)".leading(14)
            )
        }
        let reasons = tally.reasons.sorted { ($1.value, "\($0.key)") < ($0.value, "\($1.key)") }
        if !reasons.isEmpty { lines.append("why it is unknown:") }
        for (reason, count) in reasons.prefix(10) {
            lines.append("\(count)".leading(8) + "  \(phrase(for: reason))")
        }
        if reasons.count > 10 {
            let rest = reasons.dropFirst(10).reduce(0) { $0 + $1.value }
            lines.append("\(rest)".leading(8) + "  for \(reasons.count - 10) other reasons")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What to say of files that the project lists and that were not found; nil where there are none.
    static func remark(on tally: SourceTally) -> String? {
        guard let first = tally.missingFiles.first else { return nil }
        let count = tally.missingFiles.count
        return count == 1
            ? "the project lists '\(first)', which was not found: what it may declare is not reported as missing"
            : "the project lists \(count) files that were not found, such as '\(first)': "
                + "what they may declare is not reported as missing"
    }

    private static func phrase(for reason: UnknownReason) -> String {
        switch reason {
        case .absentClass(let name): "no source declares '\(name)'"
        case .absentSuperclass(let name): "the superclass '\(name)' is in no source"
        case .ownKeys(let name):
            "the class '\(name)' takes keys or messages that it does not declare"
        case .macro(let name): "the macro '\(name)' may give it to the class"
        case .missingFile: "a file that the project lists was not found"
        case .library: "the project has libraries, one of which may have it"
        case .unfollowedText: "the identifier is not a constant that can be followed"
        case .runtime: "it depends on how the app runs"
        }
    }
}

extension String {
    fileprivate func leading(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
