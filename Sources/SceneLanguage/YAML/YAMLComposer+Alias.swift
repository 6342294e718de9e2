package import SceneText

extension YAMLComposer {
    /// A node that aliases can name.
    struct Anchor {
        var node: Int

        /// Whether the node is a collection that is not closed yet.
        var isOpen: Bool

        /// How many nodes an alias expands to.
        var size = 1

        /// How deep these nest.
        var height = 0
    }

    /// Makes a name refer to a node, from here to where the name is used again.
    @discardableResult
    mutating func addAnchor(_ name: String, at node: Int, isOpen: Bool = false) -> Int {
        anchors.append(Anchor(node: node, isOpen: isOpen))
        anchorsByName[name] = anchors.count - 1
        return anchors.count - 1
    }

    /// Adds an alias; one that names nothing usable becomes a faulty node.
    mutating func addAlias(_ event: YAMLEvent, _ names: inout YAMLEventBatch.NamesInOrder) {
        let place = Annotation(source, event.range)
        guard let name = names.next()?.anchor else { return }
        guard let number = anchorsByName[name] else {
            log.report(.unknownAnchor(name, at: place))
            addFaulty(from: Int(event.start), to: Int(event.end))
            return
        }
        let anchor = anchors[number]
        guard !anchor.isOpen else {
            let start = Int(nodes[anchor.node].start)
            let mark = SourceRange(start, start + name.utf8.count + 1)
            log.report(.recursiveAlias(name, at: place, anchor: Annotation(source, mark)))
            addFaulty(from: Int(event.start), to: Int(event.end))
            return
        }
        guard outer.count + anchor.height <= limits.nestingDepth else {
            stop(.tooDeep(limits.nestingDepth, at: place))
            addFaulty(from: Int(event.start), to: Int(event.end))
            return
        }
        guard aliased + anchor.size <= limits.aliasedNodes else {
            count(anchor.size, at: YAMLNode(.alias, event))
            addFaulty(from: Int(event.start), to: Int(event.end))
            return
        }
        var node = YAMLNode(.alias, event)
        node.first = UInt32(truncatingIfNeeded: anchor.node)
        add(node, size: anchor.size, height: anchor.height)
    }
}

extension Diagnostic {
    fileprivate static func unknownAnchor(_ name: String, at place: Annotation) -> Self {
        Diagnostic(
            .unknownAnchor,
            "no anchor '\(name)' is declared above this alias",
            at: place,
            helps: ["mark the node that you mean with '&\(name)', or quote the text"]
        )
    }

    fileprivate static func recursiveAlias(
        _ name: String,
        at place: Annotation,
        anchor: Annotation
    ) -> Self {
        var anchor = anchor
        anchor.label = "the node starts here"
        return Diagnostic(
            .recursiveAlias,
            "the alias '\(name)' is inside the node that it names",
            at: place,
            secondary: [anchor]
        )
    }
}

extension DiagnosticCode {
    package static let unknownAnchor = DiagnosticCode(
        "unknown-anchor",
        .yaml,
        summary: "an alias names an anchor that is not above it",
        explanation: """
            '&name' before a node is an anchor, and '*name' further down is an alias of that node. An alias can only \
            refer to an anchor above it. A text that starts with '*' needs quotes, or it is read as an alias.
            """,
        good: greeting("label: &greeting Hello", "label: *greeting"),
        replacing: "&greeting ",
        with: ""
    )

    package static let recursiveAlias = DiagnosticCode(
        "recursive-alias",
        .yaml,
        summary: "an alias is inside the node that it names",
        explanation: """
            A node that contains itself would never end. Put the anchor at the part that you want to repeat, not at \
            the whole around it.
            """,
        good: """
            storyboard: Greeting
            scenes:
              hello:
                controller: view
                view: &all
                  - label: Hello

            """,
        replacing: "- label: Hello",
        with: "- label: Hello\n      - row: *all"
    )
}
