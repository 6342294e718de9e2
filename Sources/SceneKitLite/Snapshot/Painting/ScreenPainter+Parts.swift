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
        var letters = parts.enumerated().flatMap { number, part in
            part.text.map { (letter: $0, part: number) }
        }[...]
        for line in block.lines {
            var x = rect.minX + line.origin.x
            var piece = ""
            var current: Int?
            for letter in line.text {
                // Blanks at the ends of lines are left out, and an ellipsis is in no part.
                let found = letters.firstIndex { $0.letter == letter }
                let number = found.map { letters[$0].part } ?? current
                if let found { letters = letters[(found + 1)...] }
                if number != current {
                    write(piece, current, parts, at: &x, y: rect.minY + line.origin.y, run)
                    piece = ""
                    current = number
                }
                piece.append(letter)
            }
            write(piece, current, parts, at: &x, y: rect.minY + line.origin.y, run)
        }
    }

    /// Paints a piece of a part, and moves on to its end.
    private mutating func write(
        _ piece: String,
        _ number: Int?,
        _ parts: [AttributedText.Run],
        at x: inout Int,
        y: Int,
        _ run: DisplayItem.TextRun
    ) {
        guard !piece.isEmpty else { return }
        defer { x += DisplayWidth.columns(of: piece) }
        guard let number else { return }
        let part = parts[number]
        var style = style(
            font: part.font ?? run.font,
            color: part.color ?? run.color,
            isFaint: run.isFaint
        )
        if part.isUnderlined || part.link != nil { style.traits.insert(.underlined) }
        if part.isStruckThrough { style.traits.insert(.struckThrough) }
        if let color = part.backgroundColor?.terminalColor { style.background = color }
        canvas.write(piece, at: GridPoint(x: x, y: y), style: style, clip: clip)
    }
}
