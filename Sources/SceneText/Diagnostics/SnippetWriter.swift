/// Writes lines of source with their numbers, marks below them, and remarks under all.
struct SnippetWriter {
    /// What has been written.
    private(set) var text = ""

    private let palette: DiagnosticPalette
    private let severity: Severity
    private let gutter: Int

    /// Makes a writer for line numbers of so many digits.
    init(palette: DiagnosticPalette, severity: Severity, gutter: Int) {
        self.palette = palette
        self.severity = severity
        self.gutter = gutter
    }

    /// Writes the path and position over the lines of one source.
    mutating func writeHeading(_ place: SourceLocator.Place, isFirst: Bool) {
        if !isFirst { writeRow([]) }
        text +=
            String(repeating: " ", count: gutter)
            + palette.apply(.gutter, to: "--> ")
        text += "\(VisibleText.visible(place.path)):\(place.start.line):\(place.start.column)\n"
        writeRow([])
    }

    /// Writes the lines of one source that are marked, in their order.
    mutating func write(_ marks: [SourceMark], in source: SourceText, lines: LineIndex) {
        for line in Set(marks.map(\.line)).sorted() {
            let excerpts = SourceExcerpt.excerpts(
                of: lines.range(ofLine: line).indices,
                in: source.bytes,
                marks: marks.filter { $0.line == line }
            )
            for excerpt in excerpts { write(excerpt, line: line) }
        }
    }

    /// Writes a note or a help; its further lines go under the first.
    mutating func writeRemark(_ kind: String, _ remark: String) {
        let indent = String(repeating: " ", count: gutter + 1)
        let lines = remark.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let line = VisibleText.visible(String(line))
            if index == 0 {
                text += indent + palette.apply(.gutter, to: "=") + " "
                text += palette.apply(.emphasis, to: kind) + ": " + line + "\n"
            } else {
                text += indent + String(repeating: " ", count: kind.count + 4) + line + "\n"
            }
        }
    }

    private mutating func write(_ excerpt: SourceExcerpt, line: Int) {
        let blanks = excerpt.text.reversed().prefix { $0 == " " }.count
        let source = String(excerpt.text.dropLast(blanks))
        writeRow([Piece(column: 0, text: source, part: nil)], line: line)
        let marks = excerpt.marks.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
        let overlap = zip(marks, marks.dropFirst()).contains { left, right in
            left.columns.upperBound > right.columns.lowerBound
        }
        if overlap {
            for mark in excerpt.marks { writeRow([underline(of: mark), label(after: mark)]) }
        } else {
            writeSideBySide(marks)
        }
    }

    private typealias PlacedMark = (mark: SourceMark, columns: Range<Int>)

    /// Writes marks in one row: the last label after its mark, the others below theirs.
    private mutating func writeSideBySide(_ marks: [PlacedMark]) {
        guard let last = marks.last else { return }
        writeRow(marks.map(underline) + [label(after: last)])
        var hanging = marks.dropLast().filter { !$0.mark.label.isEmpty }
        if !hanging.isEmpty { writeRow(hanging.map(connector)) }
        while let lowest = hanging.popLast() {
            let label = VisibleText.visible(lowest.mark.label)
            let column = lowest.columns.lowerBound
            writeRow(
                hanging.map(connector) + [
                    Piece(column: column, text: label, part: part(of: lowest))
                ]
            )
        }
    }

    private func underline(of mark: PlacedMark) -> Piece {
        let sign = mark.mark.isPrimary ? "^" : "-"
        return Piece(
            column: mark.columns.lowerBound,
            text: String(repeating: sign, count: mark.columns.count),
            part: part(of: mark)
        )
    }

    private func label(after mark: PlacedMark) -> Piece {
        Piece(
            column: mark.columns.upperBound + 1,
            text: VisibleText.visible(mark.mark.label),
            part: part(of: mark)
        )
    }

    private func connector(to mark: PlacedMark) -> Piece {
        Piece(column: mark.columns.lowerBound, text: "|", part: part(of: mark))
    }

    private func part(of mark: PlacedMark) -> DiagnosticPalette.Part {
        mark.mark.isPrimary ? .primary(severity) : .secondary
    }

    /// A text at a column of a row.
    private struct Piece {
        let column: Int
        let text: String
        let part: DiagnosticPalette.Part?
    }

    /// Writes a row after the gutter, without blanks at its end.
    private mutating func writeRow(_ pieces: [Piece], line: Int? = nil) {
        let number = line.map(String.init) ?? ""
        let padding = String(repeating: " ", count: gutter - number.count)
        text += palette.apply(.gutter, to: padding + number + " |")
        var column = -1
        for piece in pieces where !piece.text.isEmpty {
            text += String(repeating: " ", count: piece.column - column)
            text += piece.part.map { palette.apply($0, to: piece.text) } ?? piece.text
            column = piece.column + DisplayWidth.columns(of: piece.text)
        }
        text += "\n"
    }
}
