import SceneLanguage
package import SceneText

extension RowFeed {
    /// Whether a changed row finds its way back into the data.
    var takesEdits: Bool { rows.rows == nil || nestedFields != nil }

    /// Whether the rows are mere numbers, so that moving one would mean nothing.
    var isCounted: Bool {
        guard case .counted = origin else { return false }
        return true
    }

    /// The field that holds the rows of a record, from the outermost inwards; nil for rows that are
    /// computed.
    private var nestedFields: [String]? {
        guard let path = rows.rows?.expressions.first?.path, !path.members.isEmpty else {
            return nil
        }
        return path.members.map(\.name)
    }

    /// Takes a row out of the data; a section without rows goes with its record.
    func remove(section: Int, row: Int) {
        guard let groups else { return removeRecord(at: row) }
        let group = groups[section]
        guard let outer = group.outer else { return removeRecord(at: group.members[row]) }
        var nested = group.nested
        nested.remove(at: row)
        if nested.isEmpty {
            removeRecord(at: outer)
        } else {
            replace(nested, inRecord: outer)
        }
    }

    /// Puts a record before a row.
    func insert(_ item: DataValue, section: Int, row: Int) {
        guard let groups else { return insertRecord(item, at: row) }
        let group = groups[section]
        if let outer = group.outer {
            var nested = group.nested
            nested.insert(item, at: min(row, nested.count))
            replace(nested, inRecord: outer)
        } else {
            let last = group.members.last.map { $0 + 1 } ?? recordCount
            insertRecord(item, at: row < group.members.count ? group.members[row] : last)
        }
    }

    /// Moves a row within its section.
    func move(section: Int, from row: Int, to newRow: Int) {
        guard let groups else { return moveRecord(from: row, to: newRow) }
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
        else { return moveRecord(from: places[row], to: places[newRow]) }
        var records = touched.map { record(at: $0) ?? .null }
        if row < newRow {
            records.append(records.removeFirst())
        } else {
            records.insert(records.removeLast(), at: 0)
        }
        for (place, record) in zip(touched, records) { replaceRecord(at: place, with: record) }
    }

    private func removeRecord(at place: Int) {
        switch origin {
        case .stored(let name): interpreter.data.remove(from: name, at: place)
        case .values(var store):
            store.remove(at: place)
            origin = .values(store)
            didChange?(.removed(place))
        case .counted(let count):
            origin = .counted(count - 1)
            didChange?(.removed(place))
        }
    }

    private func insertRecord(_ item: DataValue, at place: Int) {
        switch origin {
        case .stored(let name): interpreter.data.insert(item, into: name, at: place)
        case .values(var store):
            store.insert(item, at: place)
            origin = .values(store)
            didChange?(.inserted(place))
        case .counted(let count):
            origin = .counted(count + 1)
            didChange?(.inserted(place))
        }
    }

    private func moveRecord(from place: Int, to newPlace: Int) {
        switch origin {
        case .stored(let name): interpreter.data.move(in: name, from: place, to: newPlace)
        case .values(var store):
            store.move(from: place, to: newPlace)
            origin = .values(store)
            didChange?(.moved(from: place, to: newPlace))
        case .counted: break
        }
    }

    /// Puts a list back into the record that holds it, under the field that the rows come from.
    private func replace(_ nested: [DataValue], inRecord outer: Int) {
        guard let fields = nestedFields, let record = record(at: outer) else { return }
        replaceRecord(at: outer, with: record.replacing(fields[...], with: .list(nested)))
    }

    private func replaceRecord(at place: Int, with record: DataValue) {
        switch origin {
        case .stored(let name): interpreter.data.replace(in: name, at: place, with: record)
        case .values(var store):
            store.replace(at: place, with: record)
            origin = .values(store)
            didChange?(.replaced(place))
        case .counted: break
        }
    }
}

extension RowFeed {
    /// The rows as they were last put into sections, seen around one record.
    func shape(around record: Int?) -> FeedShape {
        var shape = FeedShape(
            counts: (0..<sectionCount).map { rowCount(inSection: $0) },
            titles: (groups ?? []).filter { $0.outer == nil }.map(\.key)
        )
        guard let record else { return shape }
        guard let groups else {
            shape.place = RowPlace(section: 0, row: record)
            return shape
        }
        for (section, group) in groups.enumerated() {
            if group.outer == record {
                shape.place = RowPlace(section: section, row: 0)
                shape.nested = group.nested
                return shape
            }
            if group.outer == nil, let row = group.members.firstIndex(of: record) {
                shape.place = RowPlace(section: section, row: row)
                return shape
            }
        }
        return shape
    }
}

extension DataValue {
    /// The values of a list; none for what is not one.
    package var elements: [DataValue] {
        guard case .list(let values) = self else { return [] }
        return values
    }

    /// The record with the value at a path of fields replaced.
    fileprivate func replacing(_ fields: ArraySlice<String>, with value: DataValue) -> DataValue {
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
