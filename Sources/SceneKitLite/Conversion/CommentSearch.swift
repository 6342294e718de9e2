extension YAMLTree {
    /// The first comment among some bytes; nil where there is none.
    ///
    /// Comments are between nodes: a mark within a scalar is text.
    func firstComment(in range: SourceRange) -> SourceRange? {
        let scalars = storage.nodes.filter { $0.kind == .scalar && range.contains($0.range) }
        var offset = Int(range.start)
        for scalar in scalars {
            let start = Int(scalar.range.start)
            if start > offset, let found = comment(in: offset..<start) { return found }
            offset = max(offset, Int(scalar.range.end))
        }
        return offset < Int(range.end) ? comment(in: offset..<Int(range.end)) : nil
    }

    private func comment(in gap: Range<Int>) -> SourceRange? {
        let bytes = text.bytes
        for mark in gap where bytes[mark] == UInt8(ascii: "#") {
            guard mark == 0 || bytes[mark - 1] <= 0x20 else { continue }
            let end = bytes[mark...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            return SourceRange(mark, end)
        }
        return nil
    }

    /// The aliases outside of some bytes that stand for what is inside of them.
    func aliases(into range: SourceRange) -> [SourceRange] {
        storage.nodes.filter { node in
            node.kind == .alias && !range.contains(node.range)
                && range.contains(storage.nodes[Int(node.first)].range)
        }.map(\.range)
    }

    /// The texts of all values under a key, at any depth.
    func texts(underKey key: String) -> Set<String> {
        guard let root else { return [] }
        var texts: Set<String> = []
        collect(from: root, key, into: &texts)
        return texts
    }

    private func collect(from node: YAMLNodeID, _ key: String, into texts: inout Set<String>) {
        for item in items(node) { collect(from: item, key, into: &texts) }
        for entry in entries(node) {
            if text(of: entry.symbol) == key { texts.insert(text(entry.value)) }
            collect(from: entry.value, key, into: &texts)
        }
    }
}
