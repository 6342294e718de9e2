import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints the lines of a label, in the middle of its height.
    mutating func paint(_ label: Label, in rect: GridRect, clip: GridRect) {
        let color = label.isHighlighted ? label.highlightedTextColor : nil
        let text = label.text ?? ""
        let block = TextBlock(
            capitalizes ? text.uppercased() : text,
            style: label.textStyle,
            width: rect.width,
            height: rect.height
        )
        write(
            block,
            in: rect,
            clip: clip,
            style: style(
                font: label.font,
                color: color ?? label.textColor,
                isFaint: !label.isEnabled
            )
        )
        paintSubviews(of: label, in: rect, clip: clip)
    }

    mutating func write(
        _ block: TextBlock,
        in rect: GridRect,
        clip: GridRect,
        style: TextAttributes
    ) {
        for line in block.lines {
            let point = GridPoint(x: rect.minX + line.origin.x, y: rect.minY + line.origin.y)
            canvas.write(line.text, at: point, style: style, clip: clip)
        }
    }

    /// Paints a text of one line into a rectangle, cut with an ellipsis where it is too wide.
    mutating func write(
        _ text: String,
        in rect: GridRect,
        alignment: TextAlignment = .natural,
        clip: GridRect,
        style: TextAttributes
    ) {
        let setting = TextBlock.Style(alignment: alignment)
        let block = TextBlock(text, style: setting, width: rect.width, height: rect.height)
        write(block, in: rect, clip: clip, style: style)
    }

    mutating func paint(_ view: TextView, in rect: GridRect, clip: GridRect) {
        let scrolled = rect.offset(y: -medium.position(view.contentOffset.y, along: .vertical))
        write(
            view.textBlock(width: rect.width),
            in: scrolled,
            clip: clip,
            style: style(font: view.font, color: view.textColor)
        )
    }

    /// Paints the name of a picture, in a box where there is room for one.
    mutating func paint(_ view: ImageView, in rect: GridRect, clip: GridRect) {
        guard let name = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image
        else { return }
        let style = style(color: view.tintColor)
        guard rect.height >= 3, rect.width >= 5 else {
            paintImage(named: name, in: rect, clip: clip, style: style)
            return
        }
        canvas.drawBox(rect, style: style, clip: clip)
        let inside = rect.inset(left: 1, top: 1, right: 1, bottom: 1)
        let width = min(inside.width, DisplayWidth.columns(of: name) + 2)
        let left = inside.minX + (inside.width - width) / 2
        let line = inside.minY + (inside.height - 1) / 2
        paintImage(
            named: name,
            in: GridRect(x: left, y: line, width: width, height: 1),
            clip: clip,
            style: style
        )
    }

    /// Paints the sign of a picture and behind it the name, on the middle line.
    mutating func paintImage(
        named name: String,
        in rect: GridRect,
        clip: GridRect,
        style: TextAttributes
    ) {
        let line = rect.middleLine
        canvas.write(.image, at: line.origin, style: style, clip: clip)
        write(name, in: line.inset(left: 2), clip: clip, style: style)
    }
}

extension GridRect {
    /// The line in the middle, the upper one of two.
    var middleLine: GridRect {
        GridRect(x: minX, y: minY + max(0, height - 1) / 2, width: width, height: min(1, height))
    }
}
