import SceneKitLite
import SceneLanguage
import SceneRules
import SceneText

extension DynamicTableMaker {
    /// Whether a dynamic table can express everything that the table declares.
    var isDynamic: Bool {
        guard table.isOwn, request.section == nil, !isClassShared,
            !(code.chain.contains { $0.isSwift }),
            (table.table.sections ?? []).allSatisfy({ !$0.isFed && $0.isOnlyTitled })
        else { return false }
        return table.table.properties[.index] == nil || indexFollowsHeaders
    }

    /// Whether other scenes would get the rows that the class of the controller got.
    var isClassShared: Bool {
        code.chain.first.map { classesOfOtherScenes.contains($0.name.value) } ?? false
    }

    /// Whether the index is the one that rows with `index: true` would get.
    var indexFollowsHeaders: Bool {
        guard case .list(let titles)? = table.table.properties[.index]?.value else { return false }
        let headers = sections.compactMap { $0.definition.title("header")?.first }
        return titles.map(\.text) == headers.map { String($0) }.uniqued
    }

    mutating func writeDynamicTable() {
        let tree = file.tree
        guard let node = tree.node(at: table.table.range) else { return }
        if let content = table.table.declaredContent,
            let value = tree.node(at: content.range)
        {
            draft.edits.replace(value, with: .string("dynamic"))
        }
        let prototypes = plans.map { prototype(of: $0) }
        let written = YAMLPair("prototypes", .list(prototypes, .block))
        draft.edits.replace("sections", with: written, in: node)
        draft.edits.remove(["index"], from: node)
        let records = groupedRecords
        guard isGrouped || !records.allSatisfy(\.isEmptyRecord) else {
            return writeClass(rows: titled([YAMLPair("count", .int(records.count))]))
        }
        writeClass(rows: rows(named: dataName))
        var data = ConvertedData(name: dataName, rows: records)
        let rows = rowsBySection
        var offset = 0
        for (place, section) in sections.enumerated() {
            let group = isGrouped && !isFlat ? [place] : []
            let own = rows[section.number] ?? []
            data.comments[isFlat ? [offset] : group] = comments(at: section.definition.range)
            for (row, comments) in comments(of: own, under: group) {
                let place = isFlat ? row.map { $0 + offset } : row
                var comments = comments
                // That of a section is above its first row where the rows are in one list.
                comments.above.insert(contentsOf: data.comments[place]?.above ?? [], at: 0)
                data.comments[place] = comments
            }
            offset += own.count
        }
        draft.data.append(data)
    }

    /// Whether the rows are in sections.
    var isGrouped: Bool { sections.count > 1 || table.table.properties[.index] != nil }

    var groupedRecords: [DataValue] {
        let records = recordsBySection
        guard isGrouped else { return records[sections.first?.number ?? 0] ?? [] }
        if isFlat {
            return sections.flatMap { number, section in
                let title = DataValue.string(section.title("header") ?? "")
                return (records[number] ?? []).map { $0.with(sectionField, title) }
            }
        }
        return sections.map { number, section in
            var pairs: [(name: String, value: DataValue)] = []
            if let title = section.title("header") { pairs.append(("title", .string(title))) }
            if let note = section.title("footer") { pairs.append(("footer", .string(note))) }
            pairs.append(("rows", .list(records[number] ?? [])))
            return .record(DataValue.Record(pairs))
        }
    }

    func rows(named name: String) -> YAMLValue {
        guard isGrouped else {
            let hasTitles = sections.contains { $0.definition.hasTitles }
            return hasTitles ? titled([YAMLPair("from", .string(name))]) : .string(name)
        }
        var pairs = [YAMLPair("from", .string(name))]
        if isFlat {
            pairs.append(YAMLPair("section", .string("{item.\(sectionField)}")))
        } else {
            pairs.append(YAMLPair("rows", .string("{group.rows}")))
            for (key, field) in [("header", "title"), ("footer", "footer")] {
                let titles = sections.map { $0.definition.title(key) }
                guard titles.contains(where: { $0 != nil }) else { continue }
                let mark = titles.contains { $0 == nil } ? "?" : ""
                pairs.append(YAMLPair(key, .string("{group.\(field)\(mark)}")))
            }
        }
        if table.table.properties[.index] != nil { pairs.append(YAMLPair("index", .bool(true))) }
        return .mapping(pairs, .block)
    }

    /// Rows with the titles of the only section.
    private func titled(_ pairs: [YAMLPair]) -> YAMLValue {
        let titles = ["header", "footer"].compactMap { key in
            sections.first?.definition.title(key).map {
                YAMLPair(key, .string($0.withoutExpressions))
            }
        }
        return .mapping(pairs + titles, .flow)
    }

    mutating func writeClass(rows: YAMLValue) {
        let rules = rules(for: plans)
        writeMembers(
            [
                YAMLPair("rows", rows),
                rules.count == 1
                    ? YAMLPair("cell", rules[0]) : YAMLPair("cells", .list(rules, .block)),
            ] + performing
        )
    }

    /// What rows do when they are touched, as members of the class.
    private var performing: [YAMLPair] {
        segueMembers
            + (newActions.isEmpty ? [] : [YAMLPair("actions", .mapping(newActions, .block))])
    }

    /// Adds to the class of the controller, which is made where there is none.
    private mutating func writeMembers(_ members: [YAMLPair]) {
        guard !members.isEmpty else { return }
        guard let name = code.chain.first?.name.value, let node = draft.edits.classNode(name)
        else {
            let name = names.controllerClass
            if let scene = file.tree.node(at: table.scene.range) {
                draft.edits.set("class", to: .string(name), in: scene, after: ["controller"])
            }
            let superclass = YAMLPair("superclass", .string("TableViewController"))
            draft.edits.add(YAMLPair(name, .mapping([superclass] + members, .block)), to: "classes")
            return
        }
        for member in members {
            let others = KeyOrder.classes.keys(before: member.key)
            draft.edits.set(
                member.key,
                to: effects(before: member, in: node) ?? member.value,
                in: node,
                after: others
            )
        }
    }

    /// What the class does already when a row is touched, with what it does now.
    private func effects(before member: YAMLPair, in node: YAMLNodeID) -> YAMLValue? {
        guard let way = SegueWay.allCases.first(where: { $0.rule == member.key }),
            let known = file.tree.value(for: member.key, in: node)
        else { return nil }
        let value = rewriting?.value(of: known) ?? file.tree.value(of: known)
        let effects = if case .list(let items, _) = value { items } else { [value.inBlock] }
        let performed = [member.value.inBlock]
        return .list(preparesFirst(way) ? performed + effects : effects + performed, .block)
    }

    mutating func writeFedSections() {
        let tree = file.tree
        guard let node = tree.node(at: table.table.range) else { return }
        let prototypes = plans.map { prototype(of: $0) }
        if let list = tree.value(for: "prototypes", in: node) {
            draft.edits.append(prototypes, to: list)
        } else {
            draft.edits.insert(
                "prototypes",
                .list(prototypes, .block),
                before: "sections",
                in: node
            )
        }
        let recordsBySection = recordsBySection
        let rowsBySection = rowsBySection
        for (number, section) in sections {
            guard let node = tree.node(at: section.range) else { continue }
            let used = Set((rowsBySection[number] ?? []).map(\.plan)).sorted()
                .map { plans[$0].within(section: number) }
            guard !used.isEmpty else { continue }
            var records = recordsBySection[number] ?? []
            if used.count == 1 {
                records = records.map { $0.without(kindField, in: plans.count > 1) }
                if used[0].readings.count == 1 {
                    records = records.map { $0.without(nameField, in: used[0].hasOwnRules) }
                }
            }
            var rows = Self.counted(records)
            if !records.allSatisfy(\.isEmptyRecord) {
                let name = dataNames[number] ?? ""
                rows = .string(name)
                let comments = comments(of: rowsBySection[number] ?? [], under: [])
                draft.data.append(ConvertedData(name: name, rows: records, comments: comments))
            }
            let rules = rules(for: used)
            draft.edits.set("rows", to: rows, in: node, after: ["cells"])
            draft.edits.set(
                "cell",
                to: rules.count == 1 ? rules[0] : .list(rules, .block),
                in: node,
                after: ["cells", "rows"]
            )
            draft.edits.remove(["cells"], from: node)
        }
        writeMembers(performing)
    }
}

extension SceneFileDefinition {
    /// The classes of the file that the controllers of all scenes but one are made of.
    func classes(besidesThoseOf scene: SceneDefinition) -> Set<String> {
        let table = ClassTable(classes, depthLimit: Limits().superclassDepth)
        let names = scenes.filter { $0.id.value != scene.id.value }.compactMap(\.className?.value)
        return Set(names.flatMap { table[$0]?.chain.map(\.definition.name.value) ?? [] })
    }
}

extension SectionDefinition {
    /// Whether the section has nothing besides cells and titles.
    var isOnlyTitled: Bool {
        name == nil && headerView == nil && footerView == nil
            && properties.allSatisfy { property in
                switch property.name {
                case "header", "footer": property.value.text != nil
                case "selectionMode": property.value.word == "default"
                default: false
                }
            }
    }

    /// The title above or below.
    func title(_ key: String) -> String? { properties[key]?.value.text }

    var hasTitles: Bool { properties[.header] != nil || properties[.footer] != nil }
}
