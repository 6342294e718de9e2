extension LayoutEngine {
    /// The margins of a view: its own, else those of its kind.
    func margins(of view: View) -> EdgeInsets {
        let insets = view.layoutMargins ?? usualMargins(of: view)
        let hasSides = medium.metrics.side > 0
        let sides = hasSides ? view.viewWithSides?.coveredSides ?? .zero : .zero
        return EdgeInsets(
            top: medium.gap(insets.top, along: .vertical),
            left: medium.gap(insets.left, along: .horizontal) + sides.left,
            bottom: medium.gap(insets.bottom, along: .vertical),
            right: medium.gap(insets.right, along: .horizontal) + sides.right
        )
    }

    /// The part of a view of some size within its margins.
    func inner(of view: View, _ size: Size) -> Rect {
        Rect(origin: .zero, size: size).within(margins(of: view))
    }

    private func usualMargins(of view: View) -> EdgeInsets {
        let margin = medium.metrics.cellMargin
        if let cell = view.superview as? TableViewCell, cell.contentView === view {
            let padding = medium.metrics.cellPadding
            let isDisclosed =
                cell.visibleAccessoryView == nil
                && cell.visibleAccessoryType == .disclosureIndicator
            let right = isDisclosed ? medium.metrics.disclosureGap : margin
            return cell.layoutMargins
                ?? EdgeInsets(top: padding, left: margin, bottom: padding, right: right)
        }
        if let header = view.superview as? TableViewHeaderFooterView, header.contentView === view {
            if let own = header.layoutMargins { return own }
            let style = (header.superview as? TableView)?.style ?? .plain
            // The title of an inset group keeps to the margins of the rows in it, which are farther inside.
            let side = style == .insetGrouped ? 2 * margin : margin
            let padding = medium.metrics.headPadding
            let isAboveGroup = style != .plain && !header.isFooter
            return EdgeInsets(
                top: isAboveGroup ? medium.metrics.groupHeadPadding : padding,
                left: side,
                bottom: padding,
                right: side
            )
        }
        // What heads a section or a table begins where the rows do.
        if view.tableThatItHeads != nil { return EdgeInsets(left: margin, right: margin) }
        return .zero
    }
}

extension View {
    /// The view that reaches to the sides of the screen where this one has margins from these.
    fileprivate var viewWithSides: View? {
        if let row = self as? RowView, row.bar != .none { return row }
        return tableThatItHeads
    }

    /// The table whose header or footer, or that of a section, the view fills; nil for any other view.
    fileprivate var tableThatItHeads: TableView? {
        if let head = superview as? TableViewHeaderFooterView {
            return head.contentView === self ? head.superview as? TableView : nil
        }
        return isHeadContainer ? superview as? TableView : nil
    }

    /// Whether the view, at the head of a section or a table, keeps what it holds where rows begin.
    package var isHeadContainer: Bool { self is BoxView || type(of: self) == View.self }
}
