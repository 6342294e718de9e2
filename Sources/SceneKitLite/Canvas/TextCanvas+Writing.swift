extension TextCanvas {
    /// Where the next character goes, and how far it may.
    struct Brush {
        var column: Int
        let columns: Range<Int>
        let line: Int
        let style: UInt16

        /// The columns from here to where the rectangle ends.
        var room: Int { columns.upperBound - column }
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
        let style = brush.style
        var cells = glyphs.mutableSpan
        for index in hidden..<count {
            cells[start + index] = Glyph(Unicode.Scalar(bytes[offset + index]), style: style)
        }
    }

    /// Paints ideographs and kana, of which most wide text is, and returns how many bytes they have.
    ///
    /// `make bench`, "painting wide text": without this it takes half as long again.
    mutating func putIdeographs(
        of bytes: Span<UInt8>,
        from start: Int,
        with brush: inout Brush
    ) -> Int {
        guard brush.column >= brush.columns.lowerBound, brush.room >= 2 else { return 0 }
        var value = bytes.ideograph(at: start)
        guard value > 0 else { return 0 }
        var offset = start
        let width = size.width
        let first = brush.line * width
        let room = brush.room / 2
        let last = first + brush.column + 2 * room
        var cell = first + brush.column
        var cells = glyphs.mutableSpan
        while value > 0, cell < last {
            let behind = offset + 3
            let next = bytes.ideograph(at: behind)
            // A mark may follow, and what it makes of the character is not known here.
            if next == 0, behind < bytes.count, bytes[behind] >= 0x80 { break }
            if offset == start { Self.separateLeft(of: cell, in: &cells) }
            cells[cell] = Glyph(scalarValue: value, style: brush.style)
            cells[cell + 1] = .continuation(style: brush.style)
            cell += 2
            offset = behind
            value = next
        }
        guard offset > start else { return 0 }
        brush.column = cell - first
        if brush.column < width { Self.separateRight(of: cell, in: &cells) }
        return offset - start
    }

    /// Paints scalars that are characters on their own, and returns how many bytes they have.
    mutating func putLoneCharacters(
        of bytes: Span<UInt8>,
        from offset: Int,
        with brush: inout Brush
    ) -> Int {
        var offset = offset
        let start = offset
        guard var lone = bytes.loneCharacter(at: offset) else { return 0 }
        let width = size.width
        let first = brush.line * width
        var cells = glyphs.mutableSpan
        let firstColumn = brush.column
        while brush.column >= brush.columns.lowerBound, lone.columns <= brush.room {
            let behind = offset + lone.length
            let next = bytes.loneCharacter(at: behind)
            if next == nil, behind < bytes.count, bytes[behind] >= 0x80 { break }
            if brush.column == firstColumn {
                Self.separateLeft(of: first + firstColumn, in: &cells)
            }
            cells[first + brush.column] = Glyph(lone.scalar, style: brush.style)
            if lone.columns == 2 {
                cells[first + brush.column + 1] = .continuation(style: brush.style)
            }
            brush.column += lone.columns
            offset = behind
            guard let next else { break }
            lone = next
        }
        guard offset == start else {
            if brush.column < width {
                Self.separateRight(of: first + brush.column, in: &cells)
            }
            return offset - start
        }
        // What is cut at an edge, or may be followed by a mark, is painted alone.
        return 0
    }

    private static func separateLeft(of index: Int, in cells: inout MutableSpan<Glyph>) {
        if cells[index].isContinuation { cells[index - 1].code = Glyph.blank.code }
    }

    private static func separateRight(of index: Int, in cells: inout MutableSpan<Glyph>) {
        if cells[index].isContinuation { cells[index].code = Glyph.blank.code }
    }

    /// Paints the grapheme cluster at an offset of a text, and returns the offset behind it.
    mutating func putCluster(
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
        return Glyph(cluster: number(ofCluster: String(cluster)), style: style)
    }

    /// Paints one character; of a wide one that is cut, what is within becomes blank.
    private mutating func put(_ glyph: Glyph, columns: Int, with brush: inout Brush) {
        let column = brush.column
        brush.column += columns
        guard column + columns > brush.columns.lowerBound else { return }
        let isCutLeft = column < brush.columns.lowerBound
        let isCutRight = column + columns > brush.columns.upperBound
        let start = brush.line * size.width + column + (isCutLeft ? 1 : 0)
        let end = start + (isCutLeft || isCutRight ? 1 : columns)
        separate(start..<end, line: brush.line)
        if isCutLeft || isCutRight {
            set(Glyph(" ", style: brush.style), at: start)
        } else {
            set(glyph, at: start)
            if columns == 2 { set(.continuation(style: brush.style), at: start + 1) }
        }
    }
}

/// A scalar that shares its character with no other of which that is known too.
struct LoneCharacter {
    let scalar: Unicode.Scalar
    let columns: Int

    /// How many bytes it has.
    let length: Int

    /// Whether a scalar is an ideograph or a kana: most wide text is, and needs no look-up.
    static func isPlainlyWide(_ value: UInt32) -> Bool {
        value &- 0x4E00 < 0x5200 || value &- 0x30A1 < 0x5A || value &- 0x3041 < 0x56
    }
}

extension Span<UInt8> {
    /// How many printable letters of one byte follow that share no character with what is behind.
    func asciiLetters(from offset: Int, limit: Int) -> Int {
        let end = Swift.min(count, offset + limit)
        var index = offset
        while index < end, self[index] &- 0x20 < 0x5F { index += 1 }
        // A mark may follow the last one.
        if index > offset, index < count, self[index] >= 0x80 { index -= 1 }
        return index - offset
    }

    /// The scalar at an offset, if it is of several bytes and a character on its own.
    fileprivate func loneCharacter(at offset: Int) -> LoneCharacter? {
        guard offset < count, self[offset] >= 0x80 else { return nil }
        let (value, length) = scalarValue(at: offset)
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        if LoneCharacter.isPlainlyWide(value) {
            return LoneCharacter(scalar: scalar, columns: 2, length: length)
        }
        let scalarClass = DisplayWidth.Class(of: scalar)
        let columns = scalarClass.columns
        guard columns > 0, scalarClass.standsAlone(scalar) else { return nil }
        return LoneCharacter(scalar: scalar, columns: columns, length: length)
    }

    /// The value of the ideograph or kana at an offset of a text; 0 where there is none.
    fileprivate func ideograph(at offset: Int) -> UInt32 {
        guard offset + 2 < count else { return 0 }
        // All of them have three bytes, of which this is the first.
        let first = UInt32(self[offset])
        guard first &- 0xE3 < 7 else { return 0 }
        let value =
            (first & 0x0F) << 12 | (UInt32(self[offset + 1]) & 0x3F) << 6
            | UInt32(self[offset + 2]) & 0x3F
        return LoneCharacter.isPlainlyWide(value) ? value : 0
    }

    /// The value of a scalar of several bytes in a text, whose bytes are known to be well-formed.
    private func scalarValue(at offset: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(self[offset])
        if first < 0xE0 { return ((first & 0x1F) << 6 | rest(offset + 1), 2) }
        if first < 0xF0 {
            return ((first & 0x0F) << 12 | rest(offset + 1) << 6 | rest(offset + 2), 3)
        }
        let tail = rest(offset + 1) << 12 | rest(offset + 2) << 6 | rest(offset + 3)
        return ((first & 0x07) << 18 | tail, 4)
    }

    private func rest(_ offset: Int) -> UInt32 { UInt32(self[offset]) & 0x3F }
}
