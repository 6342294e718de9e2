import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints the rows, the headers and footers over them, and the index at the right edge.
    mutating func paint(_ table: TableView, in rect: GridRect, clip: GridRect) {
        paintContent(of: table, in: rect, clip: clip)
        paintIndex(of: table, in: rect, clip: clip)
    }

    /// Paints what scrolls.
    mutating func paintContent(of table: TableView, in rect: GridRect, clip: GridRect) {
        let heads = table.shownHeads
        for view in table.subviews where view.isDrawn {
            if let head = heads.first(where: { $0.view === view }) {
                paint(head, of: table, in: rect, clip: clip)
            } else {
                paint(view, inside: rect, clip: clip)
            }
        }
        paintClosingRule(of: table, in: rect, clip: clip)
    }

    /// Closes a last group that reaches from edge to edge, where the table goes on below it.
    private mutating func paintClosingRule(
        of table: TableView,
        in rect: GridRect,
        clip: GridRect
    ) {
        guard table.style == .grouped, let cell = table.shownRows.last?.cell, cell.isDrawn,
            cell.neighbors.below == .edge
        else { return }
        let line = rect.minY + medium.units(of: cell).maxY
        guard clip.lines.contains(line) else { return }
        canvas.drawRule(rect.columns, line: line, clip: clip)
        if rect.columns == screen.columns { closingLines.insert(line) }
    }

    private mutating func paint(
        _ head: SectionHead,
        of table: TableView,
        in rect: GridRect,
        clip: GridRect
    ) {
        var frame = head.view.frame
        if isUnrolled { frame = head.place(in: table) }
        let offset = table.contentOffset
        let place = medium.units(frame.offsetBy(dx: -offset.x, dy: -offset.y))
            .offset(x: rect.minX, y: rect.minY)
        // What floats hides the rows that it floats over.
        if table.style == .plain { canvas.erase(place, style: attributes(), clip: clip) }
        capitalizes = table.style != .plain && head.isHeader && head.isTitle
        paint(head.view, in: place, clip: clip)
        capitalizes = false
        if table.style == .plain, head.isHeader, head.isTitle {
            paintRule(behind: head, of: table, in: place, clip: clip)
        }
    }

    /// Tells the title of a plain section from the rows by a line to the right edge.
    private mutating func paintRule(
        behind head: SectionHead,
        of table: TableView,
        in rect: GridRect,
        clip: GridRect
    ) {
        let title = (head.view as? TableViewHeaderFooterView)?.textLabel.text ?? ""
        guard rect.height == 1, !title.isEmpty else { return }
        let right = table.showsSectionIndex ? layout.medium.metrics.sectionIndex : 0
        let line = rect.inset(left: DisplayWidth.columns(of: title) + 2, right: right)
        canvas.fill(line, with: .separator, style: style(isFaint: true), clip: clip)
    }

    /// Paints the titles of the index in the last columns, one on each line from the top.
    private mutating func paintIndex(of table: TableView, in rect: GridRect, clip: GridRect) {
        guard table.showsSectionIndex, let titles = table.sectionIndexTitles else { return }
        let style = attributes([], .blue)
        for (line, title) in Self.shown(titles, in: rect.height).enumerated() {
            let y = rect.minY + line
            guard let title else {
                let point = GridPoint(x: rect.maxX - 1, y: y)
                canvas.write(.leftOut, at: point, style: style, clip: clip)
                continue
            }
            // A title longer than a letter would cover the rows.
            let letter = String(title.prefix(1))
            let x = rect.maxX - max(1, DisplayWidth.columns(of: letter))
            canvas.write(letter, at: GridPoint(x: x, y: y), style: style, clip: clip)
        }
    }

    /// All titles, or as many as there is room for, with nil between two of them for those that are
    /// left out; the first and the last are always there.
    private static func shown(_ titles: [String], in lines: Int) -> [String?] {
        guard titles.count > lines else { return titles }
        guard lines > 2 else { return Array(titles.prefix(min(lines, 1))) }
        let count = (lines + 1) / 2
        let shown = (0..<count).map { titles[$0 * (titles.count - 1) / (count - 1)] }
        return Array(shown.map { [$0] }.joined(separator: [nil]))
    }
}

/// A header or a footer of a section on the screen.
struct SectionHead {
    let view: View
    let section: Int
    let isHeader: Bool

    /// Whether the table made the view of a title.
    let isTitle: Bool

    /// Where the view is in the content when it does not float.
    func place(in table: TableView) -> Rect {
        isHeader
            ? table.rectForHeader(inSection: section) : table.rectForFooter(inSection: section)
    }
}

extension TableView {
    /// The headers and footers on the screen, from top to bottom.
    var shownHeads: [SectionHead] {
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
