import FoundationEssentials
import SceneText

extension TableView {
    /// Does something to the rows; what must not happen meanwhile comes after it.
    func workOnRows<Result>(_ work: () -> Result) -> Result {
        rowWork += 1
        let result = work()
        rowWork -= 1
        if rowWork == 0 {
            let waiting = workAtRest
            workAtRest = []
            for work in waiting { work() }
        }
        return result
    }

    /// Does something at once, or as soon as the rows are where they belong.
    package func whenAtRest(_ work: @escaping () -> Void) {
        if rowWork == 0 { work() } else { workAtRest.append(work) }
    }

    /// Brings the cell of a row onto the screen.
    func display(_ indexPath: IndexPath) -> TableViewCell {
        guard let rowSource else {
            // The data source is held weakly, and went away after it was counted.
            return TableViewCell(style: .default, reuseIdentifier: nil)
        }
        statistics.cellsAsked += 1
        let cell = rowSource.tableView(self, cellForRowAt: indexPath)
        if cell.superview === self, let other = shownRows.first(where: { $0.cell === cell }) {
            fatalError(
                """
                tableView(_:cellForRowAt:) returned for row \(indexPath.row) of section \
                \(indexPath.section) the cell of row \(other.indexPath.row) of section \
                \(other.indexPath.section); dequeue or make one for each row
                """
            )
        }
        countAsMade(cell)
        reuse.claim(cell)
        let item = TableItem(indexPath)
        let row = ShownRow(item: item, cell: cell, isMeasured: true)
        shownRows.insert(row, at: shownIndex(of: item))
        adopt(cell)
        cell.place(in: rect(of: row.item))
        cell.isHighlighted = false
        cell.isSelected = selection.contains(indexPath)
        staticContent?.prepareForDisplay(cell, at: indexPath)
        configureEditing(of: cell, at: indexPath)
        let level =
            delegate?.tableView(self, indentationLevelForRowAt: indexPath)
            ?? Self.ownIndentationLevel
        if level >= 0 { cell.indentationLevel = level }
        cell.updateConfigurationIfNeeded()
        return cell
    }

    /// Sends the cells of rows that left the screen to their queues.
    func recycleRows() {
        let top = contentOffset.y
        let bottom = top + bounds.height
        func leaves(_ rect: Rect) -> Bool {
            rect.maxY <= top || rect.minY >= bottom || rect.width <= 0
        }
        endTyping { leaves(rect(of: $0.item)) }
        var staying: [ShownRow] = []
        var leaving: [ShownRow] = []
        for (row, rect) in zip(shownRows, shownRects()) {
            if leaves(rect) { leaving.append(row) } else { staying.append(row) }
        }
        guard !leaving.isEmpty else { return }
        shownRows = staying
        endDisplaying(leaving)
    }

    /// Ends what is typed in a row that is about to leave, as long as the table knows which row that is.
    private func endTyping(in rows: (ShownRow) -> Bool) {
        guard let first = window?.firstResponder,
            let row = shownRows.first(where: { first.isDescendant(of: $0.cell) }), rows(row)
        else { return }
        row.cell.endEditing(true)
    }

    /// Sends the cells of rows to their queues.
    func endDisplaying(_ rows: [ShownRow]) {
        disown(rows.map(\.cell))
        for row in rows {
            if !row.cell.isStatic { reuse.enqueue(row.cell) }
            // Rows that only a picture of more than the screen has shown were never seen.
            guard window?.isStretched != true else { continue }
            delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
        }
    }

    /// Removes all cells, as a reload does.
    func discardShownRows() {
        endTyping { _ in true }
        let rows = shownRows
        shownRows = []
        endDisplaying(rows)
    }

    func shownCell(at indexPath: IndexPath) -> TableViewCell? {
        let item = TableItem(indexPath)
        let index = shownIndex(of: item)
        guard index < shownRows.count, shownRows[index].item == item else { return nil }
        return shownRows[index].cell
    }

    /// The position of a row among those on the screen, or where it would be.
    func shownIndex(of item: TableItem) -> Int {
        shownRows.indices.firstPlace { !shownRows[$0].item.precedes(item) }
    }
}
