import SceneRuntime
import SceneText

/// Draws the rows between the ends of a section without bringing their cells onto the screen.
///
/// Most rows of a long table differ only in their texts, and are written with a stencil.
/// The others are drawn one by one, with a cell in their place.
struct RowPress {
    private let table: TableView
    private let section: Int
    private let contents: RowContents
    private let columns: Range<Int>
    private let borders: [Int]

    /// The painter for rows without a stencil.
    private var painter: ScreenPainter
    private let glyphSet: GlyphSet

    /// The cells that are drawn in place of rows, by their identifiers.
    private var samples: [String: TableViewCell] = [:]

    /// The stencils; nil if a text of such rows is not drawn whole.
    private var stencils: [RowLikeness: RowStencil?] = [:]

    /// The texts of the row that was read last.
    private var texts = RowTexts()

    private let stencilLimit = Limits().stencils

    /// Makes a press for a section of a table; nil if its rows have to be seen on the screen.
    init?(_ scroll: TableScroll, section: Int, like page: ScreenPage, glyphSet: GlyphSet) {
        guard
            let contents = scroll.table.uniformRows(inSection: section, glyphSet: glyphSet)
        else { return nil }
        table = scroll.table
        self.section = section
        self.contents = contents
        self.glyphSet = glyphSet
        columns = scroll.rect.columns
        borders = page.borders
        painter = page.painter
        painter.clear()
    }

    /// Writes rows, and returns how many lines they took; flushes the writer now and then.
    mutating func write(
        _ rows: Range<Int>,
        to writer: inout CanvasWriter,
        flush: (inout CanvasWriter) -> Void
    ) -> Int {
        defer {
            table.putBack(Array(samples.values))
            samples = [:]
        }
        var lines = 0
        var run = (start: rows.lowerBound, height: 0.0)
        for row in rows {
            guard let (count, height) = write(row, to: &writer) else {
                table.pass(run.start..<row, inSection: section, height: run.height)
                return lines
            }
            if height != run.height {
                table.pass(run.start..<row, inSection: section, height: run.height)
                run = (row, height)
            }
            lines += count
            if writer.contentEnd > 1 << 16 { flush(&writer) }
        }
        table.pass(run.start..<rows.upperBound, inSection: section, height: run.height)
        return lines
    }

    /// Writes a row, and returns the lines and points that it takes; nil for a row without a cell.
    private mutating func write(_ row: Int, to writer: inout CanvasWriter) -> (Int, Double)? {
        guard let rule = contents.rule(ofRow: row) else { return nil }
        if let likeness = contents.read(row, rule: rule, into: &texts),
            let stencil = stencil(for: likeness, row: row, rule: rule)
        {
            writer.append { stencil.write(texts, to: &$0) }
            if stencil.isDrawn { writer.keepContent() }
            return (stencil.lines, stencil.height)
        }
        guard let sample = sample(ofRule: rule) else { return nil }
        contents.fill(sample, withRow: row, rule: rule)
        return draw(sample, to: &writer)
    }

    private mutating func sample(ofRule rule: Int) -> TableViewCell? {
        let identifier = contents.identifier(ofRule: rule)
        if let known = samples[identifier] { return known }
        let sample = table.takeSample(withIdentifier: identifier)
        samples[identifier] = sample
        return sample
    }

    private mutating func stencil(
        for likeness: RowLikeness,
        row: Int,
        rule: Int
    ) -> RowStencil? {
        if let known = stencils[likeness] { return known }
        guard stencils.count < stencilLimit, let sample = sample(ofRule: rule) else {
            return nil
        }
        contents.fill(sample, withRow: row, rule: rule)
        func picture(_ first: Unicode.Scalar) -> (bytes: [UInt8], lines: Int, height: Double) {
            contents.replaceTexts(
                of: sample,
                rule: rule,
                likeness: likeness,
                withLettersFrom: first
            )
            var writer = CanvasWriter(glyphSet: glyphSet, usesColor: painter.usesColor)
            let (lines, height) = draw(sample, to: &writer)
            return (writer.bytes, lines, height)
        }
        let small = picture("a")
        let capital = picture("A")
        let stencil = RowStencil(
            small.bytes,
            capital.bytes,
            widths: contents.widths(likeness, rule: rule),
            lines: small.lines,
            height: small.height,
            isDrawn: sample.isDrawn
        )
        stencils[likeness] = .some(stencil)
        return stencil
    }

    /// Draws a cell in place of a row.
    private mutating func draw(
        _ sample: TableViewCell,
        to writer: inout CanvasWriter
    ) -> (lines: Int, height: Double) {
        table.layOut(sample)
        let height = sample.frame.height
        let lines = painter.medium.position(height, along: .vertical)
        painter.clear(lines: lines)
        for column in borders { painter.canvas.drawDivider(column: column, lines: 0..<lines) }
        let rect = GridRect(x: columns.lowerBound, y: 0, width: columns.count, height: lines)
        painter.paint(sample, inside: rect, clip: rect)
        for line in 0..<lines { writer.append(painter.canvas, line: line) }
        if sample.isDrawn { writer.keepContent() }
        return (lines, height)
    }
}
