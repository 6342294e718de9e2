import SceneText

/// What a view asks of its extent along an axis: a fixed one, or a least and a greatest.
struct LengthRange {
    var fixed: Double?
    var minimum: Double?
    var maximum: Double?

    init(of view: View, along axis: Axis, medium: any Medium) {
        func units(_ points: Double?) -> Double? { points.map { medium.length($0, along: axis) } }
        switch axis {
        case .horizontal:
            fixed = units(view.width)
            minimum = units(view.minimumWidth)
            maximum = units(view.maximumWidth)
        case .vertical:
            fixed = units(view.height)
            minimum = units(view.minimumHeight)
            maximum = units(view.maximumHeight)
        }
        // Text has rows and columns in place of a document's points.
        if fixed == nil, view.framing.isDrawn, !medium.readsFrames {
            fixed = units(view.constrainedLength(along: axis))
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

extension View {
    /// The length that a constraint of the view gives it, whatever else there is.
    fileprivate func constrainedLength(along axis: Axis) -> Double? {
        let attribute: ConstraintAttribute = axis == .horizontal ? .width : .height
        return constraints.first {
            $0.first.view === self && $0.first.attribute == attribute && $0.second == nil
                && $0.relation == .equal && $0.priority == 1000
        }?.constant
    }
}
