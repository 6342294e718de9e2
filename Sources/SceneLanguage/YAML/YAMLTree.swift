package import SceneText

/// The nodes of a YAML text with their ranges, packed in document order.
///
/// A node is an index, a text is a range of bytes, and a key is a number, so that a tree of a million
/// nodes is a few arrays. Aliases are followed wherever content is asked for. Comments are not here.
package struct YAMLTree: Sendable {
    /// What every copy of a tree shares.
    package final class Storage: Sendable {
        let text: SourceText
        package let nodes: [YAMLNode]
        let cooked: [UInt8]
        let symbols: YAMLSymbolTable
        let mergedEntries: [YAMLEntry]
        let merges: [UInt32: Range<Int>]

        init(_ composer: consuming YAMLComposer) {
            text = composer.text
            nodes = composer.nodes
            cooked = composer.cooked
            symbols = composer.symbols
            mergedEntries = composer.mergedEntries
            merges = composer.merges
        }

        init(_ text: SourceText, _ composer: consuming MadeNodeComposer) {
            self.text = text
            nodes = composer.nodes
            cooked = composer.cooked
            symbols = composer.symbols
            mergedEntries = []
            merges = [:]
        }
    }

    package let storage: Storage

    /// The id of the text that ranges point into.
    package let source: SourceID

    /// Reads a text; whatever is wrong with it is logged, and the tree holds what was understood.
    package static func parse(
        _ text: SourceText,
        as source: SourceID,
        limits: Limits,
        log: inout DiagnosticLog
    ) -> YAMLTree {
        var composer = YAMLComposer(text, as: source, limits: limits)
        if let encoding = YAMLEncoding(text, as: source, limits: limits, log: &log) {
            let problem = readEvents(of: text, isASCII: encoding.isASCII) { batch in
                composer.compose(batch)
                return composer.isStopped ? nil : batch
            }
            composer.finish(problem)
        }
        for diagnostic in composer.log.diagnostics { log.report(diagnostic) }
        return YAMLTree(storage: Storage(composer), source: source)
    }

    /// Reads the events of a long text on a thread of their own: two thirds of the time that it takes
    /// to make nodes out of a text pass in libyaml (`make bench ONLY=TreeTime`).
    private static func readEvents(
        of text: SourceText,
        isASCII: Bool,
        _ use: (YAMLEventBatch) -> YAMLEventBatch?
    ) -> YAMLProblem? {
        guard text.isLong else {
            return YAMLEventReader.read(text.bytes, isASCII: isASCII, use)
        }
        let spare = [YAMLEventBatch(), YAMLEventBatch()]
        let end = Parallel.relay(spare: spare) { use in
            YAMLEventReader.read(text.bytes, isASCII: isASCII, use)
        } _: { batch in
            use(batch)
        }
        return end ?? nil
    }

    /// The text that was read.
    package var text: SourceText { storage.text }

    /// The outermost node; nil for a text without content.
    package var root: YAMLNodeID? { storage.nodes.isEmpty ? nil : YAMLNodeID(0) }

    /// The number of nodes as written.
    package var nodeCount: Int { storage.nodes.count }

    /// What a node is.
    package func kind(_ id: YAMLNodeID) -> YAMLKind {
        switch content(id).kind {
        case .scalar, .alias: .scalar
        case .sequence: .sequence
        case .mapping: .mapping
        }
    }

    /// The bytes of a node as written, with its anchor and tag; of an alias, the alias itself.
    package func range(_ id: YAMLNodeID) -> SourceRange { node(id).range }

    /// How a node is written.
    package func style(_ id: YAMLNodeID) -> YAMLStyle { content(id).style }

    /// Whether a node is an alias.
    package func isAlias(_ id: YAMLNodeID) -> Bool { node(id).kind == .alias }

    /// The node that an alias refers to; any other node is itself.
    package func target(of id: YAMLNodeID) -> YAMLNodeID {
        let node = node(id)
        return node.kind == .alias ? YAMLNodeID(node.first) : id
    }

    /// Whether something was reported about the node, so that nothing more should be said of it.
    package func isFaulty(_ id: YAMLNodeID) -> Bool { node(id).flags.contains(.faulty) }

    /// Whether the text broke off inside a collection, so what is missing there is not a finding.
    package func isCut(_ id: YAMLNodeID) -> Bool { content(id).flags.contains(.cut) }

    /// Whether a node has an anchor that aliases may refer to.
    package func isAnchored(_ id: YAMLNodeID) -> Bool { node(id).flags.contains(.anchored) }

    /// Whether a node is a scalar without quotes.
    package func isPlain(_ id: YAMLNodeID) -> Bool {
        let node = content(id)
        return node.kind == .scalar && node.style == .plain
    }

    /// The number of items of a sequence, or of entries of a mapping; 0 for a scalar.
    package func count(_ id: YAMLNodeID) -> Int {
        let node = content(id)
        return node.kind == .scalar ? 0 : Int(node.second)
    }

    // MARK: Texts

    /// The text of a scalar; empty for a collection.
    package func text(_ id: YAMLNodeID) -> String { storage.text(of: content(id)) }

    /// The text of a scalar; nil where it says that there is none, and where it was reported.
    func plainText(_ id: YAMLNodeID) -> String? {
        guard !isFaulty(id) else { return nil }
        let node = content(id)
        guard node.kind == .scalar else { return nil }
        if node.second <= 4, mayBeNull(id), resolved(id) == .null { return nil }
        return storage.text(of: node)
    }

    /// The text of a scalar as bytes; none for a collection.
    package func scalarBytes(_ id: YAMLNodeID) -> [UInt8] {
        withScalarBytes(id) { bytes, range in Array(bytes[range]) }
    }

    /// Hands the text of a scalar to a closure as bytes.
    package func withScalarBytes<Result>(
        _ id: YAMLNodeID,
        _ body: (borrowing [UInt8], Range<Int>) -> Result
    ) -> Result {
        let node = content(id)
        guard node.kind == .scalar else { return body([], 0..<0) }
        return node.flags.contains(.cooked)
            ? body(storage.cooked, node.textRange)
            : body(storage.text.bytes, node.textRange)
    }

    /// Whether a scalar looks like the absence of a value, unless its quotes or tag say otherwise.
    package func mayBeNull(_ id: YAMLNodeID) -> Bool {
        let node = content(id)
        guard node.kind == .scalar, node.second <= 4 else { return false }
        return withScalarBytes(id) { bytes, range in
            switch range.isEmpty ? nil : bytes[range.lowerBound] {
            case nil, UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"): true
            default: false
            }
        }
    }

    /// What a scalar means by its tag, its quotes or its text; nil for a collection.
    package func resolved(_ id: YAMLNodeID) -> YAMLScalar? {
        let node = content(id)
        guard node.kind == .scalar else { return nil }
        switch node.tag {
        case .string, .nonSpecific: return .string(text(id))
        case .none where node.style != .plain: return .string(text(id))
        default: break
        }
        let start = Int(node.first)
        let length = Int(node.second)
        let scalar =
            node.flags.contains(.cooked)
            ? YAMLScalar(storage.cooked, from: start, length: length)
            : YAMLScalar(storage.text.bytes, from: start, length: length)
        if case .int(let value) = scalar, node.tag == .float { return .double(Double(value)) }
        return scalar
    }

    // MARK: Keys

    /// For each key text of the tree, its number in a table of known words; -1 where it is not one.
    func symbols(in words: YAMLSymbolTable) -> [Int16] { storage.symbols.numbers(in: words) }

    /// The text of a key.
    package func text(of symbol: YAMLSymbol) -> String { storage.symbols.text(of: symbol.index) }

    /// The symbol of a text, if any key of the tree has it.
    package func symbol(named text: String) -> YAMLSymbol? {
        storage.symbols.find(text.utf8.span).map { YAMLSymbol(index: $0) }
    }

    func node(_ id: YAMLNodeID) -> YAMLNode { storage.nodes[Int(id.index)] }

    private func content(_ id: YAMLNodeID) -> YAMLNode {
        let node = storage.nodes[Int(id.index)]
        return node.kind == .alias ? storage.nodes[Int(node.first)] : node
    }
}

extension YAMLTree.Storage {
    /// The text of a scalar; empty for a collection.
    fileprivate func text(of node: YAMLNode) -> String {
        guard node.kind == .scalar else { return "" }
        return node.flags.contains(.cooked)
            ? String(copying: node.textRange, of: cooked)
            : String(copying: node.textRange, of: text.bytes)
    }
}

extension String {
    /// The text that bytes are in UTF-8.
    init(copying range: Range<Int>, of bytes: borrowing [UInt8]) {
        self.init(decoding: bytes[range], as: UTF8.self)
    }
}

extension YAMLTree {
    /// The bytes that are a scalar's text unchanged; nil where quotes or folding change it.
    package func verbatimRange(of id: YAMLNodeID) -> SourceRange? {
        let node = node(target(of: id))
        guard node.kind == .scalar, !node.flags.contains(.cooked) else { return nil }
        return SourceRange(start: node.first, end: node.first + node.second)
    }
}

extension YAMLTree {
    /// The node that covers exactly some bytes; of several the outermost.
    package func node(at range: SourceRange) -> YAMLNodeID? {
        let nodes = storage.nodes
        let first = nodes.indices.firstPlace { nodes[$0].range.start >= range.start }
        return nodes[first...].indices
            .prefix { nodes[$0].range.start == range.start }
            .first { nodes[$0].range == range }
            .map { YAMLNodeID(UInt32($0)) }
    }
}
