import SceneKitLite
import SceneText

/// Says what was replaced in pictures before they were compared: no rule is applied silently.
enum RedactionNotes {
    /// A line for each rule of a file, and one for each that replaced nothing.
    static func text(for file: TestedFile) -> PrintedText {
        var counts: [(rule: Redaction, count: Int, snapshots: Int)] = []
        var text: PrintedText = ""
        for redaction in file.redactions {
            let rule = redaction.rule
            if rule.count == 0 {
                text += "warning: \(file.name):\(redaction.place.line):\(redaction.place.column): "
                text += "the pattern '\(rule.pattern)' of snapshot '\(redaction.snapshot)' "
                text += "matches nothing\n"
            } else if let known = counts.firstIndex(where: { isSame($0.rule, rule) }) {
                counts[known].count += rule.count
                counts[known].snapshots += 1
            } else {
                counts.append((rule, rule.count, 1))
            }
        }
        for (rule, count, snapshots) in counts {
            text += "redacted in \(file.name): '\(rule.pattern)' became '\(rule.replacement)' "
            text += "\(count.times)"
            text += snapshots == 1 ? "\n" : " in \(snapshots) snapshots\n"
        }
        return text
    }

    private static func isSame(_ rule: Redaction, _ other: Redaction) -> Bool {
        rule.pattern == other.pattern && rule.replacement == other.replacement
    }
}
