import SceneRuntime
import SceneText

/// Draws display lists as SVG, as a phone shows them: without scripts, references or fonts of its own.
///
/// It knows nothing about views or layout: what there is and where it is, is in the list.
struct SVGPainter {
    private(set) var palette: SVGPalette
    var svg = SVGWriter()

    /// The file of a picture, where an asset catalog has one.
    private let file: SceneFile?
    private var group = Group()

    /// What is being drawn as a whole, from the outermost.
    private var layers: [DisplayItem.Layer] = []

    /// The view that something belongs to: its id, and what is spoken of it.
    private struct Group: Hashable {
        var identifier: String?
        var voice: String?
        var isNone: Bool { identifier == nil && voice == nil }
    }

    /// Whether views have groups of their own, with their ids and what is spoken of them.
    private let namesViews: Bool
    private let screen: Rect
    private let statusBarHeight: Double

    /// The colour of the clock.
    private var statusInk = Color.label
    private var clips: [Clip: String] = [:]

    /// What is cut off: all outside a rectangle, and its corners.
    private struct Clip: Hashable {
        let rect: Rect
        let radius: Double
    }

    /// Paints what a window shows.
    static func picture(
        of window: Window,
        look: SVGPalette.Look,
        namesViews: Bool = true
    ) -> String {
        var builder = DisplayBuilder(layout: window.layout, clip: window.bounds)
        builder.add(window, at: .zero)
        var painter = SVGPainter(
            palette: SVGPalette(look: look),
            file: window.rootViewController?.drawnFile,
            namesViews: namesViews,
            screen: window.bounds,
            statusBarHeight: window.statusBarHeight
        )
        painter.paint(builder.list.items, in: window)
        return painter.svg.document(size: window.bounds.size)
    }

    private mutating func paint(_ items: [DisplayItem], in window: Window) {
        svg.rect(window.bounds, fill: palette.css(.systemBackground))
        // The view of a screen is behind the bars and the status bar, too.
        if let color = window.seenSubviews.first?.viewController?.screenColor {
            svg.rect(window.bounds, fill: palette.css(color))
        }
        paintAboveTables(items, in: nil, from: 0)
        for item in items where item.rect.intersects(item.clip) {
            let own =
                namesViews ? Group(identifier: item.identifier, voice: item.voice) : Group()
            enter(own, in: item.layers)
            let isCut = !item.clip.holds(extent(of: item))
            if isCut { svg.open("g", [("clip-path", "url(#\(clip(item.clip)))")]) }
            paint(item)
            if isCut { svg.close("g") }
            if case .surface(.sheet) = item.content {
                paintAboveTables(items, in: item.layers.last, from: item.rect.minY)
            }
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

    /// Paints what is above grouped tables: a bar there lets their colour through until they are scrolled.
    private mutating func paintAboveTables(
        _ items: [DisplayItem],
        in sheet: DisplayItem.Layer?,
        from top: Double
    ) {
        for item in items where item.layers.last(where: \.isSheet) == sheet {
            guard case .surface(.table(let style, let color)) = item.content, style != .plain
            else { continue }
            var above = item.rect
            above.origin.y = top
            above.size.height = item.rect.minY - top
            enter(Group(), in: item.layers)
            svg.rect(above, fill: palette.css(color ?? .systemGroupedBackground))
        }
        enter(Group(), in: sheet == nil ? [] : layers)
    }

    /// Begins the group of a view, inside those of its layers, and ends that of the one before.
    private mutating func enter(_ next: Group, in whole: [DisplayItem.Layer] = []) {
        guard next != group || whole != layers else { return }
        if !group.isNone { svg.close("g") }
        group = next
        let common = zip(layers, whole).prefix { $0 == $1 }.count
        for layer in layers.dropFirst(common).reversed() {
            svg.close("g")
            guard case .sheet(let rect, let radius) = layer.effect else { continue }
            svg.outline(rect, radius: radius, stroke: palette.css(.separator))
        }
        for layer in whole.dropFirst(common) {
            switch layer.effect {
            case .alpha(let alpha): svg.open("g", [("opacity", n(alpha))])
            case .sheet(let rect, let radius), .corners(let rect, let radius):
                svg.open("g", [("clip-path", "url(#\(clip(rect, radius: radius)))")])
            }
        }
        layers = whole
        palette.isRaised = whole.contains(where: \.isSheet)
        guard !next.isNone else { return }
        svg.open("g", next.identifier.map { [("data-id", $0)] } ?? [])
        if let words = next.voice { svg.title(words) }
    }

    /// The name of a clip, which is defined where it is first asked for.
    private mutating func clip(_ rect: Rect, radius: Double = 0) -> String {
        let clip = Clip(rect: rect, radius: radius)
        if let name = clips[clip] { return name }
        let name = "c\(clips.count)"
        clips[clip] = name
        svg.defineClip(name, rect, radius: radius)
        return name
    }

    private mutating func paint(_ item: DisplayItem) {
        let rect = item.rect
        switch item.content {
        case .background(let color), .fill(let color):
            svg.rect(rect, fill: palette.css(color), radius: item.cornerRadius)
        case .border(let color, let width):
            let half = width / 2
            svg.outline(
                rect.insetBy(dx: half, dy: half),
                radius: max(0, item.cornerRadius - half),
                stroke: palette.css(color),
                width: width
            )
        case .text(let run): paint(run, in: rect)
        case .widget(.image(let name?, let mode), let ink) where item.cornerRadius > 0:
            let isCut = image(name) != nil
            if isCut {
                let clip = clip(rect, radius: item.cornerRadius)
                svg.open("g", [("clip-path", "url(#\(clip))")])
            }
            paintImage(
                name,
                mode,
                tint: ink.tint,
                isEnabled: ink.isEnabled,
                in: rect,
                radius: item.cornerRadius
            )
            if isCut { svg.close("g") }
        case .widget(let widget, let ink): paint(widget, ink, in: rect)
        case .rule(let rule): paint(rule, in: rect)
        case .mark(let mark, let tint): paint(mark, tint ?? .systemBlue, in: rect)
        case .barItem(let item): paint(item, in: rect)
        case .tab(let tab): paint(tab, in: rect)
        case .sectionIndex(let titles, let color, let background):
            paintIndex(titles, color, background, in: rect)
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
        case .table(let style, let color):
            // A colour of its own is that of its background, as of any view.
            guard style != .plain, color == nil else { return }
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
        case .bar(let color):
            var rect = rect
            if rect.maxY > screen.height - 40 { rect.size.height = screen.height - rect.minY }
            svg.rect(rect, fill: color.map(palette.css) ?? palette.css(.bar))
        case .topBar(let color, let isDark):
            guard rect.minY <= statusBarHeight else {
                return svg.rect(rect, fill: palette.css(color))
            }
            // What is at the top of the screen goes on behind the clock.
            svg.rect(rect.inset(top: -rect.minY), fill: palette.css(color))
            if isDark { statusInk = .white }
        case .shade: svg.rect(rect, fill: palette.css(.shade))
        case .sheet(let color): svg.rect(rect, fill: palette.css(color ?? .systemBackground))
        }
    }

    private mutating func paint(_ rule: DisplayItem.Rule, in rect: Rect) {
        switch rule {
        case .separator(let color), .group(let color), .closing(let color):
            guard color != .clear else { return }
            svg.rect(rect, fill: palette.css(color ?? .separator))
        case .tabBar, .divider: svg.rect(rect, fill: palette.css(.separator))
        // A card has the colour of its rows and no border; a bar above what is not scrolled has no line.
        case .cardEnd, .cardSides, .navigationBar: break
        }
    }

    private mutating func paintStatusBar(of window: Window) {
        let height = statusBarHeight
        guard height >= 20 else { return }
        let middle = height >= 40 ? height - 17 : height / 2
        let font = Font.system(size: height >= 40 ? 17 : 12, .bold)
        let width = SystemFont.width(of: "9:41", font: font)
        // A tablet has it at the left, and a phone with a button below the screen in the middle.
        let x =
            height >= 40
            ? 51 - width / 2 : window.bounds.size.isTablet ? 20 : (window.bounds.width - width) / 2
        let label = palette.css(statusInk)
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

    private mutating func paint(_ mark: DisplayItem.Mark, _ color: Color, in rect: Rect) {
        let middle = rect.minY + rect.height / 2
        let tint = palette.css(color)
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

    func n(_ number: Double) -> String { SVGWriter.number(number) }
}

extension ViewController {
    /// The file that the controller is of, or the first inside it that is of one.
    fileprivate var drawnFile: SceneFile? {
        storyboard?.file ?? children.lazy.compactMap(\.drawnFile).first
    }
}

extension DisplayItem.Layer {
    fileprivate var isSheet: Bool {
        if case .sheet = effect { true } else { false }
    }
}
