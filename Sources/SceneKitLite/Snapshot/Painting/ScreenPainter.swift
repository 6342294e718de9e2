import SceneRuntime
import SceneText

/// Paints display lists onto a canvas, with a frame on all sides.
///
/// It knows nothing about views or layout: what there is and where it is, is in the list.
struct ScreenPainter {
    var canvas: TextCanvas

    /// Whether weight, faintness and colour are painted.
    let usesColor: Bool

    /// The lines of the rules above bars that are as wide as the screen.
    var barRules: Set<Int> = []

    /// The line at which the bars at the bottom of the screen begin; else that of the frame.
    var bottomLine: Int {
        var line = canvas.size.height - 1
        // A bar is a rule and a line below it; one of tools may be above one of tabs.
        while barRules.contains(line - 2) { line -= 2 }
        return line
    }

    /// The first line below the bar at the top of the screen.
    var topLine = 1

    /// Whether headers and footers stay at their position in the content, and never float.
    var isUnrolled = false

    /// The colour behind what is painted; nil for the screen's.
    var backdrop: Color?

    /// The same as a terminal shows it; nil for the terminal's own.
    var background: TerminalColor?

    /// The cells beyond which nothing of what is painted shows.
    var clip = GridRect.zero

    /// The tables that were painted, and where.
    private(set) var tables: [TableScroll] = []

    /// The line below the lowest row or text to edit, the blank lines of which are content.
    var contentBottom = 0

    /// The lines that close a last group, which the frame does as well where nothing is below.
    var closingLines: Set<Int> = []

    /// What the lists are made with, and what converts points to cells.
    private let layout: LayoutEngine
    let medium: any Medium

    /// Where the top left of the window is on the canvas.
    private let origin: GridPoint

    /// Makes a painter for a window, whose insets make room for the frame.
    ///
    /// Around a window without insets the frame is drawn outside it.
    init(for window: Window, usesColor: Bool) {
        layout = window.layout
        medium = layout.medium
        let frame = window.contentInsets == .zero ? 1 : 0
        origin = GridPoint(x: frame, y: frame)
        let size = medium.units(window.bounds).size
        canvas = TextCanvas(
            size: GridSize(width: size.width + 2 * frame, height: size.height + 2 * frame)
        )
        self.usesColor = usesColor
    }

    /// The cells within the frame.
    var screen: GridRect { canvas.bounds.inset(left: 1, top: 1, right: 1, bottom: 1) }

    /// Empties the canvas for other content.
    mutating func clear() {
        canvas.clear()
        tables.removeAll()
        closingLines.removeAll()
        barRules.removeAll()
        contentBottom = 0
    }

    /// Empties the canvas and gives it a number of lines.
    mutating func clear(lines: Int) {
        if canvas.size.height != lines {
            canvas = TextCanvas(size: GridSize(width: canvas.size.width, height: lines))
        }
        clear()
    }

    /// Paints a window and the frame around it.
    mutating func paint(_ window: Window) {
        canvas.drawBox(canvas.bounds)
        let place = medium.points(GridRect(origin: origin, size: .zero))
        paint(within: screen) { $0.add(window, at: place.origin) }
    }

    /// Paints a view inside another one whose place is given.
    mutating func paint(_ view: View, inside parent: GridRect, clip: GridRect) {
        let parent = medium.points(parent)
        paint(within: clip) { $0.add(view, inside: parent) }
    }

    /// Paints what scrolls in a table.
    mutating func paintContent(of table: TableView, in rect: GridRect, clip: GridRect) {
        let rect = medium.points(rect)
        paint(within: clip) { $0.addContent(of: table, in: rect) }
    }

    private mutating func paint(within clip: GridRect, _ add: (inout DisplayBuilder) -> Void) {
        var builder = DisplayBuilder(layout: layout, clip: medium.points(clip))
        builder.isUnrolled = isUnrolled
        add(&builder)
        tables += builder.tables.map {
            TableScroll(table: $0.table, rect: medium.units($0.rect), medium: medium)
        }
        for item in builder.list.items { paint(item) }
    }

    /// The lines that show: without the blank ones between the content and what is below it.
    var shownLines: [Int] {
        let end = max(contentEnd(before: bottomLine), min(topLine + 1, bottomLine))
        return Array(0..<end) + Array(bottomLine..<canvas.size.height)
    }

    /// The line after the last one of content.
    private func contentEnd(before line: Int) -> Int {
        var end = line
        while end > contentBottom,
            canvas.isBlank(line: end - 1) || closingLines.contains(end - 1)
        {
            end -= 1
        }
        return end
    }

    /// Writes the first lines of a picture that may go on, with a mark after those of content.
    func write(_ lines: Range<Int>, atLeast least: Int = 0, to writer: inout CanvasWriter) {
        let end = max(contentEnd(before: lines.upperBound), min(least, lines.upperBound))
        for line in lines {
            writer.append(canvas, line: line)
            if line + 1 == end { writer.keepContent() }
        }
    }
}
