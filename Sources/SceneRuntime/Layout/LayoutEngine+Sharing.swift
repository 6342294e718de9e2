extension LayoutEngine {
    /// The size along the axis that a view in a row or a column asks for.
    func share(of view: View, along axis: Axis, natural: Double) -> RoomShare {
        let range = LengthRange(of: view, along: axis, medium: medium)
        let isWeighted = range.fixed == nil && view.hasWeight
        let least = axis == .vertical || isWeighted ? 0 : leastWidth(of: view)
        var share = RoomShare(
            natural: natural,
            weight: isWeighted ? view.weight : nil,
            minimum: range.minimum ?? least,
            maximum: range.maximum,
            kind: range.fixed != nil
                ? .fixed : axis == .horizontal && view.wrapsText ? .wrapping : view.yielding
        )
        if let priorities = view.framing.priorities {
            share.resistance =
                axis == .horizontal
                ? priorities.horizontalResistance : priorities.verticalResistance
        }
        return share
    }

    /// The units of each view: by weights in a room to be filled, else each its own.
    func lengths(of shares: [RoomShare], in room: Room, along axis: Axis) -> [Double] {
        let naturals = shares.map(\.natural)
        let total = naturals.reduce(0, +)
        switch room {
        case .open: return naturals
        case .upTo(let units) where total <= units: return naturals
        case .settled(let units) where total == units: return naturals
        case .given(let units), .settled(let units), .upTo(let units):
            let step = medium.step(along: axis)
            // A view that is lower than a line shows nothing: what has no room is below the screen.
            let least = axis == .vertical ? medium.metrics.line : step
            return RoomShare.lengths(of: shares, in: units, step: step, least: least)
        }
    }

    /// The least width in which a view is still to be recognised.
    private func leastWidth(of view: View) -> Double {
        view.widget.map { medium.leastWidth(of: $0, font: view.inkFont) } ?? medium.metrics.mark
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

    /// The room that the content of the view has where it has been decided on.
    func room(_ axis: Axis, _ units: Double) -> Room {
        isGiven(axis) ? .given(units) : .settled(units)
    }

    /// Whether the view takes a share of what is left.
    var hasWeight: Bool { weight.map { $0 > 0 && $0.isFinite } ?? false }
}
