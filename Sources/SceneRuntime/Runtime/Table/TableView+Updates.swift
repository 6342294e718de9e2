public import FoundationEssentials

extension TableView {
    /// Tells that the data has got rows, at their places after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        change { $0.rows.inserted += indexPaths }
    }

    /// Tells that the data has lost rows, at their places before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        change { $0.rows.deleted += indexPaths }
    }

    /// Asks for the cells of rows again, and deselects them.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
        change { $0.rows.reloaded += indexPaths }
    }

    /// Tells that a row of the data has moved.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.rows.moved.append(TableUpdate.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Tells that the data has got sections, at their places after the update.
    public func insertSections(
        _ sections: some Sequence<Int>,
        with animation: RowAnimation = .automatic
    ) {
        change { $0.sections.inserted += sections }
    }

    /// Tells that the data has lost sections, at their places before the update.
    public func deleteSections(
        _ sections: some Sequence<Int>,
        with animation: RowAnimation = .automatic
    ) {
        change { $0.sections.deleted += sections }
    }

    /// Asks for the rows of sections again, including their number.
    public func reloadSections(
        _ sections: some Sequence<Int>,
        with animation: RowAnimation = .automatic
    ) {
        change { $0.sections.reloaded += sections }
    }

    /// Tells that a section of the data has moved.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.sections.moved.append(TableUpdate.Move(from: section, to: newSection)) }
    }

    /// Takes several changes together, after which the counts must agree.
    public func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Begins to collect changes; `endUpdates` makes them.
    ///
    /// Until then the table knows only the rows that it has counted, which the data may no longer
    /// have: it lays out no rows and asks for no cells.
    public func beginUpdates() {
        // What was there before must be counted before the data changes.
        if batchDepth == 0 { reloadIfNeeded() }
        batchDepth += 1
    }

    /// Makes the changes since `beginUpdates`.
    public func endUpdates() {
        guard batchDepth > 0 else {
            fatalError("endUpdates() was called without beginUpdates(); call them in pairs")
        }
        batchDepth -= 1
        guard batchDepth == 0 else { return }
        let update = pendingUpdate ?? TableUpdate()
        pendingUpdate = nil
        setNeedsLayout()
        apply(update)
    }

    private func change(_ body: (inout TableUpdate) -> Void) {
        var update = pendingUpdate ?? TableUpdate()
        body(&update)
        if batchDepth > 0 {
            pendingUpdate = update
        } else {
            apply(update)
        }
    }

    /// Follows a change of the data; a batch that contradicts itself or the data ends the program.
    func apply(_ update: TableUpdate) {
        // A table that has yet to count finds the data as it is now.
        guard !needsReload else { return }
        let old = geometry
        let counts = countRows()
        if let problem = update.problem(before: old.rowCounts, after: counts) {
            fatalError(problem)
        }
        // Cells are being made for the rows as they were counted; these come first.
        guard !isLayingOut else { return setNeedsReload() }
        discardSectionViews()
        geometry = makeGeometry(counts)
        let mapping = TableMapping(update)
        keepHeights(of: old, mapping)
        selection = selection.compactMap(mapping.row)
        let leaving = moveShownRows(mapping)
        configureEditingOfShownRows()
        topItem = nil
        keepToEnd()
        setNeedsLayout()
        // Last, since a delegate may ask the table anything when it is told.
        endDisplaying(leaving)
    }

    /// Where the content has become too short for the offset, its end stays at the lower edge.
    private func keepToEnd() {
        let greatest = max(0, geometry.contentHeight - bounds.height)
        guard contentOffset.y > greatest else { return }
        moveBounds(to: Point(x: contentOffset.x, y: greatest))
        topItem = geometry.item(at: geometry.contentHeight - geometry.footerHeight - 1)
    }

    /// Carries the heights that are known over to the new places of their rows.
    private func keepHeights(of old: TableGeometry, _ mapping: TableMapping) {
        for (section, heights) in old.sections.enumerated() {
            if let new = mapping.section(section) {
                keepHeight(of: .header(new), from: heights.header)
                keepHeight(of: .footer(new), from: heights.footer)
            }
            heights.rows.forEachKnownHeight { row, height in
                guard let path = mapping.row(IndexPath(row: row, section: section)) else { return }
                geometry.set(height, of: TableItem(path))
            }
        }
    }

    private func keepHeight(of item: TableItem, from old: Double) {
        guard old > 0, geometry.height(of: item) > 0 else { return }
        geometry.set(old, of: item)
    }

    /// Gives the cells on the screen their new places, and returns the rows that lose theirs.
    private func moveShownRows(_ mapping: TableMapping) -> [ShownRow] {
        var (staying, leaving): ([ShownRow], [ShownRow]) = ([], [])
        for var row in shownRows {
            if let path = mapping.row(row.indexPath) {
                row.item = TableItem(path)
                staying.append(row)
            } else {
                leaving.append(row)
            }
        }
        shownRows = staying.sorted { $0.item.precedes($1.item) }
        return leaving
    }
}
