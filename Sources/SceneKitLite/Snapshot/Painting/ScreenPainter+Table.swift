extension ScreenPainter {
    /// Paints the rows, the headers and footers over them, and the index at the right edge.
    mutating func paint(_ table: TableView, in rect: GridRect, clip: GridRect) {
        let titles = table.sectionTitles
        for view in table.subviews where view.isDrawn {
            let place = medium.units(of: view).offset(x: rect.minX, y: rect.minY)
            if let title = titles.first(where: { $0.view === view }) {
                paint(title, of: table, in: place, clip: clip)
            } else {
                paint(view, in: place, clip: clip)
            }
        }
        paintIndex(of: table, in: rect, clip: clip)
    }

    private mutating func paint(
        _ title: SectionTitle,
        of table: TableView,
        in rect: GridRect,
        clip: GridRect
    ) {
        // What floats hides the rows that it floats over.
        if table.style == .plain { canvas.erase(rect, clip: clip) }
        capitalizes = table.style != .plain && title.isHeader
        paint(title.view, in: rect, clip: clip)
        capitalizes = false
    }

    /// Paints the titles of the index in the last columns, one on each line from the top.
    private mutating func paintIndex(of table: TableView, in rect: GridRect, clip: GridRect) {
        guard table.showsSectionIndex, let titles = table.sectionIndexTitles else { return }
        let style = usesColor ? TextAttributes(foreground: .blue) : .plain
        for (line, title) in Self.shown(titles, in: rect.height).enumerated() {
            // A title longer than a letter would cover the rows.
            let letter = String(title.prefix(1))
            let x = rect.maxX - max(1, DisplayWidth.columns(of: letter))
            canvas.write(letter, at: GridPoint(x: x, y: rect.minY + line), style: style, clip: clip)
        }
    }

    /// As many titles as there are lines, evenly spread, with the first and the last.
    private static func shown(_ titles: [String], in lines: Int) -> [String] {
        guard titles.count > lines else { return titles }
        guard lines > 1 else { return Array(titles.prefix(lines)) }
        return (0..<lines).map { titles[$0 * (titles.count - 1) / (lines - 1)] }
    }
}

/// A header or a footer that a table made of a title.
struct SectionTitle {
    let view: View
    let isHeader: Bool
}

extension TableView {
    /// The titles on the screen, from top to bottom.
    var sectionTitles: [SectionTitle] {
        sectionViews.shown.compactMap { key in
            guard let entry = sectionViews.entries[key], entry.isTitle else { return nil }
            return SectionTitle(view: entry.view, isHeader: key.place == .header)
        }
    }
}
