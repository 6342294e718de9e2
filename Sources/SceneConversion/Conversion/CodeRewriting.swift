import SceneLanguage
import SceneText

/// Code of a file with names in it replaced, as a conversion rewrites a class.
struct CodeRewriting {
    private let source: YAMLSourceLayout
    private var tree: YAMLTree { source.tree }

    /// New texts of keys that say what is set.
    private let keys: [SourceRange: String]

    /// What paths in expressions become, by their parts; where that may be absent, their marks stay.
    private let paths: [[String]: PathRewriting.Replacement]

    /// Where these keys and paths are, from the first to the last of the file.
    private let places: [SourceRange]

    /// Replaces keys at some places, and in the expressions at others whole paths.
    init(
        _ source: YAMLSourceLayout,
        keys: [SourceRange: String] = [:],
        paths: [[String]: PathRewriting.Replacement] = [:],
        at places: [SourceRange] = []
    ) {
        self.source = source
        self.keys = keys
        self.paths = paths
        self.places = (places + keys.keys).sorted { $0.start < $1.start }
    }

    /// Whether something within a range is replaced.
    func touches(_ range: SourceRange) -> Bool {
        let first = places.indices.firstPlace { places[$0].start >= range.start }
        return first < places.endIndex && range.contains(places[first])
    }

    /// A node with all that is replaced in it.
    func value(of node: YAMLNodeID) -> YAMLValue {
        let isFlow = tree.style(node) == .flow || isBrokenByWidth(node)
        let layout: YAMLLayout = isFlow ? .flow : .block
        switch tree.kind(node) {
        case .scalar:
            guard touches(tree.range(node)) else { return source.value(of: node) }
            return tree.value(of: node, saying: text(of: node))
        case .sequence:
            let items = tree.items(node).map { value(of: $0).with(source.comments(of: $0)) }
            return .list(items, layout)
        case .mapping:
            return .mapping(
                tree.entries(node).map { entry in
                    let key = keys[tree.range(entry.key)] ?? tree.text(of: entry.symbol)
                    return YAMLPair(key, value(of: entry.value), source.comments(of: entry.key))
                },
                layout
            )
        }
    }

    /// Whether the one effect of an action has a line of its own because one line cannot hold both.
    private func isBrokenByWidth(_ node: YAMLNodeID) -> Bool {
        tree.kind(node) == .mapping && tree.count(node) == 1
            && tree.endInOneLine(of: node) > YAMLWriter.defaultWidth
    }

    /// The text of a scalar with all that is replaced in it, some of it by what is only so there.
    func text(
        of node: YAMLNodeID,
        _ own: [[String]: PathRewriting.Replacement] = [:]
    ) -> String {
        let text = tree.text(node)
        guard touches(tree.range(node)) else { return text }
        let (template, bytes) = Template.reading(text, of: tree.source)
        var result: [UInt8] = []
        var offset = 0
        for case .expression(let expression) in template.segments {
            var replacements: [SourceRange: PathRewriting.Replacement] = [:]
            for path in expression.paths {
                let names = path.parts.map(\.name)
                guard var new = own[names] ?? paths[names] else { continue }
                if new.presence == .unknown, path.last.mayBeAbsent { new.text += "?" }
                replacements[path.root.range] = new
            }
            let range = expression.range.indices
            result += bytes[offset..<range.lowerBound]
            let rewriting = PathRewriting(expression, in: bytes, replacing: replacements)
            offset = range.upperBound
            // What always is the same text needs no braces.
            if let text = rewriting.text(in: template),
                let opening = result.lastIndex(of: UInt8(ascii: "{")),
                let closing = bytes[offset...].firstIndex(of: UInt8(ascii: "}"))
            {
                result.removeSubrange(opening...)
                result += text.withoutExpressions.utf8
                offset = closing + 1
            } else {
                result += rewriting.text.utf8
            }
        }
        return String(decoding: result + bytes[offset...], as: UTF8.self)
    }
}

extension Template {
    /// Reads a text so that places are in the text itself: in the file it may be folded or have escapes in
    /// it.
    static func reading(_ text: String, of source: SourceID) -> (template: Template, bytes: [UInt8])
    {
        let bytes = Array(text.utf8)
        var log = DiagnosticLog()
        let whole = SourceRange(0, bytes.count)
        let origin = TextOrigin(source: source, range: whole, isVerbatim: true)
        return (Template(parsing: text, at: origin, log: &log), bytes)
    }
}
