import SceneRuntime
import SceneText

/// Texts, line by line.
extension SVGPainter {
    mutating func paint(_ run: DisplayItem.TextRun, in rect: Rect) {
        let color =
            run.color.map { palette.css($0) }
            ?? palette.css(run.isFaint ? .secondaryLabel : .label)
        paint(
            run.string,
            // Lines are as high and as long as in the font of the first part that has one.
            font: run.parts.lazy.compactMap(\.font).first ?? run.font ?? .textStyle(.body),
            style: run.style,
            fill: color,
            in: rect,
            isTop: run.isScrolled,
            parts: run.parts
        )
    }

    mutating func paint(
        _ text: String,
        font: Font,
        style: TextBlock.Style = TextBlock.Style(),
        fill: String,
        in rect: Rect,
        isTop: Bool = false,
        parts: [AttributedText.Run] = []
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
        let pieces = parts.isEmpty ? [] : parts.pieces(of: set.lines.map(\.text))
        for (number, line) in set.lines.enumerated() {
            let x: Double =
                switch style.alignment {
                case .natural, .left, .justified: rect.minX
                case .center: rect.minX + (rect.width - line.width) / 2
                case .right: rect.maxX - line.width
                }
            let baseline =
                top + (set.lineHeight - font.pointSize * 1.193) / 2 + font.pointSize * 0.952
            if parts.isEmpty {
                svg.text(
                    line.text,
                    x: x,
                    baseline: baseline,
                    width: line.width,
                    font: font,
                    fill: fill
                )
            } else {
                paint(pieces[number], from: x, top: top, set.lineHeight, baseline, font, fill)
            }
            top += set.lineHeight
        }
    }

    /// Paints the pieces of a line one after the other, each with the look of its part.
    private mutating func paint(
        _ pieces: [(text: String, part: AttributedText.Run?)],
        from start: Double,
        top: Double,
        _ height: Double,
        _ baseline: Double,
        _ font: Font,
        _ fill: String
    ) {
        var x = start
        for (text, part) in pieces {
            let font = part?.font ?? font
            let width = SystemFont.width(of: text, font: font)
            if let color = part?.backgroundColor {
                svg.rect(Rect(x: x, y: top, width: width, height: height), fill: palette.css(color))
            }
            let isLink = part?.link != nil
            svg.text(
                text,
                x: x,
                baseline: baseline,
                width: width,
                font: font,
                fill: part?.color.map { palette.css($0) } ?? (isLink ? palette.css(.link) : fill),
                isUnderlined: isLink || part?.isUnderlined ?? false,
                isStruckThrough: part?.isStruckThrough ?? false
            )
            x += width
        }
    }
}
