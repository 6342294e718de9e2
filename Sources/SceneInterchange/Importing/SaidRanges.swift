import SceneLanguage
package import SceneText

/// The places of a document that its scene nodes come from, and those whose value they leave out because it is
/// what the language has anyway.
package struct SaidRanges {
    private var ranges: Set<SourceRange>

    /// The places that a file comes from.
    package init(_ file: ImportedFile) { self.init(file.root, usual: file.usualValues) }

    init(_ root: MadeNode, usual: [SourceRange]) {
        ranges = Set(usual)
        collect(root)
    }

    /// Whether a place is among them.
    package func contains(_ range: SourceRange) -> Bool { ranges.contains(range) }

    private mutating func collect(_ node: MadeNode) {
        ranges.insert(node.range)
        switch node.content {
        case .word, .text: break
        case .list(let items): for item in items { collect(item) }
        case .mapping(let entries):
            for entry in entries {
                ranges.insert(entry.range)
                collect(entry.value)
            }
        }
    }
}
