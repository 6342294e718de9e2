package import SceneText

/// A node that is made rather than read, and the place in another text that it comes from.
///
/// A tree of them becomes a `YAMLTree`, so that decoding need not know where a scene is from.
package struct MadeNode: Sendable {
    /// What a node says.
    package enum Content: Sendable {
        /// A number, a word or a name: a scalar without quotes.
        case word(String)

        /// A text, which is never read as anything else.
        case text(String)

        /// Items in order.
        case list([MadeNode])

        /// Entries in order.
        case mapping([MadeEntry])
    }

    /// What it says.
    package var content: Content

    /// Where that comes from.
    package var range: SourceRange

    /// Makes a node.
    package init(_ content: Content, at range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension MadeNode {
    /// The entries of a mapping; none of any other node.
    package var entries: [MadeEntry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    /// What is said without quotes; nil for any other node.
    package var word: String? {
        if case .word(let word) = content { word } else { nil }
    }

    /// Whether it is a collection of nothing.
    package var isEmpty: Bool {
        switch content {
        case .word, .text: false
        case .list(let items): items.isEmpty
        case .mapping(let entries): entries.isEmpty
        }
    }

    /// The value of a key.
    package func value(_ key: String) -> MadeNode? { entries.first { $0.key == key }?.value }

    /// Visits the node, and all that is in it in order.
    package func visit(_ body: (MadeNode) -> Void) {
        body(self)
        switch content {
        case .word, .text: break
        case .list(let items): for item in items { item.visit(body) }
        case .mapping(let entries): for entry in entries { entry.value.visit(body) }
        }
    }

    /// The node with all places moved behind those of other texts.
    package func moved(by offset: UInt32) -> MadeNode {
        let content: Content =
            switch self.content {
            case .word, .text: self.content
            case .list(let items): .list(items.map { $0.moved(by: offset) })
            case .mapping(let entries):
                .mapping(
                    entries.map { entry in
                        let range = entry.range.moved(by: offset)
                        return MadeEntry(entry.key, at: range, entry.value.moved(by: offset))
                    }
                )
            }
        return MadeNode(content, at: range.moved(by: offset))
    }
}

extension SourceRange {
    fileprivate func moved(by offset: UInt32) -> SourceRange {
        SourceRange(Int(start) + Int(offset), Int(end) + Int(offset))
    }
}

extension YAMLValue {
    /// A number, a word or a name, which is read back as what it says.
    package static func word(_ text: String) -> YAMLValue {
        .scalar(YAMLScalar(Array(text.utf8), from: 0, length: text.utf8.count))
    }
}

/// A key of a made mapping with its value.
package struct MadeEntry: Sendable {
    /// The key.
    package var key: String

    /// Where the key comes from.
    package var range: SourceRange

    /// The value.
    package var value: MadeNode

    /// Makes an entry.
    package init(_ key: String, at range: SourceRange, _ value: MadeNode) {
        self.key = key
        self.range = range
        self.value = value
    }
}

extension YAMLTree {
    /// Makes the tree of nodes that come from a text, which need not be YAML.
    ///
    /// The ranges of nodes are for printing: several nodes may share one, and they are in no order.
    package init(_ root: MadeNode?, of text: SourceText, as source: SourceID) {
        var composer = MadeNodeComposer(text)
        if let root { composer.add(root) }
        self.init(storage: Storage(text, composer), source: source)
    }
}

/// Packs made nodes into those of a tree.
struct MadeNodeComposer {
    private(set) var nodes: [YAMLNode] = []
    private(set) var cooked: [UInt8] = []
    private(set) var symbols = YAMLSymbolTable()
    private let text: SourceText

    init(_ text: SourceText) { self.text = text }

    mutating func add(_ made: MadeNode) {
        switch made.content {
        case .word(let text): nodes.append(scalar(text, .plain, made.range))
        case .text(let text): nodes.append(scalar(text, .doubleQuoted, made.range))
        case .list(let items):
            let index = open(.sequence, made.range)
            for item in items { add(item) }
            close(index, count: items.count)
        case .mapping(let entries):
            let index = open(.mapping, made.range)
            for entry in entries {
                var key = scalar(entry.key, .plain, entry.range)
                key.symbol = symbols.intern(entry.key)
                nodes.append(key)
                add(entry.value)
            }
            close(index, count: entries.count)
        }
    }

    private mutating func open(_ kind: YAMLNode.Kind, _ range: SourceRange) -> Int {
        var node = YAMLNode(kind, start: Int(range.start), end: Int(range.end))
        node.style = .block
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func close(_ index: Int, count: Int) {
        nodes[index].first = UInt32(truncatingIfNeeded: nodes.count)
        nodes[index].second = UInt32(truncatingIfNeeded: count)
    }

    private mutating func scalar(
        _ text: String,
        _ style: YAMLStyle,
        _ range: SourceRange
    ) -> YAMLNode {
        var node = YAMLNode(.scalar, start: Int(range.start), end: Int(range.end))
        node.style = style
        let count = text.utf8.count
        node.second = UInt32(truncatingIfNeeded: count)
        // What the text has as it is need not be kept again; then each byte of it has its own place.
        if range.count == count, self.text.bytes[range.indices].elementsEqual(text.utf8) {
            node.first = range.start
        } else {
            node.first = UInt32(truncatingIfNeeded: cooked.count)
            node.flags.insert(.cooked)
            cooked.append(contentsOf: text.utf8)
        }
        return node
    }
}
