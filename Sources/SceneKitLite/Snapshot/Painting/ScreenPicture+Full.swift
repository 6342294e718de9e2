extension ScreenPicture {
    /// Hands out the picture of the window with every row, a page of the tables at a time.
    ///
    /// Tables that reach down to the bottom of the screen are scrolled through, all at once where
    /// there are several side by side, and come back to where they were. A table above other views
    /// is shown whole in a window that is made as high as it takes.
    func renderFull(_ window: Window, into output: (String) -> Void) {
        let height = window.frame.height
        defer { resize(window, to: height) }
        stretch(window)
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

    /// The greatest height of a window that is stretched, in lines.
    private static var greatestHeight: Int { 10_000 }

    /// Makes the window higher until the tables that have views below them show all of their rows.
    private func stretch(_ window: Window) {
        let unit = TerminalMedium().unit.height
        // What a table lacks is an estimate until its rows are on the screen.
        for _ in 0..<8 {
            let painter = ScreenPainter(for: window, usesColor: false)
            let lacking = painter.scrolls(of: window, atBottom: false).map(\.lackingHeight)
            guard let lack = lacking.max() else { return }
            let greatest = Double(Self.greatestHeight) * unit
            let height = min(window.frame.height + (lack / unit).rounded(.up) * unit, greatest)
            guard height > window.frame.height else { return }
            resize(window, to: height)
        }
    }

    private func resize(_ window: Window, to height: Double) {
        guard window.frame.height != height else { return }
        var rect = window.frame
        rect.size.height = height
        window.place(in: rect)
        window.layoutIfNeeded()
    }
}

/// A table that is scrolled through while its picture is handed out.
struct TableScroll {
    let table: TableView

    /// Where the table is on the canvas.
    let rect: GridRect

    /// The line of the content that comes next.
    var line = 0

    /// What was at the upper edge, and how far it was beyond it; offsets change as rows are seen.
    private let start: (item: TableItem, distance: Double)?

    private let medium = TerminalMedium()

    init(table: TableView, rect: GridRect) {
        self.table = table
        self.rect = rect
        let offset = table.contentOffset.y
        start = table.topItem.map { ($0, offset - table.geometry.top(of: $0)) }
    }

    /// Brings the table back to where it was.
    func goBack() {
        guard let start else { return }
        let top = table.geometry.top(of: start.item)
        table.contentOffset = Point(x: 0, y: top + start.distance)
        table.layoutIfNeeded()
    }

    /// The height that the table lacks to show all of its rows.
    var lackingHeight: Double { table.contentSize.height - table.bounds.height }

    /// Whether the last line was handed out.
    var isDone: Bool {
        medium.position(table.contentSize.height, along: .vertical) <= line
    }

    /// Brings the next line as far up as it goes, and returns the lines that can be handed out.
    @discardableResult
    func scroll() -> Int {
        table.contentOffset = Point(x: 0, y: Double(line) * medium.unit.height)
        table.layoutIfNeeded()
        let end = medium.position(table.contentSize.height, along: .vertical)
        return min(top + rect.height, end) - line
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
            scroll.lackingHeight > 0 && (scroll.rect.maxY >= painter.bottomLine) == atBottom
        }
    }
}
