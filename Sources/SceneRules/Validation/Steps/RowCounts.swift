import SceneLanguage
import SceneText

/// Finds how many rows tables have, where the file alone says it.
struct RowCounts {
    let index: SceneIndex

    /// The data that a snapshot replaces.
    var replaced: Set<String> = []

    /// Whether steps before may have changed data, so that only what is written out counts.
    var isDataChanged = false

    /// The rows of each section, nil for those not known; nil where the sections are not known.
    func sections(ofTable number: Int) -> [Int?]? {
        let site = index.tables[number]
        guard site.table.file == nil else { return nil }
        if site.table.isStatic {
            return (site.table.sections ?? []).map { section in
                section.cells?.count ?? section.rows.flatMap { count(of: $0) }
            }
        }
        guard let rows = index.rules(of: site).rows?.value,
            !rows.isGrouped
        else { return nil }
        return [count(of: rows)]
    }

    private func count(of rows: RowsDefinition) -> Int? {
        guard rows.condition == nil else { return nil }
        switch rows.origin {
        case .count(let value):
            guard case .literal(.int(let count)) = value.content else { return nil }
            return count
        case .inline(let value):
            guard case .list(let values) = value.value, !isDataChanged else { return nil }
            return values.count
        case .data(let name):
            guard !isDataChanged, !replaced.contains(name.value) else { return nil }
            return index.data[name.value]?.count
        case .expression, nil:
            return nil
        }
    }
}
