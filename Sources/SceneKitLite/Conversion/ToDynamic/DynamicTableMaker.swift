/// Turns cells that are written out into prototypes and the data that fills them.
///
/// A whole table becomes dynamic: prototypes, and a class that has rows. Where sections have what only
/// sections that are written can have, such as names or headers with views, or where one section is
/// asked for, they stay and are fed.
struct DynamicTableMaker {
    private let table: ConvertibleTable
    private let request: ConversionRequest
    private let file: SceneFile
    private let code: ControllerCode

    /// The sections that are converted, by their numbers.
    private let sections: [(number: Int, definition: Box<SectionDefinition>)]
    private var plans: [PrototypePlan] = []

    /// The field that tells which prototype a row is made from.
    private var kindField = "cell"

    static func make(
        _ table: ConvertibleTable,
        _ request: ConversionRequest,
        into draft: inout ConversionDraft
    ) {
        var maker = DynamicTableMaker(table, request, draft.file)
        ConversionRefusals.checkStatic(table, maker.sections.map(\.definition), request, &draft)
        guard !draft.isRefused else { return }
        maker.make(&draft)
    }

    private init(_ table: ConvertibleTable, _ request: ConversionRequest, _ file: SceneFile) {
        self.table = table
        self.request = request
        self.file = file
        code = ControllerCode(of: table.scene, in: file.definition)
        sections = (table.table.sections ?? []).enumerated()
            .filter { number, section in
                !section.isFed && (request.section.map { $0 == number } ?? true)
            }
            .map { (number: $0, definition: $1) }
    }

    private mutating func make(_ draft: inout ConversionDraft) {
        let outletsByID = OutletMoves.outletsByID(of: table.scene)
        plans = groups(outletsByID).map(PrototypePlan.init)
        var moves = OutletMoves(from: table.scene, code, plans, in: file.tree)
        nameFields(moves, outletsByID.compactMapValues(\.first))
        moves.plan(&plans, &draft)
        var names = PrototypeNames(file, table)
        for place in plans.indices { names.name(&plans[place]) }
        checkFormat(&draft)
        guard !draft.isRefused else { return }
        moves.apply(to: &draft.edits)
        for plan in plans { addClass(of: plan, &draft) }
        leaveNotes(&draft)
        if isDynamic { writeDynamicTable(&draft) } else { writeFedSections(&draft) }
        StepRewriting(plans, table, file).apply(to: &draft)
    }

    // MARK: - Shapes

    /// The cells of each shape, in the order in which shapes first appear.
    private func groups(_ outlets: [String: [String]]) -> [[CellReading]] {
        var places: [String: Int] = [:]
        var groups: [[CellReading]] = []
        for (number, section) in sections {
            for (row, cell) in (section.cells ?? []).enumerated() {
                let reading = CellReading(
                    cell.unboxed,
                    section: number,
                    row: row,
                    in: file.tree,
                    mergesSimilar: request.mergesSimilar,
                    outletsOf: { outlets[$0] ?? [] }
                )
                if let place = places[reading.shape] {
                    groups[place].append(reading)
                } else {
                    places[reading.shape] = groups.count
                    groups.append([reading])
                }
            }
        }
        return groups
    }

    private mutating func nameFields(_ moves: OutletMoves, _ outlets: [String: String]) {
        let items = plans.flatMap(\.readings).compactMap(\.cell.item?.value)
        let used = Set(items.flatMap { $0.fieldNames })
        if plans.count > 1 { kindField = FieldNames.unused("cell", in: used) }
        for place in plans.indices {
            var names = FieldNames(
                taken: used.union(plans.count > 1 ? [kindField] : []),
                outletsByID: outlets
            )
            plans[place].findFields(&names, assigned: moves.assignedTargets(of: place))
        }
    }

    // MARK: - Prototypes

    /// The class that is written for a prototype, or the outlets that its class lacks.
    private func addClass(of plan: PrototypePlan, _ draft: inout ConversionDraft) {
        let declared = plan.outlets.sorted { $0.key < $1.key }.map { view, outlet in
            let view = plan.model.views[view]
            return YAMLPair(outlet, .string(view.className?.value ?? view.kind.className))
        }
        if let name = plan.newClass {
            var pairs = [YAMLPair("superclass", .string("TableViewCell"))]
            if !declared.isEmpty { pairs.append(YAMLPair("outlets", .mapping(declared))) }
            draft.edits.add(YAMLPair(name, .mapping(pairs, .block)), to: "classes")
            return
        }
        guard let name = plan.model.cell.className?.value,
            let definition = file.definition.classes.first(where: { $0.name.value == name }),
            let node = draft.edits.classNode(name)
        else { return }
        let known = Set(definition.outlets.map(\.name.value))
        let isShared = plans.filter { $0.model.cell.className?.value == name }.count > 1
        let missing = declared.filter { !known.contains($0.key) }.map { pair in
            guard isShared, case .scalar(.string(let type)) = pair.value else { return pair }
            return YAMLPair(pair.key, .string(type + "?"))
        }
        draft.edits.change(
            "outlets",
            in: node,
            adding: missing,
            behind: ["superclass", "implementation"]
        )
    }

    /// The prototype as it is written: the first cell, without what its rows say.
    private func prototype(of plan: PrototypePlan) -> YAMLValue {
        var sketch = CellSketch(plan.model.cell, in: file.tree)
        sketch.leading = [YAMLPair("identifier", .string(plan.identifier))]
        if let name = plan.newClass { sketch.leading.append(YAMLPair("class", .string(name))) }
        for key in ["id", "item", "value", "checked"] { sketch.set([key], to: nil) }
        for target in plan.fields.map(\.target) + plan.codeAssignments.map(\.target) {
            switch target.place {
            case .cell: sketch.set(target.path, to: nil)
            case .part(let slot): sketch.set(target.path, of: slot, to: nil)
            case .view(let view): sketch.set(target.path, of: plan.model.views[view], to: nil)
            }
        }
        for (number, view) in plan.model.views.enumerated() {
            sketch.set(["id"], of: view, to: plan.ids[number].map(YAMLValue.string))
            if let tag = plan.tags[number] { sketch.set(["tag"], of: view, to: .int(tag)) }
            for (event, action) in plan.storingActions[number] ?? [] {
                let others = view.actions.first { $0.event?.value == event }?.names ?? []
                let names = [action] + others.map(\.value)
                sketch.set(
                    ["actions", event.rawValue],
                    of: view,
                    to: names.count == 1 ? .string(action) : .list(names.map(YAMLValue.string))
                )
            }
        }
        sketch.set(["outlets"], to: outlets(of: plan))
        return sketch.value()
    }

    private func outlets(of plan: PrototypePlan) -> YAMLValue? {
        var pairs: [YAMLPair] = []
        for outlet in plan.model.cell.outlets {
            let ids = outlet.targets.compactMap { target in
                plan.model.view(withID: target.value).flatMap { plan.ids[$0] }
            }
            let value: YAMLValue =
                outlet.isCollection
                ? .list(ids.map(YAMLValue.string)) : .string(ids.first ?? "")
            pairs.append(YAMLPair(outlet.name.value, value))
        }
        for (view, outlet) in plan.outlets.sorted(by: { $0.key < $1.key }) {
            guard let id = plan.ids[view], !pairs.contains(where: { $0.key == outlet }) else {
                continue
            }
            pairs.append(YAMLPair(outlet, .string(id)))
        }
        return pairs.isEmpty ? nil : .mapping(pairs)
    }

    /// The rules by which rows are made; each but the last says which rows it is for.
    private func rules(for plans: [PrototypePlan]) -> [YAMLValue] {
        plans.enumerated().map { number, plan in
            var pairs: [YAMLPair] = []
            if number < plans.count - 1 {
                let condition = "{item.\(kindField) == '\(plan.identifier)'}"
                pairs.append(YAMLPair("when", .string(condition)))
            }
            pairs.append(YAMLPair("identifier", .string(plan.identifier)))
            if let height = plan.fields.first(where: { $0.target.isHeight }) {
                pairs.append(YAMLPair("height", .string("{item.\(height.name)}")))
            }
            var set = plan.fields.filter { !$0.target.isHeight }.map { field in
                YAMLPair(plan.path(of: field.target), .string(expression(of: field)))
            }
            set += plan.codeAssignments.map { target, text in
                YAMLPair(plan.path(of: target), .string(text))
            }
            let layout: YAMLLayout = set.count == 1 ? .flow : .block
            if !set.isEmpty { pairs.append(YAMLPair("set", .mapping(set, layout))) }
            return .mapping(pairs, .block)
        }
    }

    // MARK: - Records

    /// The rows of a section as records.
    private func records(ofSection number: Int) -> [DataValue] {
        plans.flatMap { plan in plan.readings.map { (plan: plan, reading: $0) } }
            .filter { $0.reading.section == number }
            .sorted { $0.reading.row < $1.reading.row }
            .map { plan, reading in
                var pairs = plan.record(of: reading)
                if plans.count > 1 { pairs.insert((kindField, .string(plan.identifier)), at: 0) }
                if pairs.isEmpty, let item = reading.cell.item?.value { return item }
                return .record(DataValue.Record(pairs))
            }
    }

    /// Rows of which nothing has to be known but how many there are.
    private static func counted(_ records: [DataValue]) -> YAMLValue {
        .mapping([YAMLPair("count", .int(records.count))], .flow)
    }

    // MARK: - Rows in CSV

    private var isCSV: Bool {
        request.dataPath.map { DataFileWriter(path: $0).format == .csv } ?? false
    }

    /// The column that says which section a row is in.
    private var sectionField: String {
        let names = plans.flatMap(\.readings).compactMap(\.cell.item?.value).flatMap(\.fieldNames)
        return FieldNames.unused("section", in: Set(names))
    }

    /// A file of lines and columns cannot hold everything.
    private func checkFormat(_ draft: inout ConversionDraft) {
        guard isCSV else { return }
        let help = "a .json or .yaml file can"
        if isDynamic, isGrouped {
            for (_, section) in sections {
                if let footer = section.unboxed.properties["footer"] {
                    let message = "a CSV file cannot hold the footer of a section"
                    draft.refuse(message, at: footer.nameRange, help: help)
                }
                if (section.cells ?? []).isEmpty {
                    let message = "a CSV file cannot hold a section without rows"
                    draft.refuse(message, at: section.range, help: help)
                }
            }
            let titles = sections.map { $0.definition.title("header") ?? "" }
            if Set(titles).count < titles.count {
                let message =
                    "a CSV file tells sections apart by their titles, and two are the same"
                draft.refuse(message, at: table.table.keyRange, help: help)
            }
        }
        for plan in plans {
            for field in plan.fields where field.isOptional {
                let values = plan.readings.compactMap { $0.value(of: field.target) }
                guard values.contains(where: { !$0.isString }) else { continue }
                draft.refuse(
                    "a CSV file cannot leave out '\(field.name)', which is no text",
                    at: plan.readings[0].cell.keyRange,
                    help: help
                )
            }
            for reading in plan.readings {
                guard let item = reading.cell.item, item.value.hasInnerValues else { continue }
                let message = "a CSV file cannot hold lists or records within a record"
                draft.refuse(message, at: item.range, help: help)
            }
        }
    }

    /// What a rule says of a field; nothing is an empty text in CSV.
    private func expression(of field: PrototypePlan.Field) -> String {
        let path = "item\(field.name.asPathPart)"
        guard field.isOptional else { return "{\(path)}" }
        return isCSV ? "{\(path) == '' ? nil : \(path)}" : "{\(path)?}"
    }

    // MARK: - A dynamic table

    /// Whether all that the table says can be said of a dynamic one.
    private var isDynamic: Bool {
        guard table.isOwn, request.section == nil, !(code.chain.contains { $0.isSwift }),
            (table.table.sections ?? []).allSatisfy({ !$0.isFed && $0.unboxed.isOnlyTitled })
        else { return false }
        return table.table.properties["index"] == nil || indexFollowsHeaders
    }

    /// Whether the index is what rows with `index: true` would give.
    private var indexFollowsHeaders: Bool {
        guard case .list(let titles)? = table.table.properties["index"]?.value else { return false }
        let headers = sections.map { $0.definition.title("header")?.first.map { String($0) } }
        return titles.map(\.text) == headers && Set(headers).count == headers.count
    }

    private func writeDynamicTable(_ draft: inout ConversionDraft) {
        let tree = file.tree
        guard let node = tree.node(at: table.table.range) else { return }
        if let content = table.table.declaredContent,
            let value = tree.node(at: content.range)
        {
            draft.edits.replace(value, with: .string("dynamic"))
        }
        let prototypes = plans.map { prototype(of: $0) }
        draft.edits.set("prototypes", to: .list(prototypes, .block), in: node, behind: ["sections"])
        draft.edits.remove(["sections", "index"], from: node)
        let name = PrototypeNames(file, table).dataName
        let records = groupedRecords
        guard isGrouped || !records.allSatisfy(\.isEmptyRecord) else {
            return writeClass(rows: Self.counted(records), &draft)
        }
        writeClass(rows: rows(named: name), &draft)
        draft.data.append(ConvertedData(name: name, rows: records))
    }

    /// Whether the rows are in sections.
    private var isGrouped: Bool {
        sections.count > 1 || sections.contains { $0.definition.hasTitles }
    }

    private var groupedRecords: [DataValue] {
        guard isGrouped else { return records(ofSection: sections.first?.number ?? 0) }
        if isCSV {
            return sections.flatMap { number, section in
                let title = DataValue.string(section.title("header") ?? "")
                return records(ofSection: number).map { $0.with(sectionField, title) }
            }
        }
        return sections.map { number, section in
            var pairs: [(name: String, value: DataValue)] = []
            if let title = section.title("header") { pairs.append(("title", .string(title))) }
            if let note = section.title("footer") { pairs.append(("footer", .string(note))) }
            pairs.append(("rows", .list(records(ofSection: number))))
            return .record(DataValue.Record(pairs))
        }
    }

    private func rows(named name: String) -> YAMLValue {
        guard isGrouped else { return .string(name) }
        if isCSV {
            var pairs = [
                YAMLPair("from", .string(name)),
                YAMLPair("section", .string("{item.\(sectionField)}")),
            ]
            if table.table.properties["index"] != nil {
                pairs.append(YAMLPair("index", .bool(true)))
            }
            return .mapping(pairs, .block)
        }
        var pairs = [
            YAMLPair("from", .string(name)),
            YAMLPair("rows", .string("{group.rows}")),
        ]
        for (key, field) in [("header", "title"), ("footer", "footer")] {
            let titles = sections.map { $0.definition.title(key) }
            guard titles.contains(where: { $0 != nil }) else { continue }
            let mark = titles.contains { $0 == nil } ? "?" : ""
            pairs.append(YAMLPair(key, .string("{group.\(field)\(mark)}")))
        }
        if table.table.properties["index"] != nil { pairs.append(YAMLPair("index", .bool(true))) }
        return .mapping(pairs, .block)
    }

    private func writeClass(rows: YAMLValue, _ draft: inout ConversionDraft) {
        let rules = rules(for: plans)
        let members = [
            YAMLPair("rows", rows),
            rules.count == 1
                ? YAMLPair("cell", rules[0]) : YAMLPair("cells", .list(rules, .block)),
        ]
        guard let name = code.chain.first?.name.value, let node = draft.edits.classNode(name)
        else {
            let name = PrototypeNames(file, table).controllerClass
            if let scene = file.tree.node(at: table.scene.range) {
                draft.edits.set("class", to: .string(name), in: scene, behind: ["controller"])
            }
            let superclass = YAMLPair("superclass", .string("TableViewController"))
            draft.edits.add(YAMLPair(name, .mapping([superclass] + members, .block)), to: "classes")
            return
        }
        var others = ["superclass", "implementation", "outlets", "properties"]
        for member in members {
            draft.edits.set(member.key, to: member.value, in: node, behind: others)
            others.append(member.key)
        }
    }

    // MARK: - Fed sections

    private func writeFedSections(_ draft: inout ConversionDraft) {
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
        var names = PrototypeNames(file, table)
        for (number, section) in sections {
            guard let node = tree.node(at: section.range) else { continue }
            let used = plans.filter { plan in plan.readings.contains { $0.section == number } }
            guard !used.isEmpty else { continue }
            var records = records(ofSection: number)
            if used.count == 1 {
                records = records.map { $0.without(kindField, in: plans.count > 1) }
            }
            var rows = Self.counted(records)
            if !records.allSatisfy(\.isEmptyRecord) {
                let name = names.dataName(of: section.unboxed, number)
                rows = .string(name)
                draft.data.append(ConvertedData(name: name, rows: records))
            }
            let rules = rules(for: used)
            draft.edits.set("rows", to: rows, in: node, behind: ["cells"])
            draft.edits.set(
                "cell",
                to: rules.count == 1 ? rules[0] : .list(rules, .block),
                in: node,
                behind: ["cells", "rows"]
            )
            draft.edits.remove(["cells"], from: node)
        }
    }

    // MARK: - What is left

    /// Views that a person changes forget it once their rows leave the screen.
    private func leaveNotes(_ draft: inout ConversionDraft) {
        let tree = file.tree
        if isDynamic {
            let node = tree.node(at: table.table.range).map { [$0] } ?? []
            draft.leaveComments(of: "sections", in: node, "among the cells")
        } else {
            let nodes = sections.compactMap { tree.node(at: $0.definition.range) }
            draft.leaveComments(of: "cells", in: nodes, "among the cells")
        }
        for plan in plans {
            for (number, view) in plan.model.views.enumerated() {
                guard let property = view.kind.valueProperty else { continue }
                let target = CellSetting.Target(place: .view(number), path: [property])
                guard !plan.codeAssignments.contains(where: { $0.target == target }) else {
                    continue
                }
                let name = view.id.map { "'\($0.value)'" } ?? "a \(view.kind.rawValue)"
                draft.leave(
                    "what a person sets in \(name) is lost when its row leaves the screen",
                    at: view.kindRange,
                    help: "keep it in the data or in a property, by an action"
                )
            }
        }
    }
}

extension SectionDefinition {
    /// Whether the section has nothing besides cells and titles.
    fileprivate var isOnlyTitled: Bool {
        name == nil && headerView == nil && footerView == nil
            && properties.allSatisfy { property in
                switch property.name {
                case "header", "footer": property.value.text != nil
                case "selectionMode": property.value.isChoice("default")
                default: false
                }
            }
    }

    /// The title above or below.
    fileprivate func title(_ key: String) -> String? { properties[key]?.value.text }

    fileprivate var hasTitles: Bool { properties["header"] != nil || properties["footer"] != nil }
}

extension Box<SectionDefinition> {
    fileprivate func title(_ key: String) -> String? { unboxed.title(key) }

    fileprivate var hasTitles: Bool { unboxed.hasTitles }
}

extension PropertyValue {
    fileprivate func isChoice(_ word: String) -> Bool {
        guard case .choice(let own) = self else { return false }
        return own == word
    }
}

extension DataValue {
    fileprivate var isString: Bool {
        if case .string = self { true } else { false }
    }

    /// Whether a record holds lists or records.
    fileprivate var hasInnerValues: Bool {
        guard case .record(let record) = self else { return false }
        return record.values.contains { value in
            switch value {
            case .list, .record: true
            default: false
            }
        }
    }

    /// A record with one more field before the others.
    fileprivate func with(_ name: String, _ value: DataValue) -> DataValue {
        guard case .record(let record) = self else { return self }
        let pairs = zip(record.names, record.values).map { (name: $0, value: $1) }
        return .record(DataValue.Record([(name: name, value: value)] + pairs))
    }

    /// Whether this is a record that says nothing.
    fileprivate var isEmptyRecord: Bool {
        guard case .record(let record) = self else { return false }
        return record.names.isEmpty
    }

    /// A record without a field.
    fileprivate func without(_ name: String, in isThere: Bool) -> DataValue {
        guard isThere, case .record(let record) = self else { return self }
        let pairs = zip(record.names, record.values).filter { $0.0 != name }
        return .record(DataValue.Record(pairs.map { (name: $0, value: $1) }))
    }
}

extension String {
    /// A field's name as a part of a path; one with other characters is a subscript.
    fileprivate var asPathPart: String { self == asIdentifier ? ".\(self)" : "['\(self)']" }
}
