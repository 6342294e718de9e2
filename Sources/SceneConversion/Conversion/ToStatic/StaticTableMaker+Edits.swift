import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension StaticTableMaker {
    private var tree: YAMLTree { draft.edits.tree }

    // MARK: Tables

    /// Writes the sections of a table in place of its prototypes.
    mutating func writeTable(
        _ sections: [EvaluatedSection],
        _ cells: [[YAMLValue]],
        _ feed: ConvertedFeed
    ) {
        guard let node = tree.node(at: table.table.range) else { return }
        var values = zip(sections, cells).map { section, cells in
            let pairs = [
                section.header.map { YAMLPair("header", .template($0)) },
                section.footer.map { YAMLPair("footer", .template($0)) },
                YAMLPair("cells", .list(cells, .block)),
            ]
            let value = YAMLValue.mapping(
                pairs.compactMap { $0 },
                cells.isEmpty ? .automatic : .block
            )
            return value.with(comments(of: section, isOnly: sections.count == 1))
        }
        let isBare = sections.allSatisfy { $0.header == nil && $0.footer == nil && $0.rows.isEmpty }
        if isBare, !table.table.isGrouped { values = [] }
        let titles = table.table.isGrouped ? nil : evaluator.indexTitles(of: feed)?.titles
        let index = titles.map { YAMLPair("index", .list($0.map { .template($0) })) }
        if tree.style(node) == .flow {
            var pairs = draft.edits.pairs(node).filter { $0.key != "prototypes" }.map {
                $0.key == "content" ? YAMLPair($0.key, .string("static")) : $0
            }
            pairs += [index, YAMLPair("sections", .list(values, .block))].compactMap { $0 }
            draft.edits.replace(node, with: .mapping(pairs, .flow))
        } else {
            if table.table.declaredContent != nil {
                draft.edits.set("content", to: .string("static"), in: node)
            }
            if let index {
                draft.edits.set(index.key, to: index.value, in: node, after: ["style"])
            }
            let written = YAMLValue.list(values, .block)
            draft.edits.replace("prototypes", with: YAMLPair("sections", written), in: node)
        }
    }

    /// Writes the cells of a fed section in place of what feeds it.
    mutating func writeSection(_ number: Int, _ section: EvaluatedSection, _ cells: [YAMLValue]) {
        guard let definition = table.table.sections?[number],
            let node = tree.node(at: definition.range)
        else { return }
        let written = YAMLPair("cells", .list(cells, cells.isEmpty ? .automatic : .block))
        let ends = [
            ("header", section.header, definition.headerView),
            ("footer", section.footer, definition.footerView),
        ]
        let titles = ends.compactMap { key, title, view -> YAMLPair? in
            guard let title, view == nil, definition.properties[key] == nil else { return nil }
            return YAMLPair(key, .template(title))
        }
        if tree.style(node) == .flow {
            let kept = draft.edits.pairs(node).filter { !["rows", "cell"].contains($0.key) }
            draft.edits.replace(node, with: .mapping(titles + kept + [written], .block))
        } else {
            for title in titles {
                draft.edits.insert(title.key, title.value, before: "rows", in: node)
            }
            draft.edits.replace("rows", with: written, in: node)
            draft.edits.remove(["cell"], from: node)
        }
    }

    // MARK: The rest of the file

    /// Updates what belongs to the rows to match the new table.
    mutating func finish(_ feeds: [ConvertedFeed]) {
        if !table.table.isStatic { removeRules() }
        removePrototypes(feeds)
        writeMoved()
        writeKept()
        writePerformed()
        groupReads.rewrite(&draft.edits)
        writeStyles()
        rewriteSteps(feeds)
        if let root = tree.root { draft.edits.change("data", in: root, removing: goneData) }
        draft.writtenPrototypes = Set(molds.keys)
    }

    private mutating func removeRules() {
        guard !keepsRules else { return }
        var keys = ["rows", "cell", "cells"]
        if bakesWillDisplay { keys.append("willDisplay") }
        for owner in evaluator.chain {
            guard let node = draft.edits.classNode(owner.name.value) else { continue }
            draft.edits.remove(keys, from: node)
        }
    }

    /// Takes out the prototypes of the sections that are written out, where no other section needs them.
    private mutating func removePrototypes(_ feeds: [ConvertedFeed]) {
        guard let sections = table.table.sections, let node = tree.node(at: table.table.range),
            let list = tree.value(for: "prototypes", in: node)
        else { return }
        let written = Set(feeds.compactMap(\.section))
        let needed = sections.enumerated().filter { !written.contains($0.offset) }
            .flatMap { $0.element.rules }.compactMap { $0.identifier?.value }
        let gone = Set(feeds.flatMap(\.rules).map(\.identifier)).subtracting(needed)
        let prototypes = table.table.prototypes ?? []
        let removed = prototypes.filter { gone.contains($0.identifier?.value ?? "") }
        guard !removed.isEmpty else { return }
        if removed.count == prototypes.count {
            draft.edits.remove(["prototypes"], from: node)
        } else {
            draft.edits.remove(removed.compactMap { tree.node(at: $0.range) }, fromList: list)
        }
    }

    /// Writes the outlets and assignments by which the controller sets what is in cells.
    private mutating func writeMoved() {
        guard !moved.isEmpty, let scene = draft.edits.scene(table.scene.id.value),
            let name = table.scene.className?.value, let type = draft.edits.classNode(name)
        else { return }
        draft.edits.change(
            "outlets",
            in: scene,
            adding: moved.outlets.map { YAMLPair($0.name, .string($0.id)) }
        )
        draft.edits.change(
            "outlets",
            in: type,
            adding: moved.outlets.filter { !isShared($0.name) }
                .map { YAMLPair($0.name, .string($0.type)) },
            order: .classes
        )
        var inherited: [YAMLPair] = []
        let owner = evaluator.chain.first { !$0.configureView.isEmpty }
        if let owner, owner.name.value != name, let node = draft.edits.classNode(owner.name.value),
            let list = tree.value(for: "configureView", in: node),
            case .mapping(let pairs, _) = tree.value(of: list)
        {
            // The nearest class that says it counts, so it says what it inherited too.
            inherited = pairs
        }
        let known = Set((owner?.configureView ?? []).map(\.path.value))
        let pairs = moved.pairs.filter { !known.contains($0.key) }
        guard !pairs.isEmpty else { return }
        draft.edits.change(
            "configureView",
            in: type,
            adding: inherited + pairs,
            order: .classes
        )
        letPropertiesConfigure()
    }

    /// Lets properties that rows followed run `configureView` when they are set, which shows them from now on.
    private mutating func letPropertiesConfigure() {
        for owner in evaluator.chain {
            let quiet = owner.properties.map(\.name.value).filter { name in
                followedNames.contains(name)
                    && !(evaluator.controller?.properties[name]?.configures ?? true)
            }
            guard !quiet.isEmpty, let node = draft.edits.classNode(owner.name.value),
                let list = tree.value(for: "properties", in: node)
            else { continue }
            for name in quiet {
                guard let property = tree.value(for: name, in: list) else { continue }
                if tree.count(property) == 2, let type = tree.value(for: "type", in: property) {
                    draft.edits.replace(property, with: tree.value(of: type))
                } else {
                    draft.edits.remove(["configures"], from: property)
                }
            }
        }
    }

    /// Brings the styles of view files that were written out into the scene file.
    private mutating func writeStyles() {
        var known = Set(draft.file.definition.styles.map(\.name.value))
        for file in molds.sorted(by: { $0.key < $1.key }).compactMap(\.value.file) {
            for style in file.usedStyles where known.insert(style.name.value).inserted {
                guard let value = file.value(ofStyle: style.name.value) else { continue }
                draft.edits.add(YAMLPair(style.name.value, value), to: "styles")
            }
        }
    }

    private mutating func rewriteSteps(_ feeds: [ConvertedFeed]) {
        let ids = Set(molds.values.flatMap(\.ids))
        let others = namesOfOtherTables
        let (infix, kept) = (idInfix, keptIDs)
        for feed in feeds {
            draft.rewriteSteps { step, id, row in
                guard !(step.target.map { others.contains($0.value) } ?? false),
                    let row, ids.contains(id), feed.section.map({ $0 == row.section }) ?? true
                else { return nil }
                return kept.contains(id) ? id : "\(id)\(infix)-\(row.section)-\(row.row)"
            }
        }
    }

    private var namesOfOtherTables: Set<String> {
        let others = draft.file.definition.convertibleTables.filter { $0.name != table.name }
        return Set(others.flatMap { [$0.name, $0.scene.id.value] })
            .subtracting([table.name, table.scene.id.value])
    }

    /// The data that nothing will name any more.
    func dataOnly(of feeds: [ConvertedFeed]) -> Set<String> {
        guard !keepsRules else { return [] }
        var gone: [SourceRange] = []
        for feed in feeds {
            if let number = feed.section {
                gone += table.table.sections.map { [$0[number].range] } ?? []
            } else {
                gone += evaluator.chain.compactMap { $0.rules.rows?.value.range }
                gone += evaluator.chain.flatMap(\.rules.cells).map(\.range)
                gone += bakedDisplay.map(\.value.range)
            }
        }
        for fields in kept {
            gone += fields.stores.map(\.range) + fields.updates.map(\.range)
            gone += fields.reads.compactMap(\.path?.root.range) + fields.counts.map(\.root.range)
        }
        let removed = draft.file.definition.data.filter { data in
            let uses = draft.file.definition.uses(ofData: data.name.value)
            return !uses.isEmpty && uses.allSatisfy { use in gone.contains { $0.contains(use) } }
        }
        return Set(removed.map(\.name.value))
    }
}

extension SceneFileDefinition {
    /// The places at which data is named.
    fileprivate func uses(ofData name: String) -> [SourceRange] {
        let named =
            all(RowsDefinition.self).compactMap(\.dataName) + dataChanges.map(\.data)
            + snapshots.flatMap(\.data).map(\.name)
        return named.filter { $0.value == name }.map(\.range)
            + uses(of: name)
    }
}
