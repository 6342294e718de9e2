package import SceneText

/// What is remarked about an entry or an item.
package struct YAMLComments: Hashable, Sendable {
    /// The lines above, each from its `#`; an empty one is blank.
    package var above: [String] = []

    /// What is at the end of the line, with the blanks before it.
    package var trailing: String?

    /// The lines below the last entry or item, indented like it.
    package var below: [String] = []

    /// Makes comments; none unless they are set.
    package init() {}

    /// Whether there are none.
    package var isEmpty: Bool { above.isEmpty && trailing == nil && below.isEmpty }

    /// Adds others, which come after these.
    package mutating func add(_ others: YAMLComments) {
        if let own = trailing, others.trailing != nil {
            above.append(String(own.drop { $0 == " " || $0 == "\t" }))
        }
        above += others.above
        trailing = others.trailing ?? trailing
        below += others.below
    }

    /// The comments with all that is not below in lines above.
    package var onOwnLines: YAMLComments {
        var comments = self
        if let trailing {
            comments.above.append(String(trailing.drop { $0 == " " || $0 == "\t" }))
            comments.trailing = nil
        }
        return comments
    }
}

extension YAMLTree {
    /// Where the comments of the text are, from the first to the last.
    package func comments() -> [SourceRange] {
        let bytes = text.bytes
        guard bytes.contains(UInt8(ascii: "#")) else { return [] }
        var found: [SourceRange] = []
        var offset = bytes.textStart
        func search(until end: Int) {
            while offset < end {
                let follows = offset == bytes.textStart || bytes[offset - 1] <= 0x20
                guard bytes[offset] == UInt8(ascii: "#"), follows else {
                    offset += 1
                    continue
                }
                let lineEnd = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D }
                found.append(SourceRange(offset, lineEnd ?? bytes.count))
                offset = lineEnd ?? bytes.count
            }
        }
        for index in 0..<UInt32(nodeCount) {
            let node = YAMLNodeID(index)
            guard kind(node) == .scalar, !isAlias(node) else { continue }
            let scalar = range(node).indices
            search(until: scalar.lowerBound)
            offset = max(offset, scalar.upperBound)
        }
        search(until: bytes.count)
        return found
    }

    /// A comment from its `#`, without the blanks at its end.
    package func comment(at range: SourceRange) -> String {
        let text = text.string(in: range)
        let blanks = text.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        return String(text.dropLast(blanks))
    }
}
