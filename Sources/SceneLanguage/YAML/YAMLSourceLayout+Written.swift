import SceneText

/// Nodes as their author wrote them, for writing them again with another layout.
extension YAMLSourceLayout {
    /// A node with its anchors, aliases, tags, merge keys, quotes and comments; one blank line is kept where
    /// there are some.
    func written(_ node: YAMLNodeID) -> YAMLValue {
        written(node, attachComments(keepsBlankLines: true))
    }

    private func written(
        _ node: YAMLNodeID,
        _ comments: [YAMLNodeID: YAMLComments]
    ) -> YAMLValue {
        if tree.isAlias(node) {
            let name = tree.text.string(in: tree.range(node))
            return .source(YAMLScalarSource(scalar: .null, head: name, lines: []))
        }
        let range = tree.range(node).indices
        let start = min(contentStart(of: node), range.upperBound)
        let mark = String(decoding: bytes[range.lowerBound..<start], as: UTF8.self)
        let value: YAMLValue =
            switch tree.kind(node) {
            case .scalar: scalar(node, from: start)
            case .sequence:
                .list(
                    children(of: node).map { child in
                        let item = written(child.value, comments)
                        return (item.isNothing ? .scalar(.null) : item)
                            .with(comments[child.node] ?? YAMLComments())
                    },
                    style(of: node)
                )
            case .mapping:
                .mapping(
                    children(of: node).map { child in
                        var pair = YAMLPair(
                            tree.text(child.node),
                            written(child.value, comments),
                            comments[child.node] ?? YAMLComments()
                        )
                        pair.writtenKey = writtenKey(child.node)
                        if tree.isFlow(node), pair.value.isNothing {
                            if hasColon(after: child.node) {
                                pair.value = .null
                            } else {
                                pair.writtenKey = tree.text.string(in: tree.range(child.node))
                            }
                        }
                        return pair
                    },
                    style(of: node)
                )
            }
        let words = mark.split { $0 == " " || $0.isNewline || $0 == "\t" }
        return words.isEmpty ? value : .marked(words.joined(separator: " "), value)
    }

    /// Brackets on one line or on several, or none.
    private func style(of node: YAMLNodeID) -> YAMLLayout {
        guard tree.style(node) == .flow else { return .block }
        return bytes[tree.range(node).indices].contains(0x0A) ? .filled : .flow
    }

    private func scalar(_ node: YAMLNodeID, from start: Int) -> YAMLValue {
        let scalar = tree.resolved(node) ?? .null
        let written = tree.text.string(in: SourceRange(start, Int(tree.range(node).end)))
        guard !tree.isBlock(node) else {
            return tree.block(scalar, written).map { .source($0) } ?? .scalar(scalar)
        }
        // What goes over several lines in quotes is written in one.
        guard !written.utf8.contains(0x0A) else { return .scalar(scalar) }
        return .source(YAMLScalarSource(scalar: scalar, head: written, lines: []))
    }

    /// Whether a key is told from its value by a colon: an expression without quotes, `{item.name}`, has none.
    private func hasColon(after key: YAMLNodeID) -> Bool {
        bytes[Int(tree.range(key).end)...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
    }

    /// A key with its quotes or its anchor; nil where it is to be written as any text.
    private func writtenKey(_ key: YAMLNodeID) -> String? {
        let text = tree.text.string(in: tree.range(key))
        guard !text.utf8.contains(0x0A), !text.isEmpty else { return nil }
        guard tree.isPlain(key), !tree.isAnchored(key), !tree.isAlias(key) else { return text }
        // In brackets some texts need quotes that do not need them alone.
        return text.utf8.allSatisfy { $0.isNamePart || ".-<".utf8.contains($0) } ? text : nil
    }
}

extension YAMLValue {
    /// Whether nothing at all is written.
    var isNothing: Bool {
        if case .source(let source) = self { return source.head.isEmpty }
        return false
    }
}
