/// The units along an axis that a view has for itself.
package nonisolated enum Room: Hashable, Sendable {
    /// It is to be filled: by a fixed size, a weight, or the alignment `fill`.
    case given(Double)

    /// It was found by measuring the view, so that weights inside do nothing.
    case settled(Double)

    /// It may be used as far as the view needs it.
    case upTo(Double)

    /// It has no end.
    case open

    /// How much there is; nil for no end.
    package var limit: Double? {
        switch self {
        case .given(let units), .settled(let units), .upTo(let units): units
        case .open: nil
        }
    }

    /// The size itself where it has been decided.
    package var decided: Double? {
        switch self {
        case .given(let units), .settled(let units): units
        case .upTo, .open: nil
        }
    }

    /// The same kind of room with less in it; never less than nothing.
    func reduced(by units: Double) -> Room {
        map { max(0, $0 - units) }
    }

    /// The same kind of room, with another number.
    func map(_ change: (Double) -> Double) -> Room {
        switch self {
        case .given(let units): .given(change(units))
        case .settled(let units): .settled(change(units))
        case .upTo(let units): .upTo(change(units))
        case .open: .open
        }
    }

    /// As much, but only as far as a view needs it.
    package var asNeeded: Room { limit.map(Room.upTo) ?? .open }

    /// What a view gets from a superview that has decided on a size: filled only if this room is.
    func deciding(_ units: Double) -> Room {
        if case .given = self { return .given(units) }
        return .settled(units)
    }
}
