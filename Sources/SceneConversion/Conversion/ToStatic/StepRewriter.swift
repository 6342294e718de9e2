import SceneLanguage

/// Writes the steps of snapshots anew where views of rows have got ids of their own.
struct StepRewriter {
    /// The ids that rows had in common.
    let ids: Set<String>

    /// The number of the section that the rows are in; nil where all sections are rewritten.
    let section: Int?

    /// The names of the file's other tables.
    let otherTables: Set<String>

    /// The id of a view in a row.
    let newID: (String, RowAddress) -> String

    /// The new text of a step; nil where it stays.
    func text(of step: StepDefinition) -> String? {
        if let target = step.target, otherTables.contains(target.value) { return nil }
        let target = step.target.map { " in \($0.value)" } ?? ""
        switch step.step {
        case .tap(let id, let row?) where isMoved(id.value, row):
            return "tap \(newID(id.value, row))\(target)"
        case .set(let id, let row?, let value) where isMoved(id.value, row):
            return "set \(newID(id.value, row)) \(value.value)"
        default: return nil
        }
    }

    private func isMoved(_ id: String, _ row: RowAddress) -> Bool {
        ids.contains(id) && (section == nil || section == row.section)
    }
}
