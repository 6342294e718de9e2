import SceneRuntime
import SceneText

/// Controls and pictures, as a phone shows them.
extension SVGPainter {
    /// Paints a widget; one that does not answer a person is seen half.
    mutating func paint(_ widget: Widget, _ ink: DisplayItem.Ink, in rect: Rect) {
        switch widget {
        case .image(let name, let mode):
            if let name {
                paintImage(name, mode, tint: ink.tint, isEnabled: ink.isEnabled, in: rect)
            }
        case .button(let face): paint(face, ink, in: rect)
        default:
            fading(!ink.isEnabled) { $0.paintControl(widget, ink, in: rect) }
        }
    }

    /// Paints something so that half of it is seen.
    mutating func fading(_ isFaded: Bool, _ body: (inout SVGPainter) -> Void) {
        if isFaded { svg.open("g", [("opacity", "0.5")]) }
        body(&self)
        if isFaded { svg.close("g") }
    }

    private mutating func paintControl(
        _ widget: Widget,
        _ ink: DisplayItem.Ink,
        in rect: Rect
    ) {
        let middle = rect.minY + rect.height / 2
        switch widget {
        case .image, .button: break
        case .toggle(let isOn, let thumb):
            let track = Rect(x: rect.minX, y: middle - 15.5, width: 51, height: 31)
            let fill = isOn ? palette.css(ink.color ?? .systemGreen) : palette.css(.systemFill)
            svg.rect(track, fill: fill, radius: 15.5)
            svg.circle(
                x: isOn ? track.maxX - 15.5 : track.minX + 15.5,
                y: middle,
                radius: 13.5,
                fill: thumb.map { palette.css($0) } ?? "#fff"
            )
        case .slider(let share, let colors): paintTrack(share, colors, ink, in: rect)
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
        case .segments(let segments, let chosen): paintSegments(segments, chosen, in: rect)
        case .activity(let isLarge):
            for spoke in 0..<8 {
                svg.spoke(
                    x: rect.minX + rect.width / 2,
                    y: middle,
                    number: spoke,
                    scale: isLarge ? 1.85 : 1,
                    fill: palette.css(ink.color ?? .systemGray)
                )
            }
        case .pages(let count, let current):
            let center = Double(count - 1) / 2
            // Dots beside the control are not drawn, and no screen is wider than its limit.
            let reach = min(rect.width, Double(ScreenSize.mostColumns) * 8) / 32
            let first = Int(max(0, (center - reach).rounded(.up)))
            let end = min(count, Int(max(0, center + reach)) + 1)
            for page in first..<max(first, end) {
                let x = rect.minX + rect.width / 2 + (Double(page) - center) * 16
                svg.circle(
                    x: x,
                    y: middle,
                    radius: 3.5,
                    fill: page == current
                        ? palette.css(ink.color ?? .label) : palette.css(.tertiaryLabel)
                )
            }
        case .field(let field): paint(field, ink, in: rect)
        case .search(let text, let placeholder, let prompt, let cancel, let bar):
            if let bar { svg.rect(rect, fill: palette.css(bar)) }
            paintSearch(text, placeholder, prompt, cancel, tint: ink.tint, in: rect)
        case .choice(_, _, let picker): paint(picker, ink, in: rect)
        }
    }

    private mutating func paintTrack(
        _ share: Double,
        _ colors: Widget.SliderColors,
        _ ink: DisplayItem.Ink,
        in rect: Rect
    ) {
        let thumb = 13.5
        let middle = rect.minY + rect.height / 2
        let share = min(max(share, 0), 1)
        let center = rect.minX + thumb + (rect.width - 2 * thumb) * share
        svg.rect(
            Rect(x: rect.minX, y: middle - 2, width: rect.width, height: 4),
            fill: palette.css(colors.after ?? .systemFill),
            radius: 2
        )
        svg.rect(
            Rect(x: rect.minX, y: middle - 2, width: center - rect.minX, height: 4),
            fill: palette.css(colors.before ?? ink.tint ?? .systemBlue),
            radius: 2
        )
        svg.circle(
            x: center,
            y: middle,
            radius: thumb,
            fill: colors.thumb.map { palette.css($0) } ?? "#fff",
            stroke: palette.css(.separator)
        )
    }

    mutating func paintImage(
        _ name: String,
        _ mode: ImageView.ContentMode,
        tint: Color?,
        isEnabled: Bool,
        in rect: Rect,
        radius: Double = 4
    ) {
        guard rect.width >= 1, rect.height >= 1 else { return }
        let tint = isEnabled ? tint : .tertiaryLabel
        if let file = image(name) {
            // The room of an icon is not that of its picture, which keeps its shape.
            let isIcon = mode == .scaleToFill && rect.size == Size(width: 24, height: 24)
            let mode = isIcon ? .scaleAspectFit : mode
            let color = palette.css(tint ?? .systemBlue)
            // What takes the colour of its control is grey with it.
            fading(!isEnabled && !file.isTemplate) {
                $0.svg.image(file, in: rect.place(of: file, mode), mode, tint: color)
            }
            return
        }
        if let shape = SymbolShapes.shape(name) {
            return svg.symbol(shape, in: rect, color: palette.css(tint ?? .systemBlue))
        }
        let stroke = palette.css(tint ?? .systemGray2)
        svg.outline(
            rect.insetBy(dx: 0.5, dy: 0.5),
            radius: radius,
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

    private mutating func paintSegments(
        _ segments: [Widget.Segment],
        _ chosen: Int,
        in rect: Rect
    ) {
        let box = Rect(
            x: rect.minX,
            y: rect.minY + (rect.height - 32) / 2,
            width: rect.width,
            height: 32
        )
        svg.rect(box, fill: palette.css(.tertiarySystemFill), radius: 8)
        let width = box.width / Double(max(1, segments.count))
        for (index, segment) in segments.enumerated() {
            let part = Rect(
                x: box.minX + width * Double(index),
                y: box.minY,
                width: width,
                height: box.height
            )
            if index == chosen {
                svg.rect(
                    part.insetBy(dx: 2, dy: 2),
                    fill: palette.css(.segment),
                    radius: 7
                )
            }
            if let image = segment.image {
                paintSegment(image, in: part)
                continue
            }
            paint(
                segment.title,
                font: .system(size: 13, index == chosen ? .bold : .regular),
                style: .centered,
                fill: palette.css(.label),
                in: part.inset(left: 4, right: 4)
            )
        }
    }

    private mutating func paintSegment(_ name: String, in rect: Rect) {
        let side = min(24, rect.width, rect.height)
        let icon = rect.square(side)
        if let file = image(name) {
            // Segments take the shape of a picture alone, as bars do.
            let fill = palette.css(.label)
            svg.image(file, in: icon, .scaleAspectFit, tint: fill, isTemplate: true)
        } else {
            paintImage(name, .scaleAspectFit, tint: .label, isEnabled: true, in: icon)
        }
    }

    private mutating func paint(_ field: Widget.Field, _ ink: DisplayItem.Ink, in rect: Rect) {
        let edge = rect.insetBy(dx: 0.5, dy: 0.5)
        switch field.border {
        case .none: break
        case .line: svg.outline(edge, radius: 0, stroke: palette.css(.label))
        case .bezel: svg.outline(edge, radius: 0, stroke: palette.css(.separator))
        case .roundedRect:
            if !field.hasColor { svg.rect(rect, fill: palette.css(.systemBackground), radius: 5) }
            svg.outline(edge, radius: 5, stroke: palette.css(.separator))
        }
        let margin: Double = field.border == .none ? 0 : 7
        let isEmpty = field.text.isEmpty
        let text =
            isEmpty
            ? field.placeholder
            : field.isSecret ? String(repeating: "•", count: field.text.count) : field.text
        let color =
            isEmpty
            ? palette.css(.placeholderText)
            : ink.color.map { palette.css($0) } ?? palette.css(.label)
        let room = rect.inset(left: margin, right: field.showsClearButton ? 28 : margin)
        let font = ink.font ?? .textStyle(.body)
        var style = TextBlock.Style(alignment: field.alignment)
        if !isEmpty, let least = field.leastFontSize {
            style.leastScale = min(1, least / font.pointSize)
        }
        paint(text, font: font, style: style, fill: color, in: room)
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
        tint: Color?,
        in rect: Rect
    ) {
        var rect = rect
        if !prompt.isEmpty {
            let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 19)
            paint(
                prompt,
                font: .textStyle(.footnote),
                style: .centered,
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
            let fill = palette.css(tint ?? .systemBlue)
            paint(cancel, font: .textStyle(.body), fill: fill, in: place)
        }
    }
}

extension Rect {
    /// Where a picture goes that keeps its own size; all of the rectangle for one that is stretched.
    fileprivate func place(of file: ImageFile, _ mode: ImageView.ContentMode) -> Rect {
        var place = Rect(
            x: minX + (width - file.width) / 2,
            y: minY + (height - file.height) / 2,
            width: file.width,
            height: file.height
        )
        switch mode {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill: return self
        case .center: break
        case .top: place.origin.y = minY
        case .bottom: place.origin.y = maxY - file.height
        case .left: place.origin.x = minX
        case .right: place.origin.x = maxX - file.width
        }
        return place
    }
}
