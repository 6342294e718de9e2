package import SceneText

extension YAMLComposer {
    /// The mapping that used a key last, and where.
    struct KeyUse {
        var mapping: UInt32 = 0
        var node = 0
    }

    /// Makes a finished node the key of the entry that follows.
    mutating func addKey(_ index: Int) {
        let content = nodes[index].kind == .alias ? Int(nodes[index].first) : index
        guard nodes[content].kind == .scalar else {
            if !nodes[content].flags.contains(.cut) {
                log.report(.complexKey(at: Annotation(source, nodes[index].range)))
            }
            nodes[index].flags.insert([.dropped, .faulty])
            return
        }
        guard !nodes[index].flags.contains(.faulty) else {
            nodes[index].flags.insert(.dropped)
            return
        }
        let symbol = symbol(of: nodes[content])
        nodes[index].symbol = symbol
        keys.append(OpenKey(node: index, symbol: symbol))
    }

    /// Makes a scalar, which is about to be added, the key of the entry that follows.
    mutating func makeKey(_ node: inout YAMLNode) {
        node.symbol = symbol(of: node)
        keys.append(OpenKey(node: nodes.count, symbol: node.symbol))
        if node.second == 2, isMergeKey(node) {
            node.flags.insert([.merge, .dropped])
            frame.hasMerge = true
        }
    }

    private mutating func symbol(of node: YAMLNode) -> Int32 {
        let bytes = node.flags.contains(.cooked) ? cooked : text.bytes
        return symbols.intern(bytes.span.extracting(node.textRange))
    }

    private func isMergeKey(_ node: YAMLNode) -> Bool {
        guard node.style == .plain else { return false }
        guard node.tag == .none || node.tag == .merge, !node.flags.contains(.cooked) else {
            return false
        }
        let start = Int(node.first)
        return text.bytes[start] == UInt8(ascii: "<") && text.bytes[start + 1] == UInt8(ascii: "<")
    }

    /// Finds duplicate keys, and resolves merges, once all entries are known.
    mutating func finishMapping(_ frame: Frame) {
        mappings += 1
        while lastUse.count < symbols.count { lastUse.append(KeyUse()) }
        var dropped: UInt32 = 0
        for place in frame.firstKey..<keys.count {
            let key = keys[place]
            if nodes[frame.node].style == .flow, hasLostColon(key) {
                reportLostColon(in: key, of: frame.node)
            } else if let first = use(key) {
                report(key, repeating: first)
            } else {
                continue
            }
            nodes[key.node].flags.insert(.dropped)
            nodes[key.node].flags.remove(.merge)
            dropped += 1
        }
        nodes[frame.node].second = UInt32(truncatingIfNeeded: keys.count - frame.firstKey) - dropped
        if frame.hasMerge { merge(frame) }
    }

    /// Notes that the current mapping has a key, and returns where it has it already.
    private mutating func use(_ key: OpenKey) -> Int? {
        let last = lastUse[Int(key.symbol)]
        if last.mapping == mappings { return last.node }
        lastUse[Int(key.symbol)] = KeyUse(mapping: mappings, node: key.node)
        return nil
    }

    private mutating func report(_ key: OpenKey, repeating first: Int) {
        log.report(
            .duplicateKey,
            "the key '\(symbols.text(of: key.symbol))' appears twice",
            at: Annotation(source, nodes[key.node].range),
            secondary: [Annotation(source, nodes[first].range, label: "it is first here")],
            helps: [Help(helpForValues(of: key, first))]
        )
    }

    /// Whether a key is words between braces that have no value: `{nameLabel name}`.
    private func hasLostColon(_ key: OpenKey) -> Bool {
        guard key.node + 1 < nodes.count, nodes[key.node].style == .plain,
            nodes[key.node + 1].kind == .scalar, nodes[key.node + 1].range.isEmpty
        else { return false }
        let range = nodes[key.node].range
        let rest = text.bytes[Int(range.end)..<Int(nodes[key.node + 1].range.start)]
        return text.bytes[range.indices].contains(0x20) && !rest.contains(UInt8(ascii: ":"))
    }

    /// The text before a key that has lost its colon, if the key may as well go on with it: `{title: Yes, do it}`.
    private func textCut(by key: OpenKey, _ word: SourceRange, in mapping: Int) -> SourceRange? {
        let last = key.node - 1
        guard last > mapping, nodes[last].kind == .scalar, !nodes[last].range.isEmpty,
            nodes[last].symbol < 0, symbols.find(text.bytes.span.extracting(word.indices)) == nil
        else { return nil }
        let name = text.string(in: word)
        guard nodes[last - 1].kind == .scalar, nodes[last - 1].symbol >= 0,
            Catalog.takesFreeText(symbols.text(of: nodes[last - 1].symbol)),
            !Catalog.haveKeys([name, symbols.text(of: nodes[last - 1].symbol)])
        else { return nil }
        return nodes[last].range
    }

    /// The colon after a key that its value follows without a space: `{font:system bold 17}`.
    private func tightColon(in word: SourceRange) -> Int? {
        let bytes = text.bytes[word.indices]
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = text.string(in: SourceRange(Int(word.start), colon))
        let isKey =
            Catalog.hasKey(name) || ViewKind(rawValue: name) != nil
            || symbols.find(text.bytes.span.extracting(word.indices.lowerBound..<colon)) != nil
        return isKey ? colon : nil
    }

    private mutating func reportLostColon(in key: OpenKey, of mapping: Int) {
        let range = nodes[key.node].range
        let end = text.bytes[range.indices].firstIndex(of: 0x20) ?? Int(range.end)
        let word = SourceRange(Int(range.start), end)
        if let colon = tightColon(in: word) {
            let edit = TextEdit(source, SourceRange(colon + 1, colon + 1), replacement: " ")
            log.report(
                .yamlSyntax,
                "expected a space after ':'",
                at: Annotation(source, SourceRange(colon, colon + 1)),
                helps: [Help("write ': ' between a key and its value", edit: edit)]
            )
            return
        }
        if let start = textCut(by: key, word, in: mapping) {
            let whole = start.union(range)
            let written = YAMLScalarWriter.quoted(text.string(in: whole))
            log.report(
                .yamlSyntax,
                "the ',' before '\(text.string(in: word))' ends the text",
                at: Annotation(source, range),
                helps: [
                    Help(
                        "put the whole text in quotes: \(written)",
                        edit: TextEdit(source, whole, replacement: written)
                    )
                ]
            )
            return
        }
        let edit = TextEdit(source, SourceRange(end, end), replacement: ":")
        log.report(
            .yamlSyntax,
            "a ':' is missing after '\(text.string(in: word))'",
            at: Annotation(source, word),
            helps: [Help("write ':' between a key and its value", edit: edit)]
        )
    }

    /// What to do with the values of a key that is there twice.
    private func helpForValues(of key: OpenKey, _ first: Int) -> String {
        let name = symbols.text(of: key.symbol)
        let values = [key.node + 1, first + 1].map { $0 < nodes.count ? nodes[$0].kind : .scalar }
        return switch (values[0], values[1]) {
        case (.sequence, .sequence): "keep one '\(name):' and put the items of both under it"
        case (.mapping, .mapping): "keep one '\(name):' and put the keys of both under it"
        default: "remove one of them"
        }
    }

    /// Lists the entries of a mapping with those merged by `<<`: its own come first and win.
    private mutating func merge(_ frame: Frame) {
        let start = mergedEntries.count
        var sources: [Int] = []
        for place in frame.firstKey..<keys.count {
            let key = keys[place]
            let value = key.node + 1
            if nodes[key.node].flags.contains(.merge) {
                collectSources(of: value, into: &sources)
            } else if !nodes[key.node].flags.contains(.dropped) {
                mergedEntries.append(
                    YAMLEntry(
                        key: YAMLNodeID(key.node),
                        value: YAMLNodeID(value),
                        symbol: YAMLSymbol(index: key.symbol)
                    )
                )
            }
        }
        for source in sources {
            for entry in entries(of: source) {
                guard lastUse[Int(entry.symbol.index)].mapping != mappings else { continue }
                lastUse[Int(entry.symbol.index)].mapping = mappings
                mergedEntries.append(entry)
            }
        }
        nodes[frame.node].flags.insert(.merge)
        nodes[frame.node].second = UInt32(truncatingIfNeeded: mergedEntries.count - start)
        merges[UInt32(truncatingIfNeeded: frame.node)] = start..<mergedEntries.count
    }

    /// The mappings that the value of a `<<` names, in its order.
    private mutating func collectSources(of value: Int, into sources: inout [Int]) {
        let content = target(of: value)
        switch nodes[content].kind {
        case .mapping:
            sources.append(content)
        case .sequence:
            var item = content + 1
            while item < Int(nodes[content].first) {
                if nodes[target(of: item)].kind == .mapping {
                    sources.append(target(of: item))
                } else if !nodes[item].flags.contains(.faulty) {
                    log.report(.badMerge(at: Annotation(source, nodes[item].range)))
                }
                item = after(item)
            }
        case .scalar, .alias:
            guard !nodes[value].flags.contains(.faulty) else { return }
            log.report(.badMerge(at: Annotation(source, nodes[value].range)))
        }
    }

    /// The entries of a mapping that is finished.
    private func entries(of mapping: Int) -> [YAMLEntry] {
        if let range = merges[UInt32(truncatingIfNeeded: mapping)] {
            return Array(mergedEntries[range])
        }
        var result: [YAMLEntry] = []
        var key = mapping + 1
        while key < Int(nodes[mapping].first) {
            let value = after(key)
            if !nodes[key].flags.contains(.dropped) {
                result.append(
                    YAMLEntry(
                        key: YAMLNodeID(key),
                        value: YAMLNodeID(value),
                        symbol: YAMLSymbol(index: nodes[key].symbol)
                    )
                )
            }
            key = after(value)
        }
        return result
    }

    private func target(of node: Int) -> Int {
        nodes[node].kind == .alias ? Int(nodes[node].first) : node
    }

    private func after(_ node: Int) -> Int {
        Int(nodes.index(after: UInt32(truncatingIfNeeded: node)))
    }
}

extension Diagnostic {
    fileprivate static func complexKey(at place: Annotation) -> Self {
        Diagnostic(
            .complexKey,
            "a key must be a text, not a list or a mapping",
            at: place,
            helps: ["quote it if the brackets or braces are part of the text"]
        )
    }

    fileprivate static func badMerge(at place: Annotation) -> Self {
        Diagnostic(
            .badMerge,
            "'<<' merges a mapping or a list of mappings, but this is neither",
            at: place
        )
    }
}

extension DiagnosticCode {
    package static let duplicateKey = DiagnosticCode(
        "duplicate-key",
        .yaml,
        summary: "a mapping has the same key twice",
        explanation: """
            Some YAML readers silently keep the first value, some the last. Here the first one counts, and the \
            second is an error, because one of the two is a mistake.
            """,
        good: greeting("label: {text: Hello, textAlignment: center}"),
        replacing: "textAlignment: center",
        with: "text: Hi"
    )

    package static let complexKey = DiagnosticCode(
        "complex-key",
        .yaml,
        summary: "a mapping has a list or a mapping as a key",
        explanation: """
            YAML allows any node as a key, but in a scene file a key must be a text. The usual cause is an \
            expression without quotes: '{name}: value' has a mapping as a key.
            """,
        good: greeting("label: {text: Hello}"),
        replacing: "text: Hello",
        with: "text: Hello, [tag]: 1"
    )

    package static let badMerge = DiagnosticCode(
        "bad-merge",
        .yaml,
        summary: "a merge key has a value that cannot be merged",
        explanation: """
            '<<: *name' adds the entries of the mapping with the anchor '&name'; keys that are written out take \
            precedence. The value must be a mapping or a list of mappings. To use '<<' as an ordinary key, put it in \
            quotes.
            """,
        good: complexKey.good,
        replacing: "{text: Hello}",
        with: "{<<: 3, text: Hello}"
    )
}
