import SceneRuntime
import SceneText

/// Paints living views onto a canvas, with a frame on all sides.
///
/// It knows no rules of layout: where things are it reads from the frames of the views, and for the
/// parts of cells and sections from what Layout says of them.
struct ScreenPainter {
    var canvas: TextCanvas

    /// Whether weight, faintness and colour are painted.
    let usesColor: Bool

    let medium = TerminalMedium()

    /// The line at which a bar at the bottom of the screen begins; else that of the frame.
    var bottomLine: Int

    /// The first line below the bar at the top of the screen.
    var topLine = 1

    /// Whether headers and footers stand where they are in the content, and never float.
    var isUnrolled = false

    /// Whether the texts of labels are painted in capitals, as the titles of groups are.
    var capitalizes = false

    /// The colour behind what is painted; nil for the terminal's own.
    var background: TerminalColor?

    /// The tables that were painted, and where.
    private(set) var tables: [TableScroll] = []

    /// The line below the lowest row or text to edit, the blank lines of which are content.
    private(set) var contentBottom = 0

    /// The lines that close a last group, which the frame does as well where nothing is below.
    var closingLines: Set<Int> = []

    private var looks = ViewLookTable()

    /// What says where the parts of cells stand.
    let layout: LayoutEngine

    /// Where the top left of the window is on the canvas.
    private let origin: GridPoint

    /// Makes a painter for a window, whose insets make room for the frame.
    ///
    /// Around a window without insets the frame is drawn outside of it.
    init(for window: Window, usesColor: Bool) {
        layout = window.measuring as? LayoutEngine ?? LayoutEngine(medium: TerminalMedium())
        let frame = window.contentInsets == .zero ? 1 : 0
        origin = GridPoint(x: frame, y: frame)
        let size = medium.units(window.bounds).size
        canvas = TextCanvas(
            size: GridSize(width: size.width + 2 * frame, height: size.height + 2 * frame)
        )
        self.usesColor = usesColor
        bottomLine = canvas.size.height - 1
    }

    /// The cells within the frame.
    var screen: GridRect { canvas.bounds.inset(left: 1, top: 1, right: 1, bottom: 1) }

    /// Empties the canvas for other content.
    mutating func clear() {
        canvas.clear()
        tables.removeAll()
        closingLines.removeAll()
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
        let place = GridRect(origin: origin, size: .zero)
        paintSubviews(of: window, in: place, clip: screen)
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

    /// Paints a view that is inside of another one, of which the place is given.
    mutating func paint(_ view: View, inside parent: GridRect, clip: GridRect) {
        guard view.isDrawn else { return }
        let rect = medium.units(of: view).offset(x: parent.minX, y: parent.minY)
        paint(view, in: rect, clip: clip)
    }

    /// Paints a view into a rectangle, beyond which nothing of it is drawn.
    mutating func paint(_ view: View, in rect: GridRect, clip: GridRect) {
        let clip = clip.intersection(rect)
        guard !clip.isEmpty else { return }
        let look = looks.look(of: view)
        let outerBackground = background
        defer { background = outerBackground }
        paintBackground(of: view, in: clip, look: look)
        if let controller = view.viewController {
            paintBars(of: controller, in: rect, clip: clip)
        }
        switch look {
        case .label: (view as? Label).map { paint($0, in: rect, clip: clip) }
        case .table:
            guard let table = view as? TableView else { break }
            tables.append(TableScroll(table: table, rect: rect))
            paint(table, in: rect, clip: clip)
        case .cell:
            contentBottom = max(contentBottom, clip.maxY)
            (view as? TableViewCell).map { paint($0, in: rect, clip: clip) }
        case .sectionTitle, .plain: paintSubviews(of: view, in: rect, clip: clip)
        default:
            if look == .textView { contentBottom = max(contentBottom, clip.maxY) }
            paintControl(view, look: look, in: rect, clip: clip)
            paintSubviews(of: view, in: rect, clip: clip)
        }
    }

    mutating func paintSubviews(of view: View, in rect: GridRect, clip: GridRect) {
        for subview in view.subviews { paint(subview, inside: rect, clip: clip) }
    }

    /// Paints the colour of a view: with colour as such, else as a sign where nothing else shows.
    private mutating func paintBackground(of view: View, in area: GridRect, look: ViewLook) {
        guard let color = view.backgroundColor, !color.isInvisible else { return }
        if usesColor, let shade = color.terminalColor {
            background = shade
            canvas.erase(area, style: attributes())
        }
        guard look == .plain, view.subviews.isEmpty, view.viewController == nil,
            !(view is Spacer), !view.isCellBackground
        else { return }
        let sign: Sign = area.height == 1 ? .rule : (area.width == 1 ? .divider : .block)
        background = nil
        canvas.fill(area, with: sign, style: style(color: color))
    }
}

extension View {
    /// Whether the view lies behind what a cell shows, where a sign would only hide the text.
    fileprivate var isCellBackground: Bool {
        guard let cell = superview as? TableViewCell else { return false }
        return cell.backgroundView === self || cell.selectedBackgroundView === self
    }

    /// Whether anything of the view shows.
    var isDrawn: Bool { !isHidden && alpha > 0 }
}
