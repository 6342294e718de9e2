extension TextCanvas {
    /// Adds lines to those that meet in a cell; anything else there is replaced.
    package mutating func draw(
        _ strokes: Strokes,
        at point: GridPoint,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        guard bounds.contains(point), clip?.contains(point) ?? true else { return }
        let index = point.y * size.width + point.x
        let merged = Glyph(strokes.union(glyphs[index].strokes ?? []))
        let cell = GridRect(origin: point, size: GridSize(width: 1, height: 1))
        fill(cell, with: merged, style: style, clip: nil)
    }

    /// Draws a line across, which joins the borders that it meets at its ends.
    package mutating func drawRule(
        _ columns: Range<Int>,
        line: Int,
        isDouble: Bool = false,
        clip: GridRect? = nil
    ) {
        let weight: Strokes = isDouble ? .double : []
        for column in columns {
            let point = GridPoint(x: column, y: line)
            draw(weight.union(.horizontal), at: point, clip: clip)
        }
        let left = GridPoint(x: columns.lowerBound - 1, y: line)
        if hasVerticalBorder(at: left) {
            draw(weight.union(.right), at: left)
        }
        let right = GridPoint(x: columns.upperBound, y: line)
        if hasVerticalBorder(at: right) {
            draw(weight.union(.left), at: right)
        }
    }

    /// Draws a line down, which joins the borders that it meets at its ends.
    package mutating func drawDivider(column: Int, lines: Range<Int>) {
        for line in lines { draw(.vertical, at: GridPoint(x: column, y: line)) }
        let top = GridPoint(x: column, y: lines.lowerBound - 1)
        if strokes(at: top)?.isDisjoint(with: .horizontal) == false { draw(.down, at: top) }
        let bottom = GridPoint(x: column, y: lines.upperBound)
        if strokes(at: bottom)?.isDisjoint(with: .horizontal) == false { draw(.up, at: bottom) }
    }

    /// Draws a frame along the inner edge of a rectangle.
    package mutating func drawBox(
        _ rect: GridRect,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
        // Each stretch of a line goes from the middle of one cell to the middle of the next.
        for x in rect.minX..<right {
            for y in [rect.minY, bottom] {
                draw(.right, at: GridPoint(x: x, y: y), style: style, clip: clip)
                draw(.left, at: GridPoint(x: x + 1, y: y), style: style, clip: clip)
            }
        }
        for y in rect.minY..<bottom {
            for x in [rect.minX, right] {
                draw(.down, at: GridPoint(x: x, y: y), style: style, clip: clip)
                draw(.up, at: GridPoint(x: x, y: y + 1), style: style, clip: clip)
            }
        }
    }

    /// Whether a line runs down a cell.
    package func hasVerticalBorder(at point: GridPoint) -> Bool {
        strokes(at: point)?.isDisjoint(with: .vertical) == false
    }

    private func strokes(at point: GridPoint) -> Strokes? {
        guard bounds.contains(point) else { return nil }
        return glyphs[point.y * size.width + point.x].strokes
    }
}
