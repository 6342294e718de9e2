import FoundationEssentials

/// Cells with which rows are drawn that never come onto the screen.
extension TableView {
    /// Takes a cell of an identifier, which shows no row but sits between two as it would on the
    /// screen; nil if the table makes no such cells.
    package func takeSample(withIdentifier identifier: String) -> TableViewCell? {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else { return nil }
        statistics.cellsAsked += 1
        adopt(cell)
        cell.isHighlighted = false
        cell.isSelected = false
        cell.neighbors = RowNeighbors(above: .row, below: .row)
        return cell
    }

    /// Sends samples to the queues of their identifiers.
    package func putBack(_ samples: [TableViewCell]) {
        disown(samples)
        for sample in samples { reuse.enqueue(sample) }
    }

    /// Gives a sample the height of its content, at the upper edge of the table.
    package func layOut(_ sample: TableViewCell) {
        let origin = Point(x: 0, y: contentOffset.y)
        let size = Size(width: bounds.width, height: height(of: sample, asked: nil))
        sample.place(in: Rect(origin: origin, size: size))
        sample.layoutIfNeeded()
    }

    /// Notes that rows have gone by which were drawn with samples, all of one height.
    package func pass(_ rows: Range<Int>, inSection section: Int, height: Double) {
        geometry.set(height, ofRows: rows, inSection: section)
    }
}
