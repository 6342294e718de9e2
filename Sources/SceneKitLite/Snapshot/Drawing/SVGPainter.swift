import SceneRuntime
import SceneText

/// Draws display lists as SVG, as a phone shows them: without scripts, references or fonts of its own.
///
/// It knows nothing about views or layout: what there is and where it is, is in the list.
struct SVGPainter {
    let palette: SVGPalette
    var svg = SVGWriter()

    /// The file of a picture, where an asset catalog has one.
    private let file: SceneFile?
    private var group = Group()

    /// The view that something belongs to: its id, and what is spoken of it.
    private struct Group: Hashable {
        var identifier: String?
        var voice: String?
        var isNone: Bool { identifier == nil && voice == nil }
    }

    private let screen: Rect
    private var clips: [Rect: String] = [:]

    /// Paints what a window shows.
    static func picture(of window: Window, look: SVGPalette.Look) -> String {
        var builder = DisplayBuilder(layout: window.layout, clip: window.bounds)
        builder.add(window, at: .zero)
        var painter = SVGPainter(
            palette: SVGPalette(look: look),
            file: window.rootViewController?.drawnFile,
            screen: window.bounds
        )
        painter.paint(builder.list.items, in: window)
        return painter.svg.document(size: window.bounds.size)
    }

    private mutating func paint(_ items: [DisplayItem], in window: Window) {
        svg.rect(window.bounds, fill: palette.css(.systemBackground))
        // The view of a screen is behind the bars and the status bar, too.
        if let color = window.screenColor { svg.rect(window.bounds, fill: palette.css(color)) }
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
            enter(Group(identifier: item.identifier, voice: item.voice))
            let isCut = !item.clip.holds(extent(of: item))
            if isCut { svg.open("g", [("clip-path", "url(#\(clip(item.clip)))")]) }
            paint(item)
            if isCut { svg.close("g") }
        }
        enter(Group())
        paintStatusBar(of: window)
    }

    /// What an item takes: a text that is scrolled goes on below its rectangle.
    private func extent(of item: DisplayItem) -> Rect {
        guard case .text(let run) = item.content, run.isScrolled else { return item.rect }
        return item.rect.union(
            Rect(origin: item.rect.origin, size: lines(of: run, in: item.rect).size)
        )
    }

    /// Begins the group of a view, and ends that of the one before.
    private mutating func enter(_ next: Group) {
        guard next != group else { return }
        if !group.isNone { svg.close("g") }
        group = next
        guard !next.isNone else { return }
        svg.open("g", next.identifier.map { [("data-id", $0)] } ?? [])
        if let words = next.voice { svg.title(words) }
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
        case .tab(let title, let image, let isChosen):
            paintTab(title, image, isChosen: isChosen, in: rect)
        case .sectionIndex(let titles): paintIndex(titles, in: rect)
        case .surface(let surface): paint(surface, in: rect)
        case .blank: svg.rect(rect, fill: palette.css(.systemBackground))
        case .content: break
        }
    }

    /// The picture of a name from the asset catalogs around the file.
    func image(_ name: String) -> ImageFile? { file?.image(name, isDark: palette.look == .dark) }

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
            var rect = rect
            // Where rows meet between two pixels, what is behind them would shine through.
            if !row.endsCard { rect.size.height += 1.0 / 3 }
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

    // MARK: Marks

    private mutating func paint(_ mark: DisplayItem.Mark, in rect: Rect) {
        let middle = rect.minY + rect.height / 2
        let tint = palette.css(.systemBlue)
        let faint = palette.css(.tertiaryLabel)
        switch mark {
        case .selection: break
        case .disclosure:
            svg.chevron(x: rect.minX + 10, y: middle, size: 12, stroke: faint)
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

    private mutating func paintTab(
        _ title: String,
        _ name: String?,
        isChosen: Bool,
        in rect: Rect
    ) {
        let fill = palette.css(isChosen ? .systemBlue : .systemGray)
        let icon = Rect(x: rect.minX + rect.width / 2 - 12, y: rect.minY + 5, width: 24, height: 24)
        if let file = name.flatMap(image) {
            // A bar takes the shape of a picture alone.
            svg.image(file, in: icon, .scaleAspectFit, tint: fill, isTemplate: true)
        } else {
            svg.rect(icon.inset(top: 1, bottom: 1), fill: fill, radius: 6)
        }
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
        let font = Font.system(size: 11, .bold)
        var line = Rect(
            x: rect.maxX - 16,
            y: rect.minY + (rect.height - height * Double(titles.count)) / 2,
            width: 16,
            height: height
        )
        for title in titles {
            // The rows leave room for a letter, and a word begins with one.
            let isWide = SystemFont.width(of: title, font: font) > line.width
            paint(
                isWide ? String(title.prefix(1)) : title,
                font: font,
                style: .init(alignment: .center),
                fill: palette.css(.systemBlue),
                in: line
            )
            line.origin.y += height
        }
    }

    func n(_ number: Double) -> String { SVGWriter.number(number) }
}

extension ViewController {
    /// The file that the controller is of, or the first inside it that is of one.
    fileprivate var drawnFile: SceneFile? {
        storyboard?.file ?? children.lazy.compactMap(\.drawnFile).first
    }
}

extension Window {
    /// The colour of the view that fills the screen, without bars; nil where there are several, or it has none.
    fileprivate var screenColor: Color? {
        guard var controller = front else { return nil }
        while controller.view is ControllerContainerView {
            let children = controller.visibleChildren
            guard children.count == 1, let child = children.first else { return nil }
            controller = child
        }
        return controller.coversPart ? nil : controller.view.backgroundColor
    }
}
