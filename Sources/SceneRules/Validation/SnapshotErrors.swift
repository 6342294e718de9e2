import SceneLanguage
package import SceneText

/// The errors of a file that keep single snapshots from being drawn.
package struct SnapshotErrors: Sendable {
    /// The errors of each snapshot that has some, by its name.
    package private(set) var byName: [String: [Diagnostic]] = [:]

    /// The errors of no single snapshot: what all screens have in common.
    package private(set) var others: [Diagnostic] = []

    /// Whether there are others, which leave nothing that could be compared.
    package var hasOthers: Bool { !others.isEmpty }

    /// Sorts the errors of a file; what is not known of a text that broke off may be wrong anywhere.
    init(_ errors: [Diagnostic], of names: [String], in tree: YAMLTree, isWhole: Bool) {
        guard !errors.isEmpty else { return }
        guard isWhole, let root = tree.root, let list = tree.value(for: "snapshots", in: root)
        else {
            others = errors
            return
        }
        let placed = errors.filter { $0.primary.source == tree.source }
            .sorted { $0.primary.range.start < $1.primary.range.start }
        let names = Set(names)
        var claimed: Set<Int> = []
        for entry in tree.entries(list) where names.contains(tree.text(of: entry.symbol)) {
            let own = Self.indices(of: placed, in: tree.range(of: entry))
            claimed.formUnion(own)
            // Steps that several snapshots share by an alias are reported where they are written.
            let shared = tree.aliasTargets(below: entry.value).flatMap {
                Self.indices(of: placed, in: tree.range($0))
            }
            let all = Set(own).union(shared).sorted().map { placed[$0] }
            if !all.isEmpty { byName[tree.text(of: entry.symbol)] = all }
        }
        others = errors.filter { $0.primary.source != tree.source }
        others += placed.indices.filter { !claimed.contains($0) }.map { placed[$0] }
    }

    private static func indices(of sorted: [Diagnostic], in range: SourceRange) -> Range<Int> {
        let first = sorted.indices.firstPlace { sorted[$0].primary.range.start >= range.start }
        let end = sorted.indices.firstPlace { sorted[$0].primary.range.start >= range.end }
        return first..<max(first, end)
    }
}

extension YAMLTree {
    /// The nodes that aliases in a node, and in what these refer to, stand for; each once.
    fileprivate func aliasTargets(below node: YAMLNodeID) -> [YAMLNodeID] {
        var targets: [YAMLNodeID] = []
        var known: Set<YAMLNodeID> = []
        var rest = [node]
        while let node = rest.popLast() {
            if isAlias(node) {
                guard known.insert(target(of: node)).inserted else { continue }
                targets.append(target(of: node))
            }
            rest += kind(node) == .sequence ? Array(items(node)) : entries(node).map(\.value)
        }
        return targets
    }
}
