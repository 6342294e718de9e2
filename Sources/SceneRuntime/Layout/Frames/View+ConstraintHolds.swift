import SceneText

extension View {
    /// What the constraints of the view say of the sides of its subviews.
    func constraintHolds(of views: [View]) -> [FramePiece.Hold] {
        guard !constraints.isEmpty else {
            return Array(repeating: .unknown, count: views.count)
        }
        var numbers: [ObjectIdentifier: Int] = [:]
        for (number, view) in views.enumerated() { numbers[ObjectIdentifier(view)] = number }
        let bonds = constraints.compactMap { constraint -> SideBond? in
            guard constraint.holdsSides, let second = constraint.second,
                let one = end(constraint.first, numbers), let other = end(second, numbers)
            else { return nil }
            return SideBond(one, other)
        }
        return ConstraintHolds.holds(of: views.count, bonds: bonds)
    }

    private func end(
        _ anchor: LayoutConstraint.Anchor,
        _ numbers: [ObjectIdentifier: Int]
    ) -> SideBond.End? {
        guard let view = anchor.view, let side = anchor.attribute.side else { return nil }
        if view === self { return SideBond.End(nil, side) }
        return numbers[ObjectIdentifier(view)].map { SideBond.End($0, side) }
    }
}

extension LayoutConstraint {
    /// Whether the constraint ties sides together, and rather holds than gives way.
    fileprivate var holdsSides: Bool {
        relation == .equal && multiplier == 1 && priority >= 500
    }
}
