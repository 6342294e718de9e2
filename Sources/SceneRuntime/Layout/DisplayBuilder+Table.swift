import SceneText

extension DisplayBuilder {
    /// Adds the rows, the headers and footers over them, and the index at the right edge.
    mutating func add(_ table: TableView, in rect: Rect) {
        tables.append((table, rect))
        add(.surface(.table(table.style, table.backgroundColor)), at: rect)
        addContent(of: table, in: rect)
        guard table.showsSectionIndex, let titles = table.sectionIndexTitles else { return }
        let index = DisplayItem.Content.sectionIndex(
            titles,
            color: table.sectionIndexColor ?? table.tintColor,
            background: table.sectionIndexBackgroundColor
        )
        add(index, at: rect.inset(right: table.coveredSides.right))
    }

    /// Adds what scrolls in a table that is at some place of the window.
    package mutating func addContent(of table: TableView, in rect: Rect) {
        for view in table.subviews where view.isDrawn {
            if let head = table.shownHead(view) {
                add(head, of: table, in: rect)
            } else {
                add(view, inside: rect)
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
        add(.rule(.closing(table.lineColor)), at: line)
    }

    private mutating func add(
        _ head: (item: TableItem, entry: SectionViews.Entry),
        of table: TableView,
        in rect: Rect
    ) {
        let view = head.entry.view
        let isTitle = head.item.isHeader && head.entry.isTitle
        let frame = isUnrolled ? table.knownRect(of: head.item) : view.frame
        let offset = table.contentOffset
        let place = medium.snapped(frame.offsetBy(dx: -offset.x, dy: -offset.y))
            .offset(x: rect.minX, y: rect.minY)
        // What floats hides the rows that it floats over.
        if table.style == .plain { add(.blank, at: place) }
        add(view, in: place)
        if table.style == .plain, isTitle { addRule(after: view, of: table, in: place) }
    }

    /// Sets the title of a plain section apart from the rows with a line to the right edge.
    private mutating func addRule(after title: View, of table: TableView, in rect: Rect) {
        guard let label = (title as? TableViewHeaderFooterView)?.textLabel,
            let title = label.text, !title.isEmpty, rect.height == medium.metrics.line
        else { return }
        let gap = medium.gap(medium.metrics.cellMargin, along: .horizontal)
        let width = medium.width(of: title, font: label.font) + 2 * gap
        let right = table.showsSectionIndex ? medium.metrics.sectionIndex : 0
        add(.rule(.separator(table.separatorColor)), at: rect.inset(left: width, right: right))
    }
}

extension TableView {
    /// The colour of the lines between and around rows; nil for that of the system.
    ///
    /// Text shows groups by their lines, so that these are there where nobody sees them on a screen.
    var lineColor: Color? { separatorStyle == .none ? .clear : separatorColor }

    /// The headers and footers on the screen, from top to bottom.
    package var shownHeads: [(item: TableItem, entry: SectionViews.Entry)] {
        sectionViews.shown.compactMap { item in
            sectionViews.entries[item].map { (item, $0) }
        }
    }

    /// The header or footer on the screen that a view is; nil for any other view.
    package func shownHead(_ view: View) -> (item: TableItem, entry: SectionViews.Entry)? {
        guard let item = sectionViews.shownItems[ObjectIdentifier(view)],
            let entry = sectionViews.entries[item], entry.view === view
        else { return nil }
        return (item, entry)
    }
}
