import SceneRuntime
import SceneText

extension ScreenRenderer {
    /// The picture of what the window shows, cut to its content.
    func picture(of window: Window) -> String {
        var painter = ScreenPainter(for: window, usesColor: usesColor)
        painter.paint(window)
        var writer = CanvasWriter(glyphSet: glyphSet, usesColor: usesColor)
        for line in painter.shownLines { writer.append(painter.canvas, line: line) }
        return writer.text
    }

    /// Hands out the picture of the window with all that scrolls, one page of the tables at a time.
    ///
    /// Tables that reach down to the bottom of the screen are scrolled through, all at once where
    /// there are several side by side, and come back to where they were. A table above other views
    /// and a scroll view are shown whole in a window that is made as high as it takes, and a table that
    /// has no room at all is given some.
    func writeFullPicture(of window: Window, to output: ([UInt8]) -> Void) {
        // An alert is over what shows, not over what scrolls past.
        if window.isPartlyCovered { return output(Array(picture(of: window).utf8)) }
        let stretch = WindowStretch(window) { window in
            let painter = ScreenPainter(for: window, usesColor: false)
            return window.shownScrollViews.filter { !($0 is TableView) || $0.bounds.height <= 0 }
                + painter.scrolls(of: window, atBottom: false).map(\.table)
        }
        defer { stretch.undo() }
        var painter = ScreenPainter(for: window, usesColor: usesColor)
        painter.isUnrolled = true
        var scrolls = painter.scrolls(of: window)
        guard !scrolls.isEmpty else { return output(Array(picture(of: window).utf8)) }
        defer { for scroll in scrolls { scroll.place.goBack() } }
        for index in scrolls.indices { scrolls[index].scroll() }
        painter.paint(window)
        var writer = CanvasWriter(glyphSet: glyphSet, usesColor: usesColor)
        painter.write(0..<painter.bottomLine, atLeast: painter.topLine + 1, to: &writer)
        for index in scrolls.indices { scrolls[index].line += scrolls[index].rect.height }
        func flush(_ writer: inout CanvasWriter) { output(writer.takeContent()) }
        var page = ScreenPage(like: painter, scrolls: scrolls, glyphSet: glyphSet)
        repeat {
            page.pressRows(into: &writer, flush: flush)
            flush(&writer)
            guard page.turn() else { break }
            page.painter.write(0..<page.height, to: &writer)
        } while true
        writer.dropRest()
        for line in painter.bottomLine..<painter.canvas.size.height {
            writer.append(painter.canvas, line: line)
        }
        output(writer.bytes)
    }
}

/// A table that is scrolled through while its picture is handed out.
struct TableScroll {
    let table: TableView

    /// Where the table is on the canvas.
    let rect: GridRect

    /// The line of the content that comes next.
    var line = 0

    /// What converts points to lines.
    let medium: any Medium

    /// Where the table was.
    let place: ScrollPlace

    init(table: TableView, rect: GridRect, medium: any Medium) {
        self.medium = medium
        self.table = table
        self.rect = rect
        place = ScrollPlace(of: table)
    }

    /// Whether the last line was handed out.
    var isDone: Bool {
        medium.position(table.contentSize.height, along: .vertical) <= line
    }

    /// Scrolls the next line up as far as possible, and returns the lines that can be handed out.
    @discardableResult
    func scroll() -> Int {
        let wanted = Double(line) * medium.unit.height
        // Rows above what was shown may turn out taller than estimated, and push the line down again.
        for _ in 0..<Limits().layoutRounds {
            moveTop(to: wanted)
            if table.contentOffset.y <= wanted { break }
        }
        // Rows that were never shown have estimated heights, so that the end of the content may
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

extension ScreenPainter {
    /// The tables with more rows than they show: those at the bottom of the screen, or the others.
    func scrolls(of window: Window, atBottom: Bool = true) -> [TableScroll] {
        var painter = self
        painter.paint(window)
        return painter.tables.filter { scroll in
            scroll.table.lackingHeight > 0 && (scroll.rect.maxY >= painter.bottomLine) == atBottom
        }
    }
}
