import SceneText

extension LayoutEngine {
    /// What a view in a row or a column asks for along it.
    func share(of view: View, along axis: Axis, natural: Int) -> RoomShare {
        let range = LengthRange(view.sizing, along: axis, medium: medium)
        let isWeighted = range.fixed == nil && view.hasWeight
        let least = axis == .vertical || isWeighted ? 0 : leastWidth(of: view)
        return RoomShare(
            natural: natural,
            weight: isWeighted ? view.weight : nil,
            minimum: range.minimum ?? least,
            maximum: range.maximum,
            kind: range.fixed == nil ? view.yielding : .fixed
        )
    }

    /// The units of each view: by weights in a room to be filled, else each its own.
    func lengths(of shares: [RoomShare], in room: Room) -> [Int] {
        let naturals = shares.map(\.natural)
        let total = naturals.reduce(0, +)
        switch room {
        case .open: return naturals
        case .upTo(let units) where total <= units: return naturals
        case .settled(let units) where total == units: return naturals
        case .given(let units), .settled(let units), .upTo(let units):
            return RoomShare.lengths(of: shares, in: units)
        }
    }

    /// The least width in which a view is still to be recognised.
    private func leastWidth(of view: View) -> Int {
        view.widget.map(medium.leastWidth) ?? medium.metrics.mark
    }
}

extension View {
    /// Whether a size along an axis was given to the view, rather than found from its content.
    ///
    /// Weights share out only what was given.
    func isGiven(_ axis: Axis) -> Bool {
        let fixed = axis == .horizontal ? width : height
        return fixed != nil || hasOwnFrame || superview?.gives(axis, to: self) ?? true
    }

    /// Whether the view takes a share of what is left.
    var hasWeight: Bool { weight.map { $0 > 0 && $0.isFinite } ?? false }
}

extension GridRect {
    /// The part inside another rectangle; what lies beyond it ends at its edge.
    func clipped(to bounds: GridRect) -> GridRect {
        let left = min(max(minX, bounds.minX), bounds.maxX)
        let top = min(max(minY, bounds.minY), bounds.maxY)
        return GridRect(
            minX: left,
            minY: top,
            maxX: max(left, min(maxX, bounds.maxX)),
            maxY: max(top, min(maxY, bounds.maxY))
        )
    }
}
