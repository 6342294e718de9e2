extension ScreenPicture {
    /// Hands out the picture of the window with all that scrolls, a page of the tables at a time.
    ///
    /// Tables that reach down to the bottom of the screen are scrolled through, all at once where
    /// there are several side by side, and come back to where they were. A table above other views
    /// and a scroll view are shown whole in a window that is made as high as it takes.
    func renderFull(_ window: Window, into output: (String) -> Void) {
        let stretch = WindowStretch(window) { window in
            let painter = ScreenPainter(for: window, usesColor: false)
            return window.shownScrollViews.filter { !($0 is TableView) }
                + painter.scrolls(of: window, atBottom: false).map(\.table)
        }
        defer { stretch.undo() }
        var painter = ScreenPainter(for: window, usesColor: usesColor)
        painter.isUnrolled = true
        var scrolls = painter.scrolls(of: window)
        guard !scrolls.isEmpty else { return output(render(window)) }
        defer { for scroll in scrolls { scroll.goBack() } }
        for index in scrolls.indices { scrolls[index].scroll() }
        painter.paint(window)
        var writer = CanvasWriter(glyphSet: glyphSet, usesColor: usesColor)
        for line in 0..<painter.bottomLine { writer.append(painter.canvas, line: line) }
        for index in scrolls.indices { scrolls[index].line += scrolls[index].rect.height }
        var page = ScreenPage(like: painter, scrolls: scrolls)
        while page.turn() {
            output(writer.text)
            writer.clear()
            for line in 0..<page.height { writer.append(page.painter.canvas, line: line) }
        }
        for line in painter.bottomLine..<painter.canvas.size.height {
            writer.append(painter.canvas, line: line)
        }
        output(writer.text)
    }
}

/// A table that is scrolled through while its picture is handed out.
struct TableScroll {
    let table: TableView

    /// Where the table is on the canvas.
    let rect: GridRect

    /// The line of the content that comes next.
    var line = 0

    private let place: ScrollPlace
    private let medium = TerminalMedium()

    init(table: TableView, rect: GridRect) {
        self.table = table
        self.rect = rect
        place = ScrollPlace(of: table)
    }

    /// Brings the table back to where it was.
    func goBack() { place.goBack() }

    /// Whether the table has more rows than it shows.
    var hasMore: Bool { table.lackingHeight > 0 }

    /// Whether the last line was handed out.
    var isDone: Bool {
        medium.position(table.contentSize.height, along: .vertical) <= line
    }

    /// Brings the next line as far up as it goes, and returns the lines that can be handed out.
    @discardableResult
    func scroll() -> Int {
        moveTop(to: Double(line) * medium.unit.height)
        // Rows that were never seen count with their estimates, so that the end of the content may
        // stop the table within a line: what is above a line's edge and below must not be told by
        // rounding.
        let top = table.contentOffset.y / medium.unit.height
        if top != top.rounded(.down) { moveTop(to: top.rounded(.down) * medium.unit.height) }
        let end = medium.position(table.contentSize.height, along: .vertical)
        return min(self.top + rect.height, end) - line
    }

    private func moveTop(to offset: Double) {
        table.contentOffset = Point(x: 0, y: offset)
        table.layoutIfNeeded()
    }

    /// The line of the content at the upper edge of the table.
    var top: Int { medium.position(table.contentOffset.y, along: .vertical) }
}

/// A page of the lines below the first screen.
struct ScreenPage {
    var painter: ScreenPainter

    /// How many lines the page has.
    private(set) var height = 0

    private var scrolls: [TableScroll]
    private let borders: [Int]

    /// Makes a page with the borders that run down the last line of a picture.
    init(like picture: ScreenPainter, scrolls: [TableScroll]) {
        painter = picture
        self.scrolls = scrolls
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
        height = count
        painter.clear()
        for column in borders { painter.canvas.drawDivider(column: column, lines: 0..<height) }
        for index in open {
            let scroll = scrolls[index]
            // A table near its end cannot scroll as far: what was handed out is above the page.
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

extension ScreenPainter {
    /// The tables with more rows than they show: those at the bottom of the screen, or the others.
    func scrolls(of window: Window, atBottom: Bool = true) -> [TableScroll] {
        var painter = self
        painter.paint(window)
        return painter.tables.filter { scroll in
            scroll.hasMore && (scroll.rect.maxY >= painter.bottomLine) == atBottom
        }
    }
}
