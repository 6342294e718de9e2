import SceneText

/// Room at the four edges of something, in units.
struct UnitInsets: Hashable {
    var top = 0
    var left = 0
    var bottom = 0
    var right = 0

    var width: Int { left + right }
    var height: Int { top + bottom }
}

extension GridRect {
    /// The rectangle without the room at its edges; never smaller than empty.
    func inset(by insets: UnitInsets) -> GridRect {
        // The left and upper room is given up last: what is left stays inside the rectangle.
        let left = min(minX + insets.left, maxX)
        let top = min(minY + insets.top, maxY)
        return GridRect(
            minX: left,
            minY: top,
            maxX: max(left, maxX - insets.right),
            maxY: max(top, maxY - insets.bottom)
        )
    }
}

extension LayoutEngine {
    /// The margins of a view: its own, else those of its kind.
    func margins(of view: View) -> UnitInsets {
        let insets = view.layoutMargins ?? usualMargins(of: view)
        return UnitInsets(
            top: medium.gap(insets.top, along: .vertical),
            left: medium.gap(insets.left, along: .horizontal),
            bottom: medium.gap(insets.bottom, along: .vertical),
            right: medium.gap(insets.right, along: .horizontal)
        )
    }

    private func usualMargins(of view: View) -> EdgeInsets {
        let margin = medium.metrics.cellMargin
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            return cell.layoutMargins ?? EdgeInsets(left: margin, right: margin)
        }
        if let header = view.superview as? TableViewHeaderFooterView, header.contentView === view {
            if let own = header.layoutMargins { return own }
            // The title of an inset group begins with the border, which is farther inside.
            let isInset = (header.superview as? TableView)?.style == .insetGrouped
            return EdgeInsets(left: isInset ? 2 * margin : margin, right: margin)
        }
        // What heads a section or a table begins where the rows do.
        if view.isHeadContainer, view.superview is TableView {
            return EdgeInsets(left: margin, right: margin)
        }
        return .zero
    }
}

extension View {
    /// Whether the view, at the head of a section or a table, keeps what it holds where rows begin.
    package var isHeadContainer: Bool {
        self is RowView || self is ColumnView || type(of: self) == View.self
    }
}
