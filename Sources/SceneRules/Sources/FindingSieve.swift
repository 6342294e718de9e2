import SceneInterchange
import SceneSources
import SceneText

/// Leaves out what comments ask to ignore, and what copies of one document say again.
struct FindingSieve {
    private let content: ProjectContent

    /// The files of the index by their texts.
    private let files: [SourceID: Int]

    /// The comments of files that have some, as far as findings asked for them.
    private var comments: [Int: Comments] = [:]

    init(_ content: ProjectContent) {
        self.content = content
        files = Dictionary(firstOf: zip(content.fileIDs, content.fileIDs.indices))
    }

    // MARK: Comments

    /// The lines of a file and what comments ask to ignore at them.
    private struct Comments {
        var lines: LineIndex

        /// The codes by line, from 0; none means all.
        var codes: [Int: [[String]]]
    }

    /// Whether a comment at one of the places in code asks to ignore a finding.
    mutating func isIgnored(_ finding: Diagnostic) -> Bool {
        for mark in [finding.primary] + finding.secondary {
            guard let comments = comments(of: mark.source) else { continue }
            let line = comments.lines.line(of: Int(mark.range.start)) - 1
            let codes = comments.codes[line] ?? []
            if codes.contains(where: { $0.isEmpty || $0.contains(finding.code.name) }) {
                return true
            }
        }
        return false
    }

    private mutating func comments(of source: SourceID) -> Comments? {
        guard let file = files[source] else { return nil }
        if let known = comments[file] { return known }
        let ignored = content.index.files[file].facts.ignored
        guard !ignored.isEmpty else { return nil }
        let new = Comments(
            lines: LineIndex(content.texts[source]),
            codes: Dictionary(grouping: ignored, by: \.line).mapValues { $0.map(\.codes) }
        )
        comments[file] = new
        return new
    }

    // MARK: Copies

    private struct Statement: Hashable {
        var document: String
        var code: DiagnosticCode
        var message: String
    }

    /// The findings without those that an earlier copy of a document has, too; a note says where.
    func withoutCopies(_ parts: [ProjectCheck.Findings]) -> [ProjectCheck.Findings] {
        let names = content.documents.map { ($0.document.tree.source, Self.base(of: $0.path)) }
        let bases = Dictionary(firstOf: names)
        var first: [Statement: [(part: Int, index: Int)]] = [:]
        var kept = parts
        for (number, part) in parts.enumerated() {
            guard let base = bases[part.source] else { continue }
            var taken: [Statement: Int] = [:]
            var own: [Diagnostic] = []
            var new: [(Statement, Int)] = []
            for finding in part.findings {
                let statement = Statement(
                    document: base,
                    code: finding.code,
                    message: finding.message
                )
                let place = taken[statement, default: 0]
                taken[statement] = place + 1
                if let known = first[statement], place < known.count {
                    let note = "'\(content.texts[part.source].name)' has the same"
                    kept[known[place].part].findings[known[place].index].notes.append(note)
                } else {
                    new.append((statement, own.count))
                    own.append(finding)
                }
            }
            kept[number].findings = own
            for (statement, index) in new {
                first[statement, default: []].append((number, index))
            }
        }
        return kept
    }

    /// The path that copies for devices and languages have in common.
    private static func base(of path: String) -> String {
        let parts = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
        guard let name = parts.last, let dot = name.lastIndex(of: ".") else { return path }
        var stem = String(name[..<dot])
        for ending in ["~ipad", "~iphone", "_ipad", "_iphone", "-ipad", "-iphone"]
        where stem.lowercased().hasSuffix(ending) {
            stem = String(stem.dropLast(ending.count))
        }
        return (parts.dropLast() + ["\(stem)\(name[dot...])"]).joined(separator: "/")
    }
}
