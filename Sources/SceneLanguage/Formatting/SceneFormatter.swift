package import SceneText

/// Writes a scene file in the one layout that all have.
///
/// What a file says, its comments, quotes, anchors and blank lines stay as they are, and so does what has a line for
/// each of its parts. Keys go into the order of the catalog, and what is in brackets is written in one line where it fits.
package enum SceneFormatter {
    /// Why a text is left as it is.
    package enum Refusal: Error, Sendable {
        /// It is not valid YAML, or too large; the findings say what is wrong.
        case invalid([Diagnostic])

        /// It has directives or several documents.
        case directives

        /// It would not say the same, or lose a comment.
        case different
    }

    /// The text in its layout; a refusal where it has none.
    package static func formatted(
        _ text: SourceText,
        as source: SourceID
    ) -> Result<String, Refusal> {
        var log = DiagnosticLog()
        let tree = YAMLTree.parse(text, as: source, limits: Limits(), log: &log)
        if log.diagnostics.contains(where: { $0.severity == .error }) {
            let conflict = TextSlips.conflict(in: text, source, .yamlSyntax)
            return .failure(.invalid(conflict.map { [$0] } ?? log.diagnostics))
        }
        guard let root = tree.root, tree.kind(root) != .scalar else {
            return .success(String(decoding: text.bytes, as: UTF8.self))
        }
        let layout = YAMLSourceLayout(tree)
        guard !layout.hasDirectives else { return .failure(.directives) }
        // The first comment is about all of the file, and stays above whatever key comes first.
        let (value, heading) = layout.written(root).withoutHeading
        let laidOut = SceneLayout(shortens: false).value(value, .shape(.file))
        let written = YAMLWriter(width: SceneLayout.width)
            .text(of: laidOut.withoutOuterBlankLines.with(heading: heading))
        let result = layout.byteOrderMark + layout.native(written)
        guard says(result, what: tree) else { return .failure(.different) }
        return .success(result)
    }

    /// Whether a text says what a tree does, and has as many comments.
    private static func says(_ result: String, what tree: YAMLTree) -> Bool {
        var log = DiagnosticLog()
        let text = SourceText(name: tree.text.name, text: result)
        let other = YAMLTree.parse(text, as: tree.source, limits: Limits(), log: &log)
        guard !log.diagnostics.contains(where: { $0.severity == .error }) else { return false }
        let comments = { (tree: YAMLTree) in tree.comments().map { tree.comment(at: $0) }.sorted() }
        guard comments(tree) == comments(other), let root = tree.root, let new = other.root else {
            return false
        }
        return tree.says(root, whatDoes: new, in: other)
    }
}

extension YAMLTree {
    /// Whether a node says what a node of another tree does; the order of keys does not matter.
    fileprivate func says(_ node: YAMLNodeID, whatDoes other: YAMLNodeID, in tree: YAMLTree) -> Bool
    {
        guard kind(node) == tree.kind(other), isAlias(node) == tree.isAlias(other),
            isAnchored(node) == tree.isAnchored(other)
        else { return false }
        // What an alias means was compared at its anchor.
        if isAlias(node) {
            return text.string(in: range(node)) == tree.text.string(in: tree.range(other))
        }
        switch kind(node) {
        case .scalar: return resolved(node) == tree.resolved(other)
        case .sequence:
            let (own, others) = (Array(items(node)), Array(tree.items(other)))
            return own.count == others.count
                && zip(own, others).allSatisfy { says($0, whatDoes: $1, in: tree) }
        case .mapping:
            let own = Array(entries(node))
            var others: [String: YAMLNodeID] = [:]
            for entry in tree.entries(other) { others[tree.text(of: entry.symbol)] = entry.value }
            return own.count == others.count
                && own.allSatisfy { entry in
                    others[text(of: entry.symbol)].map { says(entry.value, whatDoes: $0, in: tree) }
                        ?? false
                }
        }
    }
}

extension YAMLSourceLayout {
    /// The mark at the start of the text, if there is one.
    fileprivate var byteOrderMark: String { bytes.textStart > 0 ? "\u{FEFF}" : "" }

    /// Whether lines around the nodes begin or end a document.
    fileprivate var hasDirectives: Bool {
        guard let root = tree.root else { return false }
        let range = tree.range(root).indices
        let outside = [bytes[bytes.textStart..<range.lowerBound], bytes[range.upperBound...]]
        return outside.contains { part in
            part.split { $0 == 0x0A || $0 == 0x0D }.contains { line in
                line.first == UInt8(ascii: "%") || line.starts(with: "---".utf8)
                    || line.starts(with: "...".utf8)
            }
        }
    }
}

extension YAMLValue {
    /// A file and the lines of comments at its start.
    fileprivate var withoutHeading: (YAMLValue, heading: [String]) {
        guard case .mapping(var pairs, let layout) = self, !pairs.isEmpty else { return (self, []) }
        pairs[0].comments.dropBlankLinesAbove()
        let heading = pairs[0].comments.above
        pairs[0].comments.above = []
        return (.mapping(pairs, layout), heading)
    }

    fileprivate func with(heading: [String]) -> YAMLValue {
        guard case .mapping(var pairs, let layout) = self, !pairs.isEmpty else { return self }
        pairs[0].comments.above.insert(contentsOf: heading, at: 0)
        return .mapping(pairs, layout)
    }

    /// A file without blank lines at its start, at the start of a collection, or at its end.
    fileprivate var withoutOuterBlankLines: YAMLValue {
        switch self {
        case .scalar, .source: return self
        case .commented(let value, let comments):
            return .commented(value.withoutOuterBlankLines, comments)
        case .marked(let mark, let value): return .marked(mark, value.withoutOuterBlankLines)
        case .list(let items, let layout):
            var items = items.map(\.withoutOuterBlankLines)
            if case .commented(let value, var comments)? = items.first {
                comments.dropBlankLinesAbove()
                items[0] = value.with(comments)
            }
            return .list(items, layout)
        case .mapping(var pairs, let layout):
            for index in pairs.indices {
                pairs[index].value = pairs[index].value.withoutOuterBlankLines
                if index == 0 { pairs[index].comments.dropBlankLinesAbove() }
            }
            return .mapping(pairs, layout)
        }
    }
}

extension YAMLComments {
    fileprivate mutating func dropBlankLinesAbove() {
        above.removeFirst(above.prefix(while: \.isEmpty).count)
    }
}
