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
        let merged = strokes.union(glyphs[index].strokes ?? [])
        fill(
            GridRect(origin: point, size: GridSize(width: 1, height: 1)),
            with: Glyph(merged),
            style: number(of: style)
        )
    }

    /// Draws a line across, which joins the borders that it meets at its ends.
    package mutating func drawRule(
        _ columns: Range<Int>,
        line: Int,
        isDouble: Bool = false,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        let weight: Strokes = isDouble ? .double : []
        for column in columns {
            let point = GridPoint(x: column, y: line)
            draw(weight.union(.horizontal), at: point, style: style, clip: clip)
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
    package mutating func drawDivider(
        column: Int,
        lines: Range<Int>,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        for line in lines {
            draw(.vertical, at: GridPoint(x: column, y: line), style: style, clip: clip)
        }
        let top = GridPoint(x: column, y: lines.lowerBound - 1)
        if strokes(at: top)?.isDisjoint(with: .horizontal) == false { draw(.down, at: top) }
        let bottom = GridPoint(x: column, y: lines.upperBound)
        if strokes(at: bottom)?.isDisjoint(with: .horizontal) == false { draw(.up, at: bottom) }
    }

    /// Draws a frame along the inner edge of a rectangle.
    package mutating func drawBox(
        _ rect: GridRect,
        isRounded: Bool = false,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        let corner: Strokes = isRounded ? .rounded : []
        let (left, right) = (rect.minX, rect.maxX - 1)
        let (top, bottom) = (rect.minY, rect.maxY - 1)
        let corners: [(x: Int, y: Int, strokes: Strokes)] = [
            (x: left, y: top, strokes: [.down, .right]),
            (x: right, y: top, strokes: [.down, .left]),
            (x: left, y: bottom, strokes: [.up, .right]),
            (x: right, y: bottom, strokes: [.up, .left]),
        ]
        for (x, y, strokes) in corners {
            draw(corner.union(strokes), at: GridPoint(x: x, y: y), style: style, clip: clip)
        }
        for x in left + 1..<right {
            draw(.horizontal, at: GridPoint(x: x, y: top), style: style, clip: clip)
            draw(.horizontal, at: GridPoint(x: x, y: bottom), style: style, clip: clip)
        }
        for y in top + 1..<bottom {
            draw(.vertical, at: GridPoint(x: left, y: y), style: style, clip: clip)
            draw(.vertical, at: GridPoint(x: right, y: y), style: style, clip: clip)
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
