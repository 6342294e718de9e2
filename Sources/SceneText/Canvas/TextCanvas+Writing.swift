extension TextCanvas {
    /// Where the next character goes, and how far it may.
    struct Brush {
        var column: Int
        let columns: Range<Int>
        let line: Int
        package let style: UInt16

        /// The columns from here to where the rectangle ends.
        var room: Int { columns.upperBound - column }

        /// Whether the next character begins within the rectangle.
        var isWithin: Bool { column >= columns.lowerBound && column < columns.upperBound }
    }

    /// Paints letters of one byte each.
    mutating func putASCII(
        _ bytes: Span<UInt8>,
        from offset: Int,
        count: Int,
        with brush: inout Brush
    ) {
        let hidden = min(count, max(0, brush.columns.lowerBound - brush.column))
        let start = brush.line * size.width + brush.column
        brush.column += count
        guard hidden < count else { return }
        separate(start + hidden..<start + count, line: brush.line)
        setStyle(brush.style, of: start + hidden..<start + count)
        var cells = glyphs.mutableSpan
        for index in hidden..<count {
            cells[start + index] = Glyph(Unicode.Scalar(bytes[offset + index]))
        }
    }

    /// Paints scalars that are characters on their own, and returns how many bytes they have.
    ///
    /// What is cut at an edge, or may be followed by a mark, is left to others.
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

    /// Paints one character with the plain marks that follow it, and returns how many bytes it has.
    ///
    /// So most accents and skin tones are written; the longer way knows the rest.
    mutating func putMarkedCharacter(
        of bytes: Span<UInt8>,
        from start: Int,
        with brush: inout Brush
    ) -> Int {
        guard brush.isWithin else { return 0 }
        let table = DisplayWidth.Traits.table
        let traits = table.span
        let base = bytes.loneCharacter(at: start, traits)
        guard base.columns > 0 else { return 0 }
        var measure = DisplayWidth.ClusterMeasure()
        measure.add(traits.traits(of: base.value).scalarClass)
        var end = start + base.length
        while end < bytes.count, bytes[end] >= 0x80 {
            let (value, length) = bytes.scalar(at: end)
            guard Self.isPlainMark(value) else { break }
            measure.add(traits.traits(of: value).scalarClass)
            end += length
        }
        guard end == bytes.count || bytes.loneCharacter(at: end, traits).columns > 0 else {
            return 0
        }
        let number = clusters.number(of: bytes.extracting(start..<end))
        put(Glyph(cluster: number), columns: measure.columns, with: &brush)
        return end - start
    }

    /// Whether a scalar extends the character before it, whatever that is, and nothing after it.
    private static func isPlainMark(_ value: UInt32) -> Bool {
        switch value {
        case 0x300..<0x370, 0x3099, 0x309A, 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF: true
        default: false
        }
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
        return Glyph(cluster: clusters.number(of: cluster.utf8Span.span))
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
