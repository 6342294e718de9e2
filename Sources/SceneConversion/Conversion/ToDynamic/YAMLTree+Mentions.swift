import SceneLanguage
import SceneText

extension YAMLTree {
    /// How often a text appears as a scalar within a range.
    func mentions(within range: SourceRange) -> [String: Int] {
        var counts: [String: Int] = [:]
        for index in 0..<UInt32(nodeCount) {
            let id = YAMLNodeID(index)
            guard range.contains(self.range(id)), !isAlias(id), kind(id) == .scalar else {
                continue
            }
            counts[text(id), default: 0] += 1
        }
        return counts
    }
}
