import SceneLanguage
import SceneRules
import SceneText

/// A name that nobody uses, put where somebody types: decoding and checks say of it what is around it and
/// which name was expected there.
struct CompletionProbe {
    private static let name = "qzxkvjwq"

    private let text: SourceText
    private let range: Range<Int>

    /// The mapping that the name is a key of: the other keys with their values.
    private(set) var siblings: [(key: String, value: String)] = []

    /// The other items of the list that the name is in.
    private(set) var neighbours: Set<String> = []

    /// Puts the name in place of the word; nil where what is around it cannot be read.
    init?(_ text: SourceText, _ context: CursorContext, asKey isKey: Bool) {
        let bytes = text.bytes
        let word = context.word
        var ending = isKey ? ": 0" : ""
        if let quote = context.openQuote {
            ending = (context.openExpression == nil ? "" : "}") + String(quote) + ending
        }
        let start = Array(bytes[..<word.lowerBound])
        let lineEnd = bytes[word.upperBound...].firstIndex(of: 0x0A) ?? bytes.count
        let isPair = isKey && !context.isFollowedByColon && context.openQuote == nil
        // What follows is right, or the line is half typed, or the rest of the text is.
        let rests = [
            Array((isPair ? ": 0" : "").utf8) + bytes[word.upperBound...],
            Array((ending + context.closers).utf8) + bytes[lineEnd...],
            Array((ending + context.closers + "\n").utf8),
        ]
        range = word.lowerBound..<word.lowerBound + Self.name.utf8.count
        var found: (text: SourceText, tree: YAMLTree, place: Place)?
        for (number, rest) in rests.enumerated() where number < 2 || found == nil {
            let candidate = SourceText(name: text.name, bytes: start + Self.name.utf8 + rest)
            var log = DiagnosticLog()
            var sources = SourceMap()
            let source = sources.add(candidate)
            let tree = YAMLTree.parse(candidate, as: source, limits: Limits(), log: &log)
            guard let root = tree.root, let place = Self.place(in: tree, root) else { continue }
            // Of a text that is read to its end the checks know more.
            let isWhole = log.diagnostics.isEmpty
            if found == nil || isWhole { found = (candidate, tree, place) }
            if isWhole { break }
        }
        guard let found else { return nil }
        self.text = found.text
        let tree = found.tree
        switch found.place {
        case .key(let mapping):
            siblings = tree.entries(mapping).map { ($0, tree.text(of: $0.symbol)) }
                .filter { !$0.1.contains(Self.name) }
                .map { ($0.1, tree.kind($0.0.value) == .scalar ? tree.text($0.0.value) : "") }
        case .item(let list):
            neighbours = Set(
                tree.items(list).filter { tree.kind($0) == .scalar }.map { tree.text($0) }
            )
        case .value: break
        }
    }

    /// Where the name is: as a key of a mapping, as an item of a list, or somewhere else.
    private enum Place {
        case key(of: YAMLNodeID)
        case item(of: YAMLNodeID)
        case value
    }

    private static func place(in tree: YAMLTree, _ node: YAMLNodeID) -> Place? {
        guard !tree.isAlias(node) else { return nil }
        switch tree.kind(node) {
        case .scalar: return tree.text(node).contains(name) ? .value : nil
        case .sequence:
            for item in tree.items(node) {
                guard let place = place(in: tree, item) else { continue }
                return if case .value = place, tree.kind(item) == .scalar { .item(of: node) } else {
                    place
                }
            }
            return nil
        case .mapping:
            for entry in tree.entries(node) {
                if tree.text(of: entry.symbol).contains(name) { return .key(of: node) }
                if let place = place(in: tree, entry.value) { return place }
            }
            return nil
        }
    }

    /// The names of which one was expected; nil where nothing is found wrong with this one.
    func expected(_ resources: any Resources) -> [String]? {
        let file = SceneFile.read(text, resources: resources)
        let finding = file.findings().first { finding in
            let place = file.sources.resolved(finding.primary)
            return place.range.indices == range && file.sources[place.source].name == text.name
        }
        return finding?.expected.all
    }
}
