import SceneRuntime

/// What the rows of a table set in each of its cells, found once for each cell.
///
/// Sections that are fed have one of them together, as a cell goes from one section to another.
final class CellBindings {
    /// All that rules of one identifier set.
    private var assignments: [String: [Assignment]] = [:]

    /// The identifiers of cells that get checkmarks from their section.
    private var checkedIdentifiers: Set<String> = []

    private var bindings: [ObjectIdentifier: CellBinding] = [:]

    /// Takes in the rules of the rows of a section, or of all.
    func add(_ rules: [CellRule], haveCheckmarks: Bool = false) {
        for rule in rules {
            assignments[rule.identifier, default: []] += rule.set
            if haveCheckmarks { checkedIdentifiers.insert(rule.identifier) }
        }
    }

    /// What the rows set in a cell of an identifier.
    func binding(
        of cell: TableViewCell,
        _ identifier: String,
        _ accessors: AccessorTable
    ) -> CellBinding {
        if let known = bindings[ObjectIdentifier(cell)] { return known }
        let binding = CellBinding(
            cell,
            assignments[identifier] ?? [],
            accessors,
            getsCheckmarks: checkedIdentifiers.contains(identifier)
        )
        bindings[ObjectIdentifier(cell)] = binding
        return binding
    }

    /// The row that a cell was last filled for, whatever has become of the data since.
    func shownRow(of cell: TableViewCell) -> RowContext? {
        bindings[ObjectIdentifier(cell)]?.row
    }
}
