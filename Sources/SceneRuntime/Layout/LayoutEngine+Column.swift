import SceneText

extension LayoutEngine {
    func contentSize(ofColumn column: ColumnView, _ width: Room, _ height: Room) -> GridSize {
        let margins = margins(of: column)
        let parts = parts(
            of: column,
            width.reduced(by: margins.width),
            height.reduced(by: margins.height)
        )
        return GridSize(
            width: (parts.sizes.map(\.width).max() ?? 0) + margins.width,
            height: parts.total + margins.height
        )
    }

    /// The views in a column, their sizes, and the height of all of them with the gaps between.
    private struct ColumnParts {
        let views: [View]
        let sizes: [GridSize]
        let slots: [Int]
        let gap: Int
        let total: Int
    }

    private func parts(of column: ColumnView, _ width: Room, _ height: Room) -> ColumnParts {
        let views = column.arrangedSubviews
        let across: Room =
            column.alignment == .fill ? width : (width.limit.map(Room.upTo) ?? .open)
        let gap = medium.gap(column.spacing, along: .vertical)
        let gaps = gap * max(0, views.count - 1)
        let shares = views.map { view in
            share(of: view, along: .vertical, natural: size(of: view, across, .open).height)
        }
        let slots = lengths(of: shares, in: height.reduced(by: gaps))
        let sizes = views.indices.map { index -> GridSize in
            let isFilled = shares[index].weight != nil
            let room = isFilled ? height.deciding(slots[index]) : .settled(slots[index])
            return size(of: views[index], across, room)
        }
        return ColumnParts(
            views: views,
            sizes: sizes,
            slots: slots,
            gap: gap,
            total: slots.reduce(gaps, +)
        )
    }

    func arrange(_ column: ColumnView, in size: GridSize) {
        let inner = GridRect(origin: .zero, size: size).inset(by: margins(of: column))
        let parts = parts(
            of: column,
            column.isGiven(.horizontal) ? .given(inner.width) : .settled(inner.width),
            column.isGiven(.vertical) ? .given(inner.height) : .settled(inner.height)
        )
        var y = inner.minY
        for (index, view) in parts.views.enumerated() {
            let size = parts.sizes[index]
            let free = max(0, inner.width - size.width)
            let left: Int
            switch column.alignment {
            case .fill, .leading: left = 0
            case .center: left = free / 2
            case .trailing: left = free
            }
            let frame = GridRect(origin: GridPoint(x: inner.minX + left, y: y), size: size)
            place(view, in: frame.clipped(to: inner))
            y += parts.slots[index] + parts.gap
        }
    }
}
