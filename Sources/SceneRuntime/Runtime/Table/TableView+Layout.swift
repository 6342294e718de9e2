package import FoundationEssentials
import SceneText

/// A row on the screen.
package struct ShownRow {
    /// The row, in numbers that compare faster than index paths.
    package var item: TableItem
    package let cell: TableViewCell

    /// Whether the height of the row is that of its content as it is now.
    var isMeasured = false

    package var indexPath: IndexPath { item.indexPath ?? IndexPath(row: 0, section: item.section) }
}

extension TableView {
    /// Brings cells for the rows on the screen, and removes those of the others.
    ///
    /// One part of the content stays where it is on the screen, and what is above and below it is
    /// measured from there: rows never seen may turn out to be of another height than estimated.
    func layoutRows(around fixedItem: TableItem? = nil) {
        // A data source or a delegate may ask for the cells on the screen while these are made, and
        // within a batch the data may have changed already.
        guard !isLayingOut, batchDepth == 0 else { return }
        workOnRows {
            isLayingOut = true
            defer { isLayingOut = false }
            bringRows(around: fixedItem)
        }
    }

    private func bringRows(around fixedItem: TableItem?) {
        guard !bounds.isEmpty else { return recycleRows() }
        geometry = geometry.spaced(by: sectionSpacing)
        geometry.headerHeight = topHeight
        geometry.footerHeight = height(ofEndView: tableFooterView)
        for index in shownRows.indices where shownRows[index].cell.needsLayout {
            shownRows[index].isMeasured = false
        }
        for item in sectionViews.forgetMeasures(where: \.needsLayout)
        where sectionViews.entries[item]?.view.superview === self {
            // One that had no height is where nothing would be measured.
            measure(item)
        }
        var anchor = fixedItem ?? formerTop
        if anchor == nil {
            clampOffset()
            anchor = geometry.item(at: contentOffset.y)
        }
        // Measuring may shorten the content, which moves the offset and shows rows above. A header
        // or footer may turn out to be nothing, so that rows around it border on each other. A
        // delegate that returns different heights each time would make it go on forever.
        for _ in 0..<Limits().layoutRounds {
            recycleRows()
            guard let item = anchor else { break }
            anchor = fill(around: item)
            guard clampOffset() || bordersHaveChanged else { break }
        }
        recycleRows()
        topItem = geometry.item(at: contentOffset.y)
        measureFloatingViews()
        placeShownRows()
        placeSectionViews()
        placeEndViews()
        orderSubviews()
    }

    /// Keeps the offset within the content, and says whether it moved.
    @discardableResult
    private func clampOffset() -> Bool {
        let greatest = max(0, geometry.contentHeight - bounds.height)
        let y = min(max(0, contentOffset.y), greatest)
        guard y != contentOffset.y else { return false }
        moveBounds(to: Point(x: contentOffset.x, y: y))
        return true
    }

    /// What was at the top, if it is still on the screen.
    ///
    /// The offset may be beyond the content as long as rows below it count with their estimates.
    private var formerTop: TableItem? {
        let top = contentOffset.y
        guard let topItem, geometry.contains(topItem),
            geometry.top(of: topItem) < top + bounds.height, geometry.end(of: topItem) > top
        else { return nil }
        return topItem
    }

    /// Whether a row on the screen borders on something else than when it was measured.
    private var bordersHaveChanged: Bool {
        shownRows.contains { row in
            guard case .row(let section, let number) = row.item else { return false }
            return row.cell.neighbors != geometry.neighbors(section: section, row: number)
        }
    }

    /// Measures the parts on the screen, from one that stays in its place; returns the topmost.
    private func fill(around item: TableItem) -> TableItem {
        measure(item)
        var top = item
        var y = geometry.top(of: item)
        while y > contentOffset.y, let above = geometry.item(before: top) {
            let difference = measure(above)
            moveBounds(to: Point(x: contentOffset.x, y: contentOffset.y + difference))
            y = geometry.top(of: above)
            top = above
        }
        var bottom = item
        y = geometry.end(of: item)
        while y < contentOffset.y + bounds.height, let below = geometry.item(after: bottom) {
            measure(below)
            y = geometry.end(of: below)
            bottom = below
        }
        return top
    }

    /// Finds the height of a part, and returns by how much it differs from what was thought.
    @discardableResult
    func measure(_ item: TableItem) -> Double {
        switch item {
        case .header, .footer: geometry.set(measuredHeight(of: item), of: item)
        case .row(let section, let row):
            measureRow(item, at: IndexPath(row: row, section: section))
        }
    }

    private func measureRow(_ item: TableItem, at indexPath: IndexPath) -> Double {
        let neighbors = geometry.neighbors(section: indexPath.section, row: indexPath.row)
        let index = shownIndex(of: item)
        if index < shownRows.count, shownRows[index].item == item {
            if shownRows[index].cell.neighbors != neighbors {
                shownRows[index].cell.neighbors = neighbors
                shownRows[index].isMeasured = false
            }
            guard !shownRows[index].isMeasured else { return 0 }
            shownRows[index].isMeasured = true
            let asked = delegate?.tableView(self, heightForRowAt: indexPath)
            return geometry.set(height(of: shownRows[index].cell, asked: asked), of: item)
        }
        let asked = delegate?.tableView(self, heightForRowAt: indexPath)
        let cell = display(indexPath)
        cell.neighbors = neighbors
        let difference = geometry.set(height(of: cell, asked: asked), of: item)
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        return difference
    }

    /// The height of a row: the delegate's, the cell's own, the table's, or that of its content.
    func height(of cell: TableViewCell, asked: Double?) -> Double {
        let asked = asked.flatMap { $0 >= 0 ? $0 : nil }
        if let height = asked ?? cell.height ?? (rowHeight >= 0 ? rowHeight : nil) {
            return window?.measuring.height(of: cell, given: height) ?? height
        }
        guard window != nil else { return 44 }
        return cell.sizeThatFits(Size(width: bounds.width, height: .infinity)).height
    }

    /// A floating header or footer belongs to a section whose ends may be off the screen.
    private func measureFloatingViews() {
        guard style == .plain, let first = topItem?.section else { return }
        let last = geometry.item(at: contentOffset.y + bounds.height)?.section ?? first
        for section in first == last ? [first] : [first, last] {
            let header = measure(.header(section))
            if section == first, topItem != .header(section), header != 0 {
                moveBounds(to: Point(x: contentOffset.x, y: contentOffset.y + header))
            }
            measure(.footer(section))
        }
    }

    private func placeShownRows() {
        for (row, rect) in zip(shownRows, shownRects()) { row.cell.place(in: rect) }
    }

    /// Where the rows on the screen are.
    package func shownRects() -> [Rect] { shownRows.map { rect(of: $0.item) } }

    private func placeEndViews() {
        placeRefreshControl()
        let top = refreshHeight
        tableHeaderView?.place(
            in: Rect(x: 0, y: top, width: bounds.width, height: geometry.headerHeight - top)
        )
        tableFooterView?.place(
            in: Rect(
                x: 0,
                y: geometry.contentHeight - geometry.footerHeight,
                width: bounds.width,
                height: geometry.footerHeight
            )
        )
    }

    func rect(of item: TableItem) -> Rect {
        Rect(
            x: 0,
            y: geometry.top(of: item),
            width: bounds.width,
            height: geometry.height(of: item)
        )
    }

    /// Puts the rows behind the headers and footers that may float over them.
    private func orderSubviews() {
        let rows = shownRows.map(\.cell) as [View]
        let heads = shownHeads.map(\.entry.view)
        let ends = [tableHeaderView, tableFooterView].compactMap { $0 }
        let own = Set((rows + heads + ends).map(ObjectIdentifier.init))
        reorderSubviews(
            subviews.filter { !own.contains(ObjectIdentifier($0)) } + rows + heads + ends
        )
    }
}
