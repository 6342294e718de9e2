/// What one view of a row or a column asks of the space, and how the space is shared.
package nonisolated struct RoomShare: Hashable, Sendable {
    /// What a view gives up, and when, where there is too little room.
    package nonisolated enum Kind: Hashable, Sendable {
        /// It goes on in the next line: it is cut as a label is once it has only half of the space.
        case wrapping

        /// It is cut before the others, down to one unit.
        case label

        /// It is cut after the labels.
        case flexible

        /// It is cut only when nothing else can be.
        case fixed

        /// It may vanish.
        case spacer
    }

    /// The units that the view takes by its content, or its fixed size.
    package var natural: Double

    /// The share of the room that is left; nil for a view that keeps its own size.
    package var weight: Double?

    /// Whether the view takes a share of what is left, beyond its own size, where nothing has a weight.
    package var stretches = false

    /// The fewest units.
    package var minimum: Double

    /// The most units; nil for no limit.
    package var maximum: Double?

    /// What the view gives up.
    package var kind: Kind

    /// How much the view keeps from being cut: what does so less is cut before the others.
    package var resistance = 750.0

    /// Makes a share.
    package init(
        natural: Double,
        weight: Double? = nil,
        minimum: Double = 0,
        maximum: Double? = nil,
        kind: Kind = .flexible
    ) {
        self.natural = natural
        self.weight = weight.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.minimum = minimum
        self.maximum = maximum
        self.kind = kind
    }

    /// Whether the view is cut before the others.
    private var isText: Bool { kind == .label || kind == .wrapping }

    /// What the view gets before the rest is shared.
    private func start(_ step: Double) -> Double {
        weight == nil ? natural : max(minimum, kind == .spacer ? 0 : step)
    }

    /// The units of each view in a room, which is filled where something can take what is left.
    ///
    /// No view is cut to less than `least`, or a step, whatever it would leave to others.
    package static func lengths(
        of shares: [RoomShare],
        in room: Double,
        step: Double = 1,
        least: Double? = nil
    ) -> [Double] {
        let starts = shares.map { $0.start(step) }
        let needed = starts.reduce(0, +)
        if needed > room { return cut(starts, of: shares, to: room, step, least ?? step) }
        var shares = shares
        if !shares.contains(where: { $0.weight != nil }) {
            for index in shares.indices where shares[index].stretches { shares[index].weight = 1 }
        }
        guard shares.contains(where: { $0.weight != nil }) else { return starts }
        let unweighted = zip(shares, starts).filter { $0.0.weight == nil }.map(\.1).reduce(0, +)
        return spread(room - unweighted, over: shares, starts: starts, step)
    }

    /// Takes the excess from the views that may shrink, from those that resist least, and of these from the last to
    /// the first: before all others from those that stretch or wrap, as long as they have half of the space.
    private static func cut(
        _ starts: [Double],
        of shares: [RoomShare],
        to room: Double,
        _ step: Double,
        _ least: Double
    ) -> [Double] {
        var lengths = starts
        var excess = starts.reduce(-room, +)
        func cut(_ indices: ArraySlice<Int>, downTo floor: (RoomShare) -> Double?) {
            for index in indices where excess > 0 {
                guard let floor = floor(shares[index]) else { continue }
                let loss = min(excess, max(0, lengths[index] - floor))
                lengths[index] -= loss
                excess -= loss
            }
        }
        let half = (room / 2 / step).rounded(.up) * step
        // What code sets may be no number.
        let resistances = shares.map { $0.resistance.isNaN ? 0 : $0.resistance }
        let order = shares.indices.sorted { (resistances[$0], $1) < (resistances[$1], $0) }
        var rest = order[...]
        while let first = rest.first, excess > 0 {
            let equals = rest.prefix { resistances[$0] == resistances[first] }
            rest = rest.dropFirst(equals.count)
            cut(equals) {
                ($0.stretches || $0.kind == .wrapping) && $0.weight == nil
                    ? max(half, $0.minimum) : nil
            }
            cut(equals) { $0.isText && $0.weight == nil ? max(least, $0.minimum) : nil }
            cut(equals) {
                $0.kind == .flexible && $0.weight == nil ? max(least, $0.minimum) : nil
            }
        }
        cut(order[...]) { $0.kind == .spacer ? 0 : least }
        return lengths
    }

    /// Splits space in proportion to weights; where a limit is reached the rest goes to the others.
    private static func spread(
        _ room: Double,
        over shares: [RoomShare],
        starts: [Double],
        _ step: Double
    ) -> [Double] {
        var lengths = starts
        var open = shares.indices.filter { shares[$0].weight != nil }
        var left = room
        while !open.isEmpty {
            let portions = split(max(0, left), by: open.map { shares[$0].weight ?? 0 }, step)
            let bounded = zip(open, portions).map { index, portion in
                min(
                    max(portion, starts[index]),
                    max(starts[index], shares[index].maximum ?? .infinity)
                )
            }
            let surplus = zip(bounded, portions).map { $0 - $1 }.reduce(0, +)
            for (index, length) in zip(open, bounded) { lengths[index] = length }
            // A raised view takes from the others, a limited one leaves them more: first the one,
            // then the other, until the portions add up.
            let settled = zip(open, zip(bounded, portions)).filter { _, pair in
                surplus > 0 ? pair.0 > pair.1 : (surplus < 0 && pair.0 < pair.1)
            }
            guard !settled.isEmpty else { break }
            left -= settled.map(\.1.0).reduce(0, +)
            let indices = Set(settled.map(\.0))
            open.removeAll(where: indices.contains)
        }
        return lengths
    }

    /// Splits units in proportion, the remaining ones to the first.
    private static func split(
        _ room: Double,
        by weights: [Double],
        _ step: Double
    ) -> [Double] {
        let units = room / step
        let greatest = weights.max() ?? 1
        // Very large weights must not add up to infinity.
        let scaled = weights.map { $0 / greatest }
        let total = scaled.reduce(0, +)
        // The tenth of a tenth is not exact in binary: a portion that is whole must stay so.
        var portions = scaled.map { (units * $0 / total + 1e-9).rounded(.down) }
        var rest = units - portions.reduce(0, +)
        for index in portions.indices where rest > 0 {
            portions[index] += 1
            rest -= 1
        }
        return portions.map { $0 * step }
    }
}
