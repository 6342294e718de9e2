import FoundationEssentials
import SceneLanguage
import SceneRuntime
import SceneText

extension RowFeed {
    /// Whether a changed row finds its way back into the data.
    var takesEdits: Bool { rows.rows == nil || nestedFields != nil }

    /// Whether the rows are mere numbers, so that moving one would mean nothing.
    var isCounted: Bool {
        if case .counted = origin { true } else { false }
    }

    /// The field that holds the rows of a record, from the outermost inwards; nil for rows that are
    /// computed.
    var nestedFields: [String]? {
        guard let path = rows.rows?.expressions.first?.path, !path.members.isEmpty else {
            return nil
        }
        return path.members.map(\.name)
    }

    /// Takes a row out of the data; a section without rows goes with its record.
    func remove(section: Int, row: Int) {
        guard let groups else {
            return change(.removed(recordNumber(section: section, row: row) ?? row))
        }
        let group = groups[section]
        guard let outer = group.outer else { return change(.removed(group.members[row])) }
        var nested = group.nested
        nested.remove(at: row)
        if nested.isEmpty {
            change(.removed(outer))
        } else {
            replace(nested, inRecord: outer)
        }
    }

    /// Puts a record before a row.
    func insert(_ item: DataValue, section: Int, row: Int) {
        guard let groups else {
            guard let order else { return change(.inserted(item, at: row)) }
            let place = row < order.count ? order[row] : (order.max() ?? recordCount - 1) + 1
            return change(.inserted(item, at: place))
        }
        let group = groups[section]
        if let outer = group.outer {
            var nested = group.nested
            nested.insert(item, at: min(row, nested.count))
            replace(nested, inRecord: outer)
        } else {
            let last = group.members.last.map { $0 + 1 } ?? recordCount
            let place = row < group.members.count ? group.members[row] : last
            change(.inserted(item, at: place))
        }
    }

    /// Whether a row can go to another section: into the list of another record, or under another
    /// title by the field that titles are.
    var takesRowsOfOtherSections: Bool {
        rows.rows == nil ? titleField != nil : nestedFields != nil
    }

    /// The field whose values are the titles of sections; nil for titles that are computed.
    private var titleField: String? {
        guard let path = rows.section?.expressions.first?.path, path.root.name == "item",
            path.count == 2
        else { return nil }
        return path.last.name
    }

    /// Moves a row to another section.
    func move(_ place: IndexPath, toSectionOf newPlace: IndexPath) {
        guard let groups else { return }
        let (source, target) = (groups[place.section], groups[newPlace.section])
        if let outer = source.outer, let newOuter = target.outer {
            var (left, joined) = (source.nested, target.nested)
            joined.insert(left.remove(at: place.row), at: min(newPlace.row, joined.count))
            replace(left, inRecord: outer)
            replace(joined, inRecord: newOuter)
        } else if let titleField, let number = source.members.last {
            // The last place of the section is given up, so that the sections keep their order.
            moveMember(of: source.members, from: place.row, to: source.members.count - 1)
            guard let record = record(at: number) else { return }
            change(.replaced(record.setting([(titleField, target.key)]), at: number))
            let last = target.members.last.map { $0 + 1 } ?? recordCount
            let next = newPlace.row < target.members.count ? target.members[newPlace.row] : last
            let newNumber = next > number ? next - 1 : next
            if newNumber != number { change(.moved(from: number, to: newNumber)) }
        }
    }

    /// Moves a row within its section.
    func move(section: Int, from row: Int, to newRow: Int) {
        guard let groups else {
            guard let order else { return change(.moved(from: row, to: newRow)) }
            return moveMember(of: order, from: row, to: newRow)
        }
        let group = groups[section]
        if let outer = group.outer {
            var nested = group.nested
            nested.insert(nested.remove(at: row), at: newRow)
            replace(nested, inRecord: outer)
        } else {
            moveMember(of: group.members, from: row, to: newRow)
        }
    }

    /// Moves a record among the places of its section.
    ///
    /// Where records of other sections are in between, the records trade positions: a
    /// record that was moved past those would give the sections another order.
    private func moveMember(of places: [Int], from row: Int, to newRow: Int) {
        let touched = places[min(row, newRow)...max(row, newRow)]
        guard let first = touched.first, let last = touched.last, last - first >= touched.count
        else { return change(.moved(from: places[row], to: places[newRow])) }
        var records = touched.map { record(at: $0) ?? .null }
        if row < newRow {
            records.append(records.removeFirst())
        } else {
            records.insert(records.removeLast(), at: 0)
        }
        for (place, record) in zip(touched, records) { change(.replaced(record, at: place)) }
    }

    /// Puts a list back into the record that holds it, under the field that the rows come from.
    private func replace(_ nested: [DataValue], inRecord outer: Int) {
        guard let fields = nestedFields, let record = record(at: outer) else { return }
        change(.replaced(record.replacing(fields[...], with: .list(nested)), at: outer))
    }

    /// Makes a change where the records come from.
    private func change(_ change: DataStore.Change) {
        switch origin {
        case .stored(let name): return interpreter.data.change(name, change)
        case .values(var store):
            store.make(change)
            origin = .values(store)
        case .counted(let count):
            switch change {
            case .inserted: origin = .counted(count + 1)
            case .removed: origin = .counted(count - 1)
            case .moved, .replaced: return
            }
        }
        didChange?(change)
    }
}

extension RowFeed {
    /// The rows as they were last put into sections, seen around one record.
    func shape(around record: Int?) -> FeedShape {
        let sections = (0..<sectionCount).map { section in
            let group = groups?[section]
            let title = group?.outer == nil ? group?.key : nil
            return FeedShape.Section(count: rowCount(inSection: section), title: title)
        }
        var shape = FeedShape(sections: sections)
        guard let record else { return shape }
        guard let groups else {
            let row = order.map { $0.firstIndex(of: record) } ?? record
            shape.place = row.map { IndexPath(row: $0, section: 0) }
            return shape
        }
        for (section, group) in groups.enumerated() {
            if group.outer == record {
                shape.place = IndexPath(row: 0, section: section)
                shape.nested = group.nested
                return shape
            }
            if group.outer == nil, let row = group.members.firstIndex(of: record) {
                shape.place = IndexPath(row: row, section: section)
                return shape
            }
        }
        return shape
    }
}

extension DataValue {
    /// The record with some of its fields changed; those that it lacks are added.
    func setting(_ fields: [(name: String, value: DataValue)]) -> DataValue {
        var pairs: [(String, DataValue)] = []
        if case .record(let record) = self { pairs = Array(zip(record.names, record.values)) }
        for field in fields {
            if let place = pairs.firstIndex(where: { $0.0 == field.name }) {
                pairs[place].1 = field.value
            } else {
                pairs.append((field.name, field.value))
            }
        }
        return .record(Record(pairs))
    }

    /// The value under some fields, one inside the other.
    func value(at fields: [String]) -> DataValue? {
        fields.reduce(self) { value, name in
            guard case .record(let record)? = value else { return nil }
            return record[name]
        }
    }

    /// The record with the value at a path of fields replaced.
    func replacing(_ fields: ArraySlice<String>, with value: DataValue) -> DataValue {
        guard let field = fields.first, case .record(let record) = self else { return value }
        return .record(
            Record(
                zip(record.names, record.values).map { name, old in
                    (name, name == field ? old.replacing(fields.dropFirst(), with: value) : old)
                }
            )
        )
    }
}
