import SceneText

extension LayoutEngine {
    /// The widths of the views in a row, and how much room each got along with it.
    private struct RowWidths {
        let views: [View]
        let rooms: [Room]
        let gap: Double

        /// The width of all of them with the gaps between.
        let total: Double
    }

    func contentSize(ofRow row: RowView, _ width: Room, _ height: Room) -> Size {
        let margins = margins(of: row)
        let widths = widths(in: row, width.reduced(by: margins.width))
        guard !widths.views.isEmpty else {
            return Size(width: margins.width, height: margins.height)
        }
        let inner = height.reduced(by: margins.height)
        let sizes = zip(widths.views, widths.rooms).map { view, room in
            size(of: view, room, inner.limit.map(Room.upTo) ?? .open)
        }
        var lines = sizes.map(\.height).max() ?? 0
        if let baseline = row.alignment.baseline {
            let above = zip(widths.views, sizes).map {
                $0.baselines(in: $1, by: self)[keyPath: baseline]
            }
            let below = zip(sizes, above).map { $0.height - $1 }
            lines = (above.max() ?? 0) + (below.max() ?? 0)
        }
        return Size(
            width: widths.total + margins.width,
            height: max(medium.metrics.line, lines) + margins.height
        )
    }

    private func widths(in row: RowView, _ room: Room) -> RowWidths {
        let views = row.arrangedSubviews
        let gap = medium.gap(row.spacing, along: .horizontal)
        let gaps = gap * Double(max(0, views.count - 1))
        let shares = views.map { view in
            share(of: view, along: .horizontal, natural: size(of: view, .open, .open).width)
        }
        let lengths = lengths(of: shares, in: room.reduced(by: gaps), along: .horizontal)
        let rooms = zip(shares, lengths).map { share, length -> Room in
            share.kind == .fixed
                ? .given(length)
                : (share.weight == nil ? .settled(length) : room.deciding(length))
        }
        return RowWidths(
            views: views,
            rooms: rooms,
            gap: gap,
            total: lengths.reduce(gaps, +)
        )
    }

    func arrange(_ row: RowView, in size: Size) {
        let inner = Rect(origin: .zero, size: size).within(margins(of: row))
        let width = row.isGiven(.horizontal) ? Room.given(inner.width) : .settled(inner.width)
        let height = row.isGiven(.vertical) ? Room.given(inner.height) : .settled(inner.height)
        let widths = widths(in: row, width)
        let rooms = widths.views.map { view in
            row.alignment == .fill && view.fillsHeightOfRow ? height : .upTo(inner.height)
        }
        let sizes = zip(widths.views, zip(widths.rooms, rooms)).map { view, rooms in
            self.size(of: view, rooms.0, rooms.1)
        }
        let tops = tops(
            of: zip(widths.views, sizes).map { ($0, $1) },
            in: row,
            height: inner.height
        )
        var x = inner.minX
        for (index, view) in widths.views.enumerated() {
            let slot = widths.rooms[index].limit ?? sizes[index].width
            let frame = Rect(
                origin: Point(x: x, y: inner.minY + tops[index]),
                size: Size(width: min(slot, sizes[index].width), height: sizes[index].height)
            )
            view.place(in: frame.clipped(to: inner))
            x += slot + widths.gap
        }
    }

    /// How far below the top of the row each view begins.
    private func tops(of views: [(view: View, size: Size)], in row: RowView, height: Double)
        -> [Double]
    {
        func middle(_ size: Size) -> Double { medium.half(height - size.height, along: .vertical) }
        switch row.alignment {
        case .fill:
            // A view that does not fill the row because it has its own height is centred.
            return views.map { $0.view.height == nil ? middle($0.size) : 0 }
        case .top: return views.map { _ in 0 }
        case .center: return views.map { middle($0.size) }
        case .bottom: return views.map { max(0, height - $0.size.height) }
        case .firstBaseline, .lastBaseline:
            guard let path = row.alignment.baseline else { return views.map { _ in 0 } }
            let above = views.map { $0.view.baselines(in: $0.size, by: self)[keyPath: path] }
            let deepest = above.max() ?? 0
            return above.map { deepest - $0 }
        }
    }
}

extension RowView.Alignment {
    /// The baseline that views are aligned by; nil where it is not one.
    fileprivate var baseline: KeyPath<Baselines, Double>? {
        switch self {
        case .firstBaseline: \.first
        case .lastBaseline: \.last
        case .fill, .top, .center, .bottom: nil
        }
    }
}
