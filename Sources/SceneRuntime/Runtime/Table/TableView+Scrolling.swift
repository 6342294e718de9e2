public import FoundationEssentials
import SceneText

extension TableView {
    /// Scrolls until a row is at a place on the screen.
    ///
    /// A row that does not exist is a mistake of the program.
    public func scrollToRow(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool = false
    ) {
        layoutIfNeeded()
        guard hasRow(at: indexPath) else {
            fatalError(
                """
                the table cannot scroll to row \(indexPath.row) of section \(indexPath.section), \
                which has \(numberOfRows(inSection: indexPath.section)) rows; reload the table after \
                its data has changed
                """
            )
        }
        scroll(to: TableItem(indexPath), at: scrollPosition)
    }

    /// Scrolls until the top of a section is at the top of the screen.
    func scrollToSection(_ section: Int) {
        layoutIfNeeded()
        guard geometry.sections.indices.contains(section) else { return }
        scroll(to: .header(section), at: .top)
    }

    private func scroll(to item: TableItem, at position: ScrollPosition) {
        guard batchDepth == 0 else {
            // The rows of the data may be others already; the layout after the batch measures them.
            if let offset = offset(showing: item, at: position) {
                moveBounds(to: Point(x: contentOffset.x, y: offset))
            }
            return
        }
        // The header that floats over the row must have its height before the row gets its place.
        if style == .plain { measure(.header(item.section)) }
        guard let offset = offset(showing: item, at: position) else { return }
        moveBounds(to: Point(x: contentOffset.x, y: offset))
        workOnRows {
            recycleRows()
            // What ends in a row that leaves, such as typing, may have changed which rows there are.
            guard geometry.contains(item) else { return setNeedsLayout() }
            measure(item)
            // The row may be of another height than estimated.
            if let offset = self.offset(showing: item, at: position) {
                moveBounds(to: Point(x: contentOffset.x, y: offset))
            }
            layoutRows(around: item)
            layoutIfNeeded()
            settle(item, at: position)
        }
    }

    /// Brings a part to its place again as long as rows below it turn out to be higher than estimated: what seemed
    /// to be the end of the content was not.
    private func settle(_ item: TableItem, at position: ScrollPosition) {
        for _ in 0..<Limits().layoutRounds {
            guard geometry.contains(item), let offset = offset(showing: item, at: position),
                offset != contentOffset.y
            else { return }
            moveBounds(to: Point(x: contentOffset.x, y: offset))
            layoutRows(around: item)
            layoutIfNeeded()
        }
    }

    /// The offset that shows a part at a place; nil if it shows already.
    private func offset(showing item: TableItem, at position: ScrollPosition) -> Double? {
        let top = geometry.top(of: item)
        let bottom = geometry.bottom(of: item)
        var covered = 0.0
        if style == .plain, case .row(let section, _) = item {
            covered = geometry.sections[section].header
        }
        let offset: Double
        switch position {
        case .top:
            offset = top - covered
        case .middle:
            offset = (top + bottom - bounds.height) / 2
        case .bottom:
            offset = bottom - bounds.height
        case .none:
            if top < contentOffset.y + covered {
                offset = top - covered
            } else if bottom > contentOffset.y + bounds.height {
                offset = bottom - bounds.height
            } else {
                return nil
            }
        }
        return min(max(0, offset), max(0, geometry.contentHeight - bounds.height))
    }
}
