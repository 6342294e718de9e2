import SceneText

extension YAMLComposer {
    /// Opens a collection, unless it is nested too deep.
    mutating func open(
        _ kind: YAMLNode.Kind,
        _ event: YAMLEvent,
        _ names: inout YAMLEventBatch.NamesInOrder
    ) {
        var node = YAMLNode(kind, event)
        let names = event.hasNames ? names.next() : nil
        guard outer.count < limits.nestingDepth else {
            stop(.tooDeep(limits.nestingDepth, at: Annotation(source, node.range)))
            return
        }
        if let tag = names?.tag { node.tag = self.tag(tag, of: node) }
        var inner = Frame(
            node: nodes.count,
            isMapping: kind == .mapping,
            firstKey: keys.count,
            anchor: -1,
            expandedBefore: expanded
        )
        if let anchor = names?.anchor {
            node.flags.insert(.anchored)
            inner.anchor = addAnchor(anchor, at: nodes.count, isOpen: true)
        }
        nodes.append(node)
        outer.append(frame)
        frame = inner
        lastEnd = Int(event.end)
        count(1, at: node)
    }

    /// Closes the innermost collection at its event.
    mutating func closeCollection(_ event: YAMLEvent) {
        // Only a closing bracket has a width. libyaml notices the end of a block, and of a lone pair
        // in a list, at the next token; such a collection ends where its last node does.
        if event.end > event.start { lastEnd = Int(event.end) }
        close()
    }

    /// Closes a collection that the text breaks off in.
    mutating func cutCollection() {
        if frame.expectsValue { addFaulty(from: lastEnd, to: lastEnd) }
        nodes[frame.node].flags.insert(.cut)
        close()
    }

    private mutating func close() {
        guard let around = outer.popLast() else { return }
        let node = frame.node
        var closed = nodes[node]
        closed.end = max(closed.start, UInt32(truncatingIfNeeded: lastEnd))
        closed.first = UInt32(truncatingIfNeeded: nodes.count)
        closed.second = frame.count
        nodes[node] = closed
        if frame.isMapping { finishMapping(frame) }
        keys.removeLast(keys.count - frame.firstKey)
        if frame.anchor >= 0 {
            anchors[frame.anchor].isOpen = false
            anchors[frame.anchor].size = expanded - frame.expandedBefore
            anchors[frame.anchor].height = frame.height
        }
        let height = frame.height
        frame = around
        place(node, height: height)
    }
}

extension Diagnostic {
    static func tooDeep(_ limit: Int, at place: Annotation) -> Self {
        Diagnostic(
            .limitReached,
            "lists and mappings are nested more than \(limit) deep",
            at: place
        )
    }
}
