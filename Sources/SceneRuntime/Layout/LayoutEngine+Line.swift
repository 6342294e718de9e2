/// Views one after the other along an axis, in a row or a column.
struct ViewLine {
    let views: [View]
    let sizes: [Size]

    /// The length along the axis that each view has for itself.
    let slots: [Double]

    /// What is between each view and the next one.
    let gaps: [Double]

    /// The length of all of them with the gaps between.
    let total: Double
}

extension LayoutEngine {
    /// Shares the length of a row or a column among its views.
    ///
    /// Of each view its natural length is asked for, and its size once the room that it has is known.
    func line(
        of views: [View],
        along axis: Axis,
        spacing: Double,
        distribution: StackDistribution = .fill,
        stretching: [Bool]? = nil,
        in length: Room,
        natural: (View) -> Double,
        size: (View, Room) -> Size
    ) -> ViewLine {
        let gap = medium.gap(spacing, along: axis)
        let gaps = gap * Double(max(0, views.count - 1))
        var shares = views.map { share(of: $0, along: axis, natural: natural($0)) }
        for (index, stretches) in (stretching ?? []).enumerated() {
            shares[index].stretches = stretches
        }
        distribution.share(&shares)
        let room = length.reduced(by: gaps)
        let slots =
            isDrawn(views, as: shares, in: room, along: axis)
            ? shares.map(\.natural) : lengths(of: shares, in: room, along: axis)
        let free = (length.limit ?? 0) - slots.reduce(gaps, +)
        let wider =
            length.isGiven && free > 0
            ? distribution.spaces(between: slots, free, step: medium.step(along: axis)) : []
        let allGaps = views.indices.map { gap + ($0 < wider.count ? wider[$0] : 0) }
        let sizes = views.indices.map { index in
            let slot = slots[index]
            let isFilled = shares[index].weight != nil || shares[index].stretches
            return size(views[index], isFilled ? length.deciding(slot) : .settled(slot))
        }
        return ViewLine(
            views: views,
            sizes: sizes,
            slots: slots,
            gaps: allGaps,
            // Views may overlap by more than they are long.
            total: max(0, slots.reduce(gaps + wider.reduce(0, +), +))
        )
    }
}

extension LayoutEngine {
    /// Whether views fill a room as they do in the document that they are drawn in.
    private func isDrawn(
        _ views: [View],
        as shares: [RoomShare],
        in room: Room,
        along axis: Axis
    ) -> Bool {
        guard let limit = room.limit, !views.isEmpty, views.allSatisfy(isDrawn) else {
            return false
        }
        let total = shares.reduce(0) { $0 + $1.natural }
        return abs(total - limit) < medium.step(along: axis)
    }
}

nonisolated extension StackDistribution {
    /// Lets views without a weight share what is left.
    fileprivate func share(_ shares: inout [RoomShare]) {
        guard self == .fillEqually || self == .fillProportionally,
            !shares.contains(where: { $0.weight != nil })
        else { return }
        let greatest = shares.filter { $0.kind != .fixed }.map(\.natural).max() ?? 0
        for index in shares.indices where shares[index].kind != .fixed {
            shares[index].stretches = false
            // What is of one size is as large as the largest of it, also where nobody gives more.
            if self == .fillEqually {
                shares[index].natural = min(greatest, shares[index].maximum ?? greatest)
            }
            shares[index].weight = self == .fillEqually ? 1 : max(1, shares[index].natural)
        }
    }

    /// What each view has after it, besides the usual gap.
    fileprivate func spaces(between slots: [Double], _ free: Double, step: Double) -> [Double] {
        guard slots.count > 1, self == .equalSpacing || self == .equalCentering else { return [] }
        let parts = slots.count - 1
        guard self == .equalCentering else {
            let share = RoomShare(natural: 0, weight: 1)
            return RoomShare.lengths(
                of: Array(repeating: share, count: parts),
                in: free,
                step: step
            )
        }
        // Between middles are the halves of both neighbours and what is between them.
        let halves = zip(slots, slots.dropFirst()).map { ($0 + $1) / 2 }
        let distance = (halves.reduce(free, +)) / Double(parts)
        let shares = halves.map { RoomShare(natural: 0, weight: max(0.001, distance - $0)) }
        return RoomShare.lengths(of: shares, in: free, step: step)
    }
}

nonisolated extension Room {
    /// Whether the room is to be filled.
    fileprivate var isGiven: Bool {
        if case .given = self { true } else { false }
    }
}
