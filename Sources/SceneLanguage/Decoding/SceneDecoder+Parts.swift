import SceneText

/// What decoding a part of a long mapping gave.
private struct DecodedPart<Definition: Sendable>: Sendable {
    let definitions: [Definition]
    let log: DiagnosticLog
    let claimedInitial: Located<String>?
}

extension SceneDecoder {
    /// How many entries of a long mapping one piece of work takes.
    private static let part = 256

    /// Decodes the entries of a mapping whose keys the author names; parts of a long one at the same
    /// time, as if they had been decoded one after the other.
    func definitions<Definition: Sendable>(
        of node: YAMLNodeID,
        _ type: String,
        for name: @autoclosure () -> String,
        _ decode: @Sendable (SceneDecoder, Located<String>, YAMLNodeID) -> Definition
    ) -> [Definition] {
        // What watches the keys expects them in order.
        let isLong = tree.kind(node) == .mapping && tree.count(node) > Self.part
        guard isLong, observer == nil else {
            var definitions: [Definition] = []
            definitions.reserveCapacity(tree.count(node))
            for (name, value) in entries(of: node, type, for: name()) {
                definitions.append(decode(self, name, value))
            }
            return definitions
        }
        let entries = Array(tree.entries(node))
        let count = (entries.count + Self.part - 1) / Self.part
        let parts = Parallel.map(count) { [blank] number in
            let decoder = SceneDecoder(blank)
            let part = entries[number * Self.part..<min((number + 1) * Self.part, entries.count)]
            return DecodedPart(
                definitions: part.map { entry in
                    decode(decoder, blank.tree.name(of: entry), entry.value)
                },
                log: decoder.log,
                claimedInitial: decoder.claimedInitial
            )
        }
        return parts.flatMap { part in
            log.append(part.log)
            claimedInitial = claimedInitial ?? part.claimedInitial
            return part.definitions
        }
    }
}
