extension TextCanvas {
    /// Where the next character goes, and how far it may.
    struct Brush {
        var column: Int
        let columns: Range<Int>
        let line: Int
        let style: UInt16

        /// The columns from here to where the rectangle ends.
        var room: Int { columns.upperBound - column }

        /// Whether the next character begins within the rectangle.
        var isWithin: Bool { column >= columns.lowerBound && column < columns.upperBound }
    }

    /// Paints scalars that are characters on their own, and returns how many bytes they have.
    ///
    /// What is cut at an edge, or may be followed by a mark, is left to `putCluster`.
    mutating func putLoneCharacters(
        of bytes: Span<UInt8>,
        from start: Int,
        with brush: inout Brush
    ) -> Int {
        guard brush.isWithin else { return 0 }
        let first = brush.line * size.width + brush.column
        let end = first + brush.room
        let table = DisplayWidth.Traits.table
        let traits = table.span
        var cells = glyphs.mutableSpan
        let cutsWide = cells[first].isContinuation
        var cell = first
        var offset = start
        var here = bytes.loneCharacter(at: offset, traits)
        while here.columns > 0, cell + here.columns <= end {
            let behind = offset + here.length
            let next = bytes.loneCharacter(at: behind, traits)
            if next.columns == 0, behind < bytes.count { break }
            cells[cell] = Glyph(scalarValue: here.value)
            if here.columns == 2 { cells[cell + 1] = .continuation }
            cell += here.columns
            offset = behind
            here = next
        }
        guard offset > start else { return 0 }
        brush.column += cell - first
        if cutsWide { blankStart(before: first) }
        blankRest(from: cell, line: brush.line)
        setStyle(brush.style, of: first..<cell)
        return offset - start
    }

    /// Paints the grapheme cluster at an offset of a text, and returns how many bytes it has.
    mutating func putCluster(
        of text: String,
        at offset: Int,
        with brush: inout Brush
    ) -> Int {
        let start = text.utf8.index(text.startIndex, offsetBy: offset)
        let (end, columns) = text.measuredCluster(at: start)
        if columns == 0 {
            for character in text[start..<end] {
                for scalar in VisibleText.visible(character).unicodeScalars {
                    put(Glyph(scalar), columns: 1, with: &brush)
                }
            }
        } else {
            put(glyph(of: text[start..<end]), columns: columns, with: &brush)
        }
        return text.utf8.distance(from: start, to: end)
    }

    private mutating func glyph(of cluster: Substring) -> Glyph {
        let scalars = cluster.unicodeScalars
        let first = scalars[scalars.startIndex]
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return Glyph(first) }
        // By its bytes: a text is painted as it is written, whatever other spelling it is equivalent to.
        let bytes = Array(cluster.utf8)
        if let known = clusterNumbers[bytes] { return Glyph(cluster: known) }
        clusterNumbers[bytes] = clusters.count
        clusters.append(String(cluster))
        return Glyph(cluster: clusters.count - 1)
    }

    /// Paints one character; of a wide one that is cut, what is within becomes blank.
    private mutating func put(_ glyph: Glyph, columns: Int, with brush: inout Brush) {
        let all = brush.column..<brush.column + columns
        brush.column += columns
        let shown = all.clamped(to: brush.columns)
        guard !shown.isEmpty else { return }
        let cells = indices(shown, line: brush.line)
        separate(cells, line: brush.line)
        setStyle(brush.style, of: cells)
        for cell in cells { glyphs[cell] = shown == all ? .continuation : .blank }
        if shown == all { glyphs[cells.lowerBound] = glyph }
    }
}
