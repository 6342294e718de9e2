import SceneLanguage
import SceneRules
import SceneText

extension SceneFile {
    /// The text with aliases written out where a conversion of a table changes one of the places that they
    /// connect, so that each scene keeps what it had; nil where there are none.
    func textWithoutSharing(
        _ table: ConvertibleTable,
        _ direction: ConversionRequest.Direction
    ) -> [UInt8]? {
        let nodes = tree.storage.nodes
        let aliases = nodes.indices.filter { nodes[$0].kind == .alias }
        guard !aliases.isEmpty else { return nil }
        let changed = changedRanges(table) + (direction == .static ? dataRanges(table) : [])
        var editor = YAMLEditor(tree)
        var isChanged = false
        for alias in aliases.map({ YAMLNodeID(UInt32($0)) }) {
            let target = tree.target(of: alias)
            guard changed.contains(where: { tree.connects(alias, target, across: $0) }) else {
                continue
            }
            let owner = editor.layout.mapping(merging: alias) ?? alias
            editor.replace(owner, with: tree.value(of: owner))
            isChanged = true
        }
        return isChanged ? editor.bytes : nil
    }

    /// What a conversion of a table may change.
    private func changedRanges(_ table: ConvertibleTable) -> [SourceRange] {
        let sections = table.table.sections ?? []
        var ranges = sections.map(\.range) + (table.table.prototypes ?? []).map(\.range)
        // A table that is an alias is written out as a whole.
        ranges +=
            tree.node(at: table.table.range).map { tree.isAlias($0) } ?? false
            ? [table.table.range] : []
        if let scene = tree.node(at: table.scene.range) {
            ranges += tree.value(for: "outlets", in: scene).map { [tree.range($0)] } ?? []
        }
        for definition in ControllerCode(of: table.scene, in: self.definition).chain {
            guard let node = tree.node(at: definition.range) else { continue }
            ranges += tree.entries(node).filter { entry in
                Self.changedKeys.contains(tree.text(of: entry.symbol))
            }.map { tree.range(of: $0) }
        }
        return ranges
    }

    /// The data that rows are made from, which may go with them.
    private func dataRanges(_ table: ConvertibleTable) -> [SourceRange] {
        guard let root = tree.root, let data = tree.value(for: "data", in: root) else { return [] }
        let chain = ControllerCode(of: table.scene, in: definition).chain
        let rows =
            chain.compactMap(\.rules.rows?.value) + (table.table.sections ?? []).compactMap(\.rows)
        let names = rows.compactMap(\.dataName?.value)
        return tree.entries(data).filter { names.contains(tree.text(of: $0.symbol)) }
            .map { tree.range(of: $0) }
    }

    /// The keys of a class whose values a conversion may change.
    private static let changedKeys: Set<String> = [
        "outlets", "properties", "actions", "configureView", "rows", "cell", "cells", "willDisplay",
        "select", "deselect", "accessoryTapped", "didEndDisplaying", "swipe", "prepare",
        "shouldPerform", "tables",
    ]
}

extension YAMLTree {
    /// Whether an alias and what it names would no longer be the same after a change within some bytes.
    fileprivate func connects(
        _ alias: YAMLNodeID,
        _ target: YAMLNodeID,
        across changed: SourceRange
    ) -> Bool {
        let (use, meant) = (range(alias), range(target))
        if changed.contains(meant) { return !changed.contains(use) }
        if meant.contains(changed) { return true }
        return changed.contains(use) && kind(target) != .scalar
    }
}
