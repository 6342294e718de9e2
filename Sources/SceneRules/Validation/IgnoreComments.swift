import SceneLanguage
package import SceneText

/// The comments by which a file silences findings: `# scenectl:ignore unreachable-scene`.
///
/// A comment is on a line of its own and is for the next line that is not a comment. What the
/// language itself forbids cannot be silenced. A reason may follow after `--`.
struct IgnoreComments {
    /// The findings that an entry is for.
    private struct Target: Hashable {
        var code: String
        var line: Int
    }

    private struct Entry {
        var target: Target
        var range: SourceRange
        var isUsed = false
    }

    private var entries: [Entry] = []
    private let source: SourceID

    /// Comments that are for this program and do nothing where they are, or as they are written.
    private var idle: [SourceRange] = []

    private static let name = Array("scenectl".utf8)
    private static let marker = Array("scenectl:ignore".utf8)

    /// Finds the comments of a text.
    init(_ text: SourceText, _ source: SourceID) {
        self.source = source
        guard Self.isAddressed(by: text) else { return }
        let lines = LineIndex(text)
        var waiting: [Entry] = []
        for line in 1...lines.lineCount {
            let range = lines.range(ofLine: line)
            let bytes = text.bytes[range.indices]
            let indentation = bytes.prefix { $0 == UInt8(ascii: " ") }.count
            let content = bytes.dropFirst(indentation)
            if content.first == UInt8(ascii: "#") {
                let found = Self.entries(in: content)
                waiting += found
                if found.isEmpty, Self.isAddressed(content) { idle.append(range) }
            } else if !content.isEmpty {
                if let comment = Self.trailingComment(of: content) { idle.append(comment) }
                for var entry in waiting {
                    entry.target.line = line
                    entries.append(entry)
                }
                waiting = []
            }
        }
        entries += waiting
    }

    /// Removes the findings that are silenced, and reports comments that silence nothing.
    mutating func apply(to log: DiagnosticLog, _ text: SourceText) -> [Diagnostic] {
        guard !entries.isEmpty || !idle.isEmpty else { return log.sorted }
        let lines = LineIndex(text)
        let indices = Dictionary(
            firstOf: entries.indices.map { (entries[$0].target, $0) }
        )
        var kept = DiagnosticLog()
        for diagnostic in log.diagnostics where !silences(diagnostic, lines, indices) {
            kept.report(diagnostic)
        }
        for entry in entries where !entry.isUsed { kept.report(superfluous(entry)) }
        for range in idle { kept.report(Self.idle(Annotation(source, range))) }
        return kept.sorted
    }

    private mutating func silences(
        _ diagnostic: Diagnostic,
        _ lines: LineIndex,
        _ indices: [Target: Int]
    ) -> Bool {
        guard diagnostic.primary.source == source, diagnostic.code.canBeIgnored else {
            return false
        }
        let line = lines.line(of: Int(diagnostic.primary.range.start))
        guard let index = indices[Target(code: diagnostic.code.name, line: line)] else {
            return false
        }
        entries[index].isUsed = true
        return true
    }

    private func superfluous(_ entry: Entry) -> Diagnostic {
        let site = Annotation(source, entry.range)
        guard let code = DiagnosticCode.reading.first(where: { $0.name == entry.target.code })
        else {
            let nearest = NearestName.nearest(
                to: entry.target.code,
                among: DiagnosticCode.reading.map(\.name)
            )
            return Diagnostic(
                .superfluousIgnore,
                "there is no finding '\(entry.target.code)' that a comment can ignore",
                at: site,
                helps: nearest.map { [Help("a finding with a similar name exists: '\($0)'")] } ?? []
            )
        }
        let message =
            code.canBeIgnored
            ? "nothing is ignored here: the next line has no '\(entry.target.code)'"
            : "'\(entry.target.code)' cannot be ignored"
        return Diagnostic(.superfluousIgnore, message, at: site)
    }

    /// The codes that a comment names, each with its range.
    private static func entries(in comment: ArraySlice<UInt8>) -> [Entry] {
        let blank = UInt8(ascii: " ")
        let words = comment.dropFirst().split(whereSeparator: {
            $0 == blank || $0 == UInt8(ascii: ",")
        })
        guard let first = words.first, first.elementsEqual(marker) else { return [] }
        let codes = words.dropFirst().prefix { !$0.elementsEqual("--".utf8) }
        return codes.map { word in
            Entry(
                target: Target(code: String(decoding: word, as: UTF8.self), line: 0),
                range: SourceRange(word.startIndex, word.endIndex)
            )
        }
    }

    /// Whether some comment of a text starts with the name of this program.
    private static func isAddressed(by text: SourceText) -> Bool {
        let bytes = text.bytes
        var next = 0
        while let start = bytes.firstIndex(of: UInt8(ascii: "#"), from: next) {
            next = start + 1
            if bytes[next...].drop(while: { $0 == UInt8(ascii: " ") }).starts(with: name) {
                return true
            }
        }
        return false
    }

    /// Whether a comment speaks to this program.
    private static func isAddressed(_ comment: ArraySlice<UInt8>) -> Bool {
        let text = comment.dropFirst().drop { $0 == UInt8(ascii: " ") }
        guard text.starts(with: name) else { return false }
        return text.dropFirst(name.count).first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
    }

    /// A comment for this program after the code of a line.
    private static func trailingComment(of line: ArraySlice<UInt8>) -> SourceRange? {
        for start in line.indices where line[start] == UInt8(ascii: "#") {
            if isAddressed(line[start...]) { return SourceRange(start, line.endIndex) }
        }
        return nil
    }

    private static func idle(_ site: Annotation) -> Diagnostic {
        Diagnostic(
            .superfluousIgnore,
            "this comment ignores nothing",
            at: site,
            helps: ["write '# scenectl:ignore CODE' on a line of its own, above the finding"]
        )
    }
}

extension DiagnosticCode {
    /// Whether a comment can silence the finding: not where the file could not be understood, or a row that it
    /// shows could not be made.
    var canBeIgnored: Bool {
        switch check {
        case .yaml, .structure: false
        default: !Self.failuresOfExpressions.contains(self)
        }
    }

    /// What may be wrong with the value of an expression of a row.
    package static let failuresOfExpressions: Set<DiagnosticCode> = [
        .absentValue, .failedComputation, .unfitFormat, .tooLongText,
    ]

    static let superfluousIgnore = DiagnosticCode(
        "superfluous-ignore",
        .structure,
        .warning,
        summary: "a comment asks to ignore a finding that does not exist",
        explanation: """
            `# scenectl:ignore unreachable-scene` above a line silences that finding on the line. The finding is \
            gone, and the comment would hide the next one, so remove it.
            """,
        good: """
            scenes:
              welcome:
                controller: view
                view:
                  # The greeting.
                  - label: Hello
            """,
        replacing: "# The greeting.",
        with: "# scenectl:ignore image-without-label"
    )
}
