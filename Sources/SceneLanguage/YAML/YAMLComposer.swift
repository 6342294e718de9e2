package import SceneText

/// Builds the node tree from events, and finds what YAML allows and a scene file does not.
///
/// Findings go to `log`; whatever is found, the nodes are always a whole tree.
struct YAMLComposer {
    /// A collection that is still open, or the text around all of them.
    struct Frame {
        var node: Int
        var isMapping: Bool
        var count: UInt32 = 0

        /// The place in `keys` where the keys of this mapping start.
        var firstKey: Int

        /// Whether a key was read and its value was not.
        var expectsValue = false

        var hasMerge = false

        /// How deep the deepest node below is.
        var height = 0

        /// The place in `anchors`, or -1.
        var anchor: Int

        /// The number of nodes before this one, aliases expanded.
        var expandedBefore: Int

        /// Whether the next node is a key.
        var expectsKey: Bool { isMapping && !expectsValue }
    }

    /// A key of a mapping that is still open.
    struct OpenKey {
        var node: Int
        var symbol: Int32
    }

    let text: SourceText
    package let source: SourceID
    let limits: Limits

    var log = DiagnosticLog()
    var nodes: [YAMLNode] = []
    var cooked: [UInt8] = []
    var symbols = YAMLSymbolTable()

    /// The innermost open collection; outside all it is the text.
    var frame = Frame(node: -1, isMapping: false, firstKey: 0, anchor: -1, expandedBefore: 0)

    /// What is around the innermost one, outermost first.
    var outer: [Frame] = []
    var keys: [OpenKey] = []
    var anchors: [Anchor] = []
    var anchorsByName: [String: Int] = [:]
    var lastUse: [KeyUse] = []
    var mappings: UInt32 = 0
    var mergedEntries: [YAMLEntry] = []
    var merges: [UInt32: Range<Int>] = [:]

    /// The number of nodes so far, each alias counted as all that it expands to.
    var expanded = 0

    /// How many of these come from aliases.
    var aliased = 0

    private var documents = 0
    private(set) var isStopped = false

    /// The last scalar, alias or closed collection.
    private var lastPlaced: Int?

    /// Where the last scalar, alias or bracket ended.
    var lastEnd = 0

    init(_ text: SourceText, as source: SourceID, limits: Limits) {
        self.text = text
        self.source = source
        self.limits = limits
        // A scene file has a node for every 9 or 10 bytes; pages never written cost nothing.
        nodes.reserveCapacity(text.bytes.count / 8 + 16)
    }

    /// Adds the nodes of some events; stops at a limit or a second document.
    mutating func compose(_ batch: borrowing YAMLEventBatch) {
        let events = batch.events.span
        var names = batch.names.makeIterator()
        for index in events.indices {
            guard !isStopped else { return }
            let event = events[index]
            switch event.kind {
            case .scalar: addScalar(event, batch, &names)
            case .alias: addAlias(event, &names)
            case .sequenceStart: open(.sequence, event, &names)
            case .mappingStart: open(.mapping, event, &names)
            case .sequenceEnd, .mappingEnd: closeCollection(event)
            case .documentStart: startDocument(event)
            case .streamStart, .streamEnd, .documentEnd: break
            }
        }
    }

    /// Closes what is open where the text ends, or breaks off at a problem.
    mutating func finish(_ problem: YAMLProblem?) {
        if !isStopped, let problem { report(problem) }
        while !outer.isEmpty { cutCollection() }
    }

    private mutating func report(_ problem: YAMLProblem) {
        let error = YAMLSyntaxError(
            problem,
            in: text,
            as: source,
            after: nodes.last,
            isInFlow: !outer.isEmpty && nodes[frame.node].style == .flow
        )
        log.report(error.diagnostic)
        if let value = garbledValue(before: error) { nodes[value].flags.insert(.faulty) }
        if let colon = error.colonBeforeBracket(on: error.line(at: problem.offset)) {
            dropKey(around: colon)
        }
        // A wrong indent ends the mapping above it, to which the line may belong.
        if let last = lastPlaced, nodes[last].kind != .scalar, nodes[last].style == .block {
            nodes[last].flags.insert(.cut)
        }
    }

    /// The value that a syntax error cuts short or makes swallow what follows.
    private func garbledValue(before error: YAMLSyntaxError) -> Int? {
        guard let index = lastPlaced else { return nil }
        if !outer.isEmpty, frame.expectsValue || index < frame.node { return nil }
        let node = nodes[index]
        let isOnLine = error.line(at: Int(node.end)) == error.line(at: error.problem.offset)
        let isGarbled =
            switch node.style {
            case .plain, .singleQuoted, .doubleQuoted:
                node.kind == .scalar
                    && (text.bytes[node.range.indices].contains(0x0A)
                        || (isOnLine && node.style == .plain)
                        || Int(node.end) == error.problem.offset)
            case .flow: isOnLine
            default: false
            }
        return isGarbled ? index : nil
    }

    /// Drops the last key if a bracket became a part of it: `label:{text`.
    private mutating func dropKey(around colon: Int) {
        guard keys.count > frame.firstKey, let key = keys.last?.node,
            nodes[key].range.indices.contains(colon)
        else { return }
        keys.removeLast()
        nodes[key].flags.insert([.dropped, .faulty])
    }

    /// Reports a limit that was reached; nothing is read from there on.
    mutating func stop(_ diagnostic: Diagnostic) {
        guard !isStopped else { return }
        log.report(diagnostic)
        isStopped = true
    }

    /// Adds a node that stands in for one that could not be understood.
    mutating func addFaulty(from start: Int, to end: Int) {
        var node = YAMLNode(.scalar, start: start, end: end)
        node.flags = .faulty
        add(node, size: 1, height: 0)
    }

    /// Adds a node that has no nodes of its own.
    mutating func add(_ node: YAMLNode, size: Int, height: Int) {
        nodes.append(node)
        lastEnd = Int(node.end)
        count(size, at: node)
        place(nodes.count - 1, height: height)
    }

    /// Counts nodes against the limit.
    mutating func count(_ added: Int, at node: YAMLNode) {
        expanded += added
        // One of them is written; the rest an alias or a merge adds.
        aliased += added - 1
        if expanded > limits.expandedNodes || aliased > limits.aliasedNodes { stopCounting(node) }
    }

    private mutating func stopCounting(_ node: YAMLNode) {
        let limit = aliased > limits.aliasedNodes ? limits.aliasedNodes : limits.expandedNodes
        stop(.tooManyNodes(limit, at: Annotation(source, node.range)))
    }

    /// Makes a finished node a key, a value, an item or the root.
    mutating func place(_ index: Int, height: Int) {
        if frame.expectsKey { addKey(index) }
        follow(index, height: height)
    }

    /// Continues after a node that has been placed.
    private mutating func follow(_ index: Int, height: Int) {
        lastPlaced = index
        frame.height = max(frame.height, height + 1)
        let isKey = frame.expectsKey
        if !isKey { frame.count += 1 }
        frame.expectsValue = isKey
    }

    private mutating func startDocument(_ event: YAMLEvent) {
        documents += 1
        lastEnd = max(lastEnd, Int(event.end))
        guard documents > 1 else { return }
        let range = SourceRange(start: event.start, end: max(event.end, event.start + 1))
        stop(.severalDocuments(at: Annotation(source, range)))
    }

    private mutating func addScalar(
        _ event: YAMLEvent,
        _ batch: borrowing YAMLEventBatch,
        _ names: inout YAMLEventBatch.NamesInOrder
    ) {
        var node = YAMLNode(.scalar, event)
        if event.end == event.start {
            node.start = UInt32(truncatingIfNeeded: placeOfNothing(before: Int(event.start)))
            node.end = node.start
        } else if event.style == .literal || event.style == .folded {
            node.end = UInt32(
                truncatingIfNeeded: trimmedEnd(Int(event.end), from: Int(event.start))
            )
        }
        node.second = event.valueLength
        if event.isCooked {
            node.flags.insert(.cooked)
            node.first = UInt32(truncatingIfNeeded: cooked.count)
            cooked.append(contentsOf: batch.values[event.value])
        } else {
            node.first = event.valueStart
        }
        if event.hasNames, let names = names.next() {
            if let tag = names.tag { node.tag = self.tag(tag, of: node) }
            if let anchor = names.anchor {
                node.flags.insert(.anchored)
                addAnchor(anchor, at: nodes.count)
            }
        }
        if frame.expectsKey { makeKey(&node) }
        nodes.append(node)
        lastEnd = Int(node.end)
        count(1, at: node)
        follow(nodes.count - 1, height: 0)
    }

    /// Where a missing value would be.
    ///
    /// libyaml often puts it at the next token; that may be lines away.
    private func placeOfNothing(before mark: Int) -> Int {
        guard mark > lastEnd else { return mark }
        switch text.bytes[mark - 1] {
        case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"): return mark
        default: break
        }
        let hasLineEnd = text.bytes[lastEnd..<mark].contains { $0 == 0x0A || $0 == 0x0D }
        return hasLineEnd ? lastEnd : mark
    }

    private func trimmedEnd(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[end - 1]) { end -= 1 }
        return end
    }
}

extension Diagnostic {
    fileprivate static func severalDocuments(at place: Annotation) -> Self {
        Diagnostic(
            .severalDocuments,
            "a second document starts here, but a scene file must be one document",
            at: place,
            helps: ["put the second scene file into a file of its own"]
        )
    }

    fileprivate static func tooManyNodes(_ limit: Int, at place: Annotation) -> Self {
        Diagnostic(
            .limitReached,
            "the file has more than \(limit) nodes once its aliases are expanded",
            at: place,
            helps: ["keep rows in a data file and name it under 'data:'"]
        )
    }
}

extension DiagnosticCode {
    package static let severalDocuments = DiagnosticCode(
        "several-documents",
        .yaml,
        summary: "a file holds more than one YAML document",
        explanation: """
            A line '---' starts a new document. A scene file is one document, because its ids, classes and data \
            belong together. Put scenes that share nothing into separate files, and scenes that share something \
            under one 'scenes:'.
            """,
        good: unknownTag.good,
        replacing: "- label: Hello\n",
        with: "- label: Hello\n---\nstoryboard: Farewell\n"
    )

    package static let limitReached = DiagnosticCode(
        "limit-reached",
        .yaml,
        summary: "a file is too large, too deep or has too many nodes",
        explanation: """
            The limits are far beyond what people write, and keep a broken or hostile file from using up all memory. \
            A few lines of aliases can expand to billions of nodes, so nodes are counted as if each alias were \
            written out. Nothing is read after the point at which a limit was reached.
            """,
        good: """
            storyboard: Greeting
            scenes:
              hello:
                controller: view
                view:
                  - label: Hello
            data:
              words: [hello]

            """,
        replacing: "[hello]",
        with: String(repeating: "[", count: Limits().nestingDepth)
    )
}
