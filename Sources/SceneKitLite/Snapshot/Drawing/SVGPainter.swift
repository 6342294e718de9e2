import SceneRuntime
import SceneText

/// Draws display lists as SVG, as a phone shows them: without scripts, references or fonts of its own.
///
/// It knows nothing about views or layout: what there is and where it is, is in the list.
struct SVGPainter {
    private var palette: SVGPalette
    private var svg = SVGWriter()

    /// What a screen reader says of the view with an id.
    private let spoken: [String: String]
    private var group: String?
    private let screen: Rect
    private var clips: [Rect: String] = [:]

    /// Paints what a window shows.
    static func picture(of window: Window, isDark: Bool) -> String {
        var builder = DisplayBuilder(layout: window.layout, clip: window.bounds)
        builder.add(window, at: .zero)
        var painter = SVGPainter(
            palette: SVGPalette(isDark: isDark),
            spoken: window.spokenByIdentifier,
            screen: window.bounds
        )
        painter.paint(builder.list.items, in: window)
        return painter.svg.document(size: window.bounds.size)
    }

    private init(palette: SVGPalette, spoken: [String: String], screen: Rect) {
        self.palette = palette
        self.spoken = spoken
        self.screen = screen
    }

    private mutating func paint(_ items: [DisplayItem], in window: Window) {
        svg.rect(window.bounds, fill: palette.css(.systemBackground))
        // The bar above a table that has not been scrolled lets its colour through.
        for item in items {
            guard case .surface(.table(let style)) = item.content, style != .plain else { continue }
            let above = Rect(
                x: item.rect.minX,
                y: 0,
                width: item.rect.width,
                height: item.rect.minY
            )
            svg.rect(above, fill: palette.css(.systemGroupedBackground))
        }
        for item in items where item.rect.intersects(item.clip) {
            enter(item.identifier)
            let isCut = !item.clip.holds(item.rect)
            if isCut { svg.open("g", [("clip-path", "url(#\(clip(item.clip)))")]) }
            paint(item)
            if isCut { svg.close("g") }
        }
        enter(nil)
        paintStatusBar(of: window)
    }

    /// Begins the group of a view, and ends that of the one before.
    private mutating func enter(_ identifier: String?) {
        guard identifier != group else { return }
        if group != nil { svg.close("g") }
        group = identifier
        guard let identifier else { return }
        svg.open("g", [("data-id", identifier)])
        if let words = spoken[identifier] { svg.title(words) }
    }

    /// The name of a clip, which is defined where it is first asked for.
    private mutating func clip(_ rect: Rect) -> String {
        if let name = clips[rect] { return name }
        let name = "c\(clips.count)"
        clips[rect] = name
        svg.defineClip(name, rect)
        return name
    }

    private mutating func paint(_ item: DisplayItem) {
        let rect = item.rect
        switch item.content {
        case .background(let color), .fill(let color): svg.rect(rect, fill: palette.css(color))
        case .text(let run): paint(run, in: rect)
        case .widget(let widget, let ink): paint(widget, ink, in: rect)
        case .rule(let rule): paint(rule, in: rect)
        case .mark(let mark): paint(mark, in: rect)
        case .barItem(let title, let isBack, let isEnabled):
            paintBarItem(title, isBack: isBack, isEnabled: isEnabled, in: rect)
        case .tab(let title, let isChosen): paintTab(title, isChosen: isChosen, in: rect)
        case .sectionIndex(let titles): paintIndex(titles, in: rect)
        case .surface(let surface): paint(surface, in: rect)
        case .blank: svg.rect(rect, fill: palette.css(.systemBackground))
        case .content: break
        }
    }

    // MARK: Surfaces and lines

    private mutating func paint(_ surface: DisplayItem.Surface, in rect: Rect) {
        switch surface {
        case .table(let style):
            guard style != .plain else { return }
            svg.rect(rect, fill: palette.css(.systemGroupedBackground))
        case .row(let row):
            let usual: Color =
                row.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
            let fill = palette.css(row.isSelected ? .systemGray4 : row.color ?? usual)
            guard row.beginsCard || row.endsCard else {
                if row.style != .plain || row.isSelected || row.color != nil {
                    svg.rect(rect, fill: fill)
                }
                return
            }
            svg.card(rect, radius: 10, above: row.beginsCard, below: row.endsCard, fill: fill)
        case .bar:
            var rect = rect
            if rect.maxY > screen.height - 40 { rect.size.height = screen.height - rect.minY }
            svg.rect(rect, fill: palette.css(.bar))
        }
    }

    private mutating func paint(_ rule: DisplayItem.Rule, in rect: Rect) {
        switch rule {
        case .separator, .group, .closing, .tabBar, .divider:
            svg.rect(rect, fill: palette.css(.separator))
        // A card has the colour of its rows and no border; a bar above what is not scrolled has no line.
        case .cardEnd, .cardSides, .navigationBar: break
        }
    }

    private mutating func paintStatusBar(of window: Window) {
        let height = window.statusBarHeight
        guard height >= 20 else { return }
        let middle = height >= 40 ? height - 17 : height / 2
        let font = Font.system(size: height >= 40 ? 17 : 12, .bold)
        let width = SystemFont.width(of: "9:41", font: font)
        let x = height >= 40 ? 51 - width / 2 : (window.bounds.width - width) / 2
        let label = palette.css(.label)
        svg.open("g", [("aria-hidden", "true")])
        svg.text(
            "9:41",
            x: x,
            baseline: middle + font.pointSize * 0.35,
            width: width,
            font: font,
            fill: label
        )
        let right = window.bounds.width - (height >= 40 ? 27 : 6)
        svg.outline(
            Rect(x: right - 25, y: middle - 6, width: 22, height: 12),
            radius: 3.5,
            stroke: label
        )
        svg.rect(Rect(x: right - 23, y: middle - 4, width: 18, height: 8), fill: label, radius: 2)
        svg.close("g")
    }

    // MARK: Texts

    private mutating func paint(_ run: DisplayItem.TextRun, in rect: Rect) {
        let color =
            run.color.map { palette.css($0) }
            ?? palette.css(run.isFaint ? .secondaryLabel : .label)
        paint(
            run.string,
            font: run.font ?? .textStyle(.body),
            style: run.style,
            fill: color,
            in: rect,
            isTop: run.isScrolled
        )
    }

    private mutating func paint(
        _ text: String,
        font: Font,
        style: TextBlock.Style = TextBlock.Style(),
        fill: String,
        in rect: Rect,
        isTop: Bool = false
    ) {
        guard !text.isEmpty, rect.width > 0 else { return }
        let set = PointText(
            text,
            style: style,
            font: font,
            width: rect.width,
            height: isTop ? nil : rect.height
        )
        var top = rect.minY
        if !isTop { top += (rect.height - set.size.height) / 2 }
        for line in set.lines {
            let x: Double =
                switch style.alignment {
                case .natural, .left, .justified: rect.minX
                case .center: rect.minX + (rect.width - line.width) / 2
                case .right: rect.maxX - line.width
                }
            let baseline =
                top + (set.lineHeight - font.pointSize * 1.193) / 2 + font.pointSize * 0.952
            svg.text(line.text, x: x, baseline: baseline, width: line.width, font: font, fill: fill)
            top += set.lineHeight
        }
    }

    // MARK: Marks

    private mutating func paint(_ mark: DisplayItem.Mark, in rect: Rect) {
        let middle = rect.minY + rect.height / 2
        let tint = palette.css(.systemBlue)
        let faint = palette.css(.tertiaryLabel)
        switch mark {
        case .selection: break
        case .disclosure:
            svg.chevron(x: rect.minX + 8, y: middle, size: 12, stroke: faint)
        case .checkmark:
            svg.path("M\(n(rect.minX - 6)) \(n(middle + 1))l4 5l9 -11", stroke: tint, width: 2.2)
        case .detailButton:
            let x = rect.minX + 6
            svg.circle(x: x, y: middle, radius: 10, fill: "none", stroke: tint)
            svg.circle(x: x, y: middle - 4.5, radius: 1.2, fill: tint)
            svg.path("M\(n(x)) \(n(middle - 1))v6", stroke: tint, width: 2)
        case .delete, .insert:
            let x = rect.minX + 11
            svg.circle(
                x: x,
                y: middle,
                radius: 11,
                fill: palette.css(mark == .delete ? .systemRed : .systemGreen)
            )
            svg.path("M\(n(x - 5.5)) \(n(middle))h11", stroke: "#fff", width: 1.8)
            if mark == .insert {
                svg.path("M\(n(x)) \(n(middle - 5.5))v11", stroke: "#fff", width: 1.8)
            }
        case .marked:
            let x = rect.minX + 11
            svg.circle(x: x, y: middle, radius: 11, fill: tint)
            svg.path("M\(n(x - 5)) \(n(middle))l3.5 4.5l6.5 -8.5", stroke: "#fff", width: 1.8)
        case .unmarked:
            svg.circle(x: rect.minX + 11, y: middle, radius: 10.5, fill: "none", stroke: faint)
        case .reorder:
            for y in [-5.0, 0, 5] {
                svg.path("M\(n(rect.minX)) \(n(middle + y))h18", stroke: faint, width: 1.3)
            }
        }
    }

    // MARK: Bars

    private mutating func paintBarItem(
        _ title: String,
        isBack: Bool,
        isEnabled: Bool,
        in rect: Rect
    ) {
        let fill = palette.css(isEnabled ? .systemBlue : .tertiaryLabel)
        var rect = rect
        if isBack {
            svg.path(
                "M\(n(rect.minX + 2)) \(n(rect.minY + rect.height / 2))m9 -9l-9 9l9 9",
                stroke: fill,
                width: 2.4
            )
            rect = Rect(
                x: rect.minX + 18,
                y: rect.minY,
                width: max(0, rect.width - 18),
                height: rect.height
            )
        }
        paint(title, font: .textStyle(.body), fill: fill, in: rect)
    }

    private mutating func paintTab(_ title: String, isChosen: Bool, in rect: Rect) {
        let fill = palette.css(isChosen ? .systemBlue : .systemGray)
        let icon = Rect(x: rect.minX + rect.width / 2 - 12, y: rect.minY + 6, width: 24, height: 22)
        svg.rect(icon, fill: fill, radius: 6)
        let label = Rect(x: rect.minX, y: rect.minY + 31, width: rect.width, height: 14)
        paint(
            title,
            font: .system(size: 10, .regular),
            style: .init(alignment: .center),
            fill: fill,
            in: label
        )
    }

    private mutating func paintIndex(_ titles: [String], in rect: Rect) {
        let height = min(14, rect.height / Double(max(1, titles.count)))
        var line = Rect(
            x: rect.maxX - 16,
            y: rect.minY + (rect.height - height * Double(titles.count)) / 2,
            width: 16,
            height: height
        )
        for title in titles {
            paint(
                title,
                font: .system(size: 11, .bold),
                style: .init(alignment: .center),
                fill: palette.css(.systemBlue),
                in: line
            )
            line.origin.y += height
        }
    }

    // MARK: Controls

    private mutating func paint(_ widget: Widget, _ ink: DisplayItem.Ink, in rect: Rect) {
        let tint =
            ink.isEnabled ? palette.css(ink.tint ?? .systemBlue) : palette.css(.tertiaryLabel)
        let middle = rect.minY + rect.height / 2
        switch widget {
        case .image(let name): if let name { paintImage(name, tint: ink.tint, in: rect) }
        case .button(let title, let image, let type):
            paintButton(title, image, type, ink, tint, in: rect)
        case .toggle(let isOn):
            let track = Rect(x: rect.minX, y: middle - 15.5, width: 51, height: 31)
            let fill = isOn ? palette.css(ink.color ?? .systemGreen) : palette.css(.systemFill)
            svg.rect(track, fill: fill, radius: 15.5)
            svg.circle(
                x: isOn ? track.maxX - 15.5 : track.minX + 15.5,
                y: middle,
                radius: 13.5,
                fill: "#fff"
            )
        case .slider(let share): paintTrack(share, tint, thumb: 13.5, in: rect)
        case .progress(let share, let track):
            let line = Rect(x: rect.minX, y: middle - 2, width: rect.width, height: 4)
            svg.rect(line, fill: palette.css(track ?? .systemFill), radius: 2)
            var part = line
            part.size.width *= min(max(share, 0), 1)
            if part.width > 0 {
                svg.rect(part, fill: palette.css(ink.color ?? ink.tint ?? .systemBlue), radius: 2)
            }
        case .stepper:
            let box = Rect(x: rect.minX, y: middle - 16, width: 94, height: 32)
            let label = palette.css(.label)
            svg.rect(box, fill: palette.css(.tertiarySystemFill), radius: 8)
            svg.rect(
                Rect(x: box.minX + 46.5, y: middle - 9, width: 1, height: 18),
                fill: palette.css(.separator)
            )
            svg.path("M\(n(box.minX + 16)) \(n(middle))h15", stroke: label, width: 1.8)
            svg.path("M\(n(box.maxX - 31)) \(n(middle))h15m-7.5 -7.5v15", stroke: label, width: 1.8)
        case .segments(let titles, let chosen): paintSegments(titles, chosen, ink, in: rect)
        case .activity:
            for spoke in 0..<8 {
                svg.spoke(
                    x: rect.minX + rect.width / 2,
                    y: middle,
                    number: spoke,
                    fill: palette.css(.systemGray)
                )
            }
        case .pages(let count, let current):
            for page in 0..<count {
                let x = rect.minX + rect.width / 2 + (Double(page) - Double(count - 1) / 2) * 16
                svg.circle(
                    x: x,
                    y: middle,
                    radius: 3.5,
                    fill: page == current
                        ? palette.css(ink.color ?? .label) : palette.css(.tertiaryLabel)
                )
            }
        case .field(let field): paint(field, ink, in: rect)
        case .search(let text, let placeholder, let prompt, let cancel):
            paintSearch(text, placeholder, prompt, cancel, ink, in: rect)
        case .choice(let text, _):
            let box = Rect(x: rect.minX, y: middle - 17, width: rect.width, height: 34)
            svg.rect(box, fill: palette.css(.tertiarySystemFill), radius: 8)
            paint(
                text,
                font: ink.font ?? .textStyle(.body),
                style: .init(alignment: .center),
                fill: palette.css(.label),
                in: box
            )
        }
    }

    private mutating func paintTrack(_ share: Double, _ tint: String, thumb: Double, in rect: Rect)
    {
        let middle = rect.minY + rect.height / 2
        let share = min(max(share, 0), 1)
        let center = rect.minX + thumb + (rect.width - 2 * thumb) * share
        svg.rect(
            Rect(x: rect.minX, y: middle - 2, width: rect.width, height: 4),
            fill: palette.css(.systemFill),
            radius: 2
        )
        svg.rect(
            Rect(x: rect.minX, y: middle - 2, width: center - rect.minX, height: 4),
            fill: tint,
            radius: 2
        )
        svg.circle(
            x: center,
            y: middle,
            radius: thumb,
            fill: "#fff",
            stroke: palette.css(.separator)
        )
    }

    private mutating func paintImage(_ name: String, tint: Color?, in rect: Rect) {
        guard rect.width >= 1, rect.height >= 1 else { return }
        let stroke = palette.css(tint ?? .systemGray2)
        svg.outline(
            rect.inset(left: 0.5, top: 0.5, right: 0.5, bottom: 0.5),
            radius: 4,
            stroke: stroke
        )
        guard rect.width >= 36 else {
            // In a small box there is room for a sign alone.
            let side = min(rect.width, rect.height)
            svg.path(
                "M\(n(rect.minX + side * 0.2)) \(n(rect.maxY - side * 0.25))l\(n(side * 0.22)) \(n(-side * 0.3))l\(n(side * 0.18)) \(n(side * 0.2))l\(n(side * 0.14)) \(n(-side * 0.14))",
                stroke: stroke,
                width: 1.2
            )
            return
        }
        paint(
            name,
            font: .system(size: min(11, rect.height * 0.8), .regular),
            style: .init(lineBreakMode: .byTruncatingMiddle, alignment: .center),
            fill: palette.css(.secondaryLabel),
            in: rect.inset(left: 3, right: 3)
        )
    }

    private mutating func paintButton(
        _ title: String,
        _ image: String?,
        _ type: Button.ButtonType,
        _ ink: DisplayItem.Ink,
        _ tint: String,
        in rect: Rect
    ) {
        let middle = rect.minY + rect.height / 2
        var room = rect
        if let image {
            let side = min(24, rect.height)
            let x = title.isEmpty ? rect.minX + (rect.width - side) / 2 : rect.minX
            paintImage(
                image,
                tint: ink.tint ?? .systemBlue,
                in: Rect(x: x, y: middle - side / 2, width: side, height: side)
            )
            room = rect.inset(left: min(rect.width, side + 6))
        }
        if title.isEmpty, image == nil {
            switch type {
            case .custom, .system: return
            case .close:
                svg.path(
                    "M\(n(rect.minX + 6)) \(n(middle - 6))l12 12m0 -12l-12 12",
                    stroke: tint,
                    width: 2
                )
            case .contactAdd:
                svg.circle(x: rect.minX + 12, y: middle, radius: 10, fill: "none", stroke: tint)
                svg.path("M\(n(rect.minX + 7)) \(n(middle))h10m-5 -5v10", stroke: tint, width: 1.6)
            default:
                svg.circle(x: rect.minX + 12, y: middle, radius: 10, fill: "none", stroke: tint)
                svg.path("M\(n(rect.minX + 12)) \(n(middle - 1))v6", stroke: tint, width: 2)
                svg.circle(x: rect.minX + 12, y: middle - 4.5, radius: 1.2, fill: tint)
            }
            return
        }
        let fill = ink.isEnabled ? palette.css(ink.color ?? ink.tint ?? .systemBlue) : tint
        paint(
            title,
            font: ink.font ?? .textStyle(.body),
            style: .init(alignment: .center),
            fill: fill,
            in: room
        )
    }

    private mutating func paintSegments(
        _ titles: [String],
        _ chosen: Int,
        _ ink: DisplayItem.Ink,
        in rect: Rect
    ) {
        let box = Rect(
            x: rect.minX,
            y: rect.minY + (rect.height - 32) / 2,
            width: rect.width,
            height: 32
        )
        svg.rect(box, fill: palette.css(.tertiarySystemFill), radius: 8)
        let width = box.width / Double(max(1, titles.count))
        for (index, title) in titles.enumerated() {
            let part = Rect(
                x: box.minX + width * Double(index),
                y: box.minY,
                width: width,
                height: box.height
            )
            if index == chosen {
                svg.rect(
                    part.inset(left: 2, top: 2, right: 2, bottom: 2),
                    fill: palette.css(.segment),
                    radius: 7
                )
            }
            paint(
                title,
                font: .system(size: 13, index == chosen ? .bold : .regular),
                style: .init(alignment: .center),
                fill: palette.css(ink.isEnabled ? .label : .tertiaryLabel),
                in: part.inset(left: 4, right: 4)
            )
        }
    }

    private mutating func paint(_ field: Widget.Field, _ ink: DisplayItem.Ink, in rect: Rect) {
        svg.outline(
            rect.inset(left: 0.5, top: 0.5, right: 0.5, bottom: 0.5),
            radius: 5,
            stroke: palette.css(.separator)
        )
        let isEmpty = field.text.isEmpty
        let text =
            isEmpty
            ? field.placeholder
            : field.isSecret ? String(repeating: "•", count: field.text.count) : field.text
        let color =
            isEmpty
            ? palette.css(.placeholderText)
            : ink.color.map { palette.css($0) } ?? palette.css(.label)
        let room = rect.inset(left: 7, right: field.showsClearButton ? 28 : 7)
        paint(
            text,
            font: ink.font ?? .textStyle(.body),
            style: .init(alignment: field.alignment),
            fill: color,
            in: room
        )
        if field.showsClearButton {
            let (x, y) = (rect.maxX - 15, rect.minY + rect.height / 2)
            svg.circle(x: x, y: y, radius: 7.5, fill: palette.css(.systemGray3))
            svg.path(
                "M\(n(x - 2.8)) \(n(y - 2.8))l5.6 5.6m0 -5.6l-5.6 5.6",
                stroke: "#fff",
                width: 1.4
            )
        }
    }

    private mutating func paintSearch(
        _ text: String,
        _ placeholder: String,
        _ prompt: String,
        _ cancel: String?,
        _ ink: DisplayItem.Ink,
        in rect: Rect
    ) {
        var rect = rect
        if !prompt.isEmpty {
            let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 19)
            paint(
                prompt,
                font: .textStyle(.footnote),
                style: .init(alignment: .center),
                fill: palette.css(.secondaryLabel),
                in: line
            )
            rect = rect.inset(top: 19)
        }
        let button = cancel.map { SystemFont.width(of: $0, font: .textStyle(.body)) + 12 } ?? 0
        let box = Rect(
            x: rect.minX + 8,
            y: rect.minY + (rect.height - 36) / 2,
            width: max(0, rect.width - 16 - button),
            height: 36
        )
        svg.rect(box, fill: palette.css(.tertiarySystemFill), radius: 10)
        let y = box.minY + 18
        let faint = palette.css(.secondaryLabel)
        svg.circle(x: box.minX + 15, y: y - 1.5, radius: 5.5, fill: "none", stroke: faint)
        svg.path("M\(n(box.minX + 19)) \(n(y + 2.5))l4.5 4.5", stroke: faint, width: 1.6)
        let fill = text.isEmpty ? faint : palette.css(.label)
        paint(
            text.isEmpty ? placeholder : text,
            font: .textStyle(.body),
            fill: fill,
            in: box.inset(left: 30, right: 6)
        )
        if let cancel {
            let place = Rect(x: box.maxX + 10, y: box.minY, width: button, height: 36)
            paint(cancel, font: .textStyle(.body), fill: palette.css(.systemBlue), in: place)
        }
    }

    private func n(_ number: Double) -> String { SVGWriter.number(number) }
}

extension Window {
    /// What a screen reader says of each view that has an id.
    fileprivate var spokenByIdentifier: [String: String] {
        var spoken: [String: String] = [:]
        func visit(_ view: View) {
            if let identifier = view.identifier, spoken[identifier] == nil {
                let words = view.spokenElements()?.map { $0.line(dash: "—") }.joined(
                    separator: "; "
                )
                spoken[identifier] = words ?? view.accessibilityLabel
            }
            for subview in view.subviews where subview.isDrawn { visit(subview) }
        }
        visit(self)
        return spoken
    }
}
