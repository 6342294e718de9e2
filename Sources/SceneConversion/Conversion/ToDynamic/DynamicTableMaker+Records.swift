import SceneLanguage
import SceneRules
import SceneText

extension DynamicTableMaker {
    /// Whether rows are the values that cells carry, and no records.
    var rowsAreItems: Bool { plans.count == 1 && plans[0].isFilledByItems }

    /// The rows of all sections by the numbers of their plans and of the cells there, by the numbers of the
    /// sections.
    var rowsBySection: [Int: [(plan: Int, cell: Int)]] {
        let rows = plans.indices.flatMap { plan in
            plans[plan].readings.indices.map { (plan: plan, cell: $0) }
        }
        return Dictionary(grouping: rows) { plans[$0.plan].readings[$0.cell].section }
            .mapValues { rows in
                rows.sorted {
                    plans[$0.plan].readings[$0.cell].row < plans[$1.plan].readings[$1.cell].row
                }
            }
    }

    /// The rows of all sections as records, by the numbers of the sections.
    var recordsBySection: [Int: [DataValue]] {
        rowsBySection.mapValues { rows in rows.map { record(ofCell: $0.cell, plans[$0.plan]) } }
    }

    /// The fields that records have besides those for their prototypes and names.
    func usedFields(of plan: PrototypePlan) -> Set<String> {
        let names =
            plan.fields.map(\.name) + plan.codeValues.map(\.field) + plan.segues.map(\.field)
            + plan.readings.flatMap { $0.cell.item?.value.fieldNames ?? [] }
        return Set(names)
    }

    var usedFields: Set<String> { plans.reduce([]) { $0.union(usedFields(of: $1)) } }

    /// Lets rows of one prototype have one rule where code said the same of each, or nearly.
    mutating func shareCode(_ outlets: [String: String]) {
        for place in plans.indices {
            plans[place].shareCode()
            // A column of a file would say the type of the values, which code says here.
            guard !isCSV else { continue }
            let taken = usedFields(of: plans[place]).union([nameField, kindField])
            var names = FieldNames(taken: taken, outletsByID: outlets)
            plans[place].shareCodeWithHoles(&names, in: file.definition.source)
        }
    }

    private func record(ofCell number: Int, _ plan: PrototypePlan) -> DataValue {
        if rowsAreItems, let item = plan.readings[number].cell.item?.value { return item }
        var pairs = plan.record(ofCell: number)
        if let name = plan.rowNames[number] { pairs.insert((nameField, .string(name)), at: 0) }
        if plans.count > 1 { pairs.insert((kindField, .string(plan.identifier)), at: 0) }
        return .record(DataValue.Record(pairs))
    }

    /// What is remarked about the cells of rows, by the places of their records; a cell that is
    /// as a whole in its prototype has it there.
    func comments(
        of rows: [(plan: Int, cell: Int)],
        under group: [Int]
    ) -> [[Int]: YAMLComments] {
        var comments: [[Int]: YAMLComments] = [:]
        for (row, place) in rows.enumerated() {
            let plan = plans[place.plan]
            guard plan.readings.count > 1 || !plan.fields.isEmpty else { continue }
            let own = self.comments(at: plan.readings[place.cell].cell.range)
            if !own.isEmpty { comments[group + [row]] = own }
        }
        return comments
    }

    /// What is remarked about the item that is at a place.
    func comments(at range: SourceRange) -> YAMLComments {
        file.tree.node(at: range).map { draft.edits.layout.commentsOfItem($0) } ?? YAMLComments()
    }

    /// The field that holds what a person sets of a cell's view.
    func recordField(
        plan: Int,
        cell: Int,
        _ target: CellPath
    ) -> OutletMoves.RecordField? {
        let reading = plans[plan].readings[cell]
        guard let field = plans[plan].fields.first(where: { $0.target == target }),
            let place = recordPlace(section: reading.section, row: reading.row)
        else { return nil }
        return OutletMoves.RecordField(place: place, name: field.name)
    }

    /// Where the record of a row is.
    private func recordPlace(section: Int, row: Int) -> OutletMoves.RecordPlace? {
        guard isDynamic, isGrouped else {
            let data = isDynamic ? dataName : dataNames[section] ?? ""
            return OutletMoves.RecordPlace(data: data, position: row, path: "\(data)[\(row)]")
        }
        guard let number = sections.firstIndex(where: { $0.number == section }) else { return nil }
        if isFlat {
            let before = sections[..<number].reduce(0) { $0 + ($1.definition.cells?.count ?? 0) }
            let position = before + row
            return .init(data: dataName, position: position, path: "\(dataName)[\(position)]")
        }
        return .init(data: dataName, position: nil, path: "\(dataName)[\(number)].rows[\(row)]")
    }

    /// Rows of which only the number has to be known.
    static func counted(_ records: [DataValue]) -> YAMLValue {
        .mapping([YAMLPair("count", .int(records.count))], .flow)
    }
}

extension DataValue {
    var isString: Bool {
        if case .string = self { true } else { false }
    }

    /// Whether a record holds lists or records.
    var hasInnerValues: Bool {
        (fields ?? []).contains { _, value in
            switch value {
            case .list, .record: true
            default: false
            }
        }
    }

    /// A record with a field before the others.
    func with(_ name: String, _ value: DataValue) -> DataValue {
        guard let fields else { return self }
        return .record(DataValue.Record([(name, value)] + fields.filter { $0.name != name }))
    }

    /// Whether this is a record that says nothing.
    var isEmptyRecord: Bool { fields?.isEmpty ?? false }

    /// A record without a field.
    func without(_ name: String, in isThere: Bool) -> DataValue {
        guard isThere, let fields else { return self }
        return .record(DataValue.Record(fields.filter { $0.name != name }))
    }
}
