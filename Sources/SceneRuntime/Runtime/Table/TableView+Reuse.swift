public import FoundationEssentials

extension TableView {
    /// Registers the class of the cells of an identifier; nil takes the registration back.
    public func register(
        _ cellClass: TableViewCell.Type?,
        forCellReuseIdentifier identifier: String
    ) {
        let source = cellClass.map { cellClass in
            { cellClass.init(style: .default, reuseIdentifier: identifier) }
        }
        reuse.setSource(source, for: identifier)
    }

    /// Registers what makes the cells of an identifier: a loader's prototype.
    public func register(
        prototype: @escaping () -> TableViewCell,
        forCellReuseIdentifier identifier: String
    ) {
        let source = {
            let cell = prototype()
            guard cell.reuseIdentifier == identifier else {
                fatalError(
                    """
                    the prototype registered for '\(identifier)' made a cell with the identifier \
                    '\(cell.reuseIdentifier ?? "")'; make it with reuseIdentifier '\(identifier)'
                    """
                )
            }
            return cell
        }
        reuse.setSource(source, for: identifier)
    }

    /// A cell to use again, or a new one of what is registered; nil if there is neither.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        if let cell = reuse.dequeue(identifier) {
            statistics.cellsReused += 1
            cell.prepareForReuse()
            return cell
        }
        guard let cell = reuse.make(identifier) else { return nil }
        countAsMade(cell)
        return cell
    }

    /// A cell to use again, or a new one of what is registered.
    ///
    /// Nothing registered for the identifier is a mistake of the program.
    public func dequeueReusableCell(
        withIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> TableViewCell {
        if let reconfigured, reconfigured.path == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        guard reuse.hasSource(for: identifier),
            let cell = dequeueReusableCell(withIdentifier: identifier)
        else {
            fatalError(
                """
                no cell can be dequeued for the identifier '\(identifier)'; register a class for \
                it with register(_:forCellReuseIdentifier:), or give the table a prototype with \
                that identifier
                """
            )
        }
        return cell
    }

    func countAsMade(_ cell: TableViewCell) {
        guard !cell.isCounted, !cell.isStatic else { return }
        cell.isCounted = true
        statistics.cellsMade += 1
    }
}
