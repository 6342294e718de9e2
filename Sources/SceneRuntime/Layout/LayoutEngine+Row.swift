extension LayoutEngine {
    func contentSize(ofRow row: RowView, _ width: Room, _ height: Room) -> Size {
        let margins = margins(of: row)
        let inner = height.reduced(by: margins.height).asNeeded
        let line = line(of: row, width.reduced(by: margins.width)) { _ in inner }
        guard !line.views.isEmpty else {
            return Size(width: margins.width, height: margins.height)
        }
        var lines = line.sizes.map(\.height).max() ?? 0
        if let baseline = row.alignment.baseline {
            let above = lengths(above: baseline, in: line)
            let below = zip(line.sizes, above).map { $0.height - $1 }
            lines = (above.max() ?? 0) + (below.max() ?? 0)
        }
        return Size(
            width: line.total + margins.width,
            height: max(medium.metrics.line, lines) + margins.height
        )
    }

    private func line(
        of row: RowView,
        _ width: Room,
        height: (View) -> Room
    ) -> ViewLine {
        let views = row.arrangedSubviews
        return line(
            of: views,
            along: .horizontal,
            spacing: row.spacing,
            distribution: row.distribution,
            stretching: row.distribution == .fill ? row.stretches(views) : nil,
            in: width,
            natural: { size(of: $0, .open, .open).width },
            size: { size(of: $0, $1, height($0)) }
        )
    }

    func arrange(_ row: RowView, in size: Size) {
        let inner = inner(of: row, size)
        let height = room(in: row, .vertical, inner.height)
        let line = line(of: row, room(in: row, .horizontal, inner.width)) { view in
            row.alignment == .fill && (view.fillsHeightOfRow || isDrawn(view))
                ? height : .upTo(inner.height)
        }
        let tops = tops(of: line, in: row, height: inner.height)
        var x = inner.minX
        for (index, view) in line.views.enumerated() {
            let (slot, size) = (line.slots[index], line.sizes[index])
            let frame = Rect(
                x: x,
                y: inner.minY + tops[index],
                width: min(slot, size.width),
                height: size.height
            )
            view.place(in: frame.clipped(to: inner))
            x += slot + line.gaps[index]
        }
    }

    /// How far below the top of the row each view begins.
    private func tops(of line: ViewLine, in row: RowView, height: Double) -> [Double] {
        if let baseline = row.alignment.baseline {
            let above = lengths(above: baseline, in: line)
            let deepest = above.max() ?? 0
            return above.map { deepest - $0 }
        }
        return zip(line.views, line.sizes).map { view, size in
            let free = height - size.height
            switch row.alignment {
            // A view that does not fill the row because it has its own height is centred.
            case .fill: return view.height == nil ? medium.half(free, along: .vertical) : 0
            case .center: return medium.half(free, along: .vertical)
            case .bottom: return max(0, free)
            case .top, .firstBaseline, .lastBaseline: return 0
            }
        }
    }

    /// How much of each view is above its baseline.
    private func lengths(
        above baseline: KeyPath<Baselines, Double>,
        in line: ViewLine
    ) -> [Double] {
        zip(line.views, line.sizes).map { $0.baselines(in: $1, by: self)[keyPath: baseline] }
    }
}

nonisolated extension RowView.Alignment {
    /// The baseline that views are aligned by; nil if it is not one.
    fileprivate var baseline: KeyPath<Baselines, Double>? {
        switch self {
        case .firstBaseline: \.first
        case .lastBaseline: \.last
        case .fill, .top, .center, .bottom: nil
        }
    }
}
