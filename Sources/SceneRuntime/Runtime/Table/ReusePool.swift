/// The cells of a table that wait to be used again, one queue for each identifier.
struct ReusePool {
    /// How a table makes cells of an identifier itself.
    enum Source {
        case cellClass(TableViewCell.Type)
        case prototype(() -> TableViewCell)
    }

    private var queues: [String: [TableViewCell]] = [:]
    private var sources: [String: Source] = [:]

    /// How often each identifier was registered: cells remember the number that they belong to.
    private var registrations: [String: Int] = [:]

    mutating func setSource(_ source: Source?, for identifier: String) {
        sources[identifier] = source
        // Cells of the former source would not be what was registered: neither those that wait nor
        // those on the screen, which come here later.
        queues[identifier] = nil
        registrations[identifier, default: 0] += 1
    }

    /// Lets a cell belong to what is registered now, unless it does so to something already.
    func claim(_ cell: TableViewCell) {
        guard cell.registration == nil, let identifier = cell.reuseIdentifier else { return }
        cell.registration = registrations[identifier, default: 0]
    }

    func hasSource(for identifier: String) -> Bool { sources[identifier] != nil }

    mutating func enqueue(_ cell: TableViewCell) {
        guard !cell.isStatic, let identifier = cell.reuseIdentifier,
            cell.registration ?? 0 == registrations[identifier, default: 0]
        else { return }
        queues[identifier, default: []].append(cell)
    }

    mutating func dequeue(_ identifier: String) -> TableViewCell? {
        queues[identifier]?.popLast()
    }

    /// A new cell of an identifier; nil if nothing is registered.
    func makeCell(_ identifier: String) -> TableViewCell? {
        let cell: TableViewCell
        switch sources[identifier] {
        case nil: return nil
        case .cellClass(let cellClass):
            cell = cellClass.init(style: .default, reuseIdentifier: identifier)
        case .prototype(let make):
            cell = make()
            guard cell.reuseIdentifier == identifier else {
                fatalError(
                    """
                    the prototype registered for '\(identifier)' made a cell with the identifier \
                    '\(cell.reuseIdentifier ?? "")'; make it with reuseIdentifier '\(identifier)'
                    """
                )
            }
        }
        claim(cell)
        return cell
    }
}
