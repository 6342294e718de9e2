extension LayoutEngine {
    /// The columns of a predefined style's parts, from left to right.
    private struct StyleColumns {
        var image = 0.0
        var text = 0.0
        var detail = 0.0

        /// Where each begins.
        var textX = 0.0
        var detailX = 0.0
        var width = 0.0
    }

    /// The heights of a predefined style's parts.
    private struct PartHeights {
        let image: Double
        let text: Double
        let detail: Double

        /// The height of both labels: one below the other, or side by side.
        func labels(in style: TableViewCell.CellStyle) -> Double {
            style == .subtitle ? text + detail : max(text, detail)
        }
    }

    private var partGap: Double { medium.gap(medium.metrics.partGap, along: .horizontal) }

    /// The size of the parts of a predefined style.
    func styleSize(of parts: CellParts, in cell: TableViewCell, _ width: Room) -> Size {
        let columns = columns(of: parts, style: cell.shownStyle, width)
        let heights = heights(of: parts, columns, .open)
        let height = max(medium.metrics.line, heights.image, heights.labels(in: cell.shownStyle))
        return Size(width: columns.width, height: height)
    }

    /// Where the parts of a predefined style are in a size.
    func styleFrames(
        of parts: CellParts,
        in cell: TableViewCell,
        size: Size
    ) -> [(view: View, rect: Rect)] {
        let columns = columns(of: parts, style: cell.shownStyle, .given(size.width))
        let heights = heights(of: parts, columns, .upTo(size.height))
        let labels = heights.labels(in: cell.shownStyle)
        let y = medium.half(size.height - heights.image, along: .vertical)
        let image = Rect(x: 0, y: y, width: columns.image, height: heights.image)
        var text = Rect(x: columns.textX, y: 0, width: columns.text, height: heights.text)
        text.origin.y = medium.half(size.height - labels, along: .vertical)
        var detail = Rect(x: columns.detailX, y: 0, width: columns.detail, height: heights.detail)
        detail.origin.y = cell.shownStyle == .subtitle ? text.maxY : text.minY
        let frames = [
            (parts.imageView as View?, image), (parts.textLabel, text),
            (parts.detailTextLabel, detail),
        ]
        return frames.compactMap { view, rect in view.map { ($0, rect) } }
    }

    private func heights(
        of parts: CellParts,
        _ columns: StyleColumns,
        _ room: Room
    ) -> PartHeights {
        func height(_ view: View?, _ width: Double) -> Double {
            view.map { size(of: $0, .given(width), room).height } ?? 0
        }
        return PartHeights(
            image: height(parts.imageView, columns.image),
            text: height(parts.textLabel, columns.text),
            detail: height(parts.detailTextLabel, columns.detail)
        )
    }

    private func columns(
        of parts: CellParts,
        style: TableViewCell.CellStyle,
        _ width: Room
    ) -> StyleColumns {
        switch style {
        case .default, .subtitle: columnsOfStack(parts, width)
        case .value1: columnsOfPair(parts, width)
        case .value2: columnsOfForm(parts, width)
        }
    }

    private func natural(_ view: View?) -> Double {
        view.map { size(of: $0, .open, .open).width } ?? 0
    }

    /// The image, then the labels one below the other in what is left.
    private func columnsOfStack(_ parts: CellParts, _ width: Room) -> StyleColumns {
        let labels = max(natural(parts.textLabel), natural(parts.detailTextLabel))
        let hasLabels = parts.textLabel != nil || parts.detailTextLabel != nil
        var columns = StyleColumns()
        columns.image = natural(parts.imageView)
        let gap = columns.image > 0 && hasLabels ? partGap : 0
        // The name of an image shows where there is no text.
        if !hasLabels, let image = parts.imageView, image.hasFreeSize, let limit = width.decided {
            columns.image = limit
        }
        guard let limit = width.limit else {
            columns.text = labels
            columns.detail = labels
            columns.textX = columns.image + gap
            columns.width = columns.textX + labels
            return columns
        }
        // The image is dropped before the last column of text does.
        columns.image = min(
            columns.image,
            max(0, limit - (hasLabels ? gap + medium.metrics.mark : 0))
        )
        columns.textX = min(limit, columns.image + gap)
        columns.detailX = columns.textX
        columns.text = limit - columns.textX
        columns.detail = columns.text
        columns.width = limit
        return columns
    }

    /// The image and the text at the left, the detail at the right with the columns that it needs; a third is
    /// left to it beside a text that takes all it can.
    private func columnsOfPair(_ parts: CellParts, _ width: Room) -> StyleColumns {
        let gaps = partGap * Double(max(0, parts.count - 1))
        var columns = StyleColumns()
        columns.image = natural(parts.imageView)
        columns.text = natural(parts.textLabel)
        columns.detail = natural(parts.detailTextLabel)
        let total = gaps + columns.image + columns.text + columns.detail
        let limit = width.limit ?? total
        if total > limit {
            let room = max(0, limit - gaps)
            let least = min(columns.detail, medium.third(of: room))
            let shares = [
                RoomShare(natural: columns.image),
                RoomShare(natural: columns.text, kind: .label),
                RoomShare(natural: columns.detail, minimum: least, kind: .label),
            ]
            let lengths = RoomShare.lengths(
                of: shares,
                in: room,
                step: medium.step(along: .horizontal)
            )
            columns.image = parts.imageView == nil ? 0 : lengths[0]
            columns.detail = parts.detailTextLabel == nil ? 0 : lengths[2]
        }
        columns.textX = parts.imageView == nil ? 0 : columns.image + partGap
        columns.detailX = max(0, limit - columns.detail)
        let end = parts.detailTextLabel == nil ? limit : columns.detailX - partGap
        columns.text = parts.textLabel == nil ? 0 : max(0, end - columns.textX)
        columns.width = limit
        return columns
    }

    /// The text in a narrow column at the left, the detail beside it.
    private func columnsOfForm(_ parts: CellParts, _ width: Room) -> StyleColumns {
        let detail = natural(parts.detailTextLabel)
        let usual = medium.metrics.value2Label
        let limit = width.limit ?? usual + partGap + detail
        var columns = StyleColumns()
        // In a narrow cell the detail keeps the greater part.
        columns.text = min(usual, max(medium.metrics.mark, medium.third(of: limit)))
        columns.detailX = min(limit, columns.text + partGap)
        columns.detail = limit - columns.detailX
        columns.width = limit
        return columns
    }
}
