import SceneLanguage
package import SceneText

/// The places of a document that its scene nodes come from, and those whose value they leave out because it is
/// what the language has anyway.
package struct SaidRanges {
    private let ranges: Set<SourceRange>

    /// The places that a file comes from.
    package init(_ file: ImportedFile) { self.init(file.root, usual: file.usualValues) }

    init(_ root: MadeNode, usual: [SourceRange]) {
        var ranges = Set(usual)
        root.visit { node in
            ranges.insert(node.range)
            for entry in node.entries { ranges.insert(entry.range) }
        }
        self.ranges = ranges
    }

    /// Whether a place is among them.
    package func contains(_ range: SourceRange) -> Bool { ranges.contains(range) }
}
