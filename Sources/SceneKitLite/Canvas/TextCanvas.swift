/// A picture of text: cells in lines and columns, onto which texts, signs and borders are painted.
///
/// Whatever is painted is clipped to the canvas and to a rectangle. Of a wide character there are
/// always both columns or none: where one is cut off or painted over, the other becomes blank.
package struct TextCanvas: Sendable {
    /// The columns and lines.
    package let size: GridSize

    private(set) var glyphs: [Glyph]

    /// The styles by their numbers.
    private(set) var styles = [TextAttributes.plain]

    /// The grapheme clusters of several scalars by their numbers.
    private(set) var clusters: [String] = []
    private var clusterNumbers: [String: Int] = [:]

    /// Makes an empty canvas.
    package init(size: GridSize) {
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
            let lone = LoneCharacter(in: bytes, at: offset)
            guard lone.columns > 0 else {
                offset = writeCluster(of: text, at: offset, with: &brush)
                continue
            }
            put(Glyph(lone.scalar, style: brush.style), columns: lone.columns, with: &brush)
            offset += lone.length
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
}

extension TextCanvas {
    /// Where the next character goes, and how far it may.
    private struct Brush {
        var column: Int
        let columns: Range<Int>
        let line: Int
        let style: UInt16
    }

    /// Paints what is not one scalar on its own, and returns the offset behind it.
    private mutating func writeCluster(
        of text: String,
        at offset: Int,
        with brush: inout Brush
    ) -> Int {
        let start = text.utf8.index(text.startIndex, offsetBy: offset)
        let (end, columns) = text.measuredCluster(at: start)
        let cluster = text[start..<end]
        if columns == 0 {
            for character in cluster {
                for scalar in VisibleText.visible(character).unicodeScalars {
                    put(Glyph(scalar, style: brush.style), columns: 1, with: &brush)
                }
            }
        } else {
            put(glyph(of: cluster, style: brush.style), columns: columns, with: &brush)
        }
        return offset + text.utf8.distance(from: start, to: end)
    }

    private mutating func glyph(of cluster: Substring, style: UInt16) -> Glyph {
        let scalars = cluster.unicodeScalars
        if let only = scalars.first, scalars.count == 1 { return Glyph(only, style: style) }
        let text = String(cluster)
        if let known = clusterNumbers[text] { return Glyph(cluster: known, style: style) }
        clusterNumbers[text] = clusters.count
        clusters.append(text)
        return Glyph(cluster: clusters.count - 1, style: style)
    }

    /// Paints one character; of a wide one that is cut, what is within becomes blank.
    private mutating func put(_ glyph: Glyph, columns: Int, with brush: inout Brush) {
        let column = brush.column
        brush.column += columns
        guard column + columns > brush.columns.lowerBound else { return }
        let index = brush.line * size.width + column
        if columns == 1 {
            separate(index, column: column)
            glyphs[index] = glyph
        } else if column < brush.columns.lowerBound {
            separate(index + 1, column: column + 1)
            glyphs[index + 1] = Glyph(" ", style: brush.style)
        } else if column + 1 >= brush.columns.upperBound {
            separate(index, column: column)
            glyphs[index] = Glyph(" ", style: brush.style)
        } else {
            separate(index..<index + 2, line: brush.line)
            glyphs[index] = glyph
            glyphs[index + 1] = .continuation(style: brush.style)
        }
    }

    /// Blanks the other halves of wide characters of which a cell is about to be painted over.
    private mutating func separate(_ index: Int, column: Int) {
        if glyphs[index].isContinuation { glyphs[index - 1].code = Glyph.blank.code }
        if column + 1 < size.width, glyphs[index + 1].isContinuation {
            glyphs[index + 1].code = Glyph.blank.code
        }
    }

    private mutating func separate(_ cells: Range<Int>, line: Int) {
        if glyphs[cells.lowerBound].isContinuation {
            glyphs[cells.lowerBound - 1].code = Glyph.blank.code
        }
        if cells.upperBound < (line + 1) * size.width, glyphs[cells.upperBound].isContinuation {
            glyphs[cells.upperBound].code = Glyph.blank.code
        }
    }
}

/// A scalar that is known to be a character on its own from the bytes around it.
private struct LoneCharacter {
    var scalar: Unicode.Scalar = " "

    /// The columns; 0 when the scalar may share its character with others, or takes none.
    var columns = 0

    /// How many bytes it has.
    var length = 0

    init(in bytes: Span<UInt8>, at offset: Int) {
        let first = bytes[offset]
        if first < 0x80 {
            guard first &- 0x20 < 0x5F else { return }
            scalar = Unicode.Scalar(first)
            length = 1
            if offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
                columns = 1
                return
            }
        } else {
            (scalar, length) = Self.decode(bytes, at: offset)
        }
        let scalarClass = DisplayWidth.Class(of: scalar)
        guard scalarClass.standsAlone(scalar) else { return }
        if offset + length < bytes.count {
            let (next, _) = Self.decode(bytes, at: offset + length)
            guard DisplayWidth.Class(of: next).standsAlone(next) else { return }
        }
        columns = scalarClass.columns
    }

    /// The scalar at an offset of a text, whose bytes are known to be well-formed.
    private static func decode(
        _ bytes: Span<UInt8>,
        at offset: Int
    ) -> (scalar: Unicode.Scalar, length: Int) {
        let first = UInt32(bytes[offset])
        if first < 0x80 { return (Unicode.Scalar(UInt8(first)), 1) }
        func next(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance]) & 0x3F }
        let value: UInt32
        let length: Int
        if first < 0xE0 {
            value = (first & 0x1F) << 6 | next(1)
            length = 2
        } else if first < 0xF0 {
            value = (first & 0x0F) << 12 | next(1) << 6 | next(2)
            length = 3
        } else {
            value = (first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3)
            length = 4
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
