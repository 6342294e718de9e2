package import SceneText

/// The rows of a table: records of a file, only those that are asked for become values.
///
/// A store is a value: changing a copy leaves the other as it was, and both share the file.
package struct RowStore: Sendable {
    private let records: any RecordSource
    private var order: RowOrder
    private var added: [DataValue] = []

    /// The columns that the header of a CSV file names; nil for other rows.
    package let columns: [String]?

    /// Makes a store of values that are there already.
    package init(_ values: [DataValue]) {
        self.init(ValueRecords(values: values))
    }

    /// Makes a store of the values of a list in a scene file.
    package init(_ values: [DataValue], writtenAt range: SourceRange, in tree: YAMLTree) {
        self.init(ValueRecords(values: values, list: (tree, range)))
    }

    init(_ records: any RecordSource, columns: [String]? = nil) {
        self.records = records
        self.columns = columns
        order = RowOrder(fileCount: records.count)
    }

    /// How many rows there are.
    package var count: Int { order.count }
}

// MARK: - Reading

extension RowStore {
    /// The value of one row.
    package func row(at index: Int) throws(RowError) -> DataValue {
        var cursor = RowCursor()
        return try row(at: index, with: &cursor)
    }

    /// The value of one row, searched for from the position of the last one.
    ///
    /// Of a record, only the fields that are asked for are read and come back; `nil` asks for all.
    /// Reading all rows in order with one cursor passes the file once and keeps nothing.
    package func row(
        at index: Int,
        fields: [String]? = nil,
        with cursor: inout RowCursor
    ) throws(RowError) -> DataValue {
        switch order[index] {
        case .file(let record):
            try records.record(at: record, fields: fields, cursor: &cursor)
        case .added(let place): added[place].limited(to: fields)
        }
    }

    /// Where the record of a row is written; nil for a row that was added, and for values that are in no text.
    package func place(ofRow index: Int, with cursor: inout RowCursor) -> Annotation? {
        guard index < count, case .file(let record) = order[index] else { return nil }
        return records.place(of: record, cursor: &cursor)
    }

    /// What finds fields of the rows in place in a file; nil where rows are not JSON records,
    /// or no longer those of the file.
    package func fields(_ names: [String]) -> RecordFields? {
        guard order.isThatOfFile else { return nil }
        return (records as? JSONRecords)?.fields(names)
    }

    /// The values of the first rows: all when there is no limit.
    package func values(limit: Int? = nil) throws(RowError) -> [DataValue] {
        var cursor = RowCursor()
        var values: [DataValue] = []
        values.reserveCapacity(min(count, limit ?? count))
        while values.count < min(count, limit ?? count) {
            values.append(try row(at: values.count, with: &cursor))
        }
        return values
    }
}

// MARK: - Changing

extension RowStore {
    /// Puts a row before the one at an index, or at the end.
    package mutating func insert(_ value: DataValue, at index: Int) {
        order.insert(.added(added.count), at: index)
        added.append(value)
    }

    /// Takes a row out.
    package mutating func remove(at index: Int) {
        order.remove(at: index)
    }

    /// Takes a row out and puts it where it then has a new index.
    package mutating func move(from index: Int, to newIndex: Int) {
        let origin = order.remove(at: index)
        order.insert(origin, at: newIndex)
    }

    /// Replaces a row with a value.
    package mutating func replace(at index: Int, with value: DataValue) {
        order.remove(at: index)
        insert(value, at: index)
    }
}
