/// What the rows of a prototype set in one of its cells, found once for all rows that it will show.
final class CellBinding {
    private(set) weak var cell: TableViewCell?
    private var targets: [String: LivingTarget] = [:]

    /// The paths in the order in which the rules name them, each once.
    private var paths: [String] = []

    init(_ cell: TableViewCell, _ assignments: [Assignment], _ accessors: AccessorTable) {
        self.cell = cell
        for assignment in assignments where targets[assignment.text] == nil {
            guard let target = LivingTarget(assignment.path, from: cell, accessors) else {
                continue
            }
            targets[assignment.text] = target
            paths.append(assignment.text)
        }
    }

    /// What a path leads to in this cell.
    func target(of path: String) -> LivingTarget? { targets[path] }

    /// What other rules of the prototype set, and this one does not.
    func others(
        than identifier: String,
        _ set: [Assignment],
        in rules: TableRules
    ) -> [LivingTarget] {
        guard paths.count > set.count else { return [] }
        return paths.filter { path in !set.contains { $0.text == path } }
            .compactMap { targets[$0] }
    }
}
