import SceneLanguage
import SceneRules
import SceneText

extension DynamicTableMaker {
    /// Whether rows are the values that cells carry, and no records.
    var rowsAreItems: Bool { plans.count == 1 && plans[0].isFilledByItems }

    /// The rows of all sections with the numbers of their plans, by the numbers of the sections.
    var rowsBySection: [Int: [(plan: Int, reading: CellReading)]] {
        let rows = plans.indices.flatMap { plan in
            plans[plan].readings.map { (plan: plan, reading: $0) }
        }
        return Dictionary(grouping: rows, by: \.reading.section).mapValues { rows in
            rows.sorted { $0.reading.row < $1.reading.row }
        }
    }

    /// The rows of all sections as records, by the numbers of the sections.
    var recordsBySection: [Int: [DataValue]] {
        rowsBySection.mapValues { rows in rows.map { record(of: $0.reading, plans[$0.plan]) } }
    }

    private func record(of reading: CellReading, _ plan: PrototypePlan) -> DataValue {
        if rowsAreItems, let item = reading.cell.item?.value { return item }
        var pairs = plan.record(of: reading)
        if plans.count > 1 { pairs.insert((kindField, .string(plan.identifier)), at: 0) }
        return .record(DataValue.Record(pairs))
    }

    /// What is remarked about the cells of rows, by the places of their records; a cell that is alone
    /// in its prototype has it there.
    func comments(
        of rows: [(plan: Int, reading: CellReading)],
        under group: [Int]
    ) -> [[Int]: YAMLComments] {
        var comments: [[Int]: YAMLComments] = [:]
        for (row, cell) in rows.enumerated()
        where plans[cell.plan].readings.count > 1 {
            let own = self.comments(at: cell.reading.cell.range)
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
