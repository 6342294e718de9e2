/// Reads views with frames as rows and columns: what a person sees who looks at the screen.
///
/// Text has no room for frames: rounded one by one, a label and a switch with one centre land on two lines.
/// The views are cut by the gaps between them, first into lines, and each line from left to right.
package struct FrameReading: Sendable {
    /// What the views are in.
    package enum Place: Hashable, Sendable {
        /// All of a screen, where gaps between lines are kept.
        case screen

        /// A part of a screen.
        case view

        /// A cell, or what scrolls: it is as high as what is in it.
        case content
    }

    let pieces: [FramePiece]

    /// The area around them, in their own coordinates.
    let size: Box

    let place: Place

    /// What is on top of a view, by its number.
    let overlays: [Int: [Int]]

    /// The views that have a place in rows and columns.
    private let placed: [Int]

    /// Begins to read some views in an area.
    package init(_ pieces: [FramePiece], in size: Box, _ place: Place) {
        self.pieces = pieces
        self.place = place
        var size = size
        if size.width == 0 {
            // Some versions of Xcode leave the frame of a cell's content out: it is as wide as what is in it.
            let left = pieces.map(\.frame.x).min() ?? 0
            size.width = (pieces.map(\.frame.right).max() ?? 0) + max(0, left)
            size.height = pieces.map(\.frame.bottom).max() ?? 0
        }
        self.size = size
        let depth = FrameDepth(pieces, in: size)
        placed = depth.placed
        overlays = depth.overlays
    }

    private init(_ outer: FrameReading, in size: Box) {
        pieces = outer.pieces
        overlays = outer.overlays
        placed = []
        place = outer.place == .screen ? .view : outer.place
        self.size = size
    }

    /// The space that all of them keep from both edges of a screen.
    package var inset: Double {
        let shown = pieces.filter { !$0.isBlank }
        let isInset = shown.allSatisfy { $0.box.x >= 8 && $0.box.right <= size.width - 8 }
        return place == .screen && isInset ? 8 : 0
    }

    /// The lines of a column.
    package func lines() -> [FrameArrangement] {
        placed.isEmpty ? [] : column(of: placed, isOutermost: true)
    }

    // MARK: Columns

    private func column(of views: [Int], isOutermost: Bool) -> [FrameArrangement] {
        let lines = cut(views, from: \.y, to: \.bottom, slack: 0.3)
        let keepsGaps = place == .screen && isOutermost
        var items: [FrameArrangement] = []
        var last = size.y
        for line in lines {
            let top = line.map { pieces[$0].box.y }.min() ?? 0
            let gap = top - last
            if keepsGaps, gap > 44 { items.append(.spacer(weight: gap.rounded())) }
            last = max(last, line.map { pieces[$0].box.bottom }.max() ?? 0)
            var found = item(of: line, isOnlyLine: lines.count == 1)
            if place != .content, found.count == 1, line.contains(where: { pieces[$0].grows }) {
                let height = line.map { pieces[$0].frame.height }.max() ?? 1
                found[0].weight = max(1, height.rounded())
            }
            items += found
        }
        let rest = size.bottom - last
        if keepsGaps, rest > 44, items.contains(where: \.isSpacer) {
            items.append(.spacer(weight: rest.rounded()))
        }
        return items
    }

    /// A line of a column: one view, or several side by side.
    private func item(of line: [Int], isOnlyLine: Bool) -> [FrameArrangement] {
        if line.count == 1 { return [alone(line[0])] }
        let parts = cut(line, from: \.x, to: \.right, slack: 0.1)
        if parts.count > 1 { return [row(of: parts)] }
        guard isOnlyLine else { return column(of: line, isOutermost: false) }
        // Neither lines nor columns: views with one centre share a line, the others follow each other.
        let sorted = line.sorted { (box($0).middle, box($0).x) < (box($1).middle, box($1).x) }
        var groups: [[Int]] = []
        for view in sorted {
            if let first = groups.last?.first, box(view).middle - box(first).middle < 6 {
                groups[groups.count - 1].append(view)
            } else {
                groups.append([view])
            }
        }
        return groups.map { group in
            guard group.count > 1 else { return alone(group[0]) }
            return row(of: group.sorted { box($0).x < box($1).x }.map { [$0] })
        }
    }

    /// A view that has a line for itself, at its side of it.
    private func alone(_ number: Int) -> FrameArrangement {
        let piece = pieces[number]
        let view = view(number, inLine: false)
        guard !piece.stretches, piece.box.width < size.width * 0.8, size.width > 0 else {
            return view
        }
        // A label as wide as the line aligns its text itself.
        if piece.kind == .label, piece.frame.width > size.width * 0.7 { return view }
        let isCentered =
            abs(piece.box.center - size.center) < 12 && piece.box.x > size.x + 32
        if isCentered { return row([.spacer(), view, .spacer()], .center) }
        if piece.box.x - size.x > size.width * 0.45 { return row([.spacer(), view], .center) }
        return view
    }

    // MARK: Rows

    private func row(of parts: [[Int]]) -> FrameArrangement {
        let boxes = parts.map { Box.around($0.map(box)) ?? size }
        let stretching = parts.map { $0.contains { pieces[$0].stretches } }
        var items: [FrameArrangement] = []
        let hasStretch = stretching.contains(true)
        let widest = widestGap(boxes)
        if !hasStretch, boxes[0].x - size.x > size.width * 0.3 { items.append(.spacer()) }
        for index in parts.indices {
            if !hasStretch, index > 0, index == widest { items.append(.spacer()) }
            var item = FrameReading(self, in: boxes[index]).single(parts[index])
            if stretching[index], item.width == nil { item.weight = 1 }
            items.append(item)
        }
        let end = boxes[boxes.count - 1].right
        let isCentered =
            abs((boxes[0].x + end) / 2 - size.center) < 12 && boxes[0].x > size.x + 32
        if !hasStretch, isCentered, widest == nil {
            if !items[0].isSpacer { items.insert(.spacer(), at: 0) }
            items.append(.spacer())
        }
        let grows = parts.contains { $0.contains { pieces[$0].grows } }
        return row(items, grows ? .fill : .center)
    }

    /// One part of a row: a view, or several as a column of their own.
    private func single(_ views: [Int]) -> FrameArrangement {
        if views.count == 1 { return view(views[0], inLine: true) }
        // Inside a row the column is as wide as what is in it.
        let items = column(of: views, isOutermost: false)
        return items.count == 1 ? items[0] : FrameArrangement(.column(items))
    }

    /// The part before which the row is stretched: where the gap is widest, and wide.
    private func widestGap(_ boxes: [Box]) -> Int? {
        var widest: (gap: Double, index: Int)?
        for index in boxes.indices.dropFirst() {
            let gap = boxes[index].x - boxes[index - 1].right
            if gap > 24, gap > widest?.gap ?? 0 { widest = (gap, index) }
        }
        return widest?.index
    }

    private func row(
        _ items: [FrameArrangement],
        _ alignment: FrameArrangement.Alignment
    ) -> FrameArrangement { FrameArrangement(.row(items, alignment)) }

    private func box(_ number: Int) -> Box { pieces[number].box }

    // MARK: Cuts

    /// Views in groups that no straight line parts; what reaches over less than a share of both is cut as well.
    private func cut(
        _ views: [Int],
        from start: KeyPath<Box, Double>,
        to end: KeyPath<Box, Double>,
        slack: Double
    ) -> [[Int]] {
        let sorted = views.sorted {
            (box($0)[keyPath: start], $0) < (box($1)[keyPath: start], $1)
        }
        var groups: [[Int]] = []
        var reached = 0.0
        for view in sorted {
            let (low, high) = (box(view)[keyPath: start], box(view)[keyPath: end])
            let least = groups.last?.map { box($0)[keyPath: end] - box($0)[keyPath: start] }.min()
            let overlap = reached - low
            let allowed = min(high - low, least ?? 0) * slack
            if groups.isEmpty || overlap > max(2, allowed) {
                if groups.isEmpty { groups.append([]) }
                groups[groups.count - 1].append(view)
            } else {
                groups.append([view])
            }
            reached = groups[groups.count - 1].count == 1 ? high : max(reached, high)
        }
        return groups
    }
}
