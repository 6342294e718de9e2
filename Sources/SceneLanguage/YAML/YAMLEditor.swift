import SceneText

/// Changes a text through its tree by splicing bytes, so that everything else stays unchanged.
///
/// An entry or item takes its trailing comment along, and the comment lines right above it that are
/// indented like it. What is remarked inside a node goes with it, unless the value that replaces it has it.
/// Anchors stay with the node that replaces theirs. Ask for changes in any order; they all refer to the
/// tree as it was read.
package struct YAMLEditor {
    /// What is to happen within one collection.
    struct Changes {
        var removed: Set<Int> = []

        /// New children by the position that they follow; -1 is the start.
        var inserted: [Int: [YAMLPair]] = [:]

        /// The places where a blank line comes before what is inserted, in a block.
        var separated: Set<Int> = []
    }

    /// Some bytes and what comes in their place.
    struct Splice {
        var range: Range<Int>
        var text: String

        /// Whether a line end has to come first, where the text before has none.
        var startsLine = false
    }

    package let layout: YAMLSourceLayout
    let tree: YAMLTree
    let writer: YAMLWriter
    private(set) var changes: [UInt32: Changes] = [:]
    private(set) var replacements: [UInt32: YAMLValue] = [:]

    /// Makes an editor without changes.
    package init(_ tree: YAMLTree) {
        self.tree = tree
        layout = YAMLSourceLayout(tree)
        writer = YAMLWriter(layout.indentation)
    }

    /// Replaces a node with a value.
    package mutating func replace(_ node: YAMLNodeID, with value: YAMLValue) {
        replacements[node.index] = value
    }

    /// Removes an item of a sequence, or the entry of a mapping that has the node for its key.
    package mutating func remove(_ child: YAMLNodeID, from collection: YAMLNodeID) {
        guard let place = layout.place(of: child, in: collection) else { return }
        changes[collection.index, default: Changes()].removed.insert(place)
    }

    /// Inserts an item after another, or before all.
    package mutating func insert(
        _ value: YAMLValue,
        after item: YAMLNodeID?,
        in sequence: YAMLNodeID
    ) {
        insert([YAMLPair("", value)], after: item, in: sequence)
    }

    /// Inserts an entry after the one with a key, or before all; a blank line may come first.
    package mutating func insert(
        _ key: String,
        _ value: YAMLValue,
        after other: YAMLNodeID?,
        in mapping: YAMLNodeID,
        separated isSeparated: Bool = false
    ) {
        insert([YAMLPair(key, value)], after: other, in: mapping)
        if isSeparated {
            let place = other.flatMap { layout.place(of: $0, in: mapping) } ?? -1
            changes[mapping.index, default: Changes()].separated.insert(place)
        }
    }

    /// The changed text.
    package var bytes: [UInt8] {
        var splices: [Splice] = []
        for (index, value) in replacements.sorted(by: { $0.key < $1.key }) {
            splices += replacing(YAMLNodeID(index), with: value)
        }
        for node in linesThatGrowTooLong { splices += replacing(node, with: edited(node)) }
        // Where a collection and one inside it both grow at their ends, the inner one comes first.
        for (index, changes) in changes.sorted(by: { $0.key > $1.key }) {
            splices += applying(changes, to: YAMLNodeID(index))
        }
        return apply(splices)
    }

    private mutating func insert(
        _ pairs: [YAMLPair],
        after child: YAMLNodeID?,
        in collection: YAMLNodeID
    ) {
        let place = child.flatMap { layout.place(of: $0, in: collection) } ?? -1
        changes[collection.index, default: Changes()].inserted[place, default: []] += pairs
    }

    /// Carries out splices in source order; what is within a wider one is lost with it.
    private func apply(_ splices: [Splice]) -> [UInt8] {
        let bytes = tree.text.bytes
        let ordered = splices.enumerated().sorted { left, right in
            let (a, b) = (left.element.range, right.element.range)
            return (a.lowerBound, a.isEmpty ? 0 : 1, left.offset)
                < (b.lowerBound, b.isEmpty ? 0 : 1, right.offset)
        }
        var result: [UInt8] = []
        var offset = 0
        for splice in ordered.map(\.element) {
            if splice.range.lowerBound >= offset {
                result += bytes[offset..<splice.range.lowerBound]
                if splice.startsLine, result.last != 0x0A, result.last != 0x0D {
                    result += layout.lineEnd.utf8
                }
                result += splice.text.utf8
            }
            offset = max(offset, splice.range.upperBound)
        }
        return result + bytes[offset...]
    }

    // MARK: Replacing

    private func replacing(_ node: YAMLNodeID, with value: YAMLValue) -> [Splice] {
        let range = tree.range(node).indices
        let anchor = layout.anchor(of: node) ?? ""
        let prefix = anchor.isEmpty ? "" : anchor + " "
        guard let parent = layout.parent(of: node) else {
            let isBlock = !block(value, indentation: 0).isEmpty
            let head = isBlock && !anchor.isEmpty ? anchor + "\n" : prefix
            return spread(head + writer.text(of: value), over: range)
        }
        guard tree.style(parent) == .block, !layout.isKey(node, in: parent) else {
            return [Splice(range: range, text: prefix + writer.flow(value))]
        }
        let piece = writer.piece(
            value,
            indentation: layout.indentation(of: parent),
            column: layout.column(of: range.lowerBound) + prefix.utf8.count,
            isItem: tree.kind(parent) == .sequence && anchor.isEmpty
        )
        let indicator = layout.indicator(of: node, in: parent)
        if let lines = layout.ownLines(of: node), piece.head.isEmpty || anchor.isEmpty {
            // A block on its own lines stays there when what replaces it needs lines of its own too.
            let column = layout.indentation(of: node)
            let staysThere = piece.head.isEmpty && value.kind == tree.kind(node)
            let body = staysThere ? block(value, indentation: column) : piece.body
            let head = piece.head.isEmpty ? "" : " " + piece.head
            return [
                Splice(range: indicator..<indicator, text: head),
                Splice(range: lines, text: layout.native(body)),
            ]
        }
        let head = piece.head.isEmpty ? anchor : prefix + piece.head
        let text = head.isEmpty ? "\n" : " \(head)\n"
        return spread(text + piece.body, over: indicator..<layout.endWithComments(of: node))
    }

    /// Puts the first line of a text in place of some bytes, and the others after their line.
    ///
    /// A comment at the end of the line stays there, where no literal text can swallow it.
    private func spread(_ text: String, over range: Range<Int>) -> [Splice] {
        let end = text.utf8.firstIndex(of: 0x0A) ?? text.endIndex
        let first = Splice(range: range, text: String(text[..<end]))
        let rest = text[end...].dropFirst()
        guard !rest.isEmpty else { return [first] }
        return [first, layout.insertion(of: String(rest), behindLineOf: range.upperBound)]
    }

    /// The lines of a collection that has any; empty for every other value.
    private func block(_ value: YAMLValue, indentation: Int) -> String {
        switch value {
        case .list(let items, _): writer.lines(of: items, indentation: indentation)
        case .mapping(let pairs, _): writer.lines(of: pairs, indentation: indentation)
        case .commented(let value, _), .marked(_, let value): block(value, indentation: indentation)
        case .scalar, .source: ""
        }
    }

    // MARK: Inserting and removing

    private func applying(_ changes: Changes, to collection: YAMLNodeID) -> [Splice] {
        let children = layout.children(of: collection)
        guard changes.removed.count < children.count, layout.isBracketed(collection) else {
            return replacing(collection, with: edited(collection))
        }
        return tree.style(collection) == .flow
            ? applyingInFlow(changes, to: collection, children)
            : applyingInBlock(changes, to: collection, children)
    }

    private func applyingInFlow(
        _ changes: Changes,
        to collection: YAMLNodeID,
        _ children: [YAMLSourceLayout.Child]
    ) -> [Splice] {
        let isMapping = tree.kind(collection) == .mapping
        let texts = { (pairs: [YAMLPair]) in
            pairs.map { isMapping ? writer.flow($0) : writer.flow($0.value) }
        }
        var splices: [Splice] = []
        let lastKept = children.indices.last { !changes.removed.contains($0) }
        for place in changes.removed.sorted() {
            splices.append(
                Splice(range: layout.flowPart(children, at: place, lastKept: lastKept), text: "")
            )
        }
        for (place, pairs) in changes.inserted.sorted(by: { $0.key < $1.key }) {
            let kept = children.indices.last { $0 <= place && !changes.removed.contains($0) }
            if let kept {
                let text = texts(pairs).map { ", " + $0 }.joined()
                let end = children[kept].end
                splices.append(Splice(range: end..<end, text: text))
            } else if let next = children.indices.first(where: { !changes.removed.contains($0) }) {
                let text = texts(pairs).map { $0 + ", " }.joined()
                let start = children[next].start
                splices.append(Splice(range: start..<start, text: text))
            }
        }
        return splices
    }

    private func applyingInBlock(
        _ changes: Changes,
        to collection: YAMLNodeID,
        _ children: [YAMLSourceLayout.Child]
    ) -> [Splice] {
        let column = layout.column(of: children[0].start)
        let lines = { (pairs: [YAMLPair]) in
            tree.kind(collection) == .mapping
                ? writer.lines(of: pairs, indentation: column)
                : writer.lines(of: pairs.map(\.value), indentation: column)
        }
        let separatedLines = { (pairs: [YAMLPair]) in
            pairs.map { "\n" + lines([$0]) }.joined()
        }
        var splices: [Splice] = []
        let firstKept = children.indices.first { !changes.removed.contains($0) } ?? 0
        // The first child may share its line with the dash of an outer list; then what follows moves up.
        let isCompact = !layout.isFirstOnLine(children[0].start)
        if isCompact, firstKept > 0 {
            splices.append(Splice(range: layout.leading(children, to: firstKept), text: ""))
        }
        for place in changes.removed.sorted() where !isCompact || place > firstKept {
            splices.append(Splice(range: layout.linesWithGap(of: children[place]), text: ""))
        }
        for (place, pairs) in changes.inserted.sorted(by: { $0.key < $1.key }) {
            let kept = children.indices.last { $0 <= place && !changes.removed.contains($0) }
            if let kept {
                let isSeparated = changes.separated.contains(place)
                let text = isSeparated ? separatedLines(pairs) : lines(pairs)
                splices.append(layout.insertion(of: text, behind: children[kept], in: children))
            } else if isCompact {
                let start = children[firstKept].start
                let text = lines(pairs).dropFirst(column) + String(repeating: " ", count: column)
                splices.append(Splice(range: start..<start, text: layout.native(String(text))))
            } else {
                let start = layout.lines(of: children[firstKept]).lowerBound
                let gap = changes.separated.contains(place) ? "\n" : ""
                splices.append(
                    Splice(range: start..<start, text: layout.native(lines(pairs) + gap))
                )
            }
        }
        return splices
    }
}
