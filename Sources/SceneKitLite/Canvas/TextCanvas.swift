/// A picture of text: cells in lines and columns, onto which texts, signs and borders are painted.
///
/// Whatever is painted is clipped to the canvas and to a rectangle. Of a wide character there are
/// always both columns or none: where one is cut off or painted over, the other becomes blank.
public struct TextCanvas: Sendable {
    /// The columns and lines.
    public let size: GridSize

    /// The cells, line after line.
    var glyphs: [Glyph]

    /// The styles by their numbers.
    private(set) var styles = [TextAttributes.plain]

    /// The grapheme clusters of several scalars by their numbers.
    private(set) var clusters: [String] = []
    private var clusterNumbers: [String: Int] = [:]

    /// Makes an empty canvas.
    public init(size: GridSize) {
        self.size = GridSize(width: max(0, size.width), height: max(0, size.height))
        glyphs = Array(repeating: .blank, count: self.size.width * self.size.height)
    }

    /// All cells.
    package var bounds: GridRect { GridRect(origin: .zero, size: size) }

    /// Empties all cells, so that the canvas can be painted anew.
    package mutating func clear() {
        for index in glyphs.indices { glyphs[index] = .blank }
        clusters.removeAll()
        clusterNumbers.removeAll()
    }

    /// Paints one line of text from a cell to the right, as far as the canvas goes.
    public mutating func write(_ text: String, at point: GridPoint) {
        write(text, at: point, style: .plain, clip: nil)
    }

    /// Paints one line of text from a cell to the right, as far as it is within a rectangle.
    ///
    /// Control characters are painted as the signs that stand for them.
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
        while offset < bytes.count, brush.column < brush.columns.upperBound {
            let letters = bytes.asciiLetters(from: offset, limit: brush.room)
            if letters > 0 {
                putASCII(bytes, from: offset, count: letters, with: &brush)
                offset += letters
                continue
            }
            let ideographs = putIdeographs(of: bytes, from: offset, with: &brush)
            if ideographs > 0 {
                offset += ideographs
                continue
            }
            let length = putLoneCharacters(of: bytes, from: offset, with: &brush)
            offset += length
            if length == 0 { offset = putCluster(of: text, at: offset, with: &brush) }
        }
    }

    /// Paints a sign.
    package mutating func write(
        _ sign: Sign,
        at point: GridPoint,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        fill(GridRect(origin: point, size: GridSize(width: 1, height: 1)), sign, style, clip)
    }

    /// Paints a sign into all cells of a rectangle.
    package mutating func fill(
        _ rect: GridRect,
        with sign: Sign,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        fill(rect, sign, style, clip)
    }

    private mutating func fill(
        _ rect: GridRect,
        _ sign: Sign,
        _ style: TextAttributes,
        _ clip: GridRect?
    ) {
        fill(rect, with: Glyph(sign, style: number(of: style)), clip: clip)
    }

    /// Empties the cells of a rectangle.
    package mutating func erase(
        _ rect: GridRect,
        style: TextAttributes = .plain,
        clip: GridRect? = nil
    ) {
        fill(rect, with: Glyph(" ", style: number(of: style)), clip: clip)
    }

    /// Changes the styles of the cells of a rectangle, and leaves what stands there.
    package mutating func restyle(
        _ rect: GridRect,
        clip: GridRect? = nil,
        _ change: (inout TextAttributes) -> Void
    ) {
        let area = rect.intersection(clip ?? bounds).intersection(bounds)
        for line in area.lines {
            for index in indices(area.columns, line: line) {
                var style = styles[Int(glyphs[index].style)]
                change(&style)
                glyphs[index].style = number(of: style)
            }
        }
    }

    func indices(_ columns: Range<Int>, line: Int) -> Range<Int> {
        let start = line * size.width
        return start + columns.lowerBound..<start + columns.upperBound
    }

    mutating func number(of style: TextAttributes) -> UInt16 {
        if style == .plain { return 0 }
        if let known = styles.firstIndex(of: style) { return UInt16(known) }
        // No picture has that many; what comes then is plain.
        guard styles.count < Int(UInt16.max) else { return 0 }
        styles.append(style)
        return UInt16(styles.count - 1)
    }

    mutating func fill(_ rect: GridRect, with glyph: Glyph, clip: GridRect? = nil) {
        let area = rect.intersection(clip ?? bounds).intersection(bounds)
        guard !area.isEmpty else { return }
        for line in area.lines {
            let cells = indices(area.columns, line: line)
            separate(cells, line: line)
            for index in cells { glyphs[index] = glyph }
        }
    }

    mutating func set(_ glyph: Glyph, at index: Int) { glyphs[index] = glyph }

    mutating func number(ofCluster cluster: String) -> Int {
        if let known = clusterNumbers[cluster] { return known }
        clusterNumbers[cluster] = clusters.count
        clusters.append(cluster)
        return clusters.count - 1
    }

    /// Blanks the other halves of wide characters of which cells are about to be painted over.
    mutating func separate(_ cells: Range<Int>, line: Int) {
        if glyphs[cells.lowerBound].isContinuation {
            glyphs[cells.lowerBound - 1].code = Glyph.blank.code
        }
        if cells.upperBound < (line + 1) * size.width, glyphs[cells.upperBound].isContinuation {
            glyphs[cells.upperBound].code = Glyph.blank.code
        }
    }
}
