import FoundationEssentials
import SceneRuntime
import SceneText

/// How many rows the sections of a feed have, and where one record of it is.
struct FeedShape {
    /// A section as it is compared with another.
    struct Section: Hashable {
        let count: Int

        /// What its records have in common; nil if they are rows of one record.
        let title: DataValue?
    }

    let sections: [Section]
    var place: IndexPath?

    /// The rows that the record holds, where it is a section.
    var nested: [DataValue]?

    fileprivate func without(_ section: Int) -> [Section] {
        var rest = sections
        rest.remove(at: section)
        return rest
    }
}

/// What became of rows when their data changed, in the terms that tables understand.
enum FeedDifference: Hashable {
    case none
    case inserted(IndexPath)
    case removed(IndexPath)
    case moved(IndexPath, IndexPath)
    case insertedSection(Int)
    case removedSection(Int)

    /// More than one change can express.
    case many

    /// Compares the rows before a change with those after it.
    init(_ change: DataStore.Change, from old: FeedShape, to new: FeedShape) {
        let differing = zip(old.sections, new.sections).enumerated().filter {
            $0.element.0.count != $0.element.1.count
        }
        switch new.sections.count - old.sections.count {
        case 0 where old.sections.map(\.title) != new.sections.map(\.title): self = .many
        case 0 where differing.isEmpty:
            self = Self.moved(change, from: old, to: new)
        case 0 where differing.count == 1:
            self = Self.counted(differing[0].offset, from: old, to: new)
        case 0 where differing.count == 2:
            self = Self.movedAcross(differing.map(\.offset), from: old, to: new)
        case -1:
            let section = Self.firstDifference(old, new)
            self = old.without(section) == new.sections ? .removedSection(section) : .many
        case 1:
            let section = Self.firstDifference(new, old)
            self = new.without(section) == old.sections ? .insertedSection(section) : .many
        default: self = .many
        }
    }

    /// The first section of a longer shape that a shorter one does not have at its place.
    private static func firstDifference(_ longer: FeedShape, _ shorter: FeedShape) -> Int {
        let pairs = zip(longer.sections, shorter.sections)
        return pairs.enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? shorter.sections.count
    }

    /// Rows are as many as they were: one may have moved.
    private static func moved(
        _ change: DataStore.Change,
        from old: FeedShape,
        to new: FeedShape
    ) -> FeedDifference {
        switch change {
        case .moved, .replaced:
            guard let from = old.place, let to = new.place else {
                return old.place == new.place ? .none : .many
            }
            if from == to { return .none }
            return from.section == to.section ? .moved(from, to) : .many
        case .inserted: return new.place == nil ? .none : .many
        case .removed: return old.place == nil ? .none : .many
        }
    }

    /// One section has lost a row to another.
    private static func movedAcross(
        _ sections: [Int],
        from old: FeedShape,
        to new: FeedShape
    ) -> FeedDifference {
        guard let from = old.place, let to = new.place, from.section != to.section,
            sections.contains(from.section), sections.contains(to.section), old.nested == nil,
            new.sections[from.section].count == old.sections[from.section].count - 1,
            new.sections[to.section].count == old.sections[to.section].count + 1
        else { return .many }
        return .moved(from, to)
    }

    /// One section has got or lost rows.
    private static func counted(
        _ section: Int,
        from old: FeedShape,
        to new: FeedShape
    ) -> FeedDifference {
        let gain = new.sections[section].count - old.sections[section].count
        let isLonger = gain > 0
        guard abs(gain) == 1, var place = isLonger ? new.place : old.place,
            place.section == section
        else { return .many }
        if let before = old.nested, let after = new.nested {
            let pairs = zip(before, after).enumerated()
            let difference = pairs.first { $0.element.0 != $0.element.1 }?.offset
            let row = difference ?? min(before.count, after.count)
            place = IndexPath(row: row, section: section)
        }
        return isLonger ? .inserted(place) : .removed(place)
    }
}

extension DataStore.Change {
    /// The number of the record before the change; nil for one that is new.
    var oldRecord: Int? {
        switch self {
        case .inserted: nil
        case .removed(let place), .moved(let place, _), .replaced(_, let place): place
        }
    }

    /// The number of the record after the change; nil for one that is gone.
    var newRecord: Int? {
        switch self {
        case .removed: nil
        case .inserted(_, let place), .moved(_, let place), .replaced(_, let place): place
        }
    }
}
