import SceneRuntime
import SceneText

extension ScreenPainter {
    /// Paints the parts of a text that have looks of their own once more, where its lines are.
    mutating func write(
        _ parts: [AttributedText.Run],
        over block: TextBlock,
        in rect: GridRect,
        _ run: DisplayItem.TextRun
    ) {
        for (line, pieces) in zip(block.lines, parts.pieces(of: block.lines.map(\.text))) {
            var x = rect.minX + line.origin.x
            for (text, part) in pieces {
                if let part {
                    write(text, as: part, at: GridPoint(x: x, y: rect.minY + line.origin.y), run)
                }
                x += DisplayWidth.columns(of: text)
            }
        }
    }

    private mutating func write(
        _ text: String,
        as part: AttributedText.Run,
        at point: GridPoint,
        _ run: DisplayItem.TextRun
    ) {
        var style = style(
            font: part.font ?? run.font,
            color: part.color ?? run.color,
            isFaint: run.isFaint
        )
        if part.isUnderlined || part.link != nil { style.traits.insert(.underlined) }
        if part.isStruckThrough { style.traits.insert(.struckThrough) }
        if let color = part.backgroundColor?.terminalColor { style.background = color }
        canvas.write(text, at: point, style: style, clip: clip)
    }
}
