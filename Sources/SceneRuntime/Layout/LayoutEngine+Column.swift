extension LayoutEngine {
    func contentSize(ofColumn column: ColumnView, _ width: Room, _ height: Room) -> Size {
        let margins = margins(of: column)
        let line = line(
            of: column,
            width.reduced(by: margins.width),
            height.reduced(by: margins.height)
        )
        return Size(
            width: (line.sizes.map(\.width).max() ?? 0) + margins.width,
            height: line.total + margins.height
        )
    }

    private func line(of column: ColumnView, _ width: Room, _ height: Room) -> ViewLine {
        let across = column.alignment == .fill ? width : width.asNeeded
        return line(
            of: column.arrangedSubviews,
            along: .vertical,
            spacing: column.spacing,
            distribution: column.distribution,
            in: height,
            natural: { size(of: $0, across, .open).height },
            size: { size(of: $0, across, $1) }
        )
    }

    func arrange(_ column: ColumnView, in size: Size) {
        let inner = inner(of: column, size)
        let line = line(
            of: column,
            room(in: column, .horizontal, inner.width),
            room(in: column, .vertical, inner.height)
        )
        var y = inner.minY
        for (index, view) in line.views.enumerated() {
            let size = line.sizes[index]
            let free = max(0, inner.width - size.width)
            let left: Double
            switch column.alignment {
            case .fill, .leading: left = 0
            case .center: left = medium.half(free, along: .horizontal)
            case .trailing: left = free
            }
            let frame = Rect(origin: Point(x: inner.minX + left, y: y), size: size)
            view.place(in: frame.clipped(to: inner))
            y += line.slots[index] + line.gaps[index]
        }
    }
}
