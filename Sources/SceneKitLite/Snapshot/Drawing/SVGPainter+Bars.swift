import SceneRuntime
import SceneText

/// What is in the bars of a screen, and the index at the edge of a table.
extension SVGPainter {
    mutating func paint(_ item: DisplayItem.BarItem, in rect: Rect) {
        let fill = palette.css(item.isEnabled ? item.tint ?? .systemBlue : .tertiaryLabel)
        var rect = rect
        if item.isBack {
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
        if let picture = item.picture {
            let side = min(24, rect.width, rect.height)
            let box = rect.square(side)
            let tint = item.tint
            return paintImage(
                picture,
                .scaleAspectFit,
                tint: tint,
                isEnabled: item.isEnabled,
                in: box
            )
        }
        let font = Font.textStyle(item.isProminent ? .headline : .body)
        paint(item.title, font: font, fill: fill, in: rect)
    }

    mutating func paint(_ tab: DisplayItem.Tab, in rect: Rect) {
        let fill = palette.css(tab.isChosen ? tab.tint ?? .systemBlue : .systemGray)
        let font = Font.system(size: tab.isWide ? 13 : 10, .regular)
        let icon: Rect
        let label: Rect
        if tab.isWide {
            let side = min(24, rect.height - 12)
            let room = tab.image == nil ? 0 : side + 8
            let width = min(rect.width, room + SystemFont.width(of: tab.title, font: font))
            let line = Rect(
                x: rect.midX - width / 2,
                y: rect.minY,
                width: width,
                height: rect.height
            )
            icon = Rect(x: line.minX, y: rect.midY - side / 2, width: side, height: side)
            label = line.inset(left: room)
        } else {
            icon = Rect(x: rect.midX - 12, y: rect.minY + 5, width: 24, height: 24)
            label = Rect(x: rect.minX, y: rect.minY + 31, width: rect.width, height: 14)
        }
        if let file = tab.image.flatMap(image) {
            // A bar takes the shape of a picture alone.
            svg.image(file, in: icon, .scaleAspectFit, tint: fill, isTemplate: true)
        } else if let shape = tab.image.flatMap(SymbolShapes.shape) {
            svg.symbol(shape, in: icon, color: fill)
        } else if tab.image != nil {
            svg.rect(icon.inset(top: 1, bottom: 1), fill: fill, radius: 6)
        }
        paint(
            tab.title,
            font: font,
            style: .centered,
            fill: fill,
            in: label
        )
        if let badge = tab.badge { paintBadge(badge, at: icon.maxX, in: rect) }
    }

    /// Paints what draws attention at the upper right corner of a tab's picture.
    private mutating func paintBadge(_ words: String, at corner: Double, in rect: Rect) {
        let font = Font.system(size: 13, .regular)
        let text = SystemFont.width(of: words, font: font)
        let room = max(18, rect.maxX - corner + 4)
        let oval = Rect(
            x: corner - 8,
            y: rect.minY + 2,
            width: min(room, max(18, text + 10)),
            height: 18
        )
        svg.rect(oval, fill: palette.css(.systemRed), radius: 9)
        paint(
            words,
            font: font,
            style: .centered,
            fill: "#fff",
            in: text + 10 <= oval.width ? oval : oval.inset(left: 4, right: 4)
        )
    }

    mutating func paintIndex(
        _ titles: [String],
        _ color: Color?,
        _ background: Color?,
        in rect: Rect
    ) {
        let height = min(14, rect.height / Double(max(1, titles.count)))
        let font = Font.system(size: 11, .bold)
        var line = Rect(
            x: rect.maxX - 16,
            y: rect.minY + (rect.height - height * Double(titles.count)) / 2,
            width: 16,
            height: height
        )
        if let background {
            let column = Rect(x: line.minX, y: rect.minY, width: 16, height: rect.height)
            svg.rect(column, fill: palette.css(background))
        }
        for title in titles {
            // The rows leave room for a letter, and a word begins with one.
            let isWide = SystemFont.width(of: title, font: font) > line.width
            paint(
                isWide ? String(title.prefix(1)) : title,
                font: font,
                style: .centered,
                fill: palette.css(color ?? .systemBlue),
                in: line
            )
            line.origin.y += height
        }
    }
}
