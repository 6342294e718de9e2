/// What a view asks of its extent along an axis: a fixed one, or a least and a greatest.
struct LengthRange {
    var fixed: Double?
    var minimum: Double?
    var maximum: Double?

    init(_ sizing: Sizing, along axis: Axis, medium: any Medium) {
        func units(_ points: Double?) -> Double? { points.map { medium.length($0, along: axis) } }
        switch axis {
        case .horizontal:
            fixed = units(sizing.width)
            minimum = units(sizing.minimumWidth)
            maximum = units(sizing.maximumWidth)
        case .vertical:
            fixed = units(sizing.height)
            minimum = units(sizing.minimumHeight)
            maximum = units(sizing.maximumHeight)
        }
    }

    /// The room that is left of what is offered.
    func narrowed(_ room: Room) -> Room {
        if let fixed { return .given(min(fixed, room.limit ?? fixed)) }
        guard let maximum else { return room }
        return room == .open ? .upTo(maximum) : room.map { min($0, maximum) }
    }

    /// The extent that a content gets in a room that was narrowed before.
    func extent(of content: Double, in room: Room) -> Double {
        if let decided = room.decided { return decided }
        return min(max(content, minimum ?? 0), room.limit ?? .infinity)
    }
}
