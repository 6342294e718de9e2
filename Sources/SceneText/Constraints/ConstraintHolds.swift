/// One equality of sides across, between views of a superview or with the superview itself.
package struct SideBond: Hashable, Sendable {
    /// A side of a view, or of the superview.
    package struct End: Hashable, Sendable {
        /// The number of the view; nil for the superview.
        package let view: Int?
        package let side: ConstraintSide

        /// Makes an end.
        package init(_ view: Int?, _ side: ConstraintSide) {
            self.view = view
            self.side = side
        }
    }

    package let first: End
    package let second: End

    /// Makes an equality.
    package init(_ first: End, _ second: End) {
        self.first = first
        self.second = second
    }
}

/// What holds views across, as far as their constraints say so.
package enum ConstraintHolds {
    /// The holds of views by the sides that are equal to others.
    ///
    /// A view is held at a side if that side is tied to the one of the superview, directly or over neighbours, which
    /// are as wide as they are.
    package static func holds(of count: Int, bonds: [SideBond]) -> [FramePiece.Hold] {
        guard !bonds.isEmpty else { return Array(repeating: .unknown, count: count) }
        let leading = tied(to: .leading, count, bonds)
        let trailing = tied(to: .trailing, count, bonds)
        var isCentered = Array(repeating: false, count: count)
        for bond in bonds where bond.first.side == .center && bond.second.side == .center {
            if bond.second.view == nil, let view = bond.first.view { isCentered[view] = true }
            if bond.first.view == nil, let view = bond.second.view { isCentered[view] = true }
        }
        return (0..<count).map { view in
            switch (leading[view], trailing[view]) {
            case (true, true): .both
            case (true, false): .leading
            case (false, true): .trailing
            case (false, false): isCentered[view] ? .center : .unknown
            }
        }
    }

    /// Which views have their own side towards one of the superview tied to it.
    private static func tied(
        to side: ConstraintSide,
        _ count: Int,
        _ bonds: [SideBond]
    ) -> [Bool] {
        let far: ConstraintSide = side == .leading ? .trailing : .leading
        var neighbours: [SideBond.End: [SideBond.End]] = [:]
        for bond in bonds {
            neighbours[bond.first, default: []].append(bond.second)
            neighbours[bond.second, default: []].append(bond.first)
        }
        var isTied = Array(repeating: false, count: count)
        var met: Set<SideBond.End> = [SideBond.End(nil, side)]
        var next = Array(met)
        while let end = next.popLast() {
            for other in neighbours[end] ?? [] where met.insert(other).inserted {
                next.append(other)
            }
            // Behind a view that is held here, its other side follows by its width.
            guard let view = end.view, end.side == side else { continue }
            isTied[view] = true
            let opposite = SideBond.End(view, far)
            if met.insert(opposite).inserted { next.append(opposite) }
        }
        return isTied
    }
}

extension FramePiece {
    /// Takes over what constraints hold; a text between two neighbours takes the room only where it was drawn wider
    /// than it is.
    package mutating func hold(by constraints: Hold) {
        switch constraints {
        case .unknown: break
        case .both:
            hold = .both
            guard kind == .label, frame.width - box.width > 16 else { break }
            stretches = true
            (box.x, box.width) = (frame.x, frame.width)
        case .leading, .center, .trailing: hold = constraints
        }
    }
}
