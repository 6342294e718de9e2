import SceneLanguage
import SceneRules
import SceneText

extension ConversionDraft {
    /// Reports that comments are lost with the values that they are in, once for all of them.
    mutating func leaveComments(of key: String, in mappings: [YAMLNodeID], _ place: String) {
        leave(mappings.flatMap { file.tree.comments(of: key, in: $0) }, place)
    }

    /// Says that comments cannot be kept.
    mutating func leave(_ comments: [SourceRange], _ place: String) {
        guard let comment = comments.first else { return }
        let count = comments.count == 1 ? "a comment" : "\(comments.count) comments"
        leave("\(count) \(place) cannot be kept", at: comment)
    }
}

extension YAMLTree {
    /// The comments from a key of a mapping to the end of the last line of its value.
    fileprivate func comments(of key: String, in mapping: YAMLNodeID) -> [SourceRange] {
        guard let entry = entries(mapping).first(where: { text(of: $0.symbol) == key }) else {
            return []
        }
        let bytes = text.bytes
        let end = Int(range(entry.value).end)
        let line = bytes[end...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        return comments(within: SourceRange(Int(range(entry.key).end), line))
    }

    /// Where comments are within a range.
    func comments(within range: SourceRange) -> [SourceRange] {
        let bytes = text.bytes
        var scalars: [SourceRange] = []
        for node in nodes(of: .scalar) {
            let own = self.range(node)
            if own.start >= range.end { break }
            if own.end > range.start { scalars.append(own) }
        }
        var found: [SourceRange] = []
        var next = scalars.startIndex
        var offset = range.indices.lowerBound
        while offset < range.indices.upperBound {
            while next < scalars.endIndex, scalars[next].end <= offset { next += 1 }
            if next < scalars.endIndex, scalars[next].indices.contains(offset) {
                offset = Int(scalars[next].end)
                continue
            }
            let follows = offset == 0 || bytes[offset - 1] <= 0x20
            guard bytes[offset] == UInt8(ascii: "#"), follows else {
                offset += 1
                continue
            }
            let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            found.append(SourceRange(offset, end))
            offset = end
        }
        return found
    }
}
