import SceneText

extension LayoutEngine {
    /// A cell is as high as its content, at least a line, and its edges.
    func contentSize(ofCell cell: TableViewCell, _ width: Room) -> Size {
        // Without a width it is as wide as its content would like to be.
        let columns = width.limit ?? size(of: cell.contentView, .open, .open).width
        let edges = edges(of: cell)
        let probe = anatomy(
            of: cell,
            in: Size(width: columns, height: edges.height + medium.metrics.rowHeight)
        )
        let content = size(of: cell.contentView, .given(probe.content.width), .open).height
        let accessory = accessorySize(of: cell, in: probe.body.size)?.height ?? 0
        return Size(
            width: columns,
            height: max(medium.metrics.rowHeight, content, accessory) + edges.height
        )
    }

    /// Places the content, what is behind it, and the accessory that shows.
    func arrange(_ cell: TableViewCell, in size: Size) {
        let anatomy = anatomy(of: cell, in: size)
        let backgrounds = [cell.backgroundView, cell.selectedBackgroundView]
        let accessories = [cell.accessoryView, cell.editingAccessoryView]
        for view in cell.subviews {
            if view === cell.contentView {
                view.place(in: anatomy.content)
            } else if backgrounds.contains(where: { $0 === view }) {
                view.place(in: anatomy.body)
            } else if view === cell.visibleAccessoryView {
                view.place(in: anatomy.accessory ?? .zero)
            } else if accessories.contains(where: { $0 === view }) {
                // The accessory of the other state is out of the picture.
                view.place(in: .zero)
            } else if !view.hasOwnFrame {
                view.place(in: anatomy.body)
            }
        }
    }

    /// The size of a cell's content: that of its style's parts, and of what fills it.
    func contentSize(
        ofContentViewOf cell: TableViewCell,
        _ width: Room,
        _ height: Room
    ) -> Size {
        let view = cell.contentView
        let margins = contentMargins(of: cell)
        let parts = cell.shownParts
        let inner = width.reduced(by: margins.width)
        var size = parts.count == 0 ? .zero : styleSize(of: parts, in: cell, inner)
        let others = fillers(of: cell)
        for other in others {
            let own = self.size(of: other, inner, height.reduced(by: margins.height))
            size.width = max(size.width, own.width)
            size.height = max(size.height, own.height)
        }
        size = size.union(framedSize(of: view, inner))
        if size.height == 0, view.isPlacedByFrames, !medium.readsFrames {
            // Frames are counted from the edge, and margins are among them.
            let drawn = view.framing.designSize?.height ?? medium.metrics.rowHeight
            let height = drawn + (width.limit.map { growth(of: view, width: $0) } ?? 0)
            return Size(
                width: size.width + margins.width,
                height: medium.length(height, along: .vertical)
            )
        }
        if size.height == 0, view.isPlacedByFrames {
            size.height = medium.length(medium.metrics.framedCellHeight, along: .vertical)
        }
        return Size(width: size.width + margins.width, height: size.height + margins.height)
    }

    /// Places the parts of the style, and lets other views fill the content.
    func arrangeContentView(of cell: TableViewCell, in size: Size) {
        let inner = Rect(origin: .zero, size: size).within(contentMargins(of: cell, in: size))
        let shown = cell.shownParts
        for (view, rect) in styleFrames(of: shown, in: cell, size: inner.size) {
            view.place(in: rect.offset(x: inner.minX, y: inner.minY).clipped(to: inner))
        }
        for part in cell.parts.views
        where part.superview === cell.contentView && !part.hasOwnFrame && !shown.contains(part) {
            part.place(in: Rect(origin: inner.origin, size: .zero))
        }
        for filler in fillers(of: cell) {
            // Frames are counted from the edge, and margins are among them.
            let isWhole = !medium.readsFrames && filler.isPlacedByFrames
            fill(cell.contentView, [filler], in: isWhole ? Rect(origin: .zero, size: size) : inner)
        }
    }

    func contentMargins(of cell: TableViewCell) -> EdgeInsets {
        var margins = margins(of: cell.contentView)
        let indentation = Double(max(0, cell.indentationLevel)) * cell.indentationWidth
        margins.left += medium.gap(indentation, along: .horizontal)
        return margins
    }

    /// The margins in a size: those above and below go before the content does.
    private func contentMargins(of cell: TableViewCell, in size: Size) -> EdgeInsets {
        var margins = contentMargins(of: cell)
        guard margins.height > 0 else { return margins }
        let wanted = contentSize(ofContentViewOf: cell, .given(size.width), .open).height
        let share = max(0, 1 - max(0, wanted - size.height) / margins.height)
        margins.top *= share
        margins.bottom *= share
        return margins
    }

    /// The views of the content that are not part of the style.
    private func fillers(of cell: TableViewCell) -> [View] {
        let parts = cell.parts
        return cell.contentView.arrangedSubviews.filter { !parts.contains($0) }
    }
}

extension TableViewCell {
    /// The parts that show something.
    var shownParts: CellParts {
        func shown<Part: View>(_ part: Part?, _ isEmpty: Bool) -> Part? {
            guard let part, !part.isHidden, !part.hasOwnFrame, !isEmpty else { return nil }
            return part
        }
        func isEmpty(_ label: Label?) -> Bool { label?.text?.isEmpty ?? true }
        return CellParts(
            imageView: shown(parts.imageView, parts.imageView?.image == nil),
            textLabel: shown(parts.textLabel, isEmpty(parts.textLabel)),
            detailTextLabel: shown(parts.detailTextLabel, isEmpty(parts.detailTextLabel))
        )
    }
}

extension View {
    /// Whether all that the view shows was placed by frames, so that it has no size of its own; a table places
    /// its rows itself.
    var isPlacedByFrames: Bool {
        guard framedKind != .table else { return false }
        let shown = subviews.filter { !$0.isHidden }
        return !shown.isEmpty
            && shown.allSatisfy {
                $0.hasOwnFrame || (type(of: $0) == View.self && $0.isPlacedByFrames)
            }
    }
}
