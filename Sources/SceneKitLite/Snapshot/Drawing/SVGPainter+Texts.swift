import SceneRuntime
import SceneText

/// Texts, line by line.
extension SVGPainter {
    mutating func paint(_ run: DisplayItem.TextRun, in rect: Rect) {
        guard !run.string.isEmpty, rect.width > 0 else { return }
        let color =
            run.color.map { palette.css($0) }
            ?? palette.css(run.isFaint ? .secondaryLabel : .label)
        let set = lines(of: run, in: rect)
        paint(set, alignment: run.style.alignment, fill: color, in: rect, isTop: run.isScrolled)
    }

    /// The lines of a text where it is.
    func lines(of run: DisplayItem.TextRun, in rect: Rect) -> PointText {
        func lines(width: Double?, height: Double?) -> PointText {
            PointText(
                run.string,
                parts: run.parts,
                style: run.style,
                font: run.font ?? .textStyle(.body),
                width: width,
                height: height
            )
        }
        if run.isDrawn, run.style.leastScale == 1 {
            let whole = lines(width: nil, height: nil)
            // Fonts were narrower once, and our figures are estimates: no more than that is made up for.
            let (most, room) = (whole.size.width, rect.width)
            if whole.lines.count == 1, most > room, most <= room * 1.15 {
                return whole.squeezed(by: room / most)
            }
        }
        return lines(width: rect.width, height: run.isScrolled ? nil : rect.height)
    }

    mutating func paint(
        _ text: String,
        font: Font,
        style: TextBlock.Style = TextBlock.Style(),
        fill: String,
        in rect: Rect
    ) {
        guard !text.isEmpty, rect.width > 0 else { return }
        let set = PointText(
            text,
            style: style,
            font: font,
            width: rect.width,
            height: rect.height
        )
        paint(set, alignment: style.alignment, fill: fill, in: rect)
    }

    private mutating func paint(
        _ set: PointText,
        alignment: TextAlignment,
        fill: String,
        in rect: Rect,
        isTop: Bool = false
    ) {
        var top = rect.minY
        if !isTop { top += (rect.height - set.size.height) / 2 }
        for line in set.lines {
            let x: Double =
                switch alignment {
                case .natural, .left, .justified: rect.minX
                case .center: rect.minX + (rect.width - line.width) / 2
                case .right: rect.maxX - line.width
                }
            paint(line, from: x, top: top, fill)
            top += line.height
        }
    }

    /// Paints the pieces of a line one after the other, each with the look of its part.
    private mutating func paint(
        _ line: PointText.Line,
        from start: Double,
        top: Double,
        _ fill: String
    ) {
        let baseline =
            top + (line.height - line.pointSize * 1.193) / 2 + line.pointSize * 0.952
        var x = start
        for piece in line.pieces {
            let part = piece.part
            if let color = part?.backgroundColor {
                svg.rect(
                    Rect(x: x, y: top, width: piece.width, height: line.height),
                    fill: palette.css(color)
                )
            }
            let isLink = part?.link != nil
            svg.text(
                piece.text,
                x: x,
                baseline: baseline,
                width: piece.width,
                font: piece.font,
                fill: part?.color.map { palette.css($0) } ?? (isLink ? palette.css(.link) : fill),
                isUnderlined: isLink || part?.isUnderlined ?? false,
                isStruckThrough: part?.isStruckThrough ?? false
            )
            x += piece.width
        }
    }
}
