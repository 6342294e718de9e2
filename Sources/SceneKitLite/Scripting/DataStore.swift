import SceneLanguage
import SceneText

/// The data of a running scene, which effects and a person's edits change.
package final class DataStore {
    /// How one list has changed.
    package enum Change {
        case inserted(Int)
        case removed(Int)
        case moved(from: Int, to: Int)

        /// The record at a place is another one now.
        case replaced(Int)
    }

    private var contents: [String: DataContent]

    /// The values of lists that expressions have asked for as a whole.
    private var lists: [String: DataValue] = [:]

    /// Called after each change with the name of the data.
    var didChange: ((String, Change) -> Void)?

    init(_ contents: [String: DataContent]) { self.contents = contents }

    /// The rows of a list; nil for data that is not a list, and for an unknown name.
    func rows(of name: String) -> RowStore? {
        guard case .rows(let rows)? = contents[name] else { return nil }
        return rows
    }

    /// The whole value of some data; nil for an unknown name.
    func value(of name: String) throws(RowError) -> DataValue? {
        switch contents[name] {
        case nil: return nil
        case .value(let value)?: return value
        case .rows(let rows)?:
            if let known = lists[name] { return known }
            let list = DataValue.list(try rows.values())
            lists[name] = list
            return list
        }
    }

    /// Puts a record before the one at a place, or at the end.
    func insert(_ record: DataValue, into name: String, at place: Int) {
        change(name, .inserted(place)) { $0.insert(record, at: place) }
    }

    /// Takes a record out.
    func remove(from name: String, at place: Int) {
        change(name, .removed(place)) { $0.remove(at: place) }
    }

    /// Takes a record out and puts it where it then has another place.
    func move(in name: String, from place: Int, to newPlace: Int) {
        change(name, .moved(from: place, to: newPlace)) { $0.move(from: place, to: newPlace) }
    }

    /// Replaces a record with another.
    func replace(in name: String, at place: Int, with record: DataValue) {
        change(name, .replaced(place)) { $0.replace(at: place, with: record) }
    }

    private func change(_ name: String, _ change: Change, _ apply: (inout RowStore) -> Void) {
        guard case .rows(var rows)? = contents[name] else { return }
        // Rows that the dictionary holds too would be copied by the change.
        contents[name] = nil
        apply(&rows)
        contents[name] = .rows(rows)
        lists[name] = nil
        didChange?(name, change)
    }
}
