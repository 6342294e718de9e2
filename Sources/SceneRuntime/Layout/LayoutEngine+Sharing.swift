import SceneText

extension LayoutEngine {
    /// What a view in a row or a column asks for along it.
    func share(of view: View, along axis: Axis, natural: Int) -> RoomShare {
        let range = LengthRange(view.sizing, along: axis, medium: medium)
        let kind: RoomShare.Kind
        switch view {
        case _ where range.fixed != nil: kind = .fixed
        case is Spacer: kind = .spacer
        case is Label: kind = .label
        default: kind = .flexible
        }
        let isWeighted = range.fixed == nil && view.hasWeight
        let least = axis == .vertical || isWeighted ? 0 : medium.leastWidth(of: view)
        return RoomShare(
            natural: natural,
            weight: isWeighted ? view.weight : nil,
            minimum: range.minimum ?? least,
            maximum: range.maximum,
            kind: kind
        )
    }

    /// The units of each view: by weights in a room to be filled, else each its own.
    func lengths(of shares: [RoomShare], in room: Room) -> [Int] {
        let naturals = shares.map(\.natural)
        let total = naturals.reduce(0, +)
        switch room {
        case .open: return naturals
        case .upTo(let units) where total <= units: return naturals
        case .settled(let units) where total == units: return naturals
        case .given(let units), .settled(let units), .upTo(let units):
            return RoomShare.lengths(of: shares, in: units)
        }
    }

    /// Whether a size along an axis was given to a view, rather than found from its content.
    ///
    /// Weights share out only what was given.
    func isGiven(_ axis: Axis, of view: View) -> Bool {
        let fixed = axis == .horizontal ? view.width : view.height
        if fixed != nil || view.hasOwnFrame { return true }
        guard let parent = view.superview else { return true }
        switch (parent, axis) {
        case (let row as RowView, .horizontal):
            return view.hasWeight && isGiven(.horizontal, of: row)
        case (let row as RowView, .vertical):
            return row.alignment == .fill && isGiven(.vertical, of: row)
        case (let column as ColumnView, .horizontal):
            return column.alignment == .fill && isGiven(.horizontal, of: column)
        case (let column as ColumnView, .vertical):
            return view.hasWeight && isGiven(.vertical, of: column)
        case (is AnchorView, .horizontal): return view.anchor.isSuperset(of: [.left, .right])
        case (is AnchorView, .vertical): return view.anchor.isSuperset(of: [.top, .bottom])
        case (is TableView, .vertical): return false
        case (let cell as TableViewCell, .vertical):
            return cell.height != nil || ((cell.superview as? TableView)?.rowHeight ?? -1) >= 0
        case (let scroll as ScrollView, _):
            return axis == .horizontal ? scroll.fitToWidth : scroll.fitToHeight
        case (is TableViewCell, .horizontal), (is TableView, .horizontal), (is Window, _):
            return true
        default: return isGiven(axis, of: parent)
        }
    }
}

extension View {
    /// Whether the view takes a share of what is left.
    var hasWeight: Bool { weight.map { $0 > 0 && $0.isFinite } ?? false }
}

extension GridRect {
    /// The part inside another rectangle; what lies beyond it ends at its edge.
    func clipped(to bounds: GridRect) -> GridRect {
        let left = min(max(minX, bounds.minX), bounds.maxX)
        let top = min(max(minY, bounds.minY), bounds.maxY)
        return GridRect(
            minX: left,
            minY: top,
            maxX: max(left, min(maxX, bounds.maxX)),
            maxY: max(top, min(maxY, bounds.maxY))
        )
    }
}
