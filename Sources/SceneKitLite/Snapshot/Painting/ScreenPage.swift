import SceneRuntime
import SceneText

/// A page of the lines below the first screen.
struct ScreenPage {
    var painter: ScreenPainter

    /// How many lines the page has.
    private(set) var height = 0

    /// The columns of the borders that run down all lines.
    let borders: [Int]

    private var scrolls: [TableScroll]
    private let glyphSet: GlyphSet

    /// What draws rows that need not be on the screen, for the section that was looked at last;
    /// nil if its rows must be seen.
    private var press: RowPress?
    private var pressedSection: (table: TableView, number: Int)?

    /// Makes a page with the borders that run down the last line of a picture.
    init(like picture: ScreenPainter, scrolls: [TableScroll], glyphSet: GlyphSet) {
        painter = picture
        self.scrolls = scrolls
        self.glyphSet = glyphSet
        let last = picture.bottomLine - 1
        borders = (0..<picture.canvas.size.width).filter { column in
            let point = GridPoint(x: column, y: last)
            let isInTable = scrolls.contains { $0.rect.columns.contains(column) }
            return !isInTable && picture.canvas.hasVerticalBorder(at: point)
        }
    }

    /// Paints the next lines, and says whether there were any.
    mutating func turn() -> Bool {
        let open = scrolls.indices.filter { !scrolls[$0].isDone }
        let counts = open.map { scrolls[$0].scroll() }
        guard let count = counts.min(), count > 0 else { return false }
        height = open.count == 1 ? scrolls[open[0]].wholeRows(within: count) : count
        painter.clear()
        for column in borders { painter.canvas.drawDivider(column: column, lines: 0..<height) }
        for index in open {
            let scroll = scrolls[index]
            // A table near its end cannot scroll that far: what was handed out is above the page.
            let place = GridRect(
                x: scroll.rect.minX,
                y: scroll.top - scroll.line,
                width: scroll.rect.width,
                height: scroll.rect.height
            )
            let clip = GridRect(x: place.minX, y: 0, width: place.width, height: height)
            painter.paintContent(of: scroll.table, in: place, clip: clip.intersection(place))
            scrolls[index].line += height
        }
        return true
    }
}

extension ScreenPage {
    /// Writes the rows that come next, as long as they need not be on the screen.
    ///
    /// They are those of one table; the last ones are left to the screen, which ends with them.
    mutating func pressRows(into writer: inout CanvasWriter, flush: (inout CanvasWriter) -> Void) {
        let open = scrolls.indices.filter { !scrolls[$0].isDone }
        guard open.count == 1, let (section, rows) = scrolls[open[0]].hiddenRows,
            rows.count >= Limits().fewestPressedRows
        else { return }
        let scroll = scrolls[open[0]]
        if pressedSection?.table !== scroll.table || pressedSection?.number != section {
            pressedSection = (scroll.table, section)
            press = RowPress(scroll, section: section, like: self, glyphSet: glyphSet)
        }
        let lines = press?.write(rows, to: &writer, flush: flush) ?? 0
        scrolls[open[0]].line += lines
    }
}

extension TableScroll {
    /// The lines of a number that have no part of a row that goes on below them; all of them where
    /// no row ends there.
    func wholeRows(within count: Int) -> Int {
        let end = line + count
        let bottoms = table.shownRects().map { medium.position($0.maxY, along: .vertical) }
        return bottoms.last { $0 > line && $0 <= end }.map { $0 - line } ?? count
    }

    /// The rows of one section from the next line on that will be neither at the ends of the section
    /// nor on the last screen, nor selected; nil if the next line is not the first of a row.
    fileprivate var hiddenRows: (section: Int, rows: Range<Int>)? {
        let top = Double(line) * medium.unit.height
        guard case .row(let section, let row)? = table.geometry.item(at: top), row > 0,
            table.geometry.top(of: .row(section: section, row: row)) == top
        else { return nil }
        let count = table.geometry.sections[section].rows.count
        let selected = table.selection.filter { $0.section == section && $0.row >= row }
        let end = min(count - rect.height - 1, selected.map(\.row).min() ?? count)
        return row < end ? (section, row..<end) : nil
    }
}
