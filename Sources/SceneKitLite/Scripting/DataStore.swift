import SceneLanguage
import SceneText

/// The data of a running scene, which effects and a person's edits change.
package final class DataStore {
    /// How one list has changed.
    package enum Change {
        /// A record was put before the one at a place, or at the end.
        case inserted(DataValue, at: Int)
        case removed(Int)
        case moved(from: Int, to: Int)

        /// The record at a place is another one now.
        case replaced(DataValue, at: Int)
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

    /// One record of a list; nil if there is none, or if it cannot be read.
    func record(at place: Int, of name: String) -> DataValue? {
        guard let rows = rows(of: name), place < rows.count else { return nil }
        return try? rows.row(at: place)
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

    /// Changes a list.
    func change(_ name: String, _ change: Change) {
        guard case .rows(var rows)? = contents[name] else { return }
        // Rows that the dictionary holds too would be copied by the change.
        contents[name] = nil
        rows.make(change)
        contents[name] = .rows(rows)
        lists[name] = nil
        didChange?(name, change)
    }
}

extension RowStore {
    /// Makes a change of the rows.
    mutating func make(_ change: DataStore.Change) {
        switch change {
        case .inserted(let record, let place): insert(record, at: place)
        case .removed(let place): remove(at: place)
        case .moved(let place, let newPlace): move(from: place, to: newPlace)
        case .replaced(let record, let place): replace(at: place, with: record)
        }
    }
}
