/// The cells of a table that wait to be used again, one queue for each identifier.
struct ReusePool {
    /// How a table makes cells of an identifier itself.
    enum Source {
        case cellClass(TableViewCell.Type)
        case prototype(() -> TableViewCell)
    }

    private var queues: [String: [TableViewCell]] = [:]
    private var sources: [String: Source] = [:]

    mutating func setSource(_ source: Source?, for identifier: String) {
        sources[identifier] = source
        // Cells of the former source would not be what was registered.
        queues[identifier] = nil
    }

    func hasSource(for identifier: String) -> Bool { sources[identifier] != nil }

    /// How many cells wait under an identifier.
    func waitingCount(for identifier: String) -> Int { queues[identifier]?.count ?? 0 }

    mutating func enqueue(_ cell: TableViewCell) {
        guard !cell.isStatic, let identifier = cell.reuseIdentifier else { return }
        queues[identifier, default: []].append(cell)
    }

    mutating func dequeue(_ identifier: String) -> TableViewCell? {
        queues[identifier]?.popLast()
    }

    /// A new cell of an identifier; nil where nothing is registered.
    func makeCell(_ identifier: String) -> TableViewCell? {
        switch sources[identifier] {
        case .cellClass(let cellClass):
            return cellClass.init(style: .default, reuseIdentifier: identifier)
        case .prototype(let make):
            let cell = make()
            precondition(
                cell.reuseIdentifier == identifier,
                """
                the prototype registered for '\(identifier)' made a cell of the identifier \
                '\(cell.reuseIdentifier ?? "")'; make it with reuseIdentifier '\(identifier)'
                """
            )
            return cell
        case nil:
            return nil
        }
    }
}
