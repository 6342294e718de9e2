/// Views one after the other along an axis, in a row or a column.
struct ViewLine {
    let views: [View]
    let sizes: [Size]

    /// The length along the axis that each view has for itself.
    let slots: [Double]
    let gap: Double

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
        let slots = lengths(of: shares, in: length.reduced(by: gaps), along: axis)
        let sizes = views.indices.map { index in
            let slot = slots[index]
            let isFilled = shares[index].weight != nil || shares[index].stretches
            return size(views[index], isFilled ? length.deciding(slot) : .settled(slot))
        }
        return ViewLine(
            views: views,
            sizes: sizes,
            slots: slots,
            gap: gap,
            total: slots.reduce(gaps, +)
        )
    }
}
