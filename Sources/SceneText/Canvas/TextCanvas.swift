/// A picture of text: cells in lines and columns, onto which texts, signs and borders are painted.
///
/// Whatever is painted is clipped to the canvas and to a rectangle. Of a wide character there are
/// always both columns or none: where one is cut off or painted over, the other becomes blank.
package struct TextCanvas: Sendable {
    /// The columns and lines.
    package let size: GridSize

    /// The cells, line after line.
    var glyphs: [Glyph]

    /// The number of the style of each cell; none at all until a cell is not plain.
    private var styleNumbers: [UInt16] = []

    /// The styles by their numbers; 0 is plain.
    private(set) var styles = [TextAttributes.plain]

    /// The grapheme clusters of several scalars, each once, however often views paint over each other.
    var clusters: [String] = []

    /// Their numbers, by their bytes.
    var clusterNumbers: [[UInt8]: Int] = [:]

    /// Makes an empty canvas.
    package init(size: GridSize) {
        self.size = GridSize(width: max(0, size.width), height: max(0, size.height))
        glyphs = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    /// All cells.
    package var bounds: GridRect { GridRect(origin: .zero, size: size) }

    /// Empties all cells, so that the canvas can be painted again.
    package mutating func clear() {
        for index in glyphs.indices { glyphs[index] = .blank }
        for index in styleNumbers.indices { styleNumbers[index] = 0 }
        clusters.removeAll()
        clusterNumbers.removeAll()
    }

    /// Paints one line of text from a cell to the right, as far as it is within a rectangle.
    ///
    /// Control characters are painted as the signs for them.
    package mutating func write(
        _ text: String,
        at point: GridPoint,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        let area = clip?.intersection(bounds) ?? bounds
        guard area.lines.contains(point.y), point.x < area.maxX else { return }
        var brush = Brush(
            column: point.x,
            columns: area.columns,
            line: point.y,
            style: number(of: style)
        )
        let bytes = text.utf8Span.span
        var offset = 0
        while offset < bytes.count, brush.room > 0 {
            let length = putLoneCharacters(of: bytes, from: offset, with: &brush)
            offset += length > 0 ? length : putCluster(of: text, at: offset, with: &brush)
        }
    }

    /// Paints a sign.
    package mutating func write(
        _ sign: Sign,
        at point: GridPoint,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        let cell = GridRect(origin: point, size: GridSize(width: 1, height: 1))
        fill(cell, with: Glyph(sign), style: style, clip: clip)
    }

    /// Paints a sign into all cells of a rectangle.
    package mutating func fill(
        _ rect: GridRect,
        with sign: Sign,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        fill(rect, with: Glyph(sign), style: style, clip: clip)
    }

    /// Empties the cells of a rectangle.
    package mutating func erase(
        _ rect: GridRect,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        fill(rect, with: .blank, style: style, clip: clip)
    }

    func indices(_ columns: Range<Int>, line: Int) -> Range<Int> {
        let start = line * size.width
        return start + columns.lowerBound..<start + columns.upperBound
    }

    private mutating func number(of style: TextAttributes) -> UInt16 {
        if style == .plain { return 0 }
        if let known = styles.firstIndex(of: style) { return UInt16(known) }
        // No picture has that many; what comes then is plain.
        guard styles.count < Int(UInt16.max) else { return 0 }
        styles.append(style)
        return UInt16(styles.count - 1)
    }

    /// The number of the style of a cell.
    func styleNumber(at index: Int) -> UInt16 { styleNumbers.isEmpty ? 0 : styleNumbers[index] }

    /// The style of a cell.
    package func style(at index: Int) -> TextAttributes { styles[Int(styleNumber(at: index))] }

    mutating func setStyle(_ number: UInt16, of cells: Range<Int>) {
        if styleNumbers.isEmpty {
            if number == 0 { return }
            styleNumbers = Array(repeating: 0, count: glyphs.count)
        }
        var numbers = styleNumbers.mutableSpan
        for index in cells { numbers[index] = number }
    }

    mutating func fill(
        _ rect: GridRect,
        with glyph: Glyph,
        style: TextAttributes,
        clip: GridRect?
    ) {
        let area = rect.intersection(clip ?? bounds).intersection(bounds)
        guard !area.isEmpty else { return }
        let style = number(of: style)
        for line in area.lines {
            let cells = indices(area.columns, line: line)
            separate(cells, line: line)
            setStyle(style, of: cells)
            for index in cells { glyphs[index] = glyph }
        }
    }

    /// Blanks the rests of wide characters whose cells are about to be painted over.
    mutating func separate(_ cells: Range<Int>, line: Int) {
        if glyphs[cells.lowerBound].isContinuation { blankStart(before: cells.lowerBound) }
        blankRest(from: cells.upperBound, line: line)
    }

    /// Blanks the wide character that ends before a cell.
    mutating func blankStart(before cell: Int) {
        var index = cell
        var isStart = false
        while !isStart {
            index -= 1
            isStart = !glyphs[index].isContinuation
            glyphs[index] = .blank
        }
    }

    /// Blanks what is left of a wide character from a cell on.
    mutating func blankRest(from cell: Int, line: Int) {
        var index = cell
        while index < (line + 1) * size.width, glyphs[index].isContinuation {
            glyphs[index] = .blank
            index += 1
        }
    }
}
