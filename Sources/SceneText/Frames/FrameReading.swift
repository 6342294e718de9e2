/// Reads views with frames as rows and columns: what a person sees who looks at the screen.
///
/// Text has no room for frames: rounded one by one, a label and a switch with one centre land on two lines.
/// The views are cut by the gaps between them, first into lines, and each line from left to right.
package struct FrameReading: Sendable {
    /// What the views are in.
    package enum Place: Hashable, Sendable {
        /// All of a screen, where gaps between lines are kept; of a bare one the small gaps as well, and the one
        /// at its top, since no bar is in front of it.
        case screen(isBare: Bool)

        /// A part of a screen.
        case view

        /// A cell, or what scrolls: it is as high as what is in it.
        case content

        fileprivate var isScreen: Bool { if case .screen = self { true } else { false } }
    }

    let pieces: [FramePiece]

    /// The area around them, in their own coordinates.
    let size: Box

    let place: Place

    /// What is on top of a view, by its number.
    let overlays: [Int: [Int]]

    /// Whether it is a part of a row.
    private let isPart: Bool

    /// The views that have a place in rows and columns.
    private let placed: [Int]

    /// Begins to read some views in an area.
    package init(_ pieces: [FramePiece], in size: Box, _ place: Place) {
        var pieces = pieces
        for index in pieces.indices where pieces[index].keepsWidth && pieces.count < 100 {
            pieces[index].trim(before: pieces)
        }
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
        isPart = false
        let depth = FrameDepth(pieces)
        placed = depth.placed
        overlays = depth.overlays
        let isInset = pieces.allSatisfy {
            $0.isBlank || $0.box.x >= 8 && $0.box.right <= size.width - 8
        }
        inset = place.isScreen && isInset ? 8 : 0
    }

    init(_ outer: FrameReading, in size: Box) {
        pieces = outer.pieces
        overlays = outer.overlays
        placed = []
        place = outer.isScreen ? .view : outer.place
        isPart = true
        inset = 0
        self.size = size
    }

    /// The space that all of them keep from both edges of a screen.
    package let inset: Double

    private var isScreen: Bool { place.isScreen }

    /// Where lines begin: at the margin of a cell, or of a screen that keeps one.
    private var start: Double {
        if isPart { return size.x }
        return place == .content || inset > 0 ? 16 : 0
    }

    /// The lines of a column.
    package func lines() -> [FrameArrangement] {
        placed.isEmpty ? [] : column(of: placed, isOutermost: true).simplyWeighted
    }

    // MARK: Columns

    private func column(of views: [Int], isOutermost: Bool) -> [FrameArrangement] {
        let columns = columns(of: views)
        let lines = columns == nil ? cut(views, into: .lines, slack: 0.3) : [views]
        let keepsGaps = isScreen && isOutermost
        var items: [FrameArrangement] = []
        var last = size.y
        for line in lines {
            let top = line.map { pieces[$0].box.y }.min() ?? 0
            let gap = top - last
            if keepsGaps, gap > 44 { items.append(.spacer(weight: gap.rounded())) }
            let frameTop = line.map { pieces[$0].frame.y }.min() ?? 0
            if place == .screen(isBare: true), isOutermost, gap <= 44, frameTop - last >= 10 {
                items.append(.spacer(height: max(20, snapped(frameTop - last, to: 20))))
            }
            last = max(last, line.map { pieces[$0].box.bottom }.max() ?? 0)
            var found =
                columns.map { [row(of: $0)] } ?? item(of: line, isOnlyLine: lines.count == 1)
            if place != .content { for index in found.indices { grow(&found[index]) } }
            items += found
        }
        let rest = size.bottom - last
        if keepsGaps, rest > 44, items.contains(where: \.isSpacer) {
            items.append(.spacer(weight: rest.rounded()))
        }
        return items
    }

    /// Lets a line take the height that others leave if a view in it does.
    private func grow(_ line: inout FrameArrangement) {
        let views = line.views.map { pieces[$0] }
        guard line.weight == nil, views.contains(where: \.grows) else { return }
        line.weight = max(1, views.map(\.frame.height).max() ?? 1).rounded()
    }

    /// Columns beside each other whose lines do not match, so that they are not read line by line.
    private func columns(of views: [Int]) -> [[Int]]? {
        guard views.count > 3 else { return nil }
        let parts = cut(views, into: .columns, slack: 0.1)
        guard parts.count == 2, parts.allSatisfy({ $0.count > 1 }),
            let shorter = parts.min(by: { $0.count < $1.count }),
            let longer = parts.first(where: { $0 != shorter })
        else { return nil }
        let middles = longer.map { box($0).middle }.sorted()
        let isMatched = shorter.allSatisfy { view in
            let middle = box(view).middle
            let next = middles.indices.firstPlace { middles[$0] > middle - 6 }
            return next < middles.count && middles[next] < middle + 6
        }
        let isLow = parts.allSatisfy { $0.allSatisfy { box($0).height < 44 } }
        // Far apart from each other they are lines that happen to be at one side.
        let lines = cut(views, into: .lines, slack: 0)
        return isMatched || !isLow || lines.count >= longer.count ? nil : parts
    }

    /// A line of a column: one view, or several side by side.
    private func item(of line: [Int], isOnlyLine: Bool) -> [FrameArrangement] {
        if line.count == 1 { return [alone(line[0])] }
        let parts = cut(line, into: .columns, slack: 0.1)
        if parts.count > 1 { return [row(of: parts)] }
        guard isOnlyLine else { return column(of: line, isOutermost: false) }
        // Neither lines nor columns: views with one centre share a line, the others follow each other.
        let sorted = line.sorted { (box($0).middle, box($0).x) < (box($1).middle, box($1).x) }
        var groups: [[Int]] = []
        for view in sorted {
            if let first = groups.last?.first, box(view).middle - box(first).middle < 6,
                !pieces[view].grows, !pieces[first].grows
            {
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
        var view = view(number, inLine: false)
        if piece.kind == .label, piece.alignment == .center, size.width > 0,
            abs(piece.frame.center - size.center) < 12, overlays[number] == nil
        {
            // In all of the line it is in the middle, too.
            view.width = nil
            return view
        }
        let indented = isPart ? view : indented([view], from: piece.box.x)
        guard !piece.stretches, piece.box.width < size.width * 0.8, size.width > 0 else {
            return indented
        }
        switch piece.hold {
        case .trailing: return row([.spacer(), view], .center)
        case .center: return row([.spacer(), view, .spacer()], .center)
        case .unknown, .leading, .both: break
        }
        // A label as wide as the line aligns its text itself.
        if piece.kind == .label, piece.frame.width > size.width * 0.7 { return view }
        let isCentered =
            abs(piece.box.center - size.center) < 12 && piece.box.x > size.x + 32
        if isCentered { return row([.spacer(), view, .spacer()], .center) }
        if piece.box.x - size.x > size.width * 0.45 { return row([.spacer(), view], .center) }
        return indented
    }

    /// Views that begin farther inside than lines do.
    private func indented(_ items: [FrameArrangement], from x: Double) -> FrameArrangement {
        let indent = snapped(x - start)
        if indent < 16 { return items.count == 1 ? items[0] : row(items, .center) }
        return row([.spacer(width: indent - (items[0].isSpacer ? 0 : 8))] + items, .center)
    }

    // MARK: Rows

    private func row(of parts: [[Int]]) -> FrameArrangement {
        let boxes = parts.indices.map { index in
            let box = Box.around(parts[index].map(self.box)) ?? size
            // A text that ends where the next view begins has its whole frame before it.
            guard index + 1 < parts.count, parts[index].count == 1,
                pieces[parts[index][0]].endsText
            else { return box }
            return pieces[parts[index][0]].frame
        }
        if let items = spread(parts, boxes) { return row(items, .center) }
        let stretching = stretching(parts)
        let hasStretch = stretching.contains(true)
        let trailing = parts.firstIndex { $0.allSatisfy { pieces[$0].hold == .trailing } }
        let widest = trailing ?? widestGap(boxes)
        var items: [FrameArrangement] = []
        if !hasStretch, trailing == nil, boxes[0].x - size.x > size.width * 0.3 {
            items.append(.spacer())
        } else if !isPart, trailing != 0 || hasStretch, snapped(boxes[0].x - start) >= 16 {
            items.append(.spacer(width: snapped(boxes[0].x - start) - 8))
        }
        for index in parts.indices {
            if !hasStretch, index == widest { items.append(.spacer()) }
            var item = FrameReading(self, in: boxes[index]).single(parts[index])
            if stretching[index], item.width == nil { item.weight = 1 }
            let next = index + 1
            if !hasStretch, let widest, index >= widest {
                // From the gap on, texts end where the design has them, and those of a column begin there.
                let isFirst = index == widest && parts[index].count == 1
                let isLabel = parts[index].allSatisfy { pieces[$0].kind == .label }
                if !(isFirst && isLabel), hasText(parts[index]), boxes[index].width >= 24 {
                    item.minimumWidth = snapped(boxes[index].width)
                }
            } else if next < parts.count, hasStretch || next != widest {
                item.minimumWidth = slot(of: parts[index], from: boxes[index], to: boxes[next])
            }
            items.append(item)
        }
        let end = boxes[boxes.count - 1].right
        let isCentered =
            abs((boxes[0].x + end) / 2 - size.center) < 12 && boxes[0].x > size.x + 32
        if !hasStretch, isCentered, widest == nil {
            if !items[0].isSpacer { items.insert(.spacer(), at: 0) }
            items.append(.spacer())
        }
        if !isPart, !hasStretch { share(&items, until: end) }
        let grows = parts.contains { $0.contains { pieces[$0].grows } }
        return row(items, grows ? .fill : .center)
    }

    /// Gives the space that is left to what holds texts, or to nobody: what holds a picture would take it.
    private func share(_ items: inout [FrameArrangement], until end: Double) {
        func holder(_ item: FrameArrangement) -> FramePiece? {
            guard case .view(let number) = item.content else { return nil }
            return pieces[number].isHolder ? pieces[number] : nil
        }
        guard !items.contains(where: \.isFlexibleSpacer),
            items.contains(where: { holder($0) != nil })
        else { return }
        if let last = items.lastIndex(where: { holder($0)?.hasText == true }) {
            items[last].weight = 1
        } else if size.right - end > 24 {
            items.append(.spacer())
        }
    }

    /// Views at equal distances, which share the space between them.
    private func spread(_ parts: [[Int]], _ boxes: [Box]) -> [FrameArrangement]? {
        guard parts.count > 2, boxes[boxes.count - 1].right - boxes[0].x > size.width / 2,
            parts.allSatisfy({ $0.count == 1 && !pieces[$0[0]].stretches })
        else { return nil }
        let steps = zip(boxes.dropFirst(), boxes).map { $0.center - $1.center }
        guard let least = steps.min(), let most = steps.max(), most - least < 4, least > 40 else {
            return nil
        }
        if isTable(parts) {
            return parts.map { part in
                var item = view(part[0], inLine: true)
                (item.weight, item.width) = (1, nil)
                return item
            }
        }
        var items: [FrameArrangement] = []
        if boxes[0].x - size.x > 24 { items.append(.spacer()) }
        for part in parts {
            if !items.isEmpty, items.last?.isSpacer == false { items.append(.spacer()) }
            items.append(view(part[0], inLine: true))
        }
        if size.right - boxes[boxes.count - 1].right > 24 { items.append(.spacer()) }
        return items
    }

    /// Whether the parts are texts with frames of one width, as in the columns of a table.
    private func isTable(_ parts: [[Int]]) -> Bool {
        let frames = parts.map { pieces[$0[0]].frame }
        let widths = frames.map(\.width)
        guard let least = widths.min(), let most = widths.max(), most - least < 8,
            parts.allSatisfy({ pieces[$0[0]].kind == .label })
        else { return false }
        return frames[frames.count - 1].right - frames[0].x > size.width * 0.75
    }

    /// The width that texts get for themselves, so that what follows them begins at the same column in each row.
    private func slot(of part: [Int], from box: Box, to next: Box) -> Double? {
        guard hasText(part) else { return nil }
        // A frame that takes more than half of the line has no text for it, and would leave the others too little.
        let most = max(snapped(box.width), snapped(size.width / 2))
        let slot = min(snapped(next.x) - snapped(box.x) - 8, most)
        return slot >= 24 ? slot : nil
    }

    /// Whether a part of a row is as wide as its texts.
    private func hasText(_ part: [Int]) -> Bool {
        part.contains { pieces[$0].hasText } && part.allSatisfy { !pieces[$0].stretches }
    }

    /// One part of a row: a view, or several as a column of their own.
    func single(_ views: [Int]) -> FrameArrangement {
        if views.count == 1 { return view(views[0], inLine: true) }
        // Inside a row the column is as wide as what is in it.
        let items = column(of: views, isOutermost: false).simplyWeighted
        return items.count == 1 ? items[0] : FrameArrangement(.column(items))
    }

    /// The part before which the row is stretched: where the gap is widest, and wide; nil if the row ends
    /// before the edge.
    private func widestGap(_ boxes: [Box]) -> Int? {
        guard let last = boxes.last, size.right - last.right < 48 else { return nil }
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
    private func cut(_ views: [Int], into parts: Parts, slack: Double) -> [[Int]] {
        let ends = views.map { (view: $0, ends: parts.ends(of: box($0))) }
            .sorted { ($0.ends.low, $0.view) < ($1.ends.low, $1.view) }
        var groups: [[Int]] = []
        var reached = 0.0
        var least = 0.0
        for (view, (low, high)) in ends {
            let overlap = reached - low
            let allowed = min(high - low, least) * slack
            if groups.isEmpty || overlap <= max(2, allowed) {
                groups.append([view])
                (reached, least) = (high, high - low)
            } else {
                groups[groups.count - 1].append(view)
                (reached, least) = (max(reached, high), min(least, high - low))
            }
        }
        return groups
    }

    /// What straight lines cut views into.
    private enum Parts {
        case lines
        case columns

        /// Where a view begins and ends across the cuts.
        func ends(of box: Box) -> (low: Double, high: Double) {
            switch self {
            case .lines: (box.y, box.bottom)
            case .columns: (box.x, box.right)
            }
        }
    }
}
