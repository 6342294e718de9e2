import SceneText

extension XMLTree {
    /// The text put together again from its nodes and what is between them: byte for byte what was read, or the
    /// tree is wrong.
    package var writtenBack: [UInt8] {
        var writer = Writer(tree: self)
        for node in topLevel { writer.write(node) }
        writer.copy(to: text.bytes.count)
        return writer.result
    }

    /// Copies a text piece by piece, as the tree divides it.
    private struct Writer {
        let tree: XMLTree
        var result: [UInt8] = []
        private var offset = 0

        init(tree: XMLTree) { self.tree = tree }

        /// Copies what has not been written up to a place.
        mutating func copy(to end: Int) {
            guard offset <= end else {
                return result.append(contentsOf: "<!-- a node twice -->".utf8)
            }
            result += tree.text.bytes[offset..<end]
            offset = end
        }

        mutating func write(_ id: XMLNodeID) {
            let node = tree.node(id)
            copy(to: Int(node.start))
            if node.kind == .element {
                result += Array("<\(tree.name(id))".utf8)
                offset += 1 + tree.name(id).utf8.count
                for attribute in tree.attributes(id) {
                    copy(to: Int(attribute.start))
                    result += Array(tree.name(attribute).utf8)
                    offset += tree.name(attribute).utf8.count
                    copy(to: Int(attribute.range.end))
                }
                for child in tree.children(id) { write(child) }
                copy(to: Int(node.contentEnd))
            }
            copy(to: Int(node.end))
        }
    }
}
