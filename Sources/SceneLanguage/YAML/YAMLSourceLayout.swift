import SceneText

/// Where the parts of a tree are in its text, which is what an editor must know.
package final class YAMLSourceLayout {
    /// An item, or an entry with its key.
    struct Child {
        /// The item, or the key.
        var node: YAMLNodeID

        /// The item, or the value.
        var value: YAMLNodeID

        /// Where the item or key starts, its dash or question mark included.
        var start: Int

        /// Where the item or value ends.
        var end: Int
    }

    package let tree: YAMLTree
    let bytes: [UInt8]

    /// The line end that the text uses.
    let lineEnd: String

    /// The children of collections that were asked for: many edits are in one collection.
    private var known: [YAMLNodeID: [Child]] = [:]

    /// The comments of items and entries.
    private(set) lazy var attachedComments = attachComments()

    /// How far collections are indented.
    private(set) lazy var indentation = YAMLIndentation(measuredIn: self)

    /// The number of the collection that contains each node, or -1.
    private lazy var parents: [Int] = findParents()

    package init(_ tree: YAMLTree) {
        self.tree = tree
        bytes = tree.text.bytes
        let feed = bytes.firstIndex(of: 0x0A) ?? 0
        lineEnd = feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
    }

    /// A written text with the line ends of this one.
    func native(_ text: String) -> String {
        guard lineEnd != "\n" else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: lineEnd)
    }

    // MARK: The tree as written

    /// The children of a collection as written, merge keys and repeated keys included.
    func children(of collection: YAMLNodeID) -> [Child] {
        if let children = known[collection] { return children }
        let children = findChildren(of: collection)
        known[collection] = children
        return children
    }

    private func findChildren(of collection: YAMLNodeID) -> [Child] {
        let nodes = tree.storage.nodes
        let node = nodes[Int(collection.index)]
        guard node.kind == .sequence || node.kind == .mapping else { return [] }
        var result: [Child] = []
        var index = collection.index + 1
        var offset = contentStart(of: collection)
        if node.style == .flow, isBracketed(collection) { offset += 1 }
        while index < node.first {
            let first = YAMLNodeID(index)
            index = nodes.index(after: index)
            var value = first
            if node.kind == .mapping {
                value = YAMLNodeID(index)
                index = nodes.index(after: index)
            }
            let end = Int(max(tree.range(first).end, tree.range(value).end))
            let start = min(skipBlank(from: offset, commas: node.style == .flow), end)
            result.append(Child(node: first, value: value, start: start, end: end))
            offset = end
        }
        return result
    }

    /// An item of a list by its number.
    package func item(_ number: Int, of list: YAMLNodeID) -> YAMLNodeID? {
        let children = children(of: tree.target(of: list))
        return children.indices.contains(number) ? children[number].node : nil
    }

    /// The number of a child, found by its item or its key.
    func place(of child: YAMLNodeID, in collection: YAMLNodeID) -> Int? {
        let children = children(of: collection)
        let place = children.indices.firstPlace { children[$0].node.index >= child.index }
        return place < children.count && children[place].node == child ? place : nil
    }

    /// The collection that contains a node.
    func parent(of id: YAMLNodeID) -> YAMLNodeID? {
        let parent = parents[Int(id.index)]
        return parent < 0 ? nil : YAMLNodeID(parent)
    }

    /// Whether a node is a sequence.
    func isList(_ node: YAMLNodeID) -> Bool { tree.kind(node) == .sequence }

    /// Whether a key says that the entries of other mappings follow.
    func isMergeKey(_ key: YAMLNodeID) -> Bool { tree.text(key) == "<<" }

    private func findParents() -> [Int] {
        let nodes = tree.storage.nodes
        var open: [Int] = []
        return nodes.indices.map { index in
            while let last = open.last, nodes[last].first <= index { open.removeLast() }
            let parent = open.last ?? -1
            if nodes[index].kind == .sequence || nodes[index].kind == .mapping {
                open.append(index)
            }
            return parent
        }
    }

    func isKey(_ id: YAMLNodeID, in parent: YAMLNodeID) -> Bool {
        tree.kind(parent) == .mapping && place(of: id, in: parent) != nil
    }

    /// Whether a flow collection has its brackets; a lone pair in a list has none.
    func isBracketed(_ collection: YAMLNodeID) -> Bool {
        guard tree.style(collection) == .flow else { return true }
        let start = contentStart(of: collection)
        return start < bytes.count && [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[start])
    }

    /// The column of the children of a block collection.
    func indentation(of collection: YAMLNodeID) -> Int {
        column(of: children(of: collection).first?.start ?? Int(tree.range(collection).start))
    }

    /// The anchor of a node as written.
    func anchor(of id: YAMLNodeID) -> String? {
        guard tree.isAnchored(id) else { return nil }
        let range = tree.range(id).indices
        guard let start = bytes[range].firstIndex(of: UInt8(ascii: "&")) else { return nil }
        let end = bytes[start..<range.upperBound].firstIndex { $0 <= 0x20 } ?? range.upperBound
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The offset after the colon or dash that a value or item follows.
    func indicator(of id: YAMLNodeID, in parent: YAMLNodeID) -> Int {
        let children = children(of: parent)
        let place = children.indices.firstPlace { children[$0].value.index >= id.index }
        guard place < children.count, children[place].value == id else {
            return Int(tree.range(id).start)
        }
        let child = children[place]
        guard child.node != child.value else { return child.start + 1 }
        let keyEnd = Int(tree.range(child.node).end)
        let colon = bytes[keyEnd..<child.end].firstIndex(of: UInt8(ascii: ":")) ?? keyEnd - 1
        return colon + 1
    }

    func contentStart(of id: YAMLNodeID) -> Int {
        var offset = Int(tree.range(id).start)
        let end = Int(tree.range(id).end)
        while offset < end, [UInt8(ascii: "&"), UInt8(ascii: "!")].contains(bytes[offset]) {
            while offset < end, bytes[offset] > 0x20 { offset += 1 }
            offset = skipBlank(from: offset, commas: false)
        }
        return offset
    }

    private func skipBlank(from start: Int, commas: Bool) -> Int {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x09, 0x0A, 0x0D, 0x20: offset += 1
            case UInt8(ascii: ",") where commas: offset += 1
            case UInt8(ascii: "#"): offset = contentEnd(ofLineAt: offset)
            default: return offset
            }
        }
        return offset
    }

    // MARK: Lines

    /// Where the line of an offset starts.
    package func line(of offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start == 0 ? bytes.textStart : start
    }

    /// How many bytes are before an offset on its line; only ASCII comes before a block.
    func column(of offset: Int) -> Int { offset - line(of: offset) }

    func isFirstOnLine(_ offset: Int) -> Bool {
        // Not from the start of the line on: thousands of children may be on it.
        guard let before = bytes[..<offset].lastIndex(where: { $0 != 0x20 }) else { return true }
        return before < bytes.textStart || bytes[before] == 0x0A || bytes[before] == 0x0D
    }

    /// The whole lines of a child, with the comment lines right above it.
    func lines(of child: Child) -> Range<Int> {
        var start = line(of: child.start)
        while start > 0 {
            let above = line(
                of: start
                    - (bytes[start - 1] == 0x0A && start > 1
                        && bytes[start - 2] == 0x0D ? 2 : 1)
            )
            guard above < start, isComment(above, column: column(of: child.start)) else { break }
            start = above
        }
        return start..<afterComments(of: child)
    }

    /// The offset after the lines of a child, with the comments below it that are indented further, and with
    /// those that are its own.
    func afterComments(of child: Child, isLast: Bool = false) -> Int {
        let column = column(of: child.start)
        let own = isLast ? comments(of: child.node).below.count : 0
        var end = afterLine(of: child.end)
        var left = own
        while end < bytes.count, let mark = comment(onLineAt: end) {
            let isInside = mark - end > column
            guard isInside || left > 0 else { break }
            if !isInside { left -= 1 }
            end = afterLine(of: mark)
        }
        return end
    }

    /// The offset of a comment that is alone on a line.
    private func comment(onLineAt start: Int) -> Int? {
        let mark = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return mark < bytes.count && bytes[mark] == UInt8(ascii: "#") ? mark : nil
    }

    /// The lines of a block collection that shares none with its key or dash.
    func ownLines(of node: YAMLNodeID) -> Range<Int>? {
        guard tree.kind(node) != .scalar, !tree.isAlias(node), tree.style(node) == .block,
            let first = children(of: node).first, let last = children(of: node).last,
            isFirstOnLine(first.start)
        else { return nil }
        return lines(of: first).lowerBound..<afterComments(of: last, isLast: true)
    }

    /// Where a node ends with the comments inside it, those at the end of its last line among them.
    func endWithComments(of node: YAMLNodeID) -> Int {
        let end = Int(tree.range(node).end)
        guard tree.kind(node) != .scalar, !tree.isAlias(node), tree.style(node) == .block,
            let last = children(of: node).last
        else { return end }
        let after = afterComments(of: last, isLast: true)
        return bytes[..<after].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? after
    }

    /// The lines of a child, and the blank lines below it where there is a blank line above it too.
    func linesWithGap(of child: Child) -> Range<Int> {
        let lines = lines(of: child)
        guard isBlank(lineAbove: lines.lowerBound) else { return lines }
        var end = lines.upperBound
        while end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D { end += 1 }
        return lines.lowerBound..<end
    }

    /// Whether nothing is on the line above the one that starts at an offset, or there is none above.
    private func isBlank(lineAbove start: Int) -> Bool {
        if start == 0 { return true }
        guard start > 1, bytes[start - 1] == 0x0A else { return false }
        let end = bytes[start - 2] == 0x0D ? start - 2 : start - 1
        return end > 0 && bytes[end - 1] == 0x0A
    }

    /// Whether the line above that of an offset is blank, also where blanks are on it.
    func hasBlankLine(above offset: Int) -> Bool {
        let start = line(of: offset)
        guard start > bytes.textStart else { return false }
        let isWide = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
        let end = start - (isWide ? 2 : 1)
        return bytes[line(of: end)..<end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// What is removed with the first children if something else begins their line.
    func leading(_ children: [Child], to kept: Int) -> Range<Int> {
        let start = children[0].start
        let next = children[kept].start
        let end = children[kept - 1].end
        // Comments above the child that would move up keep their lines, and so does the child.
        let hasComment = bytes[afterLine(of: end)..<next].contains(UInt8(ascii: "#"))
        return start..<(hasComment ? contentEnd(ofLineAt: end) : next)
    }

    /// What is removed with a child of a flow collection: it and one comma.
    func flowPart(_ children: [Child], at place: Int, lastKept: Int?) -> Range<Int> {
        let child = children[place]
        guard let lastKept, place > lastKept else { return child.start..<children[place + 1].start }
        let gap = children[place - 1].end..<child.start
        return bytes[gap].contains(UInt8(ascii: "#"))
            ? child.start..<child.end : gap.lowerBound..<child.end
    }

    /// Whole lines put after those of a child.
    func insertion(of lines: String, behind child: Child, in children: [Child]) -> YAMLEditor.Splice
    {
        let end = afterComments(of: child, isLast: child.node == children.last?.node)
        return YAMLEditor.Splice(range: end..<end, text: native(lines), startsLine: true)
    }

    /// Whole lines put after the line of an offset.
    func insertion(of lines: String, behindLineOf offset: Int) -> YAMLEditor.Splice {
        let end = afterLine(of: offset)
        return YAMLEditor.Splice(range: end..<end, text: native(lines), startsLine: true)
    }

    private func isComment(_ line: Int, column: Int) -> Bool {
        let mark = line + column
        return mark < bytes.count && bytes[mark] == UInt8(ascii: "#")
            && bytes[line..<mark].allSatisfy { $0 == 0x20 }
    }

    private func contentEnd(ofLineAt offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    private func afterLine(of offset: Int) -> Int {
        let end = contentEnd(ofLineAt: offset)
        guard end < bytes.count else { return end }
        return end + (bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1)
    }
}
