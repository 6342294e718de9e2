import SceneText

extension LayoutEngine {
    func contentSize(ofColumn column: ColumnView, _ width: Room, _ height: Room) -> Size {
        let margins = margins(of: column)
        let parts = parts(
            of: column,
            width.reduced(by: margins.width),
            height.reduced(by: margins.height)
        )
        return Size(
            width: (parts.sizes.map(\.width).max() ?? 0) + margins.width,
            height: parts.total + margins.height
        )
    }

    /// The views in a column, their sizes, and the height of all of them with the gaps between.
    private struct ColumnParts {
        let views: [View]
        let sizes: [Size]
        let slots: [Double]
        let gap: Double
        let total: Double
    }

    private func parts(of column: ColumnView, _ width: Room, _ height: Room) -> ColumnParts {
        let views = column.arrangedSubviews
        let across: Room =
            column.alignment == .fill ? width : (width.limit.map(Room.upTo) ?? .open)
        let gap = medium.gap(column.spacing, along: .vertical)
        let gaps = gap * Double(max(0, views.count - 1))
        let shares = views.map { view in
            share(of: view, along: .vertical, natural: size(of: view, across, .open).height)
        }
        let slots = lengths(of: shares, in: height.reduced(by: gaps), along: .vertical)
        let sizes = views.indices.map { index -> Size in
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

    func arrange(_ column: ColumnView, in size: Size) {
        let inner = Rect(origin: .zero, size: size).within(margins(of: column))
        let parts = parts(
            of: column,
            column.isGiven(.horizontal) ? .given(inner.width) : .settled(inner.width),
            column.isGiven(.vertical) ? .given(inner.height) : .settled(inner.height)
        )
        var y = inner.minY
        for (index, view) in parts.views.enumerated() {
            let size = parts.sizes[index]
            let free = max(0, inner.width - size.width)
            let left: Double
            switch column.alignment {
            case .fill, .leading: left = 0
            case .center: left = medium.half(free, along: .horizontal)
            case .trailing: left = free
            }
            let frame = Rect(origin: Point(x: inner.minX + left, y: y), size: size)
            view.place(in: frame.clipped(to: inner))
            y += parts.slots[index] + parts.gap
        }
    }
}
