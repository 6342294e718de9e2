import SceneText

/// How far collections are indented, in columns.
package struct YAMLIndentation: Hashable, Sendable {
    /// From a key to the keys of its value.
    var mapping = 2

    /// From a key to the dashes of its value.
    var list = 2

    /// From a dash to what follows it.
    var item = 2

    init() {}

    /// What is most frequent in a text.
    init(measuredIn layout: YAMLSourceLayout) {
        var counts = Counts()
        let tree = layout.tree
        for index in 0..<UInt32(tree.nodeCount) {
            let node = YAMLNodeID(index)
            guard !tree.isAlias(node), tree.kind(node) != .scalar, tree.style(node) == .block,
                let first = layout.children(of: node).first
            else { continue }
            let column = layout.column(of: first.start)
            let isList = tree.kind(node) == .sequence
            if isList {
                let content = Int(tree.range(first.node).start)
                if layout.line(of: content) == layout.line(of: first.start) {
                    counts.items[content - first.start, default: 0] += 1
                }
            }
            guard let parent = layout.parent(of: node), tree.kind(parent) == .mapping,
                tree.style(parent) == .block, layout.isFirstOnLine(first.start)
            else { continue }
            let step = column - layout.indentation(of: parent)
            if isList {
                counts.lists[step, default: 0] += 1
            } else {
                counts.mappings[step, default: 0] += 1
            }
        }
        mapping = Self.mostFrequent(counts.mappings, atLeast: 1) ?? 2
        list = Self.mostFrequent(counts.lists, atLeast: 0) ?? mapping
        item = Self.mostFrequent(counts.items, atLeast: 2) ?? 2
    }

    private struct Counts {
        var mappings: [Int: Int] = [:]
        var lists: [Int: Int] = [:]
        var items: [Int: Int] = [:]
    }

    private static func mostFrequent(_ counts: [Int: Int], atLeast least: Int) -> Int? {
        counts.filter { $0.key >= least && $0.key <= 8 }
            .max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
    }
}
