public import FoundationEssentials

/// Further questions and commands for a table, besides rows and updates.
extension TableView {
    /// Whether the keyboard goes when a person scrolls.
    public nonisolated enum KeyboardDismissMode: String, CaseIterable, Hashable, Sendable {
        case none
        case onDrag
        case interactive
    }

    /// The rows in a part of the content; nil if the part is outside it.
    public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
        layoutIfNeeded()
        let content = Rect(origin: .zero, size: contentSize)
        guard rect.intersects(content), var item = geometry.item(at: max(0, rect.minY)) else {
            return nil
        }
        var paths: [IndexPath] = []
        while geometry.top(of: item) < rect.maxY {
            if let path = item.indexPath, geometry.bottom(of: item) > rect.minY {
                paths.append(path)
            }
            guard let next = geometry.item(after: item) else { break }
            item = next
        }
        return paths
    }

    /// Scrolls to the selected row that is nearest to the middle of the screen.
    public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        reloadIfNeeded()
        layoutIfNeeded()
        let middle = contentOffset.y + bounds.height / 2
        func distance(_ path: IndexPath) -> Double { abs(rectForRow(at: path).midY - middle) }
        guard let nearest = selection.min(by: { distance($0) < distance($1) }) else { return }
        scrollToRow(at: nearest, at: position, animated: animated)
    }

    /// Whether there are changes that the table has yet to make, as between `beginUpdates` and
    /// `endUpdates`.
    public var hasUncommittedUpdates: Bool { batchDepth > 0 }

    /// Configures the cells of rows again without other ones: a data source that dequeues a cell for
    /// one of these rows gets the cell that shows it.
    ///
    /// Rows off the screen are left alone; they are asked for when they show.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        guard let rowSource, !needsReload, batchDepth == 0 else { return }
        for path in indexPaths {
            guard let cell = shownCell(at: path) else { continue }
            reconfigured = (path, cell)
            let answered = rowSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            guard answered === cell else {
                fatalError(
                    """
                    tableView(_:cellForRowAt:) returned another cell for the row \(path.row) of \
                    section \(path.section) that is reconfigured; dequeue it with the identifier \
                    that it had, or call reloadRows(at:with:)
                    """
                )
            }
            cell.setNeedsUpdateConfiguration()
            cell.updateConfigurationIfNeeded()
            cell.invalidateLayout()
        }
    }
}

/// What makes ready the rows that are about to show.
#if MainActor
    @MainActor
#endif
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// Tells that rows will show soon.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Tells that rows will not show soon after all.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
    /// Nothing is done.
    public func tableView(
        _ tableView: TableView,
        cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
