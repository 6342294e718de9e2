import SceneLanguage
import SceneText

/// A rule of a snapshot that replaces what differs from day to day, and how often it did.
public nonisolated struct Redaction: Hashable, Sendable {
    /// The pattern, as the scene file has it.
    public let pattern: String

    /// What replaces each match.
    public let replacement: String

    /// How many matches were replaced, in all pictures of the snapshot.
    public internal(set) var count = 0

    /// Makes a rule: a pattern as `redact:` has them, and what replaces each match.
    public init(_ pattern: String, with replacement: String) {
        self.pattern = pattern
        self.replacement = replacement
    }
}

/// Replaces what the rules of a snapshot match, line by line and rule by rule.
nonisolated struct Redactor {
    private(set) var rules: [Redaction] = []
    private var patterns: [TextPattern] = []

    init(_ redactions: [Redaction]) {
        for redaction in redactions {
            // An invalid pattern was reported before, and nothing is drawn then.
            guard let pattern = try? TextPattern(redaction.pattern) else { continue }
            patterns.append(pattern)
            rules.append(redaction)
        }
    }

    /// The text with all matches replaced; in a picture, what follows a match keeps its column.
    mutating func redact(_ text: String, keepingColumns: Bool) -> String {
        guard !rules.isEmpty else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { redact(line: Array($0), keepingColumns) }
            .joined(separator: "\n")
    }

    private mutating func redact(line: [Character], _ keepsColumns: Bool) -> String {
        var line = line
        for index in rules.indices {
            let matches = patterns[index].matches(in: line)
            guard !matches.isEmpty else { continue }
            rules[index].count += matches.count
            line = Self.replace(matches, in: line, rules[index].replacement, keepsColumns)
        }
        return String(line)
    }

    private static func replace(
        _ matches: [TextPattern.Match],
        in line: [Character],
        _ template: String,
        _ keepsColumns: Bool
    ) -> [Character] {
        var result: [Character] = []
        var next = 0
        for (number, match) in matches.enumerated() {
            result += line[next..<match.range.lowerBound]
            next = match.range.upperBound
            let replacement = filled(template, match, line)
            guard keepsColumns, next < line.count else {
                result += replacement
                continue
            }
            // The frame stays where it is: the replacement has the columns of what it replaces, and
            // those of the blanks after it but one, up to the next match.
            let end =
                number + 1 < matches.count
                ? matches[number + 1].range.lowerBound : line.count
            var room = DisplayWidth.columns(of: String(line[match.range]))
            var missing = DisplayWidth.columns(of: replacement) - room
            while missing > 0, next + 1 < end, line[next] == " ", line[next + 1] == " " {
                next += 1
                room += 1
                missing -= 1
            }
            let cut = Truncation.tail.cut(replacement, to: room)
            result += cut
            let rest = room - DisplayWidth.columns(of: cut)
            result += String(repeating: " ", count: max(0, rest))
        }
        return result + line[next...]
    }

    /// The replacement with `$1` and its like filled in; `$$` is a dollar sign.
    private static func filled(
        _ template: String,
        _ match: TextPattern.Match,
        _ line: [Character]
    ) -> String {
        guard template.contains("$") else { return template }
        var text = ""
        var rest = template[...]
        while let letter = rest.popFirst() {
            guard letter == "$", let next = rest.first else {
                text.append(letter)
                continue
            }
            if next == "$" {
                rest.removeFirst()
                text.append("$")
            } else if let number = next.wholeNumberValue, match.groups.indices.contains(number) {
                rest.removeFirst()
                if let range = match.groups[number] { text += String(line[range]) }
            } else {
                text.append("$")
            }
        }
        return text
    }
}
