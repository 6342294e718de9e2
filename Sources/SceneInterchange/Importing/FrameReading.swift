import SceneLanguage
import SceneText

/// Reads views with frames as rows and columns: what a person sees who looks at the screen.
///
/// Text has no room for frames: rounded one by one, a label and a switch with one centre land on two lines.
/// The views are cut by the gaps between them, first into lines, and each line from left to right.
struct FrameReading {
    /// Whether gaps between lines are kept, as on a screen that is higher than what is on it.
    let keepsGaps: Bool

    /// The area around them, in their own coordinates.
    let size: Box

    let range: SourceRange

    /// The arrangement of some views, and whether it takes the width that others leave.
    func arrangement(of views: [ImportedView]) -> [MadeNode] {
        let shown = visible(views)
        guard !shown.isEmpty else { return [] }
        return column(of: shown, isOutermost: true)
    }

    /// The views without backgrounds: pictures and blocks of colour in front of which others are.
    private func visible(_ views: [ImportedView]) -> [ImportedView] {
        let shown = views.filter { !$0.isBlank }
        return shown.enumerated().filter { index, view in
            guard !view.hasContent, [.view, .image, .custom].contains(view.kind) else {
                return true
            }
            // What is in front of a background comes soon after it.
            let front = shown[(index + 1)...].prefix(50)
            return !front.contains { view.frame.share(of: $0.box) > 0.8 }
        }.map(\.element)
    }

    // MARK: Columns

    private func column(of views: [ImportedView], isOutermost: Bool) -> [MadeNode] {
        let lines = cut(views, from: \.y, to: \.bottom, slack: 0.3)
        var items: [MadeNode] = []
        var last = size.y
        for line in lines {
            let top = line.map(\.box.y).min() ?? 0
            let gap = top - last
            if keepsGaps, isOutermost, gap > 44 { items.append(spacer(weight: gap)) }
            last = max(last, line.map(\.box.bottom).max() ?? 0)
            items += item(of: line, isOnlyLine: lines.count == 1)
        }
        let rest = size.bottom - last
        if keepsGaps, isOutermost, rest > 44, items.contains(where: isSpacer) {
            items.append(spacer(weight: rest))
        }
        return items
    }

    /// A line of a column: one view, or several side by side.
    private func item(of line: [ImportedView], isOnlyLine: Bool) -> [MadeNode] {
        if line.count == 1 { return [placed(line[0])] }
        let parts = cut(line, from: \.x, to: \.right, slack: 0.1)
        if parts.count > 1 { return [row(of: parts)] }
        guard isOnlyLine else { return column(of: line, isOutermost: false) }
        // Neither lines nor columns: views with one centre share a line, the others follow each other.
        let sorted = line.sorted { ($0.box.middle, $0.box.x) < ($1.box.middle, $1.box.x) }
        var groups: [[ImportedView]] = []
        for view in sorted {
            if let first = groups.last?.first, view.box.middle - first.box.middle < 6 {
                groups[groups.count - 1].append(view)
            } else {
                groups.append([view])
            }
        }
        return groups.map { group in
            guard group.count > 1 else { return placed(group[0]) }
            return row(of: group.sorted { $0.box.x < $1.box.x }.map { [$0] })
        }
    }

    /// A view that has a line for itself, at its side of it.
    private func placed(_ view: ImportedView) -> MadeNode {
        guard !view.stretches, view.box.width < size.width * 0.8, size.width > 0 else {
            return view.made
        }
        // A label as wide as the line aligns its text itself.
        if view.kind == .label, view.frame.width > size.width * 0.7 { return view.made }
        let isCentered = abs(view.box.center - size.center) < 12 && view.box.x > size.x + 32
        if isCentered { return row([spacer(), view.made, spacer()]) }
        if view.box.x - size.x > size.width * 0.45 { return row([spacer(), view.made]) }
        return view.made
    }

    // MARK: Rows

    private func row(of parts: [[ImportedView]]) -> MadeNode {
        let boxes = parts.map { part in
            part.dropFirst().reduce(part[0].box) { $0.union($1.box) }
        }
        let stretching = parts.map { $0.contains(where: \.stretches) }
        var items: [MadeNode] = []
        let hasStretch = stretching.contains(true)
        let widest = widestGap(boxes)
        if !hasStretch, boxes[0].x - size.x > size.width * 0.3 { items.append(spacer()) }
        for index in parts.indices {
            if !hasStretch, index > 0, index == widest { items.append(spacer()) }
            let inner = FrameReading(keepsGaps: false, size: boxes[index], range: range)
            let made = inner.single(parts[index])
            items.append(stretching[index] ? made.weighted : made)
        }
        let end = boxes[boxes.count - 1].right
        let isCentered =
            abs((boxes[0].x + end) / 2 - size.center) < 12 && boxes[0].x > size.x + 32
        if !hasStretch, isCentered, widest == nil {
            if !isSpacer(items[0]) { items.insert(spacer(), at: 0) }
            items.append(spacer())
        }
        return row(items)
    }

    /// One part of a row: a view, or several as a column of their own.
    private func single(_ views: [ImportedView]) -> MadeNode {
        if views.count == 1 { return views[0].made }
        // Inside a row the column is as wide as what is in it.
        let items = column(of: views, isOutermost: false)
        return items.count == 1 ? items[0] : .column(items, at: range)
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

    // MARK: Cuts

    /// Views in groups that no straight line parts; what reaches over less than a share of both is cut as well.
    private func cut(
        _ views: [ImportedView],
        from start: KeyPath<Box, Double>,
        to end: KeyPath<Box, Double>,
        slack: Double
    ) -> [[ImportedView]] {
        let sorted = views.enumerated().sorted {
            ($0.element.box[keyPath: start], $0.offset) < (
                $1.element.box[keyPath: start], $1.offset
            )
        }.map(\.element)
        var groups: [[ImportedView]] = []
        var reached = 0.0
        for view in sorted {
            let (low, high) = (view.box[keyPath: start], view.box[keyPath: end])
            let least = groups.last?.map { $0.box[keyPath: end] - $0.box[keyPath: start] }.min()
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

    // MARK: Nodes

    private func row(_ items: [MadeNode]) -> MadeNode {
        MadeNode.view(.row, at: range) {
            // What has one line each is in the middle anyway.
            if !items.allSatisfy(\.hasOneLine) { $0.add("alignment", word: "center") }
            $0.add("views", list: items)
        }
    }

    private func spacer(weight: Double? = nil) -> MadeNode {
        MadeNode.view(.spacer, at: range) { draft in
            if let weight { draft.add("weight", .number(weight.rounded(), at: range)) }
        }
    }

    private func isSpacer(_ node: MadeNode) -> Bool {
        if case .mapping(let entries) = node.content {
            entries.first?.key == "spacer"
        } else {
            false
        }
    }
}

extension MadeNode {
    /// Views one below the other, without lines between them.
    static func column(_ items: [MadeNode], at range: SourceRange) -> MadeNode {
        MadeNode.view(.column, at: range) {
            $0.add("spacing", word: "0")
            $0.add("views", list: items)
        }
    }

    /// Whether a view is one line high whatever it shows.
    fileprivate var hasOneLine: Bool {
        guard case .mapping(let entries) = content, let entry = entries.first,
            let kind = ViewKind(rawValue: entry.key),
            case .mapping(let properties) = entry.value.content
        else { return false }
        switch kind {
        case .spacer, .switch, .textField, .slider, .stepper, .segmented:
            return !properties.contains { $0.key == "height" }
        case .label:
            return !properties.contains { $0.key == "height" || $0.key == "numberOfLines" }
        default: return false
        }
    }

    /// A view that takes the width that others leave.
    var weighted: MadeNode {
        guard case .mapping(let entries) = content, let entry = entries.first,
            case .mapping(var properties) = entry.value.content
        else { return self }
        if !properties.contains(where: { $0.key == "weight" || $0.key == "width" }) {
            properties.append(MadeEntry("weight", at: range, MadeNode(.word("1"), at: range)))
        }
        let value = MadeNode(.mapping(properties), at: entry.value.range)
        return MadeNode(.mapping([MadeEntry(entry.key, at: entry.range, value)]), at: range)
    }
}
