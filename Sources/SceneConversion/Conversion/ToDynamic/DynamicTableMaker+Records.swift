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

    /// A record with one more field before the others.
    func with(_ name: String, _ value: DataValue) -> DataValue {
        fields.map { .record(DataValue.Record([(name, value)] + $0)) } ?? self
    }

    /// Whether this is a record that says nothing.
    var isEmptyRecord: Bool { fields?.isEmpty ?? false }

    /// A record without a field.
    func without(_ name: String, in isThere: Bool) -> DataValue {
        guard isThere, let fields else { return self }
        return .record(DataValue.Record(fields.filter { $0.name != name }))
    }
}
