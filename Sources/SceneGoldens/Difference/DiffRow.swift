import SceneText

/// One row of a compared text, split into its columns.
struct DiffRow: Sendable {
    /// One cluster of characters, as it is and as it is shown.
    struct Cell: Sendable {
        let text: Character
        var shown: String
        var columns: Int

        /// Whether both are the same bytes; for Swift, texts that look alike are equal.
        func isSame(as other: Cell) -> Bool {
            text == other.text
                && text.unicodeScalars.elementsEqual(other.text.unicodeScalars)
        }
    }

    var cells: [Cell]

    /// Whether a newline ends the row; only the last may lack one.
    let isTerminated: Bool

    /// The columns that the row takes.
    var columns: Int { cells.reduce(0) { $0 + $1.columns } }

    init(_ line: LineDiff.Line) {
        isTerminated = line.isTerminated
        cells = line.text.map { cluster in
            let shown = VisibleText.visible(cluster)
            return Cell(text: cluster, shown: shown, columns: DisplayWidth.columns(of: shown))
        }
        // A frame ends most rows; where none does, blanks would not be seen.
        for index in cells.indices.reversed() {
            guard cells[index].text == " " else { break }
            cells[index].shown = "\u{2420}"
        }
    }

    /// Shows characters by number that changed and would look the same.
    mutating func spellOut(_ indices: some Sequence<Int>, unlike other: DiffRow) {
        let known = other.cells.map(\.text)
        for index in indices where cells.indices.contains(index) {
            let cell = cells[index]
            let isOddBlank =
                cell.text.isWhitespace && cell.text != " " && cell.shown == String(cell.text)
            // Equal for Swift, but not the same bytes.
            let isTwin =
                known.indices.contains(index) && known[index] == cell.text
                && !other.cells[index].isSame(as: cell)
            guard isOddBlank || isTwin else { continue }
            cells[index].shown = cell.text.unicodeScalars.map(Self.number).joined()
            cells[index].columns = DisplayWidth.columns(of: cells[index].shown)
        }
    }

    private static func number(of scalar: Unicode.Scalar) -> String {
        "<U+" + scalar.value.hexadecimal(digits: 4) + ">"
    }
}
