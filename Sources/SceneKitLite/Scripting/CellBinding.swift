import SceneRuntime

/// What the rows of a prototype set in one of its cells, found once for all rows that it will show.
final class CellBinding {
    /// The cell, which is never read.
    ///
    /// As long as it is here, no other cell is given the address by which the binding is found. A weak
    /// reference would make every use of the cell slower.
    private unowned let cell: TableViewCell
    private var targets: [String: LivingTarget] = [:]

    /// The row that the cell was last filled for.
    private(set) var row: RowContext?

    /// The paths in the order in which the rules name them, each once.
    private var paths: [String] = []

    /// Finds what assignments set, and what a section with checkmarks sets in its cells.
    init(
        _ cell: TableViewCell,
        _ assignments: [Assignment],
        _ accessors: AccessorTable,
        getsCheckmarks: Bool = false
    ) {
        self.cell = cell
        for assignment in assignments { find(assignment.path, assignment.text, accessors) }
        if getsCheckmarks { find(["accessory"], "accessory", accessors) }
    }

    private func find(_ path: [String], _ text: String, _ accessors: AccessorTable) {
        guard targets[text] == nil, let target = LivingTarget(path, from: cell, accessors) else {
            return
        }
        targets[text] = target
        paths.append(text)
    }

    /// Carries out assignments to the cell.
    func carryOut(_ assignments: [Assignment], by interpreter: Interpreter, in scope: ScriptScope) {
        var scope = scope
        scope.cell = ScriptedInstance.of(cell)
        row = scope.row
        for assignment in assignments {
            guard let target = targets[assignment.text] else { continue }
            interpreter.assign(assignment, to: target, in: scope, skipsAbsent: false)
        }
    }

    /// What an assignment sets; nil if its path leads nowhere in this cell.
    func target(of assignment: Assignment) -> LivingTarget? { targets[assignment.text] }

    /// Gives back what other rules of the prototype set, and these assignments do not.
    func resetOthers(than assignments: [Assignment]) {
        guard paths.count > assignments.count else { return }
        for path in paths where !assignments.contains(where: { $0.text == path }) {
            targets[path]?.reset()
        }
    }
}
