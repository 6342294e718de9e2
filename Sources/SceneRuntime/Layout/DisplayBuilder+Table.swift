import SceneText

extension DisplayBuilder {
    /// Adds the rows, the headers and footers over them, and the index at the right edge.
    mutating func add(_ table: TableView, in rect: Rect, clip: Rect) {
        note(table, in: rect)
        addContent(of: table, in: rect, clip: clip)
        guard table.showsSectionIndex, let titles = table.sectionIndexTitles else { return }
        add(.sectionIndex(titles), at: rect, clip: clip)
    }

    /// Adds what scrolls in a table that is at some place of the window.
    package mutating func addContent(of table: TableView, in rect: Rect, clip: Rect) {
        let heads = table.shownHeads
        for view in table.subviews where view.isDrawn {
            if let head = heads.first(where: { $0.view === view }) {
                add(head, of: table, in: rect, clip: clip)
            } else {
                add(view, inside: rect, clip: clip)
            }
        }
        // A last group that reaches from edge to edge is closed where the table goes on below it.
        guard table.style == .grouped, let cell = table.shownRows.last?.cell, cell.isDrawn,
            cell.neighbors.below == .edge
        else { return }
        let line = Rect(
            x: rect.minX,
            y: rect.minY + medium.place(of: cell).maxY,
            width: rect.width,
            height: medium.metrics.groupEdge
        )
        add(.rule(.closing), at: line, clip: clip)
    }

    private mutating func add(
        _ head: SectionHead,
        of table: TableView,
        in rect: Rect,
        clip: Rect
    ) {
        let frame = isUnrolled ? head.place(in: table) : head.view.frame
        let offset = table.contentOffset
        let place = medium.snapped(frame.offsetBy(dx: -offset.x, dy: -offset.y))
            .offset(x: rect.minX, y: rect.minY)
        // What floats hides the rows that it floats over.
        if table.style == .plain { add(.blank, at: place, clip: clip) }
        capitalizing(table.style != .plain && head.isHeader && head.isTitle) {
            $0.add(head.view, in: place, clip: clip)
        }
        if table.style == .plain, head.isHeader, head.isTitle {
            addRule(after: head, of: table, in: place, clip: clip)
        }
    }

    /// Sets the title of a plain section apart from the rows with a line to the right edge.
    private mutating func addRule(
        after head: SectionHead,
        of table: TableView,
        in rect: Rect,
        clip: Rect
    ) {
        guard let label = (head.view as? TableViewHeaderFooterView)?.textLabel,
            let title = label.text, !title.isEmpty, rect.height == medium.metrics.line
        else { return }
        let gap = medium.gap(medium.metrics.cellMargin, along: .horizontal)
        let width = medium.width(of: title, font: label.font) + 2 * gap
        let right = table.showsSectionIndex ? medium.metrics.sectionIndex : 0
        add(.rule(.separator), at: rect.inset(left: width, right: right), clip: clip)
    }
}

/// A header or a footer of a section on the screen.
package struct SectionHead {
    package let view: View
    package let section: Int
    package let isHeader: Bool

    /// Whether the table made the view of a title.
    package let isTitle: Bool

    /// Where the view is in the content when it does not float.
    func place(in table: TableView) -> Rect {
        isHeader
            ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
    }
}

extension TableView {
    /// The headers and footers on the screen, from top to bottom.
    package var shownHeads: [SectionHead] {
        sectionViews.shown.compactMap { key in
            sectionViews.entries[key].map { entry in
                SectionHead(
                    view: entry.view,
                    section: key.section,
                    isHeader: key.place == .header,
                    isTitle: entry.isTitle
                )
            }
        }
    }
}
