import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints one thing of a display list.
    mutating func paint(_ item: DisplayItem) {
        let rect = medium.units(item.rect)
        clip = medium.units(item.clip)
        backdrop = item.backdrop
        background = usesColor ? backdrop?.terminalColor : nil
        switch item.content {
        case .background(let color): paintBackground(color, in: rect)
        case .fill(let color): paintFill(color, in: rect)
        case .text(let run): paint(run, in: rect)
        case .widget(let widget, let ink): paint(widget, ink, in: rect)
        case .rule(let rule): paint(rule, in: rect)
        case .mark(let mark, _): paint(mark, in: rect)
        case .barItem(let item): paint(item, in: rect)
        case .tab(let tab): paintTab(tab.words, isChosen: tab.isChosen, in: rect)
        case .sectionIndex(let titles, let color, _): paintIndex(titles, color, in: rect)
        case .blank: canvas.erase(rect, style: attributes(), clip: clip)
        // In text there is nothing behind a row or a bar, and no room for a border.
        case .surface, .border: break
        case .content: contentBottom = max(contentBottom, clip.maxY)
        }
    }

    private mutating func paintBackground(_ color: Color, in rect: GridRect) {
        guard usesColor, let shade = color.over(backdrop).terminalColor else { return }
        background = shade
        canvas.erase(rect, style: attributes(), clip: clip)
    }

    /// Paints a colour as a sign: a rule, a divider or a block.
    private mutating func paintFill(_ color: Color, in rect: GridRect) {
        let sign: Sign = rect.height == 1 ? .rule : (rect.width == 1 ? .divider : .block)
        background = nil
        canvas.fill(rect, with: sign, style: style(color: color), clip: clip)
    }

    // MARK: - Text

    private mutating func paint(_ run: DisplayItem.TextRun, in rect: GridRect) {
        let block = TextBlock(
            run.string,
            style: run.style,
            width: rect.width,
            height: run.isScrolled ? nil : rect.height
        )
        let style = style(font: run.font, color: run.color, isFaint: run.isFaint)
        write(block, in: rect, style: style)
        if usesColor, !run.parts.isEmpty { write(run.parts, over: block, in: rect, run) }
    }

    private mutating func write(_ block: TextBlock, in rect: GridRect, style: TextAttributes) {
        for line in block.lines {
            let point = GridPoint(x: rect.minX + line.origin.x, y: rect.minY + line.origin.y)
            canvas.write(line.text, at: point, style: style, clip: clip)
        }
    }

    /// Paints a text of one line into a rectangle, cut with an ellipsis where it is too wide.
    private mutating func write(
        _ text: String,
        in rect: GridRect,
        alignment: TextAlignment = .natural,
        style: TextAttributes
    ) {
        let setting = TextBlock.Style(alignment: alignment)
        let block = TextBlock(text, style: setting, width: rect.width, height: rect.height)
        write(block, in: rect, style: style)
    }

    // MARK: - Widgets

    /// Paints a widget on the middle line of its rectangle.
    private mutating func paint(_ widget: Widget, _ ink: DisplayItem.Ink, in rect: GridRect) {
        var line = rect.middleLine
        switch widget {
        case .image(let name, _):
            let style = style(color: ink.tint)
            if let name, rect.height >= 3, rect.width >= 5 {
                canvas.drawBox(rect, style: style, clip: clip)
                line = rect.inset(left: 1, top: 1, right: 1, bottom: 1).middleLine
                let width = min(line.width, DisplayWidth.columns(of: name) + 2)
                line.origin.x += (line.width - width) / 2
                line.size.width = width
            }
            return paint(WidgetLine(widget, width: line.width), ink, style, in: line)
        case .search(_, _, let prompt, _, _) where !prompt.isEmpty && rect.height > 1:
            line.origin.y = rect.minY
            let faint = style(isFaint: true)
            write(prompt, in: line, alignment: .center, style: faint)
            line.origin.y += 1
        default: break
        }
        let text = WidgetLine(widget, width: line.width)
        paint(text, ink, style(of: ink), in: line)
    }

    private mutating func paint(
        _ text: WidgetLine,
        _ ink: DisplayItem.Ink,
        _ control: TextAttributes,
        in line: GridRect
    ) {
        for piece in text.pieces {
            let style =
                switch piece.role {
                case .control: control
                case .text: style(font: ink.font, color: ink.color, isFaint: !ink.isEnabled)
                case .faint: style(isFaint: true)
                case .color(let color): style(color: color)
                }
            let rect = GridRect(
                x: line.minX + piece.columns.lowerBound,
                y: line.minY,
                width: piece.columns.count,
                height: 1
            )
            switch piece.content {
            case .sign(let sign): canvas.fill(rect, with: sign, style: style, clip: clip)
            case .letters(let letters):
                canvas.write(letters, at: rect.origin, style: style, clip: clip)
            case .text(let text, let alignment):
                write(text, in: rect, alignment: alignment, style: style)
            case .blank: canvas.erase(rect, style: style, clip: clip)
            }
        }
    }

    // MARK: - Bars

    private mutating func paint(_ item: DisplayItem.BarItem, in rect: GridRect) {
        let style = item.isEnabled ? attributes([], .blue) : attributes(.faint)
        if item.isBack { canvas.write(.back, at: rect.origin, style: style, clip: clip) }
        write(item.title, in: rect.inset(left: item.isBack ? 2 : 0), style: style)
    }

    /// Paints the title of a tab in the middle of its share, the chosen one between marks.
    private mutating func paintTab(_ title: String, isChosen: Bool, in share: GridRect) {
        // Marks on both sides, and blank columns between them and the title where there is room.
        let letters = DisplayWidth.columns(of: title)
        let margin = letters + 4 <= share.width ? 2 : 1
        let width = min(letters + 2 * margin, share.width)
        let left = share.minX + (share.width - width) / 2
        let place = GridRect(x: left, y: share.minY, width: width, height: 1)
        let style = attributes([], isChosen ? .blue : nil)
        write(title, in: place.inset(left: margin, right: margin), style: style)
        guard isChosen, width > 1 else { return }
        canvas.write(.segmentStart, at: place.origin, style: style, clip: clip)
        let last = GridPoint(x: place.maxX - 1, y: place.minY)
        canvas.write(.segmentEnd, at: last, style: style, clip: clip)
    }
}

extension GridRect {
    /// The line in the middle, the upper one of two.
    fileprivate var middleLine: GridRect {
        GridRect(x: minX, y: minY + max(0, height - 1) / 2, width: width, height: min(1, height))
    }
}
